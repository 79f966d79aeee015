// Answers an operation: every root field is one statement (or one transaction) whose JSON text goes into the answer as it came.
import {
  type DocumentNode,
  executeSync,
  type FieldNode,
  GraphQLError,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import type { Text } from '../database/database.ts';
import { ApiError, invalid } from '../errors.ts';
import type { Resource } from '../model/registry.ts';
import type { Operation } from '../operations/operation.ts';
import { runOperation } from '../operations/run-operation.ts';
import { Param, type Query, type Selection, totalOrder } from '../read/query.ts';
import { readOne, readPage } from '../read/read.ts';
import type { Caller } from '../tenant/caller.ts';
import type { ReadSession, WriteSession } from '../tenant/store.ts';
import { type Attempt, attemptWrite, type Outcome } from '../write/attempt.ts';
import { checkVersion, lockRecord } from '../write/write.ts';
import { argumentsOf } from './arguments.ts';
import { writeRows } from './bulk.ts';
import { clean } from './conditions.ts';
import { type Document, limits } from './document.ts';
import type { Executor } from './executor.ts';
import { shown } from './feed.ts';
import { readRootList } from './page.ts';
import { type ErrorEntry, fromApiError, fromGraphQLError, object } from './reply.ts';
import type { Plan } from './schema.ts';
import { type Context, collect, type Selected, selectionOf, setsOf } from './selection.ts';
import { objectOf } from './types.ts';
import { variablesOf } from './variables.ts';

export interface Answer {
  /** Pieces of JSON text; null where nothing was executed. */
  readonly data: readonly Text[] | null;
  readonly errors: readonly ErrorEntry[];
  /** All that was written had been written before, under the same Idempotency-Key. */
  readonly replayed?: boolean;
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** Does the work of one root field in a transaction. */
type Write = (work: (session: WriteSession) => Promise<Text>, secret?: boolean) => Promise<Text>;

type Arguments = Readonly<Record<string, unknown>>;

/** An operation with the values of its variables. */
export interface Prepared {
  readonly context: Context;
  readonly root: GraphQLObjectType;
}

export function prepare(
  { schema: { schema } }: Pick<Executor, 'schema'>,
  { fragments }: Document,
  operation: OperationDefinitionNode,
  rawVariables: Record<string, unknown>,
): Prepared | Answer {
  const coerced = variablesOf(schema, operation, rawVariables);
  if ('errors' in coerced) return { data: null, errors: coerced.errors.slice(0, limits.errors).map(fromGraphQLError) };
  const root = operation.operation === 'mutation' ? schema.getMutationType()! : schema.getQueryType()!;
  return { context: { operation, fragments, variables: coerced.values }, root };
}

export async function execute(
  executor: Executor,
  caller: Caller,
  { context, root }: Prepared,
  attempt: Attempt,
): Promise<Answer> {
  const { operation } = context;
  const fields = collect([operation.selectionSet], context);
  const errors: ErrorEntry[] = [];
  const rehearsed = attempt.rehearsed || (operation.directives ?? []).some(({ name }) => name.value === 'dryRun');
  const outcomes: Outcome[] = [];
  const writeAs =
    (part: string): Write =>
    async (work, secret) => {
      const own = { ...attempt, part, rehearsed, secret };
      const outcome = await attemptWrite(executor.store, caller, own, async session => ({
        head: {},
        body: await work(session),
      }));
      outcomes.push(outcome);
      return outcome.answer.body!;
    };

  const answerField = async (field: Selected): Promise<readonly Text[]> => {
    try {
      return await answerRoot(executor, caller, root, field, context, writeAs(field.key));
    } catch (error) {
      // A key that cannot be used is the whole request's mistake.
      if (error instanceof ApiError && (error.code === 'keyReused' || error.code === 'keyInUse')) throw error;
      errors.push(toEntry(error, field));
      return ['null'];
    }
  };
  const values: (readonly Text[])[] = [];
  // Mutations run one after the other, each in a transaction of its own; queries at once.
  if (operation.operation === 'mutation') for (const field of fields) values.push(await answerField(field));
  else values.push(...(await Promise.all(fields.map(answerField))));
  const events = outcomes.flatMap(outcome => outcome.events ?? []);
  return {
    data: object(fields.map(({ key }, at) => [key, values[at]!])),
    errors,
    replayed: outcomes.length > 0 && outcomes.every(outcome => outcome.replayed),
    ...(rehearsed && {
      extensions: { dryRun: { events: events.map(event => shown(executor.events.show(event, 'graphql'))) } },
    }),
  };
}

function toEntry(error: unknown, field: Selected): ErrorEntry {
  const node = field.nodes[0]!;
  if (error instanceof GraphQLError) return { ...fromGraphQLError(error), path: [field.key] };
  return fromApiError(error, { path: [field.key], node });
}

async function answerRoot(
  executor: Executor,
  caller: Caller,
  root: GraphQLObjectType,
  field: Selected,
  context: Context,
  write: Write,
): Promise<readonly Text[]> {
  if (field.name === '__typename') return [JSON.stringify(root.name)];
  if (field.name.startsWith('__')) return [introspect(executor, field, context)];
  const definition = root.getFields()[field.name]!;
  const plan = executor.schema.plans.get(`${root.name}.${field.name}`)!;
  const given = argumentsOf(definition, field.nodes[0]!, context.variables);
  const type = getNamedType(definition.type) as GraphQLObjectType;
  if (plan.verb === 'list') return readRootList(executor, caller, plan, type, field, given, context);
  if (plan.verb === 'operation') return [await operate(executor, write, plan.operation, type, given, field, context)];
  if (plan.verb === 'own')
    return [JSON.stringify(project(await plan.own.answer(executor.events, caller, given), type, field.nodes, context))];
  const { resource } = plan;
  const args = resource.declaration.single ? { ...given, id: caller.tenantId } : given;
  if (plan.verb === 'delete') return [await remove(executor, write, resource, args)];
  if (plan.verb === 'bulk') {
    const rows = args as unknown as Parameters<typeof writeRows>[3];
    return [
      await write(async session => {
        const lockRow = (id: unknown): Promise<string> => lock(session, resource, id);
        const results = await writeRows(session, resource, executor.verbsOf(resource), rows, lockRow);
        return JSON.stringify(project(results, type, field.nodes, context));
      }),
    ];
  }
  if (plan.verb === 'question') return [await answer(executor, caller, plan, args, field, context)];
  const selection = selectionOf(field.nodes, resource, type, context);
  if (plan.verb === 'lookup') return [await lookUp(executor, caller, plan, args, selection)];
  const record = await write(async session => {
    const change = { resource, surface: 'graphql' as const, input: args.input as Arguments, strict: false };
    if (plan.verb === 'create')
      return byId(session, resource, await executor.verbsOf(resource).create(session, change), selection);
    const id = await lockVersion(session, resource, args);
    await executor.verbsOf(resource).update(session, change, id);
    return byId(session, resource, id, selection);
  });
  return [record];
}

async function lookUp(
  executor: Executor,
  caller: Caller,
  plan: Plan & { verb: 'lookup' },
  args: Arguments,
  selection: Selection,
): Promise<Text> {
  const { resource, by, argument } = plan;
  if (args[argument] == null) return 'null';
  // An id that nobody has is a mistake; a number that nobody has is an answer.
  const isId = by.name === 'id' || by.reference !== null;
  const face = by.faces.graphql!;
  const value = isId ? idOf(resource, args[argument], argument) : clean(face, args[argument]);
  const where = { op: 'eq' as const, face, param: new Param(value) };
  const record = await executor.store.read(caller, session => readOne(session, single(resource, selection, where)));
  if (record === null && isId) throw unknownId(argument);
  return record ?? 'null';
}

async function answer(
  { store }: Executor,
  caller: Caller,
  { question, resource }: Plan & { verb: 'question' },
  args: Arguments,
  field: Selected,
  context: Context,
): Promise<string> {
  const { argument } = question.target;
  const result = await store.consult(caller, async session => {
    const id = idOf(resource, args[argument], argument);
    const [found] = await session.sql(`select 1 from ${resource.table} where tenant_id = $1 and id = $2`, [
      caller.tenantId,
      id,
    ]);
    if (!found) throw unknownId(argument);
    return question.answer(session, id);
  });
  return JSON.stringify(project(result, objectOf(question.result), field.nodes, context));
}

/** The members of a computed object that were asked for. */
export function project(
  value: unknown,
  type: GraphQLOutputType,
  nodes: readonly FieldNode[],
  context: Context,
): unknown {
  const named = getNamedType(type);
  if (value === null || value === undefined || !isObjectType(named)) return value ?? null;
  if (Array.isArray(value)) return value.map(each => project(each, named, nodes, context));
  const members = value as Record<string, unknown>;
  return Object.fromEntries(
    collect(setsOf(nodes), context).map(({ key, name, nodes }) => {
      if (name === '__typename') return [key, named.name];
      return [key, project(members[name], named.getFields()[name]!.type, nodes, context)];
    }),
  );
}

async function operate(
  { registry, verbsOf, webhooks }: Executor,
  write: Write,
  operation: Operation,
  type: GraphQLObjectType,
  args: Arguments,
  field: Selected,
  context: Context,
): Promise<Text> {
  const { target, shape, result } = operation;
  const input = shape === 'arguments' ? args : ((args[shape] as Arguments | null | undefined) ?? {});
  const selection = (resource: Resource): Selection => selectionOf(field.nodes, resource, type, context);
  return write(async session => {
    const id = target
      ? await lock(session, registry.get(target.resource)!, args[target.argument], target.argument)
      : '';
    const made = await runOperation(session, operation, 'graphql', id, input, { registry, verbsOf, webhooks });
    if (typeof result === 'string') {
      const resource = registry.get(result)!;
      return byId(session, resource, made as string, selection(resource));
    }
    if ('records' in result) {
      const resource = registry.get(result.records)!;
      return byIdentities(session, resource, made as string[], selection(resource));
    }
    if ('object' in result) return JSON.stringify(project(made, type, field.nodes, context));
    return result.gone === 'id' ? (made as string) : 'null';
  }, operation.secret);
}

async function remove({ verbsOf }: Executor, write: Write, resource: Resource, args: Arguments): Promise<Text> {
  return write(async session => {
    const id = await lockVersion(session, resource, args);
    await verbsOf(resource).remove(session, resource, id);
    return resource.fields.get('id')!.declaration.kind.graphql === 'String' ? JSON.stringify(id) : id;
  });
}

async function byId(session: ReadSession, resource: Resource, id: string, selection: Selection): Promise<Text> {
  const face = resource.fields.get('id')!.faces.graphql!;
  return (await readOne(session, single(resource, selection, { op: 'eq', face, param: new Param(id) })))!;
}

async function byIdentities(
  session: ReadSession,
  resource: Resource,
  identities: readonly string[],
  selection: Selection,
): Promise<Text> {
  const face = resource.identity.faces.graphql!;
  const where = { op: 'in' as const, face, param: new Param(identities) };
  const order = totalOrder([], resource.fields.get('id')!.faces.graphql!);
  return (await readPage(session, { resource, surface: 'graphql', selection, where, order })).items;
}

function single(resource: Resource, selection: Selection, where: Query['where'] & {}): Query {
  return {
    resource,
    surface: 'graphql',
    selection,
    single: true,
    where,
    order: [],
  };
}

async function lock(session: WriteSession, resource: Resource, given: unknown, argument = 'id'): Promise<string> {
  const id = await lockRecord(session, resource, resource.fields.get('id')!, idOf(resource, given, argument));
  if (id === null) throw unknownId(argument);
  return id;
}

/** Locks the record, if it still has the version that the client has seen. */
async function lockVersion(session: WriteSession, resource: Resource, args: Arguments): Promise<string> {
  const id = await lock(session, resource, args.id);
  if (args.ifVersion == null) return id;
  await checkVersion(session, resource, id, version => Number(version) === args.ifVersion);
  return id;
}

function idOf(resource: Resource, given: unknown, argument = 'id'): string {
  if (given === undefined || given === null) throw invalid({ [argument]: [`The ${argument} field is required.`] });
  try {
    return clean(resource.fields.get('id')!.faces.graphql!, given);
  } catch (error) {
    if (error instanceof ApiError) throw unknownId(argument);
    throw error;
  }
}

/** The same for an id that nobody has and for one of another tenant. */
function unknownId(argument = 'id'): ApiError {
  return invalid({ [argument]: [`The selected ${argument} is invalid.`] });
}

/** `__schema` and `__type` are answered by the library, from the schema itself. */
function introspect(
  { schema: { schema } }: Executor,
  { key, nodes }: Selected,
  { operation, fragments, variables }: Context,
): string {
  const asked: OperationDefinitionNode = {
    ...operation,
    selectionSet: { kind: Kind.SELECTION_SET, selections: nodes },
  };
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [asked, ...fragments.values()] };
  const result = executeSync({ schema, document, variableValues: variables });
  if (result.errors) throw result.errors[0]!;
  return JSON.stringify(result.data![key]);
}
