// Reads request bodies: of the right type, no longer than allowed, never unpacked.
import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { ApiError } from '../errors.ts';
import { parseJson } from './json.ts';
import type { Request } from './message.ts';

const patience = 30_000;
/** Of a body that is refused, so much is still received and thrown away: who is cut off while sending may not hear the answer. */
const mostWasted = 64 * 1_048_576;

/** The JSON body of a request; undefined where it is empty. */
export async function readJson(request: Request, most: number): Promise<unknown> {
  const { headers, raw } = request;
  const empty = headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0';
  if (!empty || headers['content-type'] !== undefined) checkType(headers['content-type'], headers['content-encoding']);
  else if (request.method !== 'DELETE') throw new ApiError('unsupportedMediaType');
  if (empty) return undefined;
  // Who announces too much is not read at all.
  const length = Number(headers['content-length']);
  if (length > most) throw tooLarge(length);
  // A small body came in one piece with its head and lies ready.
  const body: Buffer | null = raw.readableLength === length ? raw.read() : await receive(raw, most);
  if (body === null || body.length === 0) return undefined;
  if (headers['idempotency-key'] !== undefined) request.digest = hash('sha256', body, 'hex');
  return parseJson(body);
}

async function receive(raw: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  let late: NodeJS.Timeout | undefined;
  await new Promise<void>((resolve, reject) => {
    late = setTimeout(
      () => reject(new ApiError('requestTimeout', undefined, { headers: { connection: 'close' } })),
      patience,
    );
    raw.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > most) {
        raw.removeAllListeners('data');
        reject(tooLarge());
      } else chunks.push(chunk);
    });
    raw.on('end', resolve);
    const breakOff = (): void => {
      if (!raw.complete) reject(new ApiError('badRequest', 'The request body did not arrive whole.'));
    };
    raw.on('error', breakOff);
    raw.on('close', breakOff);
  }).finally(() => clearTimeout(late));
  return Buffer.concat(chunks);
}

/** Who has its answer and is still sending is given as long as a body of JSON, and then hung up on. */
export function hangUpLate(raw: IncomingMessage, after = patience): void {
  if (raw.complete) return;
  const late = setTimeout(() => {
    // The connection may be on its next request by now.
    if (!raw.complete) raw.socket.destroy();
  }, after).unref();
  raw.once('close', () => clearTimeout(late));
}

const plainJson = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?;?\s*$/i;

function checkType(type: string | undefined, encoding: string | undefined): void {
  if (type === undefined || !plainJson.test(type) || (encoding ?? 'identity') !== 'identity')
    throw new ApiError('unsupportedMediaType');
}

/** Where it is not known how much is on its way, the connection cannot be used again. */
function tooLarge(length = Number.POSITIVE_INFINITY): ApiError {
  return new ApiError('tooLarge', undefined, length > mostWasted ? { headers: { connection: 'close' } } : {});
}
