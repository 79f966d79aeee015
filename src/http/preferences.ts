// What a request says about how it wants to be served: the Prefer header, and whether it may be repeated.
import { hash } from 'node:crypto';
import { ApiError } from '../errors.ts';
import type { Attempt } from '../write/attempt.ts';
import type { Request } from './message.ts';

const none: ReadonlySet<string> = new Set();
const unneeded = Buffer.alloc(0);

/** The members of the Prefer header (RFC 7240), lower case and without spaces. */
export function preferences({ headers: { prefer } }: Request): ReadonlySet<string> {
  if (!prefer) return none;
  return new Set(
    [prefer]
      .flat()
      .join(',')
      .split(/[,;]/)
      .map(part => part.replaceAll(/[\s"]/g, '').toLowerCase()),
  );
}

/** What the headers of a write say about its repetition. */
export function attemptOf(request: Request): Attempt {
  const { headers, method, path, search, digest = '' } = request;
  const key = headers['idempotency-key'] as string | undefined;
  if (key !== undefined && (key.length < 1 || key.length > 255))
    throw new ApiError('badRequest', 'The Idempotency-Key must have 1 to 255 characters.');
  return {
    key: key ?? null,
    fingerprint:
      key === undefined ? unneeded : hash('sha256', JSON.stringify([method, path, search, digest]), 'buffer'),
    part: '',
    rehearsed: preferences(request).has('dry-run'),
  };
}
