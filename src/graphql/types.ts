// The types of records: object, page, and conditions; and how names become words.
import {
  GraphQLBoolean,
  type GraphQLEnumType,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLFieldConfigMap,
  type GraphQLInputFieldConfigMap,
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLScalarType,
  GraphQLString,
  getNamedType,
} from 'graphql';
import type { Kind } from '../model/kind.ts';
import type { Face, Field, Relation, Resource } from '../model/registry.ts';
import type { NamedShape } from '../operations/question.ts';
import { enumOf, filterInputs, OrderByInput } from './inputs.ts';
import { Float, Int } from './scalars.ts';

const scalars: Record<Kind['graphql'], GraphQLScalarType> = {
  Int,
  Float,
  String: GraphQLString,
  Boolean: GraphQLBoolean,
};

/** The scalar or enum of a kind. */
export function typeOfKind({ graphql, enumeration }: Kind): GraphQLScalarType | GraphQLEnumType {
  return enumeration ? enumOf(enumeration) : scalars[graphql];
}

export interface Types {
  readonly object: GraphQLObjectType;
  readonly page: GraphQLObjectType;
  readonly where: GraphQLInputObjectType;
  readonly some: GraphQLInputObjectType;
  readonly is: GraphQLInputObjectType;
}

export function typesOf(resource: Resource, types: ReadonlyMap<string, Types>): Types {
  const { type, declaration } = resource;
  const object = new GraphQLObjectType({
    name: type,
    description: declaration.doc,
    fields: () => ({ ...scalarFields(resource), ...relationFields(resource, types) }),
  });
  const page = new GraphQLObjectType({
    name: `${type}Pagination`,
    description: `A page of ${resource.plural}.`,
    fields: {
      items: { type: listOf(object), description: 'The records of this page.' },
      nextCursor: { type: GraphQLString, description: 'Cursor of the next page; null on the last one.' },
      previousCursor: { type: GraphQLString, description: 'Cursor of the page before; null on the first one.' },
      totalCount: { type: new GraphQLNonNull(Int), description: 'How many records there are on all pages together.' },
    },
  });
  const where: GraphQLInputObjectType = new GraphQLInputObjectType({
    name: `${type}Where`,
    description: `Conditions on ${resource.plural}; all of them must hold.`,
    fields: () => whereFields(resource, where, types),
  });
  const some = new GraphQLInputObjectType({
    name: `${type}ManyWhere`,
    description: `Conditions on related ${resource.plural}.`,
    fields: {
      some: { type: where, description: 'At least one related record meets these conditions.' },
      none: { type: where, description: 'No related record meets these conditions.' },
    },
  });
  const is = new GraphQLInputObjectType({
    name: `${type}OneWhere`,
    description: `Conditions on a related ${resource.singular}.`,
    fields: {
      is: { type: where, description: 'There is a related record and it meets these conditions; null: there is none.' },
    },
  });
  return { object, page, where, some, is };
}

function scalarFields(resource: Resource): GraphQLFieldConfigMap<unknown, unknown> {
  const fields: GraphQLFieldConfigMap<unknown, unknown> = {};
  for (const face of resource.faces.graphql.values()) {
    const type = typeOfKind(face.kind);
    fields[face.name] = { type: face.nullable ? type : new GraphQLNonNull(type), description: describe(face) };
  }
  return fields;
}

function relationFields(
  resource: Resource,
  types: ReadonlyMap<string, Types>,
): GraphQLFieldConfigMap<unknown, unknown> {
  const fields: GraphQLFieldConfigMap<unknown, unknown> = {};
  for (const [name, relation] of resource.relations.graphql) {
    const target = types.get(relation.target.name)!;
    const description = relation.declaration.doc ?? describeRelation(relation);
    fields[name] = relation.many
      ? { type: listOf(target.object), description, args: nestedArguments(target) }
      : { type: target.object, description };
  }
  return fields;
}

function nestedArguments({ where }: Types): GraphQLFieldConfigArgumentMap {
  return {
    limit: { type: Int, description: 'At most so many, 1 to 500; all when left out.' },
    orderBy: { type: new GraphQLList(new GraphQLNonNull(OrderByInput)), description: 'By id when left out.' },
    where: { type: where, description: 'Only those that meet these conditions.' },
  };
}

function whereFields(
  resource: Resource,
  where: GraphQLInputObjectType,
  types: ReadonlyMap<string, Types>,
): GraphQLInputFieldConfigMap {
  const list = new GraphQLList(new GraphQLNonNull(where));
  const fields: GraphQLInputFieldConfigMap = {
    AND: { type: list, description: 'All of these hold.' },
    OR: { type: list, description: 'At least one of these holds.' },
    NOT: { type: where, description: 'This does not hold.' },
  };
  for (const face of resource.faces.graphql.values()) {
    fields[face.name] = { type: filterInputs[face.kind.graphql], description: describe(face) };
  }
  for (const [name, relation] of resource.relations.graphql) {
    const target = types.get(relation.target.name)!;
    fields[name] = { type: relation.many ? target.some : target.is, description: describeRelation(relation) };
  }
  return fields;
}

const shapes = new WeakMap<NamedShape, GraphQLObjectType>();

/** One type per shape, however often it is named. */
export function objectOf(shape: NamedShape): GraphQLObjectType {
  const fields = (): GraphQLFieldConfigMap<unknown, unknown> =>
    Object.fromEntries(
      Object.entries(shape.members).map(([name, member]) => {
        const inner = 'type' in member ? scalars[member.type] : objectOf(member.of);
        const type =
          'of' in member && member.list ? new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(inner))) : inner;
        return [name, { type, description: member.doc }];
      }),
    );
  const object = shapes.get(shape) ?? new GraphQLObjectType({ name: shape.name, description: shape.doc, fields });
  shapes.set(shape, object);
  return object;
}

export function typeOf(field: Field): GraphQLScalarType | GraphQLEnumType {
  return typeOfKind(field.faces.graphql?.kind ?? field.declaration.kind);
}

/** What a page has pages of. */
export function itemTypeOf(page: GraphQLObjectType): GraphQLObjectType {
  return getNamedType(page.getFields().items!.type) as GraphQLObjectType;
}

/** A list as a root field; the field is null where it is refused. */
export function rootList(type: GraphQLObjectType): GraphQLList<GraphQLNonNull<GraphQLObjectType>> {
  return new GraphQLList(new GraphQLNonNull(type));
}

function listOf(type: GraphQLObjectType): GraphQLNonNull<ReturnType<typeof rootList>> {
  return new GraphQLNonNull(rootList(type));
}

/** What is declared of a field, else what its name says; and how its numbers are to be read. */
export function describe({ name, kind, field }: Face): string {
  const said = field.reference ? `Id of the ${words(name.replace(/Id$/, '')).toLowerCase()}.` : `${words(name)}.`;
  const { doc = said } = field.declaration;
  return kind.unit?.graphql ? `${doc} ${kind.unit.graphql}` : doc;
}

function describeRelation(relation: Relation): string {
  return `${words(relation.name)}. ${relation.target.declaration.doc}`;
}

/** `caseNumber` → `Case number`. */
export function words(name: string): string {
  const text = name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
  return text[0]!.toUpperCase() + text.slice(1);
}
