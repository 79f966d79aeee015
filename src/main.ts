// Start-up: settings, database, schema, then the processes that answer requests.
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { makeApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { claim } from './database/claim.ts';
import { Database } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/open.ts';
import { forget } from './feed/forget.ts';
import { openFiles } from './files/open.ts';
import { sweepFiles } from './files/sweep.ts';
import { greet } from './greeting.ts';
import { addUp, Metrics, type Samples, serveMetrics } from './http/metrics.ts';
import { answer, Budgets, type Channel, type Limiter, RemoteBudgets } from './tenant/limits.ts';
import { Store } from './tenant/store.ts';

const patience = 8_000;
const anHour = 3_600_000;

/** Runs the service until it is told to stop. */
export async function serve(config: Config): Promise<void> {
  if (Number(process.versions.node.split('.')[0]) < 24) {
    throw new Error(`Svend needs Node.js 24, not ${process.version}. Start it with npm start, which brings its own.`);
  }
  const stopping = stopSignal();
  const opened = await openDatabase(config);
  try {
    // As many services as wanted may share a database of their own; an embedded one belongs to one service.
    const unclaim = config.databaseUrl ? async () => {} : await claim(opened.connection, config);
    await run(config, opened.connection, stopping).finally(unclaim);
  } finally {
    await opened.release();
  }
}

async function run(config: Config, connection: object, stopping: Promise<void>): Promise<void> {
  await migrate(connection);
  const start = config.workers === 1 ? alone : many;
  const service = await start(config, connection, new Budgets(config.rateLimit, config.costLimit ?? undefined));
  const metrics = config.metricsPort ? await serveMetrics(config.metricsPort, service.measure) : null;
  try {
    await greet(config, connection, service.port);
    await stopping;
  } finally {
    await metrics?.close();
    await service.stop();
  }
}

interface Service {
  readonly port: number;
  measure(): Promise<Samples>;
  stop(): Promise<void>;
}

/** Everything in this process. */
async function alone(config: Config, connection: object, limiter: Limiter): Promise<Service> {
  const log = pino({ level: config.logLevel }, pino.destination(2));
  const database = new Database({ connection, onError: error => log.warn({ err: error }, 'database connection lost') });
  try {
    const files = openFiles(config);
    const metrics = new Metrics();
    const app = await makeApp({ database, files, limiter, log, metrics, privateWebhooks: config.privateWebhooks });
    const port = await app.listen(config.port, config.host);
    const store = new Store(database);
    const sweeping = setInterval(() => {
      sweepFiles(store, files).catch(error => log.warn({ err: error }, 'files were not swept'));
      forget(database, config.eventDays).catch(error => log.warn({ err: error }, 'old events were not forgotten'));
    }, anHour);
    return {
      port,
      measure: async () => metrics.samples(),
      async stop() {
        clearInterval(sweeping);
        await app.close(patience);
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw listenError(error, config);
  }
}

/** Several processes that share the port; this one counts requests and replaces those that die. */
async function many(config: Config, connection: object, budgets: Budgets): Promise<Service> {
  // Each takes connections by itself: one that was on its way to a process that died would stay open, and its client wait for ever.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: new URL(import.meta.url).pathname, args: ['worker'] });
  let stopped = false;
  const start = (): Worker => {
    const worker = cluster.fork({ SVEND_WORKER: JSON.stringify({ config: { ...config, workers: 1 }, connection }) });
    answer(budgets, {
      send: message => void (worker.isConnected() && worker.send(message as object)),
      onMessage: listener => worker.on('message', listener),
    });
    worker.on('exit', () => {
      if (!stopped) setTimeout(() => !stopped && start(), 500);
    });
    return worker;
  };
  const stop = async (): Promise<void> => {
    stopped = true;
    await Promise.all(Object.values(cluster.workers ?? {}).map(worker => end(worker!)));
  };
  const workers = Array.from({ length: config.workers }, start);
  try {
    const [port] = await Promise.all(workers.map(ready));
    return { port: port!, measure: () => measureWorkers(), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What all workers have measured, added up; who does not answer soon is left out. */
async function measureWorkers(): Promise<Samples> {
  const told = Object.values(cluster.workers ?? {}).map(
    worker =>
      new Promise<Samples>(resolve => {
        const hear = ({ measured }: { measured?: Samples }): void => {
          if (measured) finish(measured);
        };
        const finish = (samples: Samples): void => {
          clearTimeout(late);
          worker!.off('message', hear);
          resolve(samples);
        };
        const late = setTimeout(finish, 1_000, {});
        worker!.on('message', hear);
        worker!.send({ measure: true }, error => error && finish({}));
      }),
  );
  return addUp(await Promise.all(told));
}

/** Lets a worker finish what it does, for as long as there is patience. */
async function end(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  const exit = once(worker, 'exit');
  worker.process.kill('SIGTERM');
  const kill = setTimeout(() => worker.process.kill('SIGKILL'), patience);
  await exit;
  clearTimeout(kill);
}

/** The port that a new worker listens on; what keeps it from listening is our own failure. */
async function ready(worker: Worker): Promise<number> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: { port?: number; failure?: string }) => {
      if (message.port !== undefined) resolve(message.port);
      if (message.failure !== undefined) reject(new Error(message.failure));
    });
    worker.once('exit', () => reject(new Error('A worker process ended before it was ready.')));
  });
}

async function work({ config, connection }: { config: Config; connection: object }): Promise<void> {
  const channel: Channel = {
    send: message => void process.send?.(message),
    onMessage: listener => process.on('message', listener),
  };
  const stopping = stopSignal();
  // Without the process that counts and restarts there is no service.
  const orphaned = once(process, 'disconnect');
  try {
    const service = await alone(config, connection, new RemoteBudgets(channel));
    channel.onMessage(async message => {
      if ((message as { measure?: true }).measure) channel.send({ measured: await service.measure() });
    });
    channel.send({ port: service.port });
    await Promise.race([stopping, orphaned]);
    await service.stop();
  } catch (error) {
    channel.send({ failure: (error as Error).message });
  }
  process.exit(0);
}

/** Resolves at the first request to stop; later ones, as npm sends them twice, change nothing. */
function stopSignal(): Promise<void> {
  return new Promise(resolve => {
    process.on('SIGTERM', () => resolve());
    process.on('SIGINT', () => resolve());
  });
}

function listenError(error: unknown, { host, port }: Config): unknown {
  const { code } = error as { code?: string };
  if (code === 'EADDRINUSE')
    return new Error(`Port ${port} is taken. Stop what listens there, or set PORT to another.`);
  if (code === 'EACCES') return new Error(`Port ${port} may not be used by this user. Set PORT to one above 1023.`);
  if (code === 'EADDRNOTAVAIL') return new Error(`This machine has no address ${host}. Set HOST to one it has.`);
  return error;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (process.env.SVEND_WORKER) await work(JSON.parse(process.env.SVEND_WORKER));
  else {
    try {
      await serve(readConfig(process.env));
    } catch (error) {
      console.error((error as Error).message);
      process.exitCode = 1;
    }
  }
}
