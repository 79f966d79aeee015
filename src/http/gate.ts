// What every request of both surfaces passes: identity, then the request budget, with the count headers on every answer.
import { ApiError } from '../errors.ts';
import type { Identities } from '../tenant/identity.ts';
import type { Limiter } from '../tenant/limits.ts';
import type { Headers, Request } from './message.ts';

export type Gate = (request: Request) => Promise<Headers>;

/** Lets a request in with its caller, or refuses it; wrong keys count against the address they come from. */
export function makeGate(identities: Identities, limiter: Limiter): Gate {
  return async request => {
    // Of two headers, nobody can say which one counts.
    const caller = isTwice(request, 'authorization') ? null : await identities.identify(request.headers.authorization);
    const verdict = await limiter.take(caller ? `key ${caller.keyId}` : `address ${request.address}`);
    const headers = { 'x-ratelimit-limit': verdict.limit, 'x-ratelimit-remaining': verdict.remaining };
    if (!verdict.allowed) {
      throw new ApiError('throttled', undefined, {
        headers: { ...headers, 'retry-after': verdict.retryIn },
      });
    }
    if (!caller) {
      throw new ApiError('unauthenticated', undefined, {
        headers: { ...headers, 'www-authenticate': identities.challenge },
      });
    }
    request.caller = caller;
    request.verdict = verdict;
    return headers;
  };
}

function isTwice({ raw: { rawHeaders } }: Request, name: string): boolean {
  let found = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]!.length === name.length && rawHeaders[at]!.toLowerCase() === name) found += 1;
  return found > 1;
}
