// The input types that all lists share, and those of declared filters.
import {
  GraphQLBoolean,
  GraphQLEnumType,
  type GraphQLInputFieldConfigMap,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLScalarType,
  GraphQLString,
} from 'graphql';
import type { Filter, Input, InputObject } from '../model/filter.ts';
import type { Enumeration, Kind } from '../model/kind.ts';
import { Float, Int } from './scalars.ts';

export const PaginationInput = new GraphQLInputObjectType({
  name: 'PaginationInput',
  description: 'Which page of a list: the one that a cursor leads to, or one by its number.',
  fields: {
    cursor: { type: GraphQLString, description: 'A cursor of an earlier answer, unchanged; null for the first page.' },
    limit: { type: Int, description: 'Records on a page, 1 to 500; 25 when left out.' },
    page: { type: Int, description: 'Number of the page, from 1; not together with a cursor.' },
  },
});

const Direction = new GraphQLEnumType({
  name: 'Direction',
  description: 'Which way a list is ordered.',
  values: { ASC: { description: 'Smallest first, empty last.' }, DESC: { description: 'Largest first, empty first.' } },
});

export const OrderByInput = new GraphQLInputObjectType({
  name: 'OrderByInput',
  description: 'A field to order by, and which way.',
  fields: {
    field: { type: new GraphQLNonNull(GraphQLString), description: 'Name of any scalar field of the type.' },
    direction: { type: Direction, defaultValue: 'ASC', description: 'ASC when left out.' },
  },
});

export const SearchInput = new GraphQLInputObjectType({
  name: 'Search',
  description: 'Words to look for; case and accents do not matter.',
  fields: {
    query: {
      type: GraphQLString,
      description: 'Words, all of which must occur somewhere in the fields.',
    },
    fields: {
      type: new GraphQLList(GraphQLString),
      description:
        'Fields to look in. Names that the type does not have are ignored; the usual ones when none is left.',
    },
  },
});

export const FileInput = new GraphQLInputObjectType({
  name: 'FileInput',
  description: 'A file to store.',
  fields: {
    filename: { type: GraphQLString, description: 'What it is called.' },
    content: { type: new GraphQLNonNull(GraphQLString), description: 'Its bytes, as base64.' },
  },
});

export const filterInputs: Record<Kind['graphql'], GraphQLInputObjectType> = {
  Int: filter('IntFilter', Int, ordered),
  Float: filter('FloatFilter', Float, ordered),
  String: filter('StringFilter', GraphQLString, type => ({ ...ordered(type), ...textual(type) })),
  Boolean: filter('BooleanFilter', GraphQLBoolean, () => ({})),
};

function filter(
  name: string,
  type: GraphQLScalarType,
  more: (type: GraphQLScalarType) => GraphQLInputFieldConfigMap,
): GraphQLInputObjectType {
  const list = new GraphQLList(type);
  return new GraphQLInputObjectType({
    name,
    description: 'Conditions on a value; all of them must hold.',
    fields: {
      eq: { type, description: 'Equal to this; null: empty.' },
      ne: { type, description: 'Not equal to this; null: not empty.' },
      in: { type: list, description: 'Equal to one of these.' },
      notIn: { type: list, description: 'Equal to none of these.' },
      isNull: { type: GraphQLBoolean, description: 'Whether it is empty.' },
      ...more(type),
    },
  });
}

function ordered(type: GraphQLScalarType): GraphQLInputFieldConfigMap {
  return {
    lt: { type, description: 'Less than this.' },
    lte: { type, description: 'At most this.' },
    gt: { type, description: 'Greater than this.' },
    gte: { type, description: 'At least this.' },
  };
}

function textual(type: GraphQLScalarType): GraphQLInputFieldConfigMap {
  return {
    contains: { type, description: 'Holds this text, letter for letter.' },
    startsWith: { type, description: 'Begins with this text, letter for letter.' },
  };
}

const enums = new Map<string, GraphQLEnumType>();

/** One type per enumeration, however often it is named. */
export function enumOf({ name, doc, values }: Enumeration): GraphQLEnumType {
  const type =
    enums.get(name) ??
    new GraphQLEnumType({
      name,
      description: doc,
      values: Object.fromEntries(Object.entries(values).map(([value, description]) => [value, { description }])),
    });
  enums.set(name, type);
  return type;
}

const objects = new Map<string, GraphQLInputObjectType>();
const scalars = { Int, Float, String: GraphQLString, Boolean: GraphQLBoolean };

export function inputTypeOf(input: Input): GraphQLInputType {
  const inner =
    'scalar' in input
      ? scalars[input.scalar]
      : 'enumeration' in input
        ? enumOf(input.enumeration)
        : objectOf(input.object);
  const type = input.list ? new GraphQLList(inner) : inner;
  return input.required ? new GraphQLNonNull(type) : type;
}

function objectOf({ name, doc, members }: InputObject): GraphQLInputObjectType {
  const type =
    objects.get(name) ??
    new GraphQLInputObjectType({
      name,
      description: doc,
      fields: Object.fromEntries(
        Object.entries(members).map(([member, input]) => [
          member,
          { type: inputTypeOf(input), description: input.doc },
        ]),
      ),
    });
  objects.set(name, type);
  return type;
}

/** Declared filters as arguments, or as members of an input. */
export function filterFields(filters: Readonly<Record<string, Filter>> = {}): GraphQLInputFieldConfigMap {
  return Object.fromEntries(
    Object.entries(filters).map(([name, { input, doc }]) => [name, { type: inputTypeOf(input), description: doc }]),
  );
}
