// A whole service that can be killed at any time: its processes, one of them, or one of the database's, all with -9.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createKey } from '../../src/admin/keys.ts';
import { createTenant } from '../../src/admin/tenants.ts';
import { Database } from '../../src/database/database.ts';
import { startEmbedded } from '../../src/database/embedded.ts';
import { migrate } from '../../src/database/migrate.ts';

/** What is killed. */
export const victims = ['service', 'worker', 'database'] as const;
export type Victim = (typeof victims)[number];

const root = new URL('../..', import.meta.url).pathname;

export class MortalService {
  readonly port: number;
  key = '';
  tenant = '';
  readonly #dataDir: string;
  readonly #connection: pg.ClientConfig;
  readonly #close: () => Promise<void>;
  #child: ChildProcess;

  private constructor(dataDir: string, port: number, connection: pg.ClientConfig, close: () => Promise<void>) {
    this.#dataDir = dataDir;
    this.port = port;
    this.#connection = connection;
    this.#close = close;
    this.#child = this.#launch();
  }

  static async begin(): Promise<MortalService> {
    const dataDir = await mkdtemp(join(tmpdir(), 'svend-faults-'));
    // Open to the account that runs the server when the tests run as root.
    await chmod(dataDir, 0o755);
    // What a killed process has written, the system keeps: only a power cut would need the disk.
    const opened = await startEmbedded(dataDir, { fsync: 'off' });
    const connection = { ...opened.connection, ssl: false };
    await migrate(connection);
    const service = new MortalService(dataDir, await freePort(), connection, async () => {
      await opened.release();
      await rm(dataDir, { recursive: true, force: true });
    });
    const database = new Database({ connection, role: 'owner', lanes: 1, poolSize: 1 });
    const { id } = await createTenant(database, { name: 'Prøve' });
    service.tenant = id;
    service.key = (await createKey(database, { tenantId: id, name: 'trial', scope: 'write' })).key;
    await database.close();
    await service.ready();
    return service;
  }

  async end(): Promise<void> {
    this.#child.kill('SIGTERM');
    if (this.#child.exitCode === null && this.#child.signalCode === null) await once(this.#child, 'exit');
    await this.#close();
  }

  async kill(victim: Victim): Promise<void> {
    if (victim === 'service') {
      const gone = once(this.#child, 'exit');
      // The group: the process that the others stem from, and they.
      process.kill(-this.#child.pid!, 'SIGKILL');
      await gone;
      this.#child = this.#launch();
      return;
    }
    const pid = victim === 'worker' ? await this.#worker() : await this.#backend();
    if (pid !== null) process.kill(pid, 'SIGKILL');
  }

  /** A process of the service that answers requests. */
  async #worker(): Promise<number | null> {
    const { stdout } = spawn('ps', ['-o', 'pid=', '--ppid', String(this.#child.pid)]);
    const pids = (await stdout.toArray()).join('').trim().split(/\s+/).filter(Boolean).map(Number);
    return pids[Math.floor(Math.random() * pids.length)] ?? null;
  }

  /** A process of the database that is in the middle of a request's transaction. */
  async #backend(): Promise<number | null> {
    const { rows } = await this.ask<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() order by xact_start nulls last, random() limit 1',
    );
    return rows[0]?.pid ?? null;
  }

  #launch(): ChildProcess {
    const { DATABASE_URL: _, FILES_URL: __, ...rest } = process.env;
    const env = {
      ...rest,
      DATA_DIR: this.#dataDir,
      PORT: String(this.port),
      WORKERS: '2',
      DEMO: '0',
      LOG_LEVEL: 'silent',
      RATE_LIMIT: '1000000000',
      WEBHOOK_PRIVATE: '1',
    };
    return spawn(process.execPath, ['src/main.ts'], { cwd: root, env, stdio: 'ignore', detached: true });
  }

  async ready(): Promise<void> {
    const deadline = Date.now() + 30_000;
    while (Date.now() < deadline) {
      const answer = await fetch(`http://127.0.0.1:${this.port}/readyz`).catch(() => null);
      if (answer?.status === 200) return;
      await sleep(20);
    }
    throw new Error('the service did not come up again');
  }

  ask<T extends object>(text: string, values: unknown[] = []): Promise<pg.QueryResult<T>> {
    return this.connected(client => client.query<T>(text, values));
  }

  /** On a connection of its own, for as long as the database is starting again. */
  async connected<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      const client = new pg.Client({ ...this.#connection, options: '-c search_path=svend' });
      client.on('error', () => {});
      try {
        await client.connect();
        return await work(client);
      } catch (error) {
        const { code = '' } = error as { code?: string };
        if (attempt === 100 || !/^(57P|08|E[A-Z]+)/.test(code)) throw error;
        await sleep(100);
      } finally {
        await client.end().catch(() => {});
      }
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise(resolve => server.close(resolve));
  return port;
}
