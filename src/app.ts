// Composition root: registry, store and adapters → one app. Tests build this too.
import type { Logger } from 'pino';
import type { Database } from './database/database.ts';
import { Events } from './feed/events.ts';
import { Feed } from './feed/feed.ts';
import type { BlobStore } from './files/blob-store.ts';
import { graphqlRoutes } from './graphql/routes.ts';
import { makeGate } from './http/gate.ts';
import { publicRoutes } from './http/public.ts';
import { HttpServer } from './http/server.ts';
import { buildRegistry, type Registry } from './model/registry.ts';
import { allOperations } from './operations/index.ts';
import { makeVerbs } from './operations/verbs.ts';
import { makeRenderer } from './pdf/renderer.ts';
import { declarations } from './resources/index.ts';
import { calendarFeedRoutes } from './rest/calendar-feed.ts';
import { restRoutes } from './rest/routes.ts';
import { Identities } from './tenant/identity.ts';
import type { Limiter } from './tenant/limits.ts';
import { Store } from './tenant/store.ts';

export interface AppOptions {
  readonly database: Database;
  readonly files: BlobStore;
  readonly limiter: Limiter;
  readonly log: Logger;
}

export const registry: Registry = buildRegistry(declarations);

export async function makeApp({ database, files, limiter, log }: AppOptions): Promise<HttpServer> {
  const feed = new Feed(database);
  const store = new Store(database, tenantId => feed.nudge(tenantId));
  const events = new Events(store, feed, registry);
  const identities = new Identities(database);
  const cursorSecret = await readCursorSecret(database);
  const renderer = makeRenderer({ workers: 1, queue: 50 });
  const verbsOf = makeVerbs({ registry, files });
  const shared = { registry, store, events, identities, verbsOf, operations: allOperations };
  const mounted = [
    publicRoutes(database),
    graphqlRoutes({ ...shared, cursorSecret, gate: makeGate('bearer', identities, limiter), log }),
    calendarFeedRoutes({ database, store, limiter }),
    restRoutes({ ...shared, files, renderer, gate: makeGate('basic', identities, limiter) }),
  ];
  return new HttpServer(mounted, log, { onClosing: () => feed.close(), onClosed: () => renderer.close() });
}

async function readCursorSecret(database: Database): Promise<Buffer> {
  const [row] = await database.read({ text: "select encode(value, 'hex') from secrets where name = 'cursor'" }, []);
  return Buffer.from(row![0]!, 'hex');
}
