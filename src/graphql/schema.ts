// Registry → GraphQL schema: for every resource its type, lists, look-ups and mutations; operations and questions. The schema
// only describes; execute.ts answers, guided by the root fields' plans.
import {
  DirectiveLocation,
  GraphQLDirective,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLFieldConfigMap,
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLSchema,
  GraphQLString,
  specifiedDirectives,
} from 'graphql';
import type { Field, Registry, Resource } from '../model/registry.ts';
import type { ListDeclaration } from '../model/resource.ts';
import type { Operation } from '../operations/operation.ts';
import type { Question } from '../operations/question.ts';
import { bulkMutation } from './bulk.ts';
import { feedQueries, type OwnField, Subscription } from './feed.ts';
import { filterFields, inputTypeOf, OrderByInput, PaginationInput, SearchInput } from './inputs.ts';
import { inputOf, operationArguments } from './record-inputs.ts';
import { Int, Null } from './scalars.ts';
import { describe, objectOf, rootList, type Types, typeOf, typesOf, words } from './types.ts';

/** What a root field does. */
export type Plan =
  | { readonly verb: 'list'; readonly resource: Resource; readonly list: ListDeclaration }
  | { readonly verb: 'lookup'; readonly resource: Resource; readonly by: Field; readonly argument: string }
  | { readonly verb: 'create' | 'update' | 'delete' | 'bulk'; readonly resource: Resource }
  | { readonly verb: 'operation'; readonly operation: Operation }
  | { readonly verb: 'own'; readonly own: OwnField }
  /** The resource is that of the record it is about. */
  | { readonly verb: 'question'; readonly resource: Resource; readonly question: Question };

export interface Schema {
  readonly schema: GraphQLSchema;
  /** `Query.cases` → its plan. */
  readonly plans: ReadonlyMap<string, Plan>;
}

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
    plans.set(`Mutation.${operation.name}`, { verb: 'operation', operation });
    mutation[operation.name] = {
      type: resultType(operation, registry, types),
      description: operation.doc,
      args: operationArguments(operation, operation.target && registry.get(operation.target.resource)!),
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
  for (const [name, own] of Object.entries(feedQueries(registry))) {
    plans.set(`Query.${name}`, { verb: 'own', own });
    query[name] = own.config;
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
    subscription: Subscription,
    directives: [...specifiedDirectives, DryRun],
  });
  return { schema, plans };
}

function resultType(
  { result, target }: Operation,
  registry: Registry,
  types: ReadonlyMap<string, Types>,
): GraphQLOutputType {
  if (typeof result === 'string') return types.get(result)!.object;
  if ('records' in result) return rootList(types.get(result.records)!.object);
  if ('object' in result) return objectOf(result.object);
  return result.gone === 'nothing' ? Null : target ? typeOf(registry.get(target.resource)!.fields.get('id')!) : Int;
}

function addQueries(
  query: GraphQLFieldConfigMap<unknown, unknown>,
  plans: Map<string, Plan>,
  resource: Resource,
  types: Types,
): void {
  const { plural, singular, verbs, declaration } = resource;
  if (declaration.single) {
    plans.set(`Query.${singular}`, { verb: 'lookup', resource, by: resource.identity, argument: 'id' });
    query[singular] = { type: types.object, description: declaration.doc };
    return;
  }
  const usual = verbs.graphql.has('list') ? { [plural]: {} } : {};
  const lists: Record<string, ListDeclaration> = { ...usual, ...declaration.lists };
  for (const [name, list] of Object.entries(lists)) {
    plans.set(`Query.${name}`, { verb: 'list', resource, list });
    query[name] = {
      type: list.plain ? rootList(types.object) : types.page,
      description: list.doc ?? `${list.plain ? 'All' : 'A page of'} ${words(name).toLowerCase()}. ${declaration.doc}`,
      args: listArguments(resource, types, list),
      deprecationReason: list.deprecated,
    };
  }
  for (const [name, { by, doc, argument = by, optional, ignored = {} }] of Object.entries(declaration.lookups ?? {})) {
    const field = resource.fields.get(by)!;
    plans.set(`Query.${name}`, { verb: 'lookup', resource, by: field, argument });
    const type = optional ? typeOf(field) : new GraphQLNonNull(typeOf(field));
    query[name] = {
      type: types.object,
      description: doc,
      args: {
        ...Object.fromEntries(
          Object.entries(ignored).map(([other, input]) => [
            other,
            { type: inputTypeOf(input), description: input.doc },
          ]),
        ),
        [argument]: { type, description: describe(field.faces.graphql!) },
      },
    };
  }
  if (!verbs.graphql.has('one')) return;
  for (const by of new Set([resource.fields.get('id')!, resource.key])) {
    const name = `${singular}By${by.name[0]!.toUpperCase()}${by.name.slice(1)}`;
    plans.set(`Query.${name}`, { verb: 'lookup', resource, by, argument: by.name });
    query[name] = {
      type: types.object,
      description:
        by.name === 'id' ? `One ${singular} by its id.` : `One ${singular} by its number; null when there is none.`,
      args: { [by.name]: { type: new GraphQLNonNull(typeOf(by)), description: describe(by.faces.graphql!) } },
    };
  }
}

const filtersTypes = new Map<string, GraphQLInputObjectType>();

function listArguments(resource: Resource, types: Types, list: ListDeclaration): GraphQLFieldConfigArgumentMap {
  const filters = list.filters && {
    filters: { type: filtersInput(resource, list), description: 'Only records that all of these let through.' },
  };
  return {
    pagination: { type: PaginationInput, description: 'Which page; the first one when left out.' },
    orderBy: { type: new GraphQLList(new GraphQLNonNull(OrderByInput)), description: 'Order; by id when left out.' },
    search: {
      type: list.textSearch ? GraphQLString : SearchInput,
      description: 'Only records that hold all these words.',
    },
    ...filters,
    ...filterFields(list.arguments),
    where: { type: types.where, description: 'Only records that meet these conditions.' },
  };
}

/** One type per name, however many lists take it. */
function filtersInput(
  resource: Resource,
  { filters, filtersType: name = `${resource.type}FilterInput` }: ListDeclaration,
): GraphQLInputObjectType {
  const fields = filterFields(filters);
  const type =
    filtersTypes.get(name) ??
    new GraphQLInputObjectType({ name, description: `Filters of ${resource.plural}; all of them must hold.`, fields });
  filtersTypes.set(name, type);
  return type;
}

const ifVersion = {
  type: Int,
  description:
    'Only if the record still has this `version`; otherwise nothing happens and a ConflictException is told.',
};

const DryRun = new GraphQLDirective({
  name: 'dryRun',
  description: 'Runs every check and the whole write, answers what would be, and keeps nothing of it.',
  locations: [DirectiveLocation.MUTATION],
});

function addMutations(
  mutation: GraphQLFieldConfigMap<unknown, unknown>,
  plans: Map<string, Plan>,
  resource: Resource,
  { object }: Types,
): void {
  const { type, singular, verbs } = resource;
  const id = typeOf(resource.fields.get('id')!);
  const inputs = {
    ...(verbs.graphql.has('create') && { create: inputOf(resource, 'create') }),
    ...(verbs.graphql.has('update') && { update: inputOf(resource, 'update') }),
  };
  if (Object.keys(inputs).length > 0 && !resource.declaration.single) {
    plans.set(`Mutation.bulk${type}`, { verb: 'bulk', resource });
    mutation[`bulk${type}`] = bulkMutation(resource, inputs);
  }
  const idArgument = { type: new GraphQLNonNull(id), description: `Id of the ${singular}.` };
  if (verbs.graphql.has('create')) {
    plans.set(`Mutation.create${type}`, { verb: 'create', resource });
    mutation[`create${type}`] = {
      type: object,
      description: `Makes a ${singular}.`,
      args: { input: { type: new GraphQLNonNull(inputs.create!), description: 'Its fields.' } },
    };
  }
  if (verbs.graphql.has('update')) {
    plans.set(`Mutation.update${type}`, { verb: 'update', resource });
    mutation[`update${type}`] = {
      type: object,
      description: `Changes a ${singular}: fields that are left out keep their value.`,
      args: {
        ...(!resource.declaration.single && { id: idArgument }),
        ifVersion,
        input: { type: new GraphQLNonNull(inputs.update!), description: 'The fields to change.' },
      },
    };
  }
  if (verbs.graphql.has('delete')) {
    plans.set(`Mutation.delete${type}`, { verb: 'delete', resource });
    mutation[`delete${type}`] = {
      type: id,
      description: `Deletes a ${singular} that nothing refers to, and returns its id.`,
      // Clients declare the variable without the exclamation mark.
      args: { id: { ...idArgument, type: id }, ifVersion },
    };
  }
}
