// The feed of a tenant's changes. The transaction that makes a change writes its event; here the committed ones get their
// numbers, and whoever waits for them is woken, in this process and in all others.
import type { Database } from '../database/database.ts';
import type { Listener } from '../database/listener.ts';
import type { Caller } from '../tenant/caller.ts';

/** Milliseconds for more changes to gather before their numbers are given out. */
const gathering = 5;
/** How often to look for changes that were left without a number: their process has died, or an operator made them. */
const rounds = 5_000;
const most = 10_000;

export class Feed {
  readonly #database: Database;
  readonly #listener: Listener;
  readonly #behind = new Set<string>();
  readonly #news = new Map<string, number>();
  readonly #waiting = new Map<string, Set<() => void>>();
  readonly #watchers = new Set<(tenantId: string) => void>();
  readonly #round: NodeJS.Timeout;
  #running: Promise<void> | undefined;
  #closed = false;

  constructor(database: Database) {
    this.#database = database;
    this.#listener = database.listen('svend_feed', tenantId => this.#wake(tenantId));
    this.#round = setInterval(() => this.#lookRound().catch(() => {}), rounds).unref();
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** Says that a tenant's data may have changed. */
  nudge(tenantId: string): void {
    if (this.#closed) return;
    this.#behind.add(tenantId);
    this.#running ??= this.#numberAll().finally(() => {
      this.#running = undefined;
    });
  }

  /** Numbers what has been committed, so that a reader finds all changes that were made before it asked. */
  async advance(tenantId: string): Promise<void> {
    while (
      (await this.#database.transaction(async transaction => {
        await transaction.run({ text: "select set_config('app.tenant', $1, true)" }, [tenantId]);
        const [row] = await transaction.run({ text: `select advance_feed($1, ${most})` }, [tenantId]);
        return Number(row![0]);
      })) === most
    );
  }

  /** How often the tenant has had new events: to be noted before looking for them, and told to wait(). */
  news({ tenantId }: Caller): number {
    return this.#news.get(tenantId) ?? 0;
  }

  /** Resolves when the tenant has had new events since, when the time is up, or when the service ends. */
  wait(caller: Caller, milliseconds: number, since: number): Promise<void> {
    const { tenantId } = caller;
    if (this.#closed || this.news(caller) !== since) return Promise.resolve();
    return new Promise(resolve => {
      const waiting = this.#waiting.get(tenantId) ?? new Set();
      this.#waiting.set(tenantId, waiting);
      const done = (): void => {
        clearTimeout(late);
        waiting.delete(done);
        if (waiting.size === 0 && this.#waiting.get(tenantId) === waiting) this.#waiting.delete(tenantId);
        resolve();
      };
      const late = setTimeout(done, milliseconds);
      waiting.add(done);
    });
  }

  /** Calls back with every tenant that has new events. */
  watch(watcher: (tenantId: string) => void): void {
    this.#watchers.add(watcher);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#round);
    for (const tenantId of [...this.#waiting.keys()]) this.#wake(tenantId);
    await this.#running;
    await this.#listener.close();
  }

  #wake(tenantId: string): void {
    this.#news.set(tenantId, (this.#news.get(tenantId) ?? 0) + 1);
    for (const done of [...(this.#waiting.get(tenantId) ?? [])]) done();
    for (const watcher of this.#watchers) watcher(tenantId);
  }

  async #numberAll(): Promise<void> {
    while (this.#behind.size > 0) {
      await new Promise(resolve => setTimeout(resolve, gathering));
      const tenants = [...this.#behind];
      this.#behind.clear();
      // What fails here is found again by the next round.
      for (const tenantId of tenants) await this.advance(tenantId).catch(() => {});
    }
  }

  async #lookRound(): Promise<void> {
    const rows = await this.#database.read({ name: 'tenants_behind', text: 'select tenants_behind()' }, []);
    for (const [tenantId] of rows) this.nudge(tenantId!);
  }
}
