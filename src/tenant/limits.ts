// Budgets of a key: so many requests and so many points a minute, both of which come back continuously. Exact, because one
// process counts: the only one, or the one that started the others.
export interface Verdict {
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** In so many seconds the next request may be made. */
  readonly retryIn: number;
  /** When the budget is whole again if nothing more is asked, in unix seconds. */
  readonly resetAt: number;
}

/** How a key stands with its points after it was to pay some. */
export interface Balance {
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Points that come back per second. */
  readonly restoreRate: number;
  /** In so many seconds there would be enough. */
  readonly retryIn: number;
}

export interface Limiter {
  /** Counts a request. */
  take(bucket: string): Verdict | Promise<Verdict>;
  /** Pays points if there are enough. */
  spend(bucket: string, points: number): Balance | Promise<Balance>;
}

const window = 60_000;
/** A request comes back with its second, a minute later. */
const second = 1_000;
const seconds = window / second;
const pointsPerRequest = 50;

/** What was used in each second of the last minute. */
class Minute {
  readonly #counts = new Uint32Array(seconds);
  #now = 0;
  used = 0;

  /** Gives back what is older than a minute. */
  moveTo(now: number): void {
    for (let gone = Math.max(this.#now, now - seconds) + 1; gone <= now; gone++) {
      this.used -= this.#counts[gone % seconds]!;
      this.#counts[gone % seconds] = 0;
    }
    this.#now = now;
  }

  use(): void {
    this.#counts[this.#now % seconds]! += 1;
    this.used += 1;
  }

  /** The second in which something comes back. */
  get relief(): number {
    let at = this.#now + 1;
    while (at < this.#now + seconds && this.#counts[at % seconds] === 0) at += 1;
    return at;
  }
}

/** Counts in this process. */
export class Budgets implements Limiter {
  readonly #limit: number;
  readonly #buckets = new Map<string, Minute>();
  readonly #costLimit: number;
  readonly #spent = new Map<string, { points: number; at: number }>();
  #sweepAt = 0;

  constructor(limit: number, costLimit: number = limit * pointsPerRequest) {
    this.#limit = limit;
    this.#costLimit = costLimit;
  }

  take(bucket: string): Verdict {
    // A monotonic clock: a jump of the wall clock neither opens nor closes a budget.
    const now = performance.now();
    if (now > this.#sweepAt) this.#sweep(now);
    let minute = this.#buckets.get(bucket);
    if (!minute) {
      minute = new Minute();
      this.#buckets.set(bucket, minute);
    }
    minute.moveTo(Math.floor(now / second));
    const allowed = minute.used < this.#limit;
    if (allowed) minute.use();
    return {
      allowed,
      limit: this.#limit,
      remaining: this.#limit - minute.used,
      retryIn: allowed ? 0 : Math.ceil((minute.relief * second - now) / 1000),
      resetAt: Math.ceil((Date.now() + window) / 1000),
    };
  }

  spend(bucket: string, points: number): Balance {
    const now = performance.now();
    const limit = this.#costLimit;
    const entry = this.#spent.get(bucket) ?? { points: 0, at: now };
    const owed = Math.max(0, entry.points - ((now - entry.at) * limit) / window);
    const allowed = owed + points <= limit;
    const spent = allowed ? owed + points : owed;
    this.#spent.set(bucket, { points: spent, at: now });
    return {
      allowed,
      limit,
      remaining: Math.floor(limit - spent),
      restoreRate: Math.round((limit * 1000) / 60) / 1000,
      retryIn: allowed ? 0 : Math.ceil(((owed + points - limit) * (window / 1000)) / limit),
    };
  }

  #sweep(now: number): void {
    for (const [bucket, minute] of this.#buckets) {
      minute.moveTo(Math.floor(now / second));
      if (minute.used === 0) this.#buckets.delete(bucket);
    }
    for (const [bucket, entry] of this.#spent) if (entry.at + window <= now) this.#spent.delete(bucket);
    this.#sweepAt = now + window;
  }
}

/** A process's line to the one that counts. */
export interface Channel {
  send(message: unknown): void;
  onMessage(listener: (message: unknown) => void): void;
}

type Question = readonly [id: number, bucket: string, points: number | null];

/** Asks the counting process, with all that one turn of the event loop wants to know in one message. */
export class RemoteBudgets implements Limiter {
  readonly #channel: Channel;
  readonly #waiting = new Map<number, (answer: never) => void>();
  #batch: Question[] = [];
  #next = 0;

  constructor(channel: Channel) {
    this.#channel = channel;
    channel.onMessage(message => {
      for (const [id, answer] of (message as { answers?: [number, never][] }).answers ?? []) {
        this.#waiting.get(id)?.(answer);
        this.#waiting.delete(id);
      }
    });
  }

  take(bucket: string): Promise<Verdict> {
    return this.#ask(bucket, null);
  }

  spend(bucket: string, points: number): Promise<Balance> {
    return this.#ask(bucket, points);
  }

  #ask<T>(bucket: string, points: number | null): Promise<T> {
    const id = this.#next++;
    if (this.#batch.length === 0) setImmediate(() => this.#flush());
    this.#batch.push([id, bucket, points]);
    return new Promise(resolve => this.#waiting.set(id, resolve));
  }

  #flush(): void {
    this.#channel.send({ questions: this.#batch });
    this.#batch = [];
  }
}

/** Lets another process count with these budgets. */
export function answer(budgets: Budgets, channel: Channel): void {
  channel.onMessage(message => {
    const { questions } = message as { questions?: Question[] };
    if (!questions) return;
    channel.send({
      answers: questions.map(([id, bucket, points]) => [
        id,
        points === null ? budgets.take(bucket) : budgets.spend(bucket, points),
      ]),
    });
  });
}
