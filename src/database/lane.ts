// One shared connection on which short reads are pipelined. It speaks the few messages that a prepared read needs and hands
// out the bytes of the answer as they came: no row objects, no text decoded to be encoded again.
import type { Socket } from 'node:net';
import pg from 'pg';
import { serialize } from 'pg-protocol';

/** A column's bytes, in text format. */
export type Cell = Buffer | null;

interface Waiting {
  /** The statement that it prepares first, until the server says it did. */
  preparing: string | undefined;
  readonly since: number;
  readonly rows: Cell[][];
  error: (Error & { code?: string }) | undefined;
  resolve(rows: Cell[][]): void;
  reject(error: Error): void;
}

/** How many answers the pace of a connection is an average of, roughly. */
const steadiness = 16;

const execute = serialize.execute();
const sync = serialize.sync();

export class Lane {
  readonly #config: pg.ClientConfig;
  readonly #patience: number;
  readonly #onError: (error: Error) => void;
  #connecting: Promise<Connection> | undefined;
  #connection: Connection | undefined;

  constructor(config: pg.ClientConfig, patience: number, onError: (error: Error) => void) {
    this.#config = config;
    this.#patience = patience;
    this.#onError = onError;
  }

  /** How many wait for their answers. */
  get waiting(): number {
    return this.#connection?.waiting ?? 0;
  }

  /** Milliseconds until they will have them, by what the last answers took. */
  get backlog(): number {
    return this.#connection?.backlog ?? 0;
  }

  run(text: string, name: string | undefined, values: readonly (string | Buffer | null)[]): Promise<Cell[][]> {
    if (this.#connection) return this.#connection.ask(text, name, values);
    this.#connecting ??= this.#connect();
    return this.#connecting.then(connection => connection.ask(text, name, values));
  }

  /** The driver connects and authenticates; from then on the socket is ours. */
  async #connect(): Promise<Connection> {
    const client = new pg.Client(this.#config);
    client.on('error', () => {});
    const forget = (): void => {
      this.#connecting = undefined;
      this.#connection = undefined;
    };
    try {
      await client.connect();
    } catch (error) {
      forget();
      await client.end().catch(() => {});
      throw error;
    }
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    this.#connection = new Connection(stream, this.#patience, error => {
      forget();
      this.#onError(error);
    });
    return this.#connection;
  }

  async close(): Promise<void> {
    const connection = await this.#connecting?.catch(() => undefined);
    connection?.close();
  }
}

class Connection {
  readonly #stream: Socket;
  readonly #queue: Waiting[] = [];
  readonly #prepared = new Set<string>();
  readonly #watch: NodeJS.Timeout;
  #outgoing: Buffer[] = [];
  #incoming: Buffer[] = [];
  #received = 0;
  #wanted = 5;
  #closed: Error | undefined;
  #lastAnswer = 0;
  #pace = 0;

  constructor(stream: Socket, patience: number, onLoss: (error: Error) => void) {
    this.#stream = stream;
    stream.removeAllListeners('data');
    stream.removeAllListeners('close');
    stream.removeAllListeners('end');
    const lose = (error: Error): void => {
      if (this.#closed) return;
      this.#closed = error;
      clearInterval(this.#watch);
      stream.destroy();
      for (const waiting of this.#queue.splice(0)) waiting.reject(error);
      onLoss(error);
    };
    stream.on('data', chunk => this.#receive(chunk));
    stream.on('error', lose);
    stream.on('close', () => lose(lost('The connection to the database was closed.')));
    // A half-open connection answers nothing for ever: who waits too long has lost it.
    this.#watch = setInterval(() => {
      const oldest = this.#queue[0];
      if (oldest && performance.now() - oldest.since > patience) lose(lost('The database did not answer in time.'));
    }, 1_000).unref();
  }

  get waiting(): number {
    return this.#queue.length;
  }

  get backlog(): number {
    if (this.#queue.length === 0) return 0;
    // What takes longer than the others did will not be done at once.
    return Math.max(this.#queue.length * this.#pace, performance.now() - this.#lastAnswer);
  }

  ask(text: string, name: string | undefined, values: readonly (string | Buffer | null)[]): Promise<Cell[][]> {
    if (this.#closed) return Promise.reject(this.#closed);
    return new Promise((resolve, reject) => {
      const since = performance.now();
      if (this.#queue.length === 0) this.#lastAnswer = since;
      if (this.#outgoing.length === 0) setImmediate(() => this.#flush());
      const isNew = name === undefined || !this.#prepared.has(name);
      if (isNew) this.#outgoing.push(serialize.parse({ text, name: name ?? '' }));
      if (name) this.#prepared.add(name);
      this.#outgoing.push(serialize.bind({ statement: name ?? '', values: values as unknown[] }), execute, sync);
      this.#queue.push({
        preparing: isNew ? name : undefined,
        since,
        rows: [],
        error: undefined,
        resolve,
        reject,
      });
    });
  }

  close(): void {
    this.#closed ??= lost('The connection to the database was closed.');
    clearInterval(this.#watch);
    this.#stream.end(serialize.end());
  }

  /** All that was asked in one turn of the event loop in one write: waking the server is the dearest part of a small read. */
  #flush(): void {
    this.#stream.write(this.#outgoing.length === 1 ? this.#outgoing[0]! : Buffer.concat(this.#outgoing));
    this.#outgoing = [];
  }

  #receive(chunk: Buffer): void {
    this.#incoming.push(chunk);
    this.#received += chunk.length;
    if (this.#received < this.#wanted) return;
    const bytes = this.#incoming.length === 1 ? chunk : Buffer.concat(this.#incoming);
    let at = 0;
    this.#wanted = 5;
    // A message is a letter, a length that counts itself, and a body.
    while (bytes.length - at >= 5) {
      const length = 1 + bytes.readUInt32BE(at + 1);
      if (bytes.length - at < length) {
        this.#wanted = length;
        break;
      }
      this.#take(bytes[at]!, bytes.subarray(at + 5, at + length));
      at += length;
    }
    this.#incoming = at === bytes.length ? [] : [bytes.subarray(at)];
    this.#received = bytes.length - at;
  }

  #take(letter: number, body: Buffer): void {
    const waiting = this.#queue[0];
    if (letter === DataRow) waiting?.rows.push(cellsOf(body));
    else if (letter === ParseComplete && waiting) waiting.preparing = undefined;
    else if (letter === ErrorResponse && waiting) {
      waiting.error = errorOf(body);
      if (waiting.preparing) this.#prepared.delete(waiting.preparing);
      // A statement that the server forgot, or whose tables have changed: a new connection prepares all anew.
      if (/^(26000|0A000)$/.test(waiting.error.code ?? '')) this.#stream.destroy();
    } else if (letter === ReadyForQuery && waiting) {
      this.#queue.shift();
      const now = performance.now();
      this.#pace += (now - this.#lastAnswer - this.#pace) / steadiness;
      this.#lastAnswer = now;
      if (waiting.error) waiting.reject(waiting.error);
      else waiting.resolve(waiting.rows);
    }
  }
}

const ParseComplete = '1'.charCodeAt(0);
const DataRow = 'D'.charCodeAt(0);
const ErrorResponse = 'E'.charCodeAt(0);
const ReadyForQuery = 'Z'.charCodeAt(0);

function cellsOf(body: Buffer): Cell[] {
  const cells: Cell[] = new Array(body.readUInt16BE(0));
  let at = 2;
  for (let index = 0; index < cells.length; index++) {
    const length = body.readInt32BE(at);
    at += 4;
    cells[index] = length < 0 ? null : body.subarray(at, at + length);
    if (length > 0) at += length;
  }
  return cells;
}

/** An error's fields: a letter each, then text, ended by a zero. */
function errorOf(body: Buffer): Error & { code?: string } {
  const fields = new Map(
    body
      .toString()
      .split('\0')
      .filter(field => field !== '')
      .map(field => [field[0]!, field.slice(1)]),
  );
  return Object.assign(new Error(fields.get('M')), { code: fields.get('C')! });
}

function lost(message: string): Error {
  return Object.assign(new Error(message), { code: '08006' });
}
