// What every request of both surfaces passes: identity, then the request budget, with the count headers on every answer.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';
import type { Caller } from '../tenant/caller.ts';
import { basicKey, bearerKey, type Identities } from '../tenant/identity.ts';
import type { Limiter, Verdict } from '../tenant/limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
    verdict: Verdict;
  }
}

export type Gate = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

const schemes = {
  basic: { keyOf: basicKey, challenge: 'Basic realm="Svend", charset="UTF-8"' },
  bearer: { keyOf: bearerKey, challenge: 'Bearer realm="Svend"' },
};

/** Lets a request in with its caller, or refuses it; wrong keys count against the address they come from. */
export function makeGate(scheme: keyof typeof schemes, identities: Identities, limiter: Limiter): Gate {
  const { keyOf, challenge } = schemes[scheme];
  return async (request, reply) => {
    const caller = await identities.identify(keyOf(request.headers.authorization));
    const verdict = await limiter.take(caller ? `key ${caller.keyId}` : `address ${request.ip}`);
    request.verdict = verdict;
    reply.headers({ 'x-ratelimit-limit': verdict.limit, 'x-ratelimit-remaining': verdict.remaining });
    if (!verdict.allowed) {
      const seconds = Math.max(1, verdict.resetAt - Math.floor(Date.now() / 1000));
      throw new ApiError('throttled', undefined, { headers: { 'retry-after': String(seconds) } });
    }
    if (!caller) throw new ApiError('unauthenticated', undefined, { headers: { 'www-authenticate': challenge } });
    request.caller = caller;
  };
}
