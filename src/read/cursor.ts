// The opaque cursor: a position in an ordered list, bound to tenant, resource and order by a seal that only we can make.
import { createHmac, timingSafeEqual } from 'node:crypto';

export interface Place {
  readonly towards: 'next' | 'previous';
  readonly values: readonly (string | null)[];
}

const sealBytes = 16;

/** `scope` names all that the cursor is bound to. */
export function writeCursor(secret: Buffer, scope: string, place: Place): string {
  const body = Buffer.from(JSON.stringify([place.towards === 'next' ? 1 : 0, ...place.values]));
  return Buffer.concat([seal(secret, scope, body), body]).toString('base64url');
}

/** Null for anything that is not a cursor we made for this scope. */
export function readCursor(secret: Buffer, scope: string, cursor: string): Place | null {
  if (cursor.length > 8192) return null;
  const bytes = Buffer.from(cursor, 'base64url');
  // Lenient decoding would accept a changed last character that carries no bits.
  if (bytes.toString('base64url') !== cursor || bytes.length <= sealBytes) return null;
  const body = bytes.subarray(sealBytes);
  if (!timingSafeEqual(bytes.subarray(0, sealBytes), seal(secret, scope, body))) return null;
  const [direction, ...values] = JSON.parse(body.toString()) as [number, ...(string | null)[]];
  return { towards: direction === 1 ? 'next' : 'previous', values };
}

function seal(secret: Buffer, scope: string, body: Buffer): Buffer {
  return createHmac('sha256', secret).update(scope).update('\0').update(body).digest().subarray(0, sealBytes);
}
