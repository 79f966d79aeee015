// The two doors to the data: read() and write(). Each gives a session that is bound to the caller's tenant and dead afterwards.
import type { Database, Row, Statement, Text, Transaction } from '../database/database.ts';
import { ApiError } from '../errors.ts';
import { type Caller, mayWrite } from './caller.ts';

/** Makes the tenant known to row security, under the name `id`, with what else is wanted beside it. */
export function settingTenant(more = ''): string {
  return `materialized (select set_config('app.tenant', $1, true)::bigint as id${more})`;
}

/**
 * How a read begins. What looks at rows must stand in a sub-select that depends on `t.id` (`select (…) from t`), never in a join
 * beside it: so the setting is made before any row is looked at, in the same round trip.
 */
export const asTenant = `with t as ${settingTenant()} `;

/** What a reader may do: run compiled reads, whose first parameter is the tenant. */
export interface ReadSession {
  readonly caller: Caller;
  fetch(statement: Statement, params: readonly unknown[]): Promise<(Text | null)[][]>;
}

/** What may be done besides in one transaction of the tenant: run any SQL. */
export interface SqlSession extends ReadSession {
  sql(text: string, values?: readonly unknown[]): Promise<Row[]>;
}

export interface WriteSession extends SqlSession {
  /** Does something that may be refused: then all that it wrote is taken back, and the transaction goes on. */
  attempt<T>(work: () => Promise<T>): Promise<T>;
  /** Has something done once the transaction is committed; never when it is not. */
  afterCommit(work: () => Promise<unknown>): void;
  /** Has something undone when the transaction is taken back. */
  onRollback(work: () => Promise<unknown>): void;
}

export class Store {
  readonly #database: Database;
  readonly #onCommit: (tenantId: string) => void;

  /** Whoever wants to know is told which tenant's data may have changed. */
  constructor(database: Database, onCommit: (tenantId: string) => void = () => {}) {
    this.#database = database;
    this.#onCommit = onCommit;
  }

  read<T>(caller: Caller, work: (session: ReadSession) => Promise<T>): Promise<T> {
    const alive = lifetime();
    const result = work({
      caller,
      fetch: (statement, params) => {
        alive.check();
        return this.#database.fetch(statement, [caller.tenantId, ...params]);
      },
    });
    result.then(alive.end, alive.end);
    return result;
  }

  async write<T>(caller: Caller, work: (session: WriteSession) => Promise<T>): Promise<T> {
    if (!mayWrite(caller)) throw new ApiError('readOnlyKey');
    return this.upkeep(caller, work);
  }

  /** What the service itself writes on a request, whatever the key may write. */
  async upkeep<T>(caller: Caller, work: (session: WriteSession) => Promise<T>): Promise<T> {
    const ends: Ends = { committed: [], takenBack: [] };
    let takenBack = false;
    const result = await this.#database
      .transaction(async transaction => {
        const { session, end } = bind(caller, transaction);
        try {
          await enter(caller, transaction);
          return await work(writing(session, ends));
        } catch (error) {
          takenBack = true;
          throw error;
        } finally {
          end();
        }
      })
      .catch(async error => {
        // A commit that failed may have happened all the same: nothing of it is undone.
        if (takenBack) await doAll(ends.takenBack);
        throw error;
      });
    this.#onCommit(caller.tenantId);
    await doAll(ends.committed);
    return result;
  }

  /** Several reads that must see the same data. */
  async consult<T>(caller: Caller, work: (session: SqlSession) => Promise<T>): Promise<T> {
    const transaction = await this.#database.begin(snapshot);
    const { session, end } = bind(caller, transaction);
    try {
      await enter(caller, transaction);
      return await work(session);
    } finally {
      end();
      await transaction.end('rollback');
    }
  }

  /** Reads in one snapshot for as long as it takes: whole collections that do not fit in memory. */
  async *stream<T>(caller: Caller, work: (session: SqlSession) => AsyncGenerator<T>): AsyncGenerator<T> {
    const transaction = await this.#database.begin(snapshot, 'stream');
    const { session, end } = bind(caller, transaction);
    try {
      await enter(caller, transaction);
      yield* work(session);
    } finally {
      end();
      await transaction.end('rollback');
    }
  }
}

const snapshot = 'begin isolation level repeatable read read only';

/** Whose data the transaction may touch, and who is to be named in the events of its changes. */
const setCaller: Statement = {
  name: 'set_caller',
  text: "select set_config('app.tenant', $1, true), set_config('app.key', $2, true), set_config('app.user', $3, true)",
};

async function enter({ tenantId, keyId, userId }: Caller, transaction: Transaction): Promise<void> {
  await transaction.run(setCaller, [tenantId, keyId, userId ?? '']);
}

function bind(caller: Caller, transaction: Transaction): { session: SqlSession; end: () => void } {
  const alive = lifetime();
  const session: SqlSession = {
    caller,
    fetch: (statement, params) => {
      alive.check();
      return transaction.run(statement, [caller.tenantId, ...params]);
    },
    sql: (text, values = []) => {
      alive.check();
      return transaction.run({ text }, values);
    },
  };
  return { session, end: alive.end };
}

type Task = () => Promise<unknown>;

/** What is to be done when a transaction has ended, one way or the other. */
interface Ends {
  readonly committed: Task[];
  readonly takenBack: Task[];
}

function writing(session: SqlSession, { committed, takenBack }: Ends): WriteSession {
  return {
    ...session,
    async attempt(work) {
      const before = { committed: committed.length, takenBack: takenBack.length };
      await session.sql('savepoint attempt');
      try {
        const result = await work();
        await session.sql('release savepoint attempt');
        return result;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        await session.sql('rollback to savepoint attempt');
        committed.length = before.committed;
        await doAll(takenBack.splice(before.takenBack));
        throw error;
      }
    },
    afterCommit: task => void committed.push(task),
    onRollback: task => void takenBack.push(task),
  };
}

async function doAll(tasks: readonly Task[]): Promise<void> {
  for (const task of tasks) await task();
}

function lifetime(): { check(): void; end(): void } {
  let ended = false;
  return {
    check() {
      if (ended) throw new Error('This session has ended.');
    },
    end() {
      ended = true;
    },
  };
}
