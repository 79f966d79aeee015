// Files in a bucket of an S3-compatible store.
import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { ApiError } from '../errors.ts';
import { type Blob, type BlobStore, isKey, Measure, newKey } from './blob-store.ts';
import { S3Error, type S3Place, type S3Request, sendToS3 } from './s3-request.ts';

/** Tries in all, and milliseconds before the second. */
const tries = 3;
const pause = 100;

export class S3Store implements BlobStore {
  readonly #place: S3Place;

  constructor(place: S3Place) {
    this.#place = place;
  }

  /** The store wants to know size and checksum beforehand, so a stream rests on the local disk until it has ended. */
  async put(tenantId: string, content: Buffer | Readable, key = newKey(tenantId)): Promise<Blob> {
    const measure = new Measure();
    if (Buffer.isBuffer(content)) {
      measure.add(content);
      const blob = { key, ...measure.result() };
      await this.#keep(blob, () => Readable.from([content]));
      return blob;
    }
    const path = join(tmpdir(), `svend-upload-${randomUUID()}`);
    const file = await open(path, 'wx+', 0o600);
    try {
      // Without a name from here on: whatever happens to this process, the disk gets it back.
      await rm(path);
      for await (const chunk of content) {
        measure.add(chunk);
        await file.appendFile(chunk);
      }
      const blob = { key, ...measure.result() };
      await this.#keep(blob, () => file.createReadStream({ start: 0, autoClose: false }));
      return blob;
    } finally {
      await file.close();
    }
  }

  async read(key: string, range?: { start: number; end: number }): Promise<Readable> {
    const headers = range && { range: `bytes=${range.start}-${range.end}` };
    return this.#send({ method: 'GET', path: this.#path(key), ...(headers && { headers }) });
  }

  async remove(key: string): Promise<void> {
    try {
      (await this.#send({ method: 'DELETE', path: this.#path(key) })).resume();
    } catch (error) {
      if (!(error instanceof S3Error) || error.status !== 404) throw error;
    }
  }

  async *olderThan(age: number): AsyncGenerator<string> {
    const { prefix } = this.#place;
    let marker = '';
    for (let more = true; more; ) {
      const page = await text(await this.#send({ method: 'GET', path: '', query: { marker, prefix } }));
      for (const [, contents = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        marker = elementOf(contents, 'Key');
        const key = marker.slice(prefix.length);
        // What others keep in the bucket is not ours to sweep.
        if (!isKey(key)) continue;
        if (Date.now() - Date.parse(elementOf(contents, 'LastModified')) >= age) yield key;
      }
      more = elementOf(page, 'IsTruncated') === 'true';
    }
  }

  async #keep({ key, size, sha256 }: Blob, stream: () => Readable): Promise<void> {
    (await this.#send({ method: 'PUT', path: this.#path(key), body: { size, sha256, stream } })).resume();
  }

  #path(key: string): string {
    return this.#place.prefix + key;
  }

  /** Every request may be repeated: a key is written once, with the same bytes. */
  async #send(request: S3Request): Promise<Readable> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await sendToS3(this.#place, request);
      } catch (error) {
        if (error instanceof S3Error && error.status < 500) throw error;
        if (attempt === tries) {
          throw new ApiError('unavailable', `The files cannot be reached. ${(error as Error).message}`, {
            headers: { 'retry-after': '5' },
          });
        }
        await setTimeout(pause * attempt);
      }
    }
  }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text of the first such element. */
function elementOf(xml: string, name: string): string {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
  return found.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hex, word) =>
    decimal || hex
      ? String.fromCodePoint(Number.parseInt(decimal ?? hex, decimal ? 10 : 16))
      : (entities[word] ?? whole),
  );
}
