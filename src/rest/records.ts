// The plain verbs of REST v2: parse, call, reply. One set of handlers serves every resource.
import { ApiError } from '../errors.ts';
import { readJson } from '../http/body.ts';
import { type Handler, json, type Reply, type Request } from '../http/message.ts';
import { preferences } from '../http/preferences.ts';
import { Refusal } from '../model/raw-value.ts';
import type { Resource } from '../model/registry.ts';
import type { Verb } from '../model/resource.ts';
import { Param, type Query } from '../read/query.ts';
import { countChanges, readPage, readTagged, type Tagged } from '../read/read.ts';
import { mayWrite } from '../tenant/caller.ts';
import { missing } from '../tenant/owner.ts';
import type { ReadSession, Store, WriteSession } from '../tenant/store.ts';
import type { Change } from '../write/change.ts';
import type { VerbsOf } from '../write/verbs.ts';
import { lockRecord } from '../write/write.ts';
import type { Write } from './attempt.ts';
import { checkMatch, isKnown, listTag, recordTag } from './etag.ts';
import { exportFormat, streamCollection } from './export.ts';
import { readInclusion, readListing } from './query-string.ts';
import { pageLinks, successor } from './reply.ts';
import { selectAll } from './selection.ts';

/** Saves a record from an input that was read already. */
export type Save = (request: Request, input: Record<string, unknown>) => Promise<Reply>;

export type Handlers = Record<Verb, Handler> & Record<'saveNew' | 'saveChange', Save>;

/** Collections up to this size are read in one round trip; larger ones are streamed. */
const atOnce = 1_000;

export function recordHandlers(
  store: Store,
  write: Write,
  verbsOf: VerbsOf,
  resource: Resource,
  mostBody: number,
): Handlers {
  const verbs = verbsOf(resource);

  const list: Handler = async request => {
    const listing = readListing(resource, request.search);
    const format = exportFormat(request);
    if (format)
      return { status: 200, type: format.type, body: await streamCollection(store, request, listing.query, format) };
    const counted = preferences(request).has('count=exact');
    // Who polls and has missed nothing costs next to nothing.
    if (request.headers['if-none-match'] !== undefined) {
      const etag = listTag(await store.read(request.caller, countChanges));
      if (isKnown(request, etag)) return { status: 304, headers: { etag } };
    }
    const query: Query = {
      ...listing.query,
      ...(!listing.page && { limit: atOnce }),
      more: true,
      tagged: true,
      ...(counted && { count: true as const }),
    };
    const page = await store.read(request.caller, session => readPage(session, query));
    const etag = listTag(page.changes);
    return {
      status: 200,
      type: json,
      headers: {
        ...(etag && { etag, 'cache-control': 'private, no-cache' }),
        link: [successor, ...pageLinks(request, listing.page, page.more)].join(', '),
        ...(counted && { 'x-total-count': page.total!, 'preference-applied': 'count=exact' }),
      },
      body: listing.page || !page.more ? page.items : await streamCollection(store, request, listing.query),
    };
  };

  const one: Handler = async request => {
    const selection = readInclusion(resource, request.search);
    const key = keyOf(request, resource);
    const reply = tagged(await store.read(request.caller, session => find(session, resource, key, selection)));
    const { etag } = reply.headers as { etag: string };
    return isKnown(request, etag) ? { status: 304, headers: { etag } } : reply;
  };

  const saveNew: Save = async (request, input) => {
    const change = changeOf(request, resource, input);
    return write(request, async session => {
      const id = await verbs.create(session, change);
      return created(resource, await keyOfId(session, resource, id), await recordReply(session, resource, id));
    });
  };

  const saveChange: Save = async (request, input) => {
    const change = changeOf(request, resource, input);
    return write(request, async session => {
      const id = await lock(session, request, resource);
      await verbs.update(session, change, id);
      return recordReply(session, resource, id);
    });
  };

  const remove: Handler = request =>
    write(request, async session => {
      const id = await lock(session, request, resource);
      await verbs.remove(session, resource, id);
      return { status: 204 };
    });

  const create: Handler = async request => saveNew(request, await readObject(request, mostBody));
  const update: Handler = async request => saveChange(request, await readObject(request, mostBody));
  return { list, one, create, update, delete: remove, saveNew, saveChange };
}

/** The key in the address, or null where no such key can exist. */
export function keyOf({ params }: Request, resource: Resource): string | null {
  try {
    return resource.key.declaration.kind.operand(params.key, 'rest');
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

async function find(
  session: ReadSession,
  resource: Resource,
  key: string | null,
  selection: Query['selection'],
): Promise<Tagged> {
  const found = key === null ? null : await readTagged(session, by(resource, resource.key.name, key, selection));
  if (found === null) throw await missing(session, resource, key);
  return found;
}

/** The record as it is now; null where the tenant has none. */
export function recordOf(
  session: ReadSession,
  resource: Resource,
  id: string,
  includes: readonly string[] = [],
): Promise<Tagged | null> {
  return readTagged(session, by(resource, 'id', id, selectAll(resource, includes)));
}

/** The record after a write, with the tag that the next write may demand. */
export async function recordReply(
  session: ReadSession,
  resource: Resource,
  id: string,
  includes: readonly string[] = [],
): Promise<Reply> {
  return tagged((await recordOf(session, resource, id, includes))!);
}

export function tagged({ version, record }: Tagged): Reply {
  const headers = { etag: recordTag(version, record), 'cache-control': 'private, no-cache' };
  return { status: 200, type: json, headers, body: record };
}

/** The reply for a record that was made, and where it is. */
export function created(resource: Resource, key: string, reply: Reply): Reply {
  const location = `/${resource.name}/${encodeURIComponent(key)}`;
  return { ...reply, status: 201, headers: { ...reply.headers, location } };
}

function by(resource: Resource, name: string, value: string, selection: Query['selection']): Query {
  const field = resource.fields.get(name)!;
  const face = field.faces.rest ?? field.faces.graphql!;
  return {
    resource,
    surface: 'rest',
    selection,
    single: true,
    order: [],
    where: { op: 'eq', face, param: new Param(value) },
  };
}

export async function keyOfId(session: WriteSession, resource: Resource, id: string): Promise<string> {
  if (resource.key.name === 'id') return id;
  const [row] = await session.sql(
    `select ${resource.key.column} from ${resource.table} where tenant_id = $1 and id = $2`,
    [session.caller.tenantId, id],
  );
  return row![0]!;
}

/** Locks the record that a request names and returns its id. */
export async function lockNamed(session: WriteSession, request: Request, resource: Resource): Promise<string> {
  const key = keyOf(request, resource);
  const id = key === null ? null : await lockRecord(session, resource, resource.key, key);
  if (id === null) throw await missing(session, resource, key);
  return id;
}

/** The same, if the record still is what If-Match demands. */
export async function lock(session: WriteSession, request: Request, resource: Resource): Promise<string> {
  const id = await lockNamed(session, request, resource);
  await checkMatch(session, request, resource, id);
  return id;
}

function changeOf(request: Request, resource: Resource, input: Record<string, unknown>): Change {
  return { resource, surface: 'rest', input, strict: preferences(request).has('handling=strict') };
}

/** The JSON object that a write sends. */
export async function readObject(request: Request, mostBody: number): Promise<Record<string, unknown>> {
  if (!mayWrite(request.caller)) throw new ApiError('readOnlyKey');
  const body = await readJson(request, mostBody);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ApiError('badRequest', 'The request body must be a JSON object.');
  }
  return body as Record<string, unknown>;
}
