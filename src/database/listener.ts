// Hears what the database announces to all processes, over a connection of its own that is renewed when it is lost.
import pg from 'pg';

const pause = 1_000;

export class Listener {
  readonly #config: pg.ClientConfig;
  readonly #channel: string;
  readonly #hear: (message: string) => void;
  #client: pg.Client | undefined;
  #closed = false;

  constructor(config: pg.ClientConfig, channel: string, hear: (message: string) => void) {
    this.#config = config;
    this.#channel = channel;
    this.#hear = hear;
    void this.#connect();
  }

  async #connect(): Promise<void> {
    const client = new pg.Client(this.#config);
    const lose = (): void => {
      if (this.#client !== client) return;
      this.#client = undefined;
      client.end().catch(() => {});
      setTimeout(() => !this.#closed && void this.#connect(), pause).unref();
    };
    this.#client = client;
    client.on('error', lose).on('end', lose);
    client.on('notification', ({ payload = '' }) => this.#hear(payload));
    try {
      await client.connect();
      await client.query(`listen ${this.#channel}`);
      if (this.#closed) await client.end();
    } catch {
      lose();
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => {});
  }
}
