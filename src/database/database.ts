// Connections to PostgreSQL, and the only place that holds any. Short reads share a few pipelined connections without
// checking them out; transactions and long reads take one from a pool.
import pg from 'pg';
import { ApiError } from '../errors.ts';
import { Lane } from './lane.ts';
import { Listener } from './listener.ts';

// JSON leaves as the text it is; int8 and numeric stay text, so that no digit is lost.
const rawTypes = { getTypeParser: () => (value: string) => value } as unknown as pg.CustomTypesConfig;

export type Row = (string | null)[];

/** Text that may still be the bytes it came as. */
export type Text = Buffer | string;

export interface Statement {
  readonly text: string;
  /** Prepared under this name. */
  readonly name?: string;
}

export interface Transaction {
  run(statement: Statement, values?: readonly unknown[]): Promise<Row[]>;
}

export interface OpenTransaction extends Transaction {
  end(how: 'commit' | 'rollback'): Promise<void>;
}

export interface DatabaseOptions {
  readonly connection: pg.ClientConfig;
  /** Requests run as a role that row security binds; the operator's commands run as the owner. */
  readonly role?: 'svend_app' | 'owner';
  readonly lanes?: number;
  readonly poolSize?: number;
  readonly onError?: (error: Error) => void;
}

/** What requests may cost: seconds for one statement, a lock, and a transaction that does nothing. */
const requestSettings = [
  'search_path=svend',
  'timezone=UTC',
  'plan_cache_mode=force_generic_plan',
  'jit=off',
  // What is read often is in memory. At the price of a disk's arm the planner would rather pass the records of other tenants in the order of
  // the primary key than fetch a tenant's own through their index.
  'random_page_cost=1.1',
  'lock_timeout=3s',
  'idle_in_transaction_session_timeout=10s',
];
/** What takes longer holds up those behind it: it is stopped and repeated on a connection of its own. */
const laneTimeout = 250;
const statementTimeout = 10_000;
/** Milliseconds that a read may wait behind others rather than wake another connection. */
const shortWait = 2;
const poolWait = 2_000;
/** Streams at a time. */
const mostStreams = 6;

export class Database {
  readonly #lanes: Lane[];
  readonly #pool: pg.Pool;
  /** For what goes on for as long as a client takes to read it: writes must never wait for that. */
  readonly #streams: pg.Pool;
  readonly #settings: pg.ClientConfig;

  constructor({ connection, role = 'svend_app', lanes = 2, poolSize = 8, onError = () => {} }: DatabaseOptions) {
    this.#lanes = Array.from(
      { length: lanes },
      () =>
        new Lane(
          { ...settings(connection, role, laneTimeout), connectionTimeoutMillis: poolWait },
          statementTimeout,
          onError,
        ),
    );
    this.#settings = settings(connection, role, statementTimeout);
    const makePool = (max: number): pg.Pool =>
      new pg.Pool({
        ...this.#settings,
        max,
        connectionTimeoutMillis: poolWait,
        query_timeout: statementTimeout + 2_000,
        idleTimeoutMillis: 30_000,
      }).on('error', onError);
    this.#pool = makePool(poolSize);
    this.#streams = makePool(mostStreams);
  }

  /** Runs one statement in a transaction of its own and returns the bytes of its rows. */
  async fetch({ text, name }: Statement, values: readonly unknown[]): Promise<(Text | null)[][]> {
    // Small reads gather on the first lane, in larger writes; what would wait behind a long one takes another.
    const lane =
      this.#lanes.find(({ backlog }) => backlog < shortWait) ??
      this.#lanes.reduce((best, other) => (other.backlog < best.backlog ? other : best));
    try {
      return await lane.run(text, name, values.map(onTheWire));
    } catch (error) {
      // Too long for a shared connection: give it one of its own.
      if (codeOf(error) !== '57014') throw translate(error);
      return this.transaction(transaction => transaction.run({ text }, values));
    }
  }

  /** The same, as text. */
  async read(statement: Statement, values: readonly unknown[]): Promise<Row[]> {
    const rows = await this.fetch(statement, values);
    return rows.map(row => row.map(cell => cell?.toString() ?? null));
  }

  /** Runs the function in a transaction; what it throws rolls back. */
  async transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const transaction = await this.begin('begin');
    let result: T;
    try {
      result = await work(transaction);
    } catch (error) {
      await transaction.end('rollback');
      throw translate(error);
    }
    await transaction.end('commit').catch(error => {
      throw translate(error);
    });
    return result;
  }

  /** Opens a transaction that the caller must end, for a stream on a connection that is kept for those. */
  async begin(how: string, use: 'work' | 'stream' = 'work'): Promise<OpenTransaction> {
    try {
      const client = await (use === 'stream' ? this.#streams : this.#pool).connect();
      client.on('error', swallow);
      const transaction: OpenTransaction = {
        run: (statement, values = []) => query(client, statement, values),
        end: how => endTransaction(client, how),
      };
      await client.query(how).catch(async error => {
        await transaction.end('rollback');
        throw error;
      });
      return transaction;
    } catch (error) {
      throw translate(error);
    }
  }

  /** Runs the operator's statements that no transaction may hold, such as vacuum. */
  async maintain(text: string): Promise<void> {
    const client = await this.#pool.connect();
    try {
      await client.query('set statement_timeout = 0');
      await client.query(text);
    } finally {
      client.release(true);
    }
  }

  /** Hears what is announced on a channel, until the listener is closed. */
  listen(channel: string, hear: (message: string) => void): Listener {
    return new Listener(this.#settings, channel, hear);
  }

  /** How much is going on: short reads on their way, connections of the pool, and who waits for one. */
  get load(): { lanes: number; used: number; idle: number; waiting: number } {
    const sum = (count: 'totalCount' | 'idleCount' | 'waitingCount'): number =>
      this.#pool[count] + this.#streams[count];
    const lanes = this.#lanes.reduce((total, { waiting }) => total + waiting, 0);
    const idle = sum('idleCount');
    return { lanes, used: sum('totalCount') - idle, idle, waiting: sum('waitingCount') };
  }

  async close(): Promise<void> {
    await Promise.all([...this.#lanes.map(lane => lane.close()), this.#pool.end(), this.#streams.end()]);
  }
}

/** Ends a transaction and gives its connection back; a connection that cannot even roll back is thrown away. */
async function endTransaction(client: pg.PoolClient, how: 'commit' | 'rollback'): Promise<void> {
  let broken: Error | undefined;
  try {
    await client.query(how);
  } catch (error) {
    broken = error as Error;
    if (how === 'commit') throw error;
  } finally {
    client.off('error', swallow);
    client.release(broken);
  }
}

/** A lost connection also fails the query that runs on it, which is where it is dealt with. */
function swallow(): void {}

async function query(client: pg.ClientBase, { text, name }: Statement, values: readonly unknown[]): Promise<Row[]> {
  const config = {
    name: name as string,
    text,
    values: values as unknown[],
    rowMode: 'array' as const,
    types: rawTypes,
  };
  const result = await client.query<Row>(config);
  return result.rows;
}

/** A value as the protocol carries it: text, or bytes; a list as an array literal. */
function onTheWire(value: unknown): string | Buffer | null {
  if (value === null || Buffer.isBuffer(value)) return value;
  if (Array.isArray(value)) return `{${value.map(each => `"${String(each).replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
  return String(value);
}

function settings(connection: pg.ClientConfig, role: string, timeout: number): pg.ClientConfig {
  const roles = role === 'owner' ? [] : [`role=${role}`];
  const options = [...roles, ...requestSettings, `statement_timeout=${timeout}`]
    .map(setting => `-c ${setting}`)
    .join(' ');
  return { ...connection, options, application_name: 'svend', keepAlive: true };
}

function codeOf(error: unknown): string | undefined {
  return (error as { code?: string }).code;
}

const beyondRange = /^(22001|22003|22008|23514)$/;

/** What the database cannot do just now is the client's cue to try again; other errors are ours and stay as they are. */
function translate(error: unknown): unknown {
  if (error instanceof ApiError) return error;
  const code = codeOf(error) ?? '';
  // Each value was allowed, but not what follows from them: a product, a sum, a date.
  if (beyondRange.test(code)) return new ApiError('outOfRange');
  const passing =
    /^(08|53|57|55P03|40001|40P01|25P03|E[A-Z]+)/.test(code) ||
    /timeout|terminated|connection/i.test((error as Error).message);
  if (!passing || /^(22|23|42)/.test(code)) return error;
  return new ApiError('unavailable', undefined, { headers: { 'retry-after': '1' } });
}
