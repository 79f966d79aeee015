// Request budgets: so many requests in a minute that begins with a bucket's first request. Exact, because one process counts:
// the only one, or the one that started the others.
export interface Verdict {
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** When the budget is whole again: in so many seconds, and as unix seconds. */
  readonly resetIn: number;
  readonly resetAt: number;
}

export interface Limiter {
  take(bucket: string): Verdict | Promise<Verdict>;
}

const window = 60_000;

/** Counts in this process. */
export class Budgets implements Limiter {
  readonly #limit: number;
  readonly #buckets = new Map<string, { used: number; until: number }>();
  #sweepAt = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  take(bucket: string): Verdict {
    // A monotonic clock: a jump of the wall clock neither opens nor closes a budget.
    const now = performance.now();
    if (now > this.#sweepAt) this.#sweep(now);
    let entry = this.#buckets.get(bucket);
    if (!entry || entry.until <= now) {
      entry = { used: 0, until: now + window };
      this.#buckets.set(bucket, entry);
    }
    const allowed = entry.used < this.#limit;
    if (allowed) entry.used += 1;
    return {
      allowed,
      limit: this.#limit,
      remaining: this.#limit - entry.used,
      resetIn: Math.ceil((entry.until - now) / 1000),
      resetAt: Math.ceil((Date.now() + entry.until - now) / 1000),
    };
  }

  #sweep(now: number): void {
    for (const [bucket, entry] of this.#buckets) if (entry.until <= now) this.#buckets.delete(bucket);
    this.#sweepAt = now + window;
  }
}

/** A process's line to the one that counts. */
export interface Channel {
  send(message: unknown): void;
  onMessage(listener: (message: unknown) => void): void;
}

/** Asks the counting process, with all requests of one turn of the event loop in one message. */
export class RemoteBudgets implements Limiter {
  readonly #channel: Channel;
  readonly #waiting = new Map<number, (verdict: Verdict) => void>();
  #batch: [number, string][] = [];
  #next = 0;

  constructor(channel: Channel) {
    this.#channel = channel;
    channel.onMessage(message => {
      for (const [id, verdict] of (message as { verdicts?: [number, Verdict][] }).verdicts ?? []) {
        this.#waiting.get(id)?.(verdict);
        this.#waiting.delete(id);
      }
    });
  }

  take(bucket: string): Promise<Verdict> {
    const id = this.#next++;
    if (this.#batch.length === 0) setImmediate(() => this.#flush());
    this.#batch.push([id, bucket]);
    return new Promise(resolve => this.#waiting.set(id, resolve));
  }

  #flush(): void {
    this.#channel.send({ buckets: this.#batch });
    this.#batch = [];
  }
}

/** Lets another process count with these budgets. */
export function answer(budgets: Budgets, channel: Channel): void {
  channel.onMessage(message => {
    const { buckets } = message as { buckets?: [number, string][] };
    if (buckets) channel.send({ verdicts: buckets.map(([id, bucket]) => [id, budgets.take(bucket)]) });
  });
}
