// Where file contents are kept. The database holds the key, size and checksum; the store holds bytes and nothing else.
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

export interface Blob {
  readonly key: string;
  readonly size: number;
  readonly sha256: Buffer;
}

export interface BlobStore {
  /** Keeps the bytes under a new key of the tenant; they are safe on disk when it returns. */
  put(tenantId: string, content: Buffer): Promise<Blob>;
  /** The bytes from start to end, both included; all of them when left out. */
  read(key: string, range?: { start: number; end: number }): Readable;
  remove(key: string): Promise<void>;
}

/** Files in a local directory, under generated names: what a client calls its file never becomes a path. */
export class DirectoryStore implements BlobStore {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  async put(tenantId: string, content: Buffer): Promise<Blob> {
    const name = randomUUID();
    const key = `${tenantId}/${name.slice(0, 2)}/${name}`;
    const path = join(this.#root, key);
    const temporary = join(this.#root, 'incoming', name);
    await mkdir(dirname(path), { recursive: true });
    await mkdir(dirname(temporary), { recursive: true });
    const file = await open(temporary, 'wx');
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
    await syncDirectory(dirname(path));
    return { key, size: content.length, sha256: createHash('sha256').update(content).digest() };
  }

  read(key: string, range?: { start: number; end: number }): Readable {
    return createReadStream(join(this.#root, key), range);
  }

  async remove(key: string): Promise<void> {
    await rm(join(this.#root, key), { force: true });
  }
}

/** A rename survives a power cut only when its directory is on disk too. */
async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r');
  await directory.sync().finally(() => directory.close());
}
