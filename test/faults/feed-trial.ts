// Writers that repeat themselves until they are answered, a mirror that replays the feed, and a recorder of webhooks: while the
// service is killed again and again, every write has one effect, the mirror misses nothing, and so does the recorder.
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { basic } from '../support/service.ts';
import { MortalService, type Victim } from './service.ts';

interface Change {
  readonly sequence: number;
  readonly resource: string;
  readonly id: number;
  readonly verb: string;
  readonly changes: Readonly<Record<string, { readonly to: unknown }>>;
}

export interface FeedReport {
  readonly writes: number;
  readonly repeated: number;
  readonly events: number;
  readonly delivered: number;
  /** What is wrong; empty when nothing is. */
  readonly faults: readonly string[];
}

export class FeedTrial {
  readonly #service: MortalService;
  readonly #recorder: Server;
  /** Sequences that the recorder was told, and how often. */
  readonly #heard = new Map<number, number>();
  readonly #mirror = new Map<number, Record<string, unknown>>();
  /** Names that writers were told to have been written. */
  readonly #acknowledged = new Set<string>();
  #position = 0;
  #first = 0;
  #writes = 0;
  #repeated = 0;
  readonly #faults: string[] = [];

  private constructor(service: MortalService, recorder: Server) {
    this.#service = service;
    this.#recorder = recorder;
  }

  static async begin(): Promise<FeedTrial> {
    const recorder = createServer();
    await new Promise<void>(resolve => recorder.listen(0, '127.0.0.1', resolve));
    const trial = new FeedTrial(await MortalService.begin(), recorder);
    recorder.on('request', async (request, response) => {
      const { sequence } = JSON.parse((await request.toArray()).join('')) as { sequence: number };
      trial.#heard.set(sequence, (trial.#heard.get(sequence) ?? 0) + 1);
      response.end();
    });
    const url = `http://127.0.0.1:${(recorder.address() as AddressInfo).port}/`;
    await trial.#send('POST', '/graphql', { query: `mutation { createWebhook(input: {url: "${url}"}) { id } }` });
    trial.#first = trial.#position = await trial.#newest();
    return trial;
  }

  async end(): Promise<void> {
    await this.#service.end();
    this.#recorder.closeAllConnections();
    this.#recorder.close();
  }

  /** So many writers at once, each with some steps, and kills while they work. */
  async run(writers: number, steps: number, kills: readonly Victim[]): Promise<FeedReport> {
    let writing = true;
    const mirroring = this.#follow(() => writing);
    const working = Promise.all(Array.from({ length: writers }, (_, writer) => this.#write(writer, steps)));
    const killing = (async () => {
      for (const victim of kills) {
        await sleep(300 + Math.random() * 700);
        if (!writing) return;
        await this.#service.kill(victim);
        await this.#service.ready();
      }
    })();
    await Promise.all([working, killing]);
    writing = false;
    await mirroring;
    await this.#compare();
    return {
      writes: this.#writes,
      repeated: this.#repeated,
      events: this.#position - this.#first,
      delivered: this.#heard.size,
      faults: this.#faults,
    };
  }

  async #write(writer: number, steps: number): Promise<void> {
    const ids: number[] = [];
    for (let step = 0; step < steps; step++) {
      const name = `${writer}.${step}.${randomUUID().slice(0, 8)}`;
      const made = (await this.#insist('POST', '/debtor-categories', { text: name, site: 1 })) as { id: number };
      this.#acknowledged.add(name);
      ids.push(made.id);
      if (step % 2 === 1) await this.#insist('DELETE', `/debtor-categories/${ids.shift()}`);
    }
  }

  /** Repeats a write under its key until it is answered. */
  async #insist(method: string, path: string, body?: unknown): Promise<unknown> {
    const key = randomUUID();
    this.#writes += 1;
    for (let attempt = 0; ; attempt++) {
      if (attempt === 300) throw new Error(`${method} ${path} was never answered`);
      if (attempt > 0) this.#repeated += 1;
      const answer = await this.#send(method, path, body, { 'idempotency-key': key }).catch(() => null);
      if (answer && (answer.status === 201 || answer.status === 204)) return answer.json;
      if (answer && ![409, 429, 503, 500].includes(answer.status)) {
        this.#faults.push(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.json)}`);
        return answer.json;
      }
      await sleep(50 + Math.random() * 100);
    }
  }

  /** Replays the feed into the mirror, as a client would. */
  async #follow(more: () => boolean): Promise<void> {
    for (;;) {
      const goingOn = more();
      const answer = await this.#send('GET', `/events?after=${this.#position}&limit=200&wait=1`).catch(() => null);
      const events = answer?.status === 200 ? (answer.json as Change[]) : null;
      for (const { sequence, resource, id, verb, changes } of events ?? []) {
        if (sequence !== this.#position + 1) this.#faults.push(`${sequence} came after ${this.#position}`);
        this.#position = sequence;
        if (resource !== 'debtor-categories') continue;
        if (verb === 'deleted') this.#mirror.delete(id);
        else {
          const told = Object.fromEntries(Object.entries(changes).map(([name, { to }]) => [name, to]));
          this.#mirror.set(id, { ...this.#mirror.get(id), ...told });
        }
      }
      if (events === null) await sleep(50);
      else if (events.length === 0 && !goingOn) return;
    }
  }

  async #compare(): Promise<void> {
    const answer = await this.#send('GET', '/debtor-categories');
    const records = (answer.json as { id: number; text: string }[]).filter(({ text }) => /^\d+\.\d+\./.test(text));
    if (records.length !== this.#mirror.size)
      this.#faults.push(`${records.length} records, ${this.#mirror.size} in the mirror`);
    for (const { id, text } of records)
      if (this.#mirror.get(id)?.text !== text) this.#faults.push(`record ${id} is another in the mirror`);
    const { rows } = await this.#service.ask<{ name: string; times: number }>(
      "select after ->> 'text' as name, count(*)::int as times from events where resource = 'debtor-categories' and verb = 'created' group by 1",
    );
    const times = new Map(rows.map(row => [row.name, row.times]));
    for (const name of this.#acknowledged)
      if (times.get(name) !== 1) this.#faults.push(`${name} was made ${times.get(name) ?? 0} times`);
    const deadline = Date.now() + 60_000;
    const missing = (): number[] =>
      Array.from({ length: this.#position - this.#first }, (_, at) => this.#first + at + 1).filter(
        sequence => !this.#heard.has(sequence),
      );
    while (missing().length > 0 && Date.now() < deadline) await sleep(200);
    if (missing().length > 0) this.#faults.push(`the recorder never heard of ${missing().length} events`);
    const strange = [...this.#heard.keys()].filter(sequence => sequence > this.#position);
    if (strange.length > 0) this.#faults.push(`the recorder heard of ${strange.length} events that there are not`);
  }

  async #newest(): Promise<number> {
    const answer = await this.#send('GET', '/events?limit=1');
    return Number(answer.headers.get('x-feed-sequence'));
  }

  async #send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; headers: Headers; json: unknown }> {
    const { port, key } = this.#service;
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: {
        authorization: path === '/graphql' ? `Bearer ${key}` : basic(key),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, json: text ? JSON.parse(text) : null };
  }
}
