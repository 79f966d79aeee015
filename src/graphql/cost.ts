// What a request costs: a point per record of a list that it may fetch, counted before it is executed, with the values of its variables.
// docs/limits.md has the formula.
import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  type OperationDefinitionNode,
  valueFromASTUntyped,
  visit,
} from 'graphql';
import { ApiError } from '../errors.ts';
import type { Request } from '../http/message.ts';
import { limits } from './document.ts';
import type { Answer, Prepared } from './execute.ts';
import type { Executor } from './executor.ts';
import { fromApiError } from './reply.ts';
import { type Context, collect, type Selected, setsOf } from './selection.ts';
import { itemTypeOf } from './types.ts';

/** Points of a root field by itself, and the records that a list is taken to have when the client sets no limit. */
const root = { Query: 1, Mutation: 10 } as Readonly<Record<string, number>>;
const usual = { page: 25, list: 100, nested: 2, deep: 20 };
const deciding: readonly string[] = ['limit', 'pagination', 'rows'];
const longest = { page: 500, list: 1_000, nested: 500, deep: 500 };

/** Charges the key for an operation before it is answered; tells what it cost when asked, or only what it would. */
export async function metered(
  { limiter }: Executor,
  request: Request,
  prepared: Prepared,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  const requested = costOf(prepared);
  const asked = request.headers['x-query-cost'];
  const preview = asked === 'preview';
  if (requested > limits.cost && !preview) return tooDear(requested, limits.cost);
  const spent = limiter.spend(request.caller.keyId, preview ? 0 : requested);
  // Who counts for itself knows at once.
  const balance = spent instanceof Promise ? await spent : spent;
  if (!balance.allowed) {
    if (requested > balance.limit) return tooDear(requested, balance.limit);
    throw new ApiError('throttled', undefined, { headers: { 'retry-after': balance.retryIn } });
  }
  // A preview has no data, but nothing is wrong with it.
  const given = preview ? { data: ['null'], errors: [] } : await answer();
  if (!preview && asked !== '1') return given;
  const { remaining, restoreRate } = balance;
  const actual = preview || !given.data ? 0 : actualCost(prepared, given.data);
  return { ...given, extensions: { ...given.extensions, cost: { requested, actual, remaining, restoreRate } } };
}

/** The refusal of an operation that costs more than any may; null where it does not. */
export function refuseDear(prepared: Prepared): Answer | null {
  const requested = costOf(prepared);
  return requested > limits.cost ? tooDear(requested, limits.cost) : null;
}

function tooDear(requested: number, most: number): Answer {
  const message = `The query costs ${requested} points, more than ${most}: ask for fewer records at once.`;
  return { data: null, errors: [fromApiError(new ApiError('badRequest', message))] };
}

/** Points that are certain, and lists whose length the variables decide. */
interface Cost {
  readonly points: number;
  readonly lists: readonly { readonly length: (variables: Context['variables']) => number; readonly each: Cost }[];
}

// What a document costs differs from request to request in its variables only, unless a directive decides.
const known = new WeakMap<OperationDefinitionNode, Cost | null>();

function costOf({ context, root: type }: Prepared): number {
  const { operation } = context;
  let cost = known.get(operation);
  if (!cost) {
    const built = sum(collect([operation.selectionSet], context).map(field => rootCost(field, type, context)));
    if (cost === undefined) known.set(operation, isDecided(context) ? null : built);
    cost = built;
  }
  return pointsOf(cost, context.variables);
}

function isDecided({ operation, fragments }: Context): boolean {
  let decided = false;
  const note = (): void => {
    decided = true;
  };
  for (const node of [operation, ...fragments.values()]) visit(node, { Directive: note });
  return decided;
}

function pointsOf({ points, lists }: Cost, variables: Context['variables']): number {
  let total = points;
  for (const { length, each } of lists) total += length(variables) * pointsOf(each, variables);
  return total;
}

function rootCost(field: Selected, type: GraphQLObjectType, context: Context): Cost {
  const own = { points: root[type.name]!, lists: [] };
  const result = type.getFields()[field.name]?.type;
  const named = result && getNamedType(result);
  if (!result || !isObjectType(named)) return own;
  if (isList(result)) return sum([own, listOf(field, type.name === 'Query' ? 'list' : 'nested', named, context)]);
  if (!isPage(named)) return sum([own, recordCost(field, named, context)]);
  const items = itemsOf(field, context).map(member => recordCost(member, itemTypeOf(named), context));
  return sum([own, { points: 0, lists: [{ length: lengthOf(field, 'page'), each: sum(items) }] }]);
}

/** A record and what is selected in it; one that belongs to another comes along with it for nothing. `level`: lists that it is nested in. */
function recordCost({ nodes }: Selected, type: GraphQLObjectType, context: Context, own: 0 | 1 = 1, level = 0): Cost {
  const members = collect(setsOf(nodes), context).flatMap(member => {
    const result = type.getFields()[member.name]?.type;
    const named = result && getNamedType(result);
    if (!result || !isObjectType(named)) return [];
    // Lists within lists within lists multiply: those that go round in a circle must not be had for little.
    const sort = level < 2 ? 'nested' : 'deep';
    return isList(result)
      ? listOf(member, sort, named, context, level + 1)
      : recordCost(member, named, context, 0, level);
  });
  return sum([{ points: own, lists: [] }, ...members]);
}

function listOf(field: Selected, sort: keyof typeof usual, type: GraphQLObjectType, context: Context, level = 0): Cost {
  return { points: 0, lists: [{ length: lengthOf(field, sort), each: recordCost(field, type, context, 1, level) }] };
}

/** How many records a list may have: its `limit`, that of its `pagination`, or as many as it is given as `rows`. */
function lengthOf({ nodes }: Selected, sort: keyof typeof usual): (variables: Context['variables']) => number {
  const argument = nodes[0]!.arguments?.find(({ name }) => deciding.includes(name.value));
  if (!argument) return () => usual[sort];
  return variables => {
    const value = valueFromASTUntyped(argument.value, variables) as { limit?: unknown } | number | null | undefined;
    if (Array.isArray(value)) return value.length;
    const limit = typeof value === 'object' ? value?.limit : value;
    if (typeof limit !== 'number') return usual[sort];
    // What is out of bounds is refused when it is executed, and fetches nothing.
    return limit >= 1 && limit <= longest[sort] ? limit : 0;
  };
}

function sum(costs: readonly Cost[]): Cost {
  return {
    points: costs.reduce((total, { points }) => total + points, 0),
    lists: costs.flatMap(({ lists }) => lists),
  };
}

/** The same for the records that were there. */
function actualCost({ context, root: type }: Prepared, data: readonly (string | Buffer)[]): number {
  const answer = JSON.parse(Buffer.concat(data.map(piece => Buffer.from(piece))).toString()) as Record<string, unknown>;
  return collect([context.operation.selectionSet], context).reduce((total, field) => {
    const result = type.getFields()[field.name]?.type;
    const named = result && getNamedType(result);
    const value = answer[field.key];
    if (!isObjectType(named) || !value) return total + root[type.name]!;
    const records = isPage(named)
      ? itemsOf(field, context).map(member =>
          recordsIn((value as Record<string, unknown>)[member.key], member, itemTypeOf(named), context),
        )
      : [recordsIn(value, field, named, context)];
    return total + root[type.name]! + records.reduce((all, each) => all + each, 0);
  }, 0);
}

function recordsIn(value: unknown, field: Selected, type: GraphQLObjectType, context: Context, own: 0 | 1 = 1): number {
  if (value === null || value === undefined) return 0;
  if (Array.isArray(value)) return value.reduce((total, each) => total + recordsIn(each, field, type, context), 0);
  return collect(setsOf(field.nodes), context).reduce((total, member) => {
    const named = getNamedType(type.getFields()[member.name]?.type);
    if (!isObjectType(named)) return total;
    return total + recordsIn((value as Record<string, unknown>)[member.key], member, named, context, 0);
  }, own as number);
}

function isList(type: GraphQLOutputType): boolean {
  return isListType(getNullableType(type));
}

function isPage(type: GraphQLObjectType): boolean {
  return type.name.endsWith('Pagination');
}

function itemsOf({ nodes }: Selected, context: Context): readonly Selected[] {
  return collect(setsOf(nodes), context).filter(({ name }) => name === 'items');
}
