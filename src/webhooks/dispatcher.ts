// Delivers webhooks: wakes with the feed, looks round every few seconds, and works on every webhook apart, so that a slow receiver
// delays nobody else. Several processes may do this at once; the database tells them apart.
import type { Logger } from 'pino';
import { version } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Feed } from '../feed/feed.ts';
import { type Caller, serviceCaller } from '../tenant/caller.ts';
import type { Store } from '../tenant/store.ts';
import { type Attempted, claim, type Delivery, fillQueue, settle, type Webhook } from './queue.ts';
import { send } from './send.ts';
import { signedHeaders } from './signature.ts';

/** The body of a message; null where the event is kept no longer. */
export type Render = (caller: Caller, sequence: string | null, query: string | null) => Promise<string | null>;

export interface DispatcherOptions {
  readonly database: Database;
  readonly store: Store;
  readonly feed: Feed;
  readonly render: Render;
  readonly allowPrivate: boolean;
  readonly log: Logger;
}

const rounds = 3_000;
/** Attempts within so many seconds are not left to the rounds. */
const soon = 60;
/** Messages to one receiver at a time, and receivers at a time, of one process. */
const atOnce = 8;
const mostReceivers = 100;

export class Dispatcher {
  readonly #options: DispatcherOptions;
  readonly #running = new Map<string, Promise<void>>();
  readonly #round: NodeJS.Timeout;
  #looking: Promise<void> | undefined;
  #lookAgain = false;
  readonly #closing = new AbortController();
  #closed = false;

  constructor(options: DispatcherOptions) {
    this.#options = options;
    this.#round = setInterval(() => this.look(), rounds).unref();
    options.feed.watch(() => this.look());
  }

  /** Looks for webhooks that have something to do. */
  look(): void {
    if (this.#closed) return;
    this.#lookAgain = true;
    this.#looking ??= this.#lookRound().finally(() => {
      this.#looking = undefined;
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#closing.abort();
    clearInterval(this.#round);
    await this.#looking;
    await Promise.all(this.#running.values());
  }

  async #lookRound(): Promise<void> {
    const { database, log } = this.#options;
    while (this.#lookAgain && !this.#closed) {
      this.#lookAgain = false;
      const statement = { name: 'webhooks_due', text: 'select tenant_id, webhook_id from webhooks_due()' };
      const rows = await database.read(statement, []).catch(() => []);
      for (const [tenantId, webhookId] of rows) {
        if (this.#running.has(webhookId!) || this.#running.size >= mostReceivers) continue;
        const work = this.#work(serviceCaller(tenantId!), webhookId!)
          .catch(error => log.warn({ err: error, webhookId }, 'a webhook was left for the next round'))
          .finally(() => this.#running.delete(webhookId!));
        this.#running.set(webhookId!, work);
      }
    }
  }

  /** Works on one webhook until nothing of it is due. */
  async #work(caller: Caller, webhookId: string): Promise<void> {
    const { store } = this.#options;
    while (!this.#closed) {
      const filled = await store.upkeep(caller, session => fillQueue(session, webhookId));
      if (!filled) return;
      const deliveries = await store.upkeep(caller, session => claim(session, webhookId, atOnce));
      if (deliveries.length === 0 && !filled.more) return;
      await Promise.all(deliveries.map(delivery => this.#deliver(caller, filled.webhook, delivery)));
    }
  }

  async #deliver(caller: Caller, webhook: Webhook, delivery: Delivery): Promise<void> {
    const attempted = await this.#attempt(caller, webhook, delivery);
    const pause = await this.#options.store.upkeep(caller, session => settle(session, webhook.id, delivery, attempted));
    if (pause !== null && pause < soon) setTimeout(() => this.look(), pause * 1_000).unref();
  }

  async #attempt(caller: Caller, { id, url, query, secrets }: Webhook, delivery: Delivery): Promise<Attempted> {
    const { render, allowPrivate } = this.#options;
    // What fails on our side is no attempt: it is left to whoever finds the lease expired.
    const body = await render(caller, delivery.sequence, query);
    if (body === null)
      return { request: null, response: null, error: 'The event is kept no longer.', milliseconds: 0, isOver: true };
    const began = performance.now();
    let request: Attempted['request'] = null;
    try {
      // The same message keeps its id however often it is sent, so that a receiver can tell.
      const message = `msg_${id}_${delivery.sequence ?? `test${delivery.id}`}`;
      const headers = {
        'content-type': 'application/json',
        'user-agent': `Svend/${version}`,
        ...signedHeaders(message, Math.floor(Date.now() / 1000), body, secrets),
      };
      request = { headers, body };
      const response = await send(url, headers, body, allowPrivate, this.#closing.signal);
      return { request, response, error: null, milliseconds: performance.now() - began };
    } catch (error) {
      // Whoever looks after it next sends it again.
      if (this.#closed) throw error;
      const { message } = error as Error;
      return { request, response: null, error: message, milliseconds: performance.now() - began };
    }
  }
}
