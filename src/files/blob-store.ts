// Where file contents are kept. The database holds the key, size and checksum; the store holds bytes and nothing else.
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

export interface Blob {
  readonly key: string;
  readonly size: number;
  readonly sha256: Buffer;
  /** The first bytes, which tell the type. */
  readonly head: Buffer;
}

export interface BlobStore {
  /** Keeps the bytes under a key of the tenant, a new one unless they come from a backup; they are safe when it returns. */
  put(tenantId: string, content: Buffer | Readable, key?: string): Promise<Blob>;
  /** The bytes from start to end, both included; all of them when left out. A key without bytes fails with code ENOENT. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  remove(key: string): Promise<void>;
  /** Keys of blobs, and pieces of broken uploads, that have been there for so many milliseconds. */
  olderThan(age: number): AsyncGenerator<string>;
}

/** All bytes of a small blob; null where the store has none of that key. */
export async function wholeBlob(store: BlobStore, key: string): Promise<Buffer | null> {
  try {
    return await buffer(await store.read(key));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Removes what no record names, as well as can be: what the store does not remove now, the sweeper will. */
export async function discard(store: BlobStore, key: string): Promise<void> {
  await store.remove(key).catch(() => {});
}

const headBytes = 64;
const incoming = 'incoming';

/** Files in a local directory, under generated names: what a client calls its file never becomes a path. */
export class DirectoryStore implements BlobStore {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  async put(tenantId: string, content: Buffer | Readable, key = newKey(tenantId)): Promise<Blob> {
    const path = join(this.#root, key);
    const temporary = join(this.#root, incoming, basename(key));
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await mkdir(dirname(temporary), { recursive: true, mode: 0o700 });
    const measure = new Measure();
    try {
      const source = Buffer.isBuffer(content) ? Readable.from([content]) : content;
      // Flushed to disk before the name is given: a name never leads to half a file.
      await pipeline(source, measure, createWriteStream(temporary, { flags: 'wx', flush: true, mode: 0o600 }));
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    await syncDirectory(dirname(path));
    return { key, ...measure.result() };
  }

  async read(key: string, range?: { start: number; end: number }): Promise<Readable> {
    return (await open(join(this.#root, key))).createReadStream(range);
  }

  async remove(key: string): Promise<void> {
    await rm(join(this.#root, key), { force: true });
  }

  async *olderThan(age: number): AsyncGenerator<string> {
    const entries = await readdir(this.#root, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
      if (Date.now() - mtimeMs >= age) yield path.slice(this.#root.length + 1);
    }
  }
}

/** A name that nobody else has; what a client calls its file is no part of it. */
export function newKey(tenantId: string): string {
  const name = randomUUID();
  return `${tenantId}/${name.slice(0, 2)}/${name}`;
}

/** Whether it is a name that we gave. */
export function isKey(text: string): boolean {
  return /^\d+\/[0-9a-f]{2}\/[0-9a-f-]{36}$/.test(text);
}

/** Counts and checksums what flows through. */
export class Measure extends Transform {
  readonly #hash = createHash('sha256');
  #size = 0;
  #head: Buffer = Buffer.alloc(0);

  override _transform(chunk: Buffer, _encoding: string, done: (error: null, chunk: Buffer) => void): void {
    this.add(chunk);
    done(null, chunk);
  }

  add(chunk: Buffer): void {
    this.#hash.update(chunk);
    this.#size += chunk.length;
    if (this.#head.length < headBytes) this.#head = Buffer.concat([this.#head, chunk]).subarray(0, headBytes);
  }

  result(): { size: number; sha256: Buffer; head: Buffer } {
    return { size: this.#size, sha256: this.#hash.digest(), head: this.#head };
  }
}

/** A rename survives a power cut only when its directory is on disk too. */
async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r');
  await directory.sync().finally(() => directory.close());
}
