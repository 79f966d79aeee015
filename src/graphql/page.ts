// A root list: one statement gives the items and, of a page, the edges for the cursors and the count when it is asked for.
import type { GraphQLObjectType } from 'graphql';
import type { Text } from '../database/database.ts';
import { invalid } from '../errors.ts';
import type { Resource } from '../model/registry.ts';
import type { ListDeclaration } from '../model/resource.ts';
import { type Place, readCursor, writeCursor } from '../read/cursor.ts';
import { type Condition, type Order, Param, type Query, totalOrder } from '../read/query.ts';
import { type Page, readPage } from '../read/read.ts';
import type { Caller } from '../tenant/caller.ts';
import { orderOf, searchCondition, testConditions, whereCondition } from './conditions.ts';
import type { Executor } from './executor.ts';
import { object } from './reply.ts';
import { type Context, collect, type Selected, selectionOf, setsOf } from './selection.ts';
import { itemTypeOf } from './types.ts';

interface Pagination {
  cursor?: string | null;
  limit?: number | null;
  page?: number | null;
}

interface Listed {
  readonly resource: Resource;
  readonly list: ListDeclaration;
}

export function readRootList(
  executor: Executor,
  caller: Caller,
  listed: Listed,
  type: GraphQLObjectType,
  field: Selected,
  args: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<readonly Text[]> {
  const read = listed.list.plain ? readPlainList : readRootPage;
  return read(executor, caller, listed, type, field, args, context);
}

/** What a bare list may hold; a longer one has to be asked for in parts. docs/limits.md tells it. */
const mostPlain = 10_000;

async function readPlainList(
  { store }: Executor,
  caller: Caller,
  { resource, list }: Listed,
  type: GraphQLObjectType,
  field: Selected,
  args: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<readonly Text[]> {
  const pagination = (args.pagination ?? {}) as Pagination;
  if (pagination.cursor) throw invalid({ cursor: ['The cursor is not valid for this list and order.'] });
  const query: Query = {
    resource,
    surface: 'graphql',
    selection: selectionOf(field.nodes, resource, type, context),
    order: totalOrder(orderOf(resource, args.orderBy as []), resource.identity.faces.graphql!),
    ...conditionOf(resource, list, args, caller),
    ...(args.pagination ? pageOf(pagination, null) : { limit: mostPlain }),
    more: true,
  };
  const page = await store.read(caller, session => readPage(session, query));
  if (!args.pagination && page.more)
    throw invalid({ pagination: [`The list has more than ${mostPlain} records: ask for a page, or for fewer.`] });
  return [page.items];
}

async function readRootPage(
  { store, cursorSecret }: Executor,
  caller: Caller,
  { resource, list }: Listed,
  type: GraphQLObjectType,
  field: Selected,
  args: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<readonly Text[]> {
  const members = collect(setsOf(field.nodes), context);
  const wants = (name: string): boolean => members.some(member => member.name === name);
  const item = itemTypeOf(type);
  const order = totalOrder(orderOf(resource, args.orderBy as []), resource.identity.faces.graphql!);
  const scope = scopeOf(caller, resource, order);
  const pagination = (args.pagination ?? {}) as Pagination;
  const place = placeOf(pagination, cursorSecret, scope);
  const base: Query = {
    resource,
    surface: 'graphql',
    selection: [],
    order,
    ...conditionOf(resource, list, args, caller),
    ...pageOf(pagination, place),
    ...(wants('nextCursor') || wants('previousCursor') ? { edges: true as const } : {}),
    ...(wants('totalCount') ? { count: true as const } : {}),
  };
  // `items` may be selected under several names; the first statement also answers all the rest.
  const lists = members.filter(member => member.name === 'items');
  const queries = lists.map((list, at): Query => {
    const { edges, count, ...plain } = base;
    return { ...(at === 0 ? base : plain), selection: selectionOf(list.nodes, resource, item, context) };
  });
  if (queries.length === 0)
    queries.push({ ...base, selection: [{ as: 'id', face: resource.fields.get('id')!.faces.graphql! }] });
  const pages = await store.read(caller, session => Promise.all(queries.map(query => readPage(session, query))));
  const first = pages[0]!;
  const cursors = cursorsOf(first, place, pagination, at => writeCursor(cursorSecret, scope, at));
  const jsonOf = (member: Selected): Text => {
    switch (member.name) {
      case 'items':
        return pages[lists.indexOf(member)]!.items;
      case 'nextCursor':
        return JSON.stringify(cursors.next);
      case 'previousCursor':
        return JSON.stringify(cursors.previous);
      case 'totalCount':
        return first.total!;
      default:
        return JSON.stringify(type.name);
    }
  };
  return object(members.map(member => [member.key, [jsonOf(member)]]));
}

function conditionOf(
  resource: Resource,
  list: ListDeclaration,
  args: Readonly<Record<string, unknown>>,
  caller: Caller,
): { where?: Condition } {
  const found = args.search
    ? searchCondition(resource, args.search as string | Readonly<Record<string, unknown>>)
    : undefined;
  const filters = (args.filters ?? {}) as Readonly<Record<string, unknown>>;
  const conditions: Condition[] = [
    ...(args.where ? [whereCondition(resource, args.where as Record<string, unknown>)] : []),
    ...(found ? [found] : []),
    ...(list.standing ? [{ op: 'test' as const, test: { sql: list.standing } }] : []),
    ...testConditions(list.arguments, args, caller),
    ...testConditions(list.filters, filters, caller),
  ];
  if (conditions.length === 0) return {};
  return { where: conditions.length === 1 ? conditions[0]! : { op: 'all', of: conditions } };
}

function placeOf({ cursor, page }: Pagination, secret: Buffer, scope: string): Place | null {
  if (cursor == null || cursor === '') return null;
  if (page != null) throw invalid({ page: ['The page cannot be given together with a cursor.'] });
  const place = readCursor(secret, scope, cursor);
  if (!place) throw invalid({ cursor: ['The cursor is not valid for this list and order.'] });
  return place;
}

function pageOf({ limit: asked, page }: Pagination, place: Place | null): Partial<Query> & { limit: number } {
  const limit = asked ?? 25;
  if (limit < 1 || limit > 500) throw invalid({ limit: ['The limit must be from 1 to 500.'] });
  if (page != null && (page < 1 || page > 1_000_000_000))
    throw invalid({ page: ['The page must be from 1 to 1000000000.'] });
  return {
    limit,
    ...(page != null && page > 1 && { offset: new Param(String((page - 1) * limit)) }),
    ...(place && { position: { towards: place.towards, values: place.values.map(value => new Param(value)) } }),
  };
}

function scopeOf(caller: Caller, resource: Resource, order: readonly Order[]): string {
  return JSON.stringify([caller.tenantId, resource.name, order.map(({ face, descending }) => [face.name, descending])]);
}

/** Where the neighbouring pages begin. Going back, the row nearest to the cursor is the last of the page. */
function cursorsOf(
  page: Page,
  place: Place | null,
  { page: number }: Pagination,
  write: (place: Place) => string,
): { next: string | null; previous: string | null } {
  const at = (towards: Place['towards'], values: Place['values'] | null): string | null =>
    values ? write({ towards, values }) : null;
  if (place?.towards === 'previous') {
    return { next: at('next', page.nearest), previous: page.more ? at('previous', page.furthest) : null };
  }
  const hasBefore = place !== null || (number ?? 1) > 1;
  return {
    next: page.more ? at('next', page.furthest) : null,
    previous: hasBefore ? at('previous', page.nearest) : null,
  };
}
