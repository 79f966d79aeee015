// Composition root: registry, store and adapters → one app. Tests build this too.
import { introspectionFromSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Database } from './database/database.ts';
import { Events } from './feed/events.ts';
import { Feed } from './feed/feed.ts';
import type { BlobStore } from './files/blob-store.ts';
import type { Executor } from './graphql/executor.ts';
import { graphqlRoutes } from './graphql/routes.ts';
import { buildSchema } from './graphql/schema.ts';
import { makeGate } from './http/gate.ts';
import { Metrics } from './http/metrics.ts';
import { pageRoutes } from './http/pages.ts';
import { publicRoutes } from './http/public.ts';
import { HttpServer } from './http/server.ts';
import { allOperations, allQuestions } from './operations/index.ts';
import { makeVerbs } from './operations/verbs.ts';
import { makeRenderer } from './pdf/renderer.ts';
import { registry } from './resources/index.ts';
import { calendarFeedRoutes } from './rest/calendar-feed.ts';
import { restRoutes } from './rest/routes.ts';
import { Identities } from './tenant/identity.ts';
import type { Limiter } from './tenant/limits.ts';
import { Store } from './tenant/store.ts';
import { makeRender, queryProblem } from './webhook-message.ts';
import { Dispatcher } from './webhooks/dispatcher.ts';

export interface AppOptions {
  readonly database: Database;
  readonly files: BlobStore;
  readonly limiter: Limiter;
  readonly log: Logger;
  readonly metrics?: Metrics;
  /** Whether webhooks may be on a private network; they may not unless told. */
  readonly privateWebhooks?: boolean;
}

export async function makeApp({
  database,
  files,
  limiter,
  log,
  metrics = new Metrics(),
  privateWebhooks = false,
}: AppOptions): Promise<HttpServer> {
  const feed = new Feed(database);
  const store = new Store(database, tenantId => feed.nudge(tenantId));
  const events = new Events(store, feed, registry);
  const [basic, bearer] = [new Identities(database, 'basic'), new Identities(database, 'bearer')];
  const cursorSecret = await readCursorSecret(database);
  const renderer = makeRenderer({ workers: 1, queue: 50 });
  const verbsOf = makeVerbs({ registry, files });
  const schema = buildSchema(registry, allOperations, allQuestions);
  const webhooks = { allowPrivate: privateWebhooks, queryProblem: (text: string) => queryProblem({ schema }, text) };
  const shared = { registry, store, events, verbsOf, webhooks };
  const identify: Executor['identify'] = ({ headers }) => bearer.identify(headers.authorization);
  const executor: Executor = { ...shared, schema, cursorSecret, limiter, identify };
  const render = makeRender(executor, events, store, registry);
  const dispatcher = new Dispatcher({ database, store, feed, render, allowPrivate: privateWebhooks, log });
  const mounted = [
    publicRoutes(database),
    pageRoutes(() => JSON.stringify(introspectionFromSchema(schema.schema))),
    graphqlRoutes({ executor, files, gate: makeGate(bearer, limiter), log }),
    calendarFeedRoutes({ database, store, limiter }),
    restRoutes({
      ...shared,
      operations: allOperations,
      identities: basic,
      files,
      renderer,
      gate: makeGate(basic, limiter),
    }),
  ];
  metrics.gauge('svend_database_lane_queries', () => database.load.lanes);
  metrics.gauge('svend_database_pool_connections{state="used"}', () => database.load.used);
  metrics.gauge('svend_database_pool_connections{state="idle"}', () => database.load.idle);
  metrics.gauge('svend_database_pool_waiting', () => database.load.waiting);
  return new HttpServer(mounted, log, metrics, {
    onClosing: async () => {
      await Promise.all([feed.close(), dispatcher.close()]);
    },
    onClosed: () => renderer.close(),
  });
}

async function readCursorSecret(database: Database): Promise<Buffer> {
  const [row] = await database.read({ text: "select encode(value, 'hex') from secrets where name = 'cursor'" }, []);
  return Buffer.from(row![0]!, 'hex');
}
