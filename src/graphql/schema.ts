// Registry → GraphQL schema: for every resource its type, list, lookups, mutations and conditions. The schema only describes;
// execute.ts answers, guided by the root fields' plans.
import {
  GraphQLBoolean,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLFieldConfigMap,
  type GraphQLInputFieldConfigMap,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLScalarType,
  GraphQLSchema,
  GraphQLString,
} from 'graphql';
import type { Face, Field, Registry, Relation, Resource } from '../model/registry.ts';
import type { Operation } from '../operations/operation.ts';
import type { NamedShape, Question } from '../operations/question.ts';
import { isRequired, isWritable } from '../write/validate.ts';
import { FileInput, filterInputs, OrderByInput, PaginationInput, SearchInput } from './inputs.ts';
import { Float, Int } from './scalars.ts';

/** What a root field does. */
export type Plan =
  | { readonly verb: 'list' | 'create'; readonly resource: Resource }
  | { readonly verb: 'lookup'; readonly resource: Resource; readonly by: Field }
  | { readonly verb: 'update' | 'delete'; readonly resource: Resource }
  /** The resource is that of the result. */
  | { readonly verb: 'operation'; readonly resource: Resource; readonly operation: Operation }
  /** The resource is that of the record it is about. */
  | { readonly verb: 'question'; readonly resource: Resource; readonly question: Question };

export interface Schema {
  readonly schema: GraphQLSchema;
  /** `Query.cases` → its plan. */
  readonly plans: ReadonlyMap<string, Plan>;
}

const scalars: Record<Face['kind']['graphql'], GraphQLScalarType> = {
  Int,
  Float,
  String: GraphQLString,
  Boolean: GraphQLBoolean,
};

export function buildSchema(
  registry: Registry,
  operations: readonly Operation[],
  questions: readonly Question[],
): Schema {
  const plans = new Map<string, Plan>();
  const types = new Map<string, Types>();
  for (const resource of registry.values()) types.set(resource.name, typesOf(resource, types));
  const query: GraphQLFieldConfigMap<unknown, unknown> = {};
  const mutation: GraphQLFieldConfigMap<unknown, unknown> = {};
  for (const resource of registry.values()) {
    addQueries(query, plans, resource, types.get(resource.name)!);
    addMutations(mutation, plans, resource, types.get(resource.name)!);
  }
  for (const operation of operations) {
    const resource = registry.get(operation.result)!;
    plans.set(`Mutation.${operation.name}`, { verb: 'operation', resource, operation });
    mutation[operation.name] = {
      type: types.get(resource.name)!.object,
      description: operation.doc,
      args: operationArguments(operation, registry.get(operation.target.resource)!),
    };
  }
  for (const question of questions) {
    const { name, doc, target, result } = question;
    const resource = registry.get(target.resource)!;
    plans.set(`Query.${name}`, { verb: 'question', resource, question });
    const id = {
      type: new GraphQLNonNull(typeOf(resource.fields.get('id')!)),
      description: `Id of the ${resource.singular}.`,
    };
    query[name] = { type: objectOf(result), description: doc, args: { [target.argument]: id } };
  }
  const schema = new GraphQLSchema({
    description:
      'Order management for trades businesses: cases, customers, hours, materials, documents, planning and invoices.',
    query: new GraphQLObjectType({ name: 'Query', description: 'Everything that can be read.', fields: query }),
    mutation: new GraphQLObjectType({
      name: 'Mutation',
      description: 'Everything that can be changed.',
      fields: mutation,
    }),
  });
  return { schema, plans };
}

interface Types {
  readonly object: GraphQLObjectType;
  readonly page: GraphQLObjectType;
  readonly where: GraphQLInputObjectType;
  readonly some: GraphQLInputObjectType;
  readonly is: GraphQLInputObjectType;
}

function typesOf(resource: Resource, types: ReadonlyMap<string, Types>): Types {
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
      items: { type: nonNullList(object), description: 'The records of this page.' },
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
    const type = scalars[face.kind.graphql];
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
      ? { type: nonNullList(target.object), description, args: nestedArguments(target) }
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

function addQueries(
  query: GraphQLFieldConfigMap<unknown, unknown>,
  plans: Map<string, Plan>,
  resource: Resource,
  types: Types,
): void {
  const { plural, singular, verbs } = resource;
  if (resource.declaration.single) {
    plans.set(`Query.${singular}`, { verb: 'lookup', resource, by: resource.identity });
    query[singular] = { type: types.object, description: resource.declaration.doc };
    return;
  }
  if (verbs.graphql.has('list')) {
    plans.set(`Query.${plural}`, { verb: 'list', resource });
    query[plural] = {
      type: types.page,
      description: `A page of ${plural}. ${resource.declaration.doc}`,
      args: {
        pagination: { type: PaginationInput, description: 'Which page; the first one when left out.' },
        orderBy: {
          type: new GraphQLList(new GraphQLNonNull(OrderByInput)),
          description: 'Order; by id when left out.',
        },
        search: { type: SearchInput, description: 'Only records that hold all these words.' },
        where: { type: types.where, description: 'Only records that meet these conditions.' },
      },
    };
  }
  if (!verbs.graphql.has('one')) return;
  for (const by of new Set([resource.fields.get('id')!, resource.key])) {
    const name = `${singular}By${by.name[0]!.toUpperCase()}${by.name.slice(1)}`;
    plans.set(`Query.${name}`, { verb: 'lookup', resource, by });
    query[name] = {
      type: types.object,
      description:
        by.name === 'id' ? `One ${singular} by its id.` : `One ${singular} by its number; null when there is none.`,
      args: { [by.name]: { type: new GraphQLNonNull(typeOf(by)), description: describe(by.faces.graphql!) } },
    };
  }
}

function addMutations(
  mutation: GraphQLFieldConfigMap<unknown, unknown>,
  plans: Map<string, Plan>,
  resource: Resource,
  { object }: Types,
): void {
  const { type, singular, verbs } = resource;
  const id = typeOf(resource.fields.get('id')!);
  const idArgument = { type: new GraphQLNonNull(id), description: `Id of the ${singular}.` };
  if (verbs.graphql.has('create')) {
    plans.set(`Mutation.create${type}`, { verb: 'create', resource });
    mutation[`create${type}`] = {
      type: object,
      description: `Makes a ${singular}.`,
      args: { input: { type: new GraphQLNonNull(inputOf(resource, 'create')), description: 'Its fields.' } },
    };
  }
  if (verbs.graphql.has('update')) {
    plans.set(`Mutation.update${type}`, { verb: 'update', resource });
    mutation[`update${type}`] = {
      type: object,
      description: `Changes a ${singular}: fields that are left out keep their value.`,
      args: {
        ...(!resource.declaration.single && { id: idArgument }),
        input: { type: new GraphQLNonNull(inputOf(resource, 'update')), description: 'The fields to change.' },
      },
    };
  }
  if (verbs.graphql.has('delete')) {
    plans.set(`Mutation.delete${type}`, { verb: 'delete', resource });
    mutation[`delete${type}`] = {
      type: id,
      description: `Deletes a ${singular} that nothing refers to, and returns its id.`,
      // Clients declare the variable without the exclamation mark.
      args: { id: { ...idArgument, type: id } },
    };
  }
}

const shapes = new WeakMap<NamedShape, GraphQLObjectType>();

/** One type per shape, however often it is named. */
function objectOf(shape: NamedShape): GraphQLObjectType {
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

function operationArguments(operation: Operation, target: Resource): GraphQLFieldConfigArgumentMap {
  const members = Object.entries(operation.input).map(([name, { kind, list, required, doc }]) => {
    const scalar = scalars[kind.graphql];
    const type = list ? new GraphQLList(new GraphQLNonNull(scalar)) : scalar;
    return [name, { type: required ? new GraphQLNonNull(type) : type, description: doc ?? `${words(name)}.` }] as const;
  });
  const fields = Object.fromEntries(members);
  const id = {
    type: new GraphQLNonNull(typeOf(target.fields.get('id')!)),
    description: `Id of the ${target.singular}.`,
  };
  if (operation.shape === 'arguments') return { [operation.target.argument]: id, ...fields };
  const name = `${operation.name[0]!.toUpperCase()}${operation.name.slice(1)}Input`;
  const input = new GraphQLInputObjectType({ name, description: operation.doc, fields });
  return { [operation.target.argument]: id, input: { type: input, description: 'How; everything has a default.' } };
}

function inputOf(resource: Resource, verb: 'create' | 'update'): GraphQLInputObjectType {
  const fields: GraphQLInputFieldConfigMap = {};
  for (const face of resource.faces.graphql.values()) {
    const { file } = face.field.declaration;
    if (!isWritable(face.field, verb) && !file) continue;
    const type: GraphQLInputType = file ? FileInput : scalars[face.kind.graphql];
    const required = verb === 'create' && isRequired(face.field, 'graphql');
    const description = file ? 'A file for it; null takes one away that it can be without.' : describe(face);
    fields[face.name] = { type: required ? new GraphQLNonNull(type) : type, description };
  }
  for (const [name, { target, declaration }] of resource.relations.graphql) {
    if (!declaration.saved) continue;
    const type = new GraphQLList(new GraphQLNonNull(memberInput(target, declaration.via!)));
    fields[name] = {
      type,
      description: 'Saved along with it: with an id changed, without made; others stay as they are.',
    };
  }
  const prefix = verb === 'create' ? 'Create' : 'Update';
  return new GraphQLInputObjectType({
    name: `${prefix}${resource.type}Input`,
    description: `Fields of a ${resource.singular} to ${verb}.`,
    fields,
  });
}

const memberInputs = new WeakMap<Resource, GraphQLInputObjectType>();

/** A record as it is saved along with its owner. */
function memberInput(resource: Resource, owner: string): GraphQLInputObjectType {
  const fields: GraphQLInputFieldConfigMap = {
    id: { type: typeOf(resource.fields.get('id')!), description: 'Which one to change.' },
  };
  for (const face of resource.faces.graphql.values()) {
    if (face.name === owner || !isWritable(face.field, 'create')) continue;
    fields[face.name] = { type: scalars[face.kind.graphql], description: describe(face) };
  }
  const input =
    memberInputs.get(resource) ??
    new GraphQLInputObjectType({ name: `${resource.type}Input`, description: resource.declaration.doc, fields });
  memberInputs.set(resource, input);
  return input;
}

function typeOf(field: Field): GraphQLScalarType {
  return scalars[field.declaration.kind.graphql];
}

function nonNullList(type: GraphQLObjectType): GraphQLNonNull<GraphQLList<GraphQLNonNull<GraphQLObjectType>>> {
  return new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(type)));
}

function describe(face: Face): string {
  const { doc } = face.field.declaration;
  return doc ?? `${words(face.name)}.`;
}

function describeRelation(relation: Relation): string {
  return `${words(relation.name)}. ${relation.target.declaration.doc}`;
}

/** `caseNumber` → `Case number`. */
function words(name: string): string {
  const text = name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
  return text[0]!.toUpperCase() + text.slice(1);
}
