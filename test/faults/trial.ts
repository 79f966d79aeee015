// A whole service under load that is killed again and again: its processes, one of them, or the database's, all with -9.
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
import { basic } from '../support/service.ts';
import { faultsIn, linesPerCase, spoilers } from './books.ts';

/** What is killed in a round. */
export const victims = ['service', 'worker', 'database'] as const;
export type Victim = (typeof victims)[number];

export interface Round {
  readonly victim: Victim;
  /** Answered with 201. */
  readonly acknowledged: number;
  /** Requests that were under way at the kill and got no answer, and how many of them had made their invoice. */
  readonly unanswered: number;
  readonly committed: number;
  /** Milliseconds from the kill until the service was ready again. */
  readonly recovery: number;
  readonly faults: Readonly<Record<string, number>>;
}

const root = new URL('../..', import.meta.url).pathname;
const clients = 8;

export class Trial {
  readonly #dataDir: string;
  readonly #port: number;
  readonly #connection: pg.ClientConfig;
  readonly #close: () => Promise<void>;
  #child: ChildProcess;
  #key = '';
  #tenant = '';
  /** Case number → the invoice number that a client was told. */
  readonly #told = new Map<string, number>();

  private constructor(dataDir: string, port: number, connection: pg.ClientConfig, close: () => Promise<void>) {
    this.#dataDir = dataDir;
    this.#port = port;
    this.#connection = connection;
    this.#close = close;
    this.#child = this.#launch();
  }

  static async begin(): Promise<Trial> {
    const dataDir = await mkdtemp(join(tmpdir(), 'svend-faults-'));
    // Open to the account that runs the server when the tests run as root.
    await chmod(dataDir, 0o755);
    // What a killed process has written, the system keeps: only a power cut would need the disk.
    const opened = await startEmbedded(dataDir, { fsync: 'off' });
    const connection = { ...opened.connection, ssl: false };
    await migrate(connection);
    const trial = new Trial(dataDir, await freePort(), connection, async () => {
      await opened.release();
      await rm(dataDir, { recursive: true, force: true });
    });
    const database = new Database({ connection, role: 'owner', lanes: 1, poolSize: 1 });
    const { id } = await createTenant(database, { name: 'Prøve' });
    trial.#tenant = id;
    trial.#key = (await createKey(database, { tenantId: id, name: 'trial', scope: 'write' })).key;
    await database.close();
    await trial.#ask('create sequence trial_number');
    await trial.#ready();
    return trial;
  }

  async end(): Promise<void> {
    this.#child.kill('SIGTERM');
    if (this.#child.exitCode === null && this.#child.signalCode === null) await once(this.#child, 'exit');
    await this.#close();
  }

  /** Invoices so many new cases from several clients at once, and kills in the middle. */
  async round(victim: Victim, cases: number): Promise<Round> {
    const queue = await this.#makeCases(cases);
    const unanswered: string[] = [];
    let acknowledged = 0;
    let stopped = false;
    const work = async (): Promise<void> => {
      for (let number = queue.pop(); number !== undefined && !stopped; number = queue.pop()) {
        const outcome = await this.#invoice(number);
        if (outcome === 'told') acknowledged += 1;
        else unanswered.push(number);
      }
    };
    const working = Array.from({ length: clients }, work);
    const enough = 1 + Math.random() * (cases / 2);
    while (acknowledged < enough) await sleep(1);
    await sleep(Math.random() * 20);
    const killed = performance.now();
    await this.#kill(victim);
    if (victim === 'service') stopped = true;
    await Promise.all(working);
    await this.#ready();
    const recovery = performance.now() - killed;
    const { rows } = await this.#ask<{ count: number }>(
      'select count(*)::int as count from debtor_invoices i join cases c on c.id = i.case_id where c.case_number = any ($1)',
      [unanswered],
    );
    const faults = { ...(await this.faults()), ...(await this.#broken()) };
    return { victim, acknowledged, unanswered: unanswered.length, committed: rows[0]!.count, recovery, faults };
  }

  /** Invoices all that is left; then every case has its invoice. Returns how many there are. */
  async finish(): Promise<{ invoices: number; faults: Record<string, number> }> {
    const { rows } = await this.#ask<{ number: string }>(
      "select case_number as number from cases c where description = 'trial' and not exists (select 1 from debtor_invoices i where i.case_id = c.id)",
    );
    for (const { number } of rows) {
      if ((await this.#invoice(number)) !== 'told') throw new Error(`case ${number} could not be invoiced`);
    }
    const { rows: counted } = await this.#ask<{ cases: number; invoices: number; highest: number }>(
      "select (select count(*)::int from cases where description = 'trial') as cases, count(*)::int as invoices, max(invoice_number)::int as highest from debtor_invoices",
    );
    const { cases, invoices, highest } = counted[0]!;
    if (cases !== invoices || highest !== invoices)
      throw new Error(`${cases} cases have ${invoices} invoices, the last of which is ${highest}`);
    return { invoices, faults: await this.faults() };
  }

  faults(): Promise<Record<string, number>> {
    return this.#connected(faultsIn);
  }

  /** Spoils the books in ways that are taken back, and returns those that went unseen: there must be none. */
  async unseen(): Promise<string[]> {
    const unseen: string[] = [];
    await this.#connected(async client => {
      for (const [name, sql] of Object.entries(spoilers)) {
        await client.query('begin');
        // Without the foreign keys that keep the worst from happening.
        await client.query('set local session_replication_role = replica');
        await client.query(
          'create temp table spoilt on commit drop as select id, case_id from debtor_invoices where invoice_number = 2',
        );
        await client.query(sql);
        if (Object.keys(await faultsIn(client)).length === 0) unseen.push(name);
        await client.query('rollback');
      }
    });
    return unseen;
  }

  /** What a client was told and the books do not say. */
  async #broken(): Promise<Record<string, number>> {
    const { rows } = await this.#ask<{ case: string; number: number }>(
      'select c.case_number as case, i.invoice_number::int as number from debtor_invoices i join cases c on c.id = i.case_id',
    );
    const kept = new Map(rows.map(row => [row.case, row.number]));
    const broken = [...this.#told].filter(([number, invoice]) => kept.get(number) !== invoice).length;
    return broken > 0 ? { 'acknowledged invoices that are lost or have another number': broken } : {};
  }

  async #invoice(number: string): Promise<'told' | 'unknown'> {
    try {
      const response = await fetch(`http://127.0.0.1:${this.#port}/cases/${number}/invoice-draft/create-invoice`, {
        method: 'POST',
        headers: { authorization: basic(this.#key), 'content-type': 'application/json' },
        body: '{}',
      });
      const body = (await response.json()) as { invoice_number: number };
      if (response.status !== 201) return 'unknown';
      this.#told.set(number, body.invoice_number);
      return 'told';
    } catch {
      return 'unknown';
    }
  }

  /** Cases with materials that stand on their drafts, as addToInvoiceDraft puts them there. */
  async #makeCases(count: number): Promise<string[]> {
    const { rows } = await this.#ask<{ number: string }>(
      `with customer as (
         insert into debtors (tenant_id, customer_number, name, address, postal_code, city, invoice_address, invoice_postal_code, invoice_city)
         select $1, 'trial', 'Kunde', 'Vej 1', '8000', 'Aarhus', 'Vej 1', '8000', 'Aarhus'
         on conflict (tenant_id, customer_number) do update set name = excluded.name returning id),
       made as (
         insert into cases (tenant_id, case_number, customer_id, description)
         select $1, 't' || nextval('trial_number'), customer.id, 'trial' from customer, generate_series(1, $2) returning id, case_number),
       used as (
         insert into case_materials (tenant_id, case_id, quantity, sales_price, description)
         select $1, made.id, n + 0.5, 1234 + n, 'Materiale ' || n from made, generate_series(1, ${linesPerCase}) n
         returning id, case_id, quantity, sales_price, description),
       drafted as (insert into invoice_drafts (tenant_id, case_id) select $1, id from made),
       lines as (
         insert into invoice_draft_lines (tenant_id, case_id, material_id, quantity, sales_price, description)
         select $1, case_id, id, quantity, sales_price, description from used)
       select case_number as number from made`,
      [this.#tenant, count],
    );
    return rows.map(row => row.number);
  }

  async #kill(victim: Victim): Promise<void> {
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
    const { rows } = await this.#ask<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() order by xact_start nulls last, random() limit 1',
    );
    return rows[0]?.pid ?? null;
  }

  #launch(): ChildProcess {
    const { DATABASE_URL: _, FILES_URL: __, ...rest } = process.env;
    const env = {
      ...rest,
      DATA_DIR: this.#dataDir,
      PORT: String(this.#port),
      WORKERS: '2',
      DEMO: '0',
      LOG_LEVEL: 'silent',
      RATE_LIMIT: '1000000000',
    };
    return spawn(process.execPath, ['src/main.ts'], { cwd: root, env, stdio: 'ignore', detached: true });
  }

  async #ready(): Promise<void> {
    const deadline = Date.now() + 30_000;
    while (Date.now() < deadline) {
      const answer = await fetch(`http://127.0.0.1:${this.#port}/readyz`).catch(() => null);
      if (answer?.status === 200) return;
      await sleep(20);
    }
    throw new Error('the service did not come up again');
  }

  #ask<T extends object>(text: string, values: unknown[] = []): Promise<pg.QueryResult<T>> {
    return this.#connected(client => client.query<T>(text, values));
  }

  /** On a connection of its own, for as long as the database is starting again. */
  async #connected<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
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
