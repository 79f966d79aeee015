// A whole service for a test file: its own database, two tenants with data, HTTP on a free port.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { fillDemo } from '../../src/admin/demo.ts';
import { createKey } from '../../src/admin/keys.ts';
import { createTenant } from '../../src/admin/tenants.ts';
import { makeApp } from '../../src/app.ts';
import { Database, type Row } from '../../src/database/database.ts';
import { type BlobStore, DirectoryStore } from '../../src/files/blob-store.ts';
import { Budgets } from '../../src/tenant/limits.ts';
import { Store } from '../../src/tenant/store.ts';
import { freshDatabase } from './database.ts';
import { fillGaps } from './samples.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test knows what it asked for
  readonly json: any;
}

export interface Tenant {
  readonly id: string;
  readonly key: string;
  readonly readKey: string;
  rest(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  graphql(query: string, variables?: Record<string, unknown>, headers?: Record<string, string>): Promise<Answer>;
}

export interface Service {
  readonly base: string;
  readonly connection: object;
  readonly store: Store;
  readonly files: BlobStore;
  readonly a: Tenant;
  readonly b: Tenant;
  /** SQL as the owner of the tables, past row security. */
  sql(text: string, values?: readonly unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

export async function startService({
  cases = 12,
  rateLimit = 1_000_000_000,
  costLimit,
  files: given,
  privateWebhooks = false,
}: {
  cases?: number;
  rateLimit?: number;
  costLimit?: number;
  files?: BlobStore;
  privateWebhooks?: boolean;
} = {}): Promise<Service> {
  const fresh = await freshDatabase();
  const { connection } = fresh;
  const owner = new Database({ connection, role: 'owner', lanes: 1, poolSize: 3 });
  const database = new Database({ connection });
  const filesDir = await mkdtemp(join(tmpdir(), 'svend-files-'));
  const files = given ?? new DirectoryStore(filesDir);
  const app = await makeApp({
    privateWebhooks,
    database,
    files,
    limiter: new Budgets(rateLimit, costLimit),
    log: pino({ level: process.env.LOG_LEVEL ?? 'fatal' }),
  });
  const base = `http://127.0.0.1:${await app.listen(0, '127.0.0.1')}`;
  const makeTenant = async (name: string, seed: number): Promise<Tenant> => {
    const { id } = await createTenant(owner, { name });
    if (cases > 0) await fillDemo(owner, { tenantId: id, cases, seed: String(seed), onProgress: () => {} });
    const { key } = await createKey(owner, { tenantId: id, name: 'test', scope: 'write' });
    const { key: readKey } = await createKey(owner, { tenantId: id, name: 'reader', scope: 'read' });
    return { id, key, readKey, ...clientOf(base, key) };
  };
  const service: Service = {
    base,
    connection,
    store: new Store(database),
    files,
    a: await makeTenant('Tenant A', 1),
    b: await makeTenant('Tenant B', 2),
    sql: (text, values = []) => owner.read({ text }, values),
    async stop() {
      await app.close(1_000);
      await database.close();
      await owner.close();
      await fresh.drop();
      await rm(filesDir, { recursive: true, force: true });
    },
  };
  if (cases > 0) for (const tenant of [service.a, service.b]) await fillGaps(service, tenant);
  return service;
}

/** The keys of everything in a store. */
export async function keysOf(files: BlobStore): Promise<string[]> {
  // A store's own clock may be ahead.
  const keys = await Array.fromAsync(files.olderThan(-60_000));
  return keys.sort();
}

export function clientOf(base: string, key: string): Pick<Tenant, 'rest' | 'graphql'> {
  return {
    rest: (method, path, body, headers = {}) =>
      send(base + path, method, body, {
        authorization: basic(key),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      }),
    graphql: (query, variables, headers = {}) =>
      send(
        `${base}/graphql`,
        'POST',
        { query, variables },
        { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
      ),
  };
}

export function basic(key: string): string {
  return `Basic ${Buffer.from(`${key}:x`).toString('base64')}`;
}

// Many thousands of requests are sent: this costs half of what fetch() does.
const agent = new Agent({ keepAlive: true });

/** Sends a request; a text or buffer body goes as it is, all else as JSON. */
export async function send(
  url: string,
  method: string,
  body: unknown,
  headers: Record<string, string>,
): Promise<Answer> {
  const payload =
    body === undefined || typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
  const length = payload === undefined ? {} : { 'content-length': Buffer.byteLength(payload) };
  const outgoing = request(url, { method, headers: { ...length, ...headers }, agent });
  // Who is refused before all was sent may be cut off.
  outgoing.on('error', () => {});
  outgoing.end(payload);
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  const chunks = await Array.fromAsync(incoming as AsyncIterable<Buffer>);
  const text = Buffer.concat(chunks).toString();
  const type = incoming.headers['content-type'] ?? '';
  return {
    status: incoming.statusCode!,
    headers: new Headers(incoming.headers as Record<string, string>),
    text,
    json: /^[{[]/.test(text) && /[/+]json\b/.test(type) ? JSON.parse(text) : null,
  };
}
