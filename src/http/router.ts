// Finds the route of a request, and what else its address would answer.
import { ApiError } from '../errors.ts';
import type { Handler, Route } from './message.ts';

interface Pattern {
  readonly parts: readonly string[];
  readonly handlers: Map<string, Handler>;
}

export class Router {
  readonly #patterns = new Map<string, Pattern>();
  /** Patterns by their first part and number of parts: a handful each. */
  readonly #buckets = new Map<string, Pattern[]>();

  constructor(routes: readonly Route[]) {
    for (const { method, path, handler } of routes) {
      let pattern = this.#patterns.get(path);
      if (!pattern) {
        pattern = { parts: path.split('/').slice(1), handlers: new Map() };
        this.#patterns.set(path, pattern);
        const bucket = bucketOf(pattern.parts);
        this.#buckets.set(bucket, [...(this.#buckets.get(bucket) ?? []), pattern]);
      }
      pattern.handlers.set(method, handler);
    }
  }

  /** The handler and the parameters of the path; throws 404, or 405 with what is allowed. */
  find(method: string, path: string): { handler: Handler; params: Record<string, string> } {
    const given = (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path).split('/').slice(1);
    const allowed = new Set<string>();
    for (const { parts, handlers } of this.#buckets.get(bucketOf(given)) ?? []) {
      if (!parts.every((part, at) => part === given[at] || (part.startsWith(':') && given[at] !== ''))) continue;
      const handler = handlers.get(method) ?? (method === 'HEAD' ? handlers.get('GET') : undefined);
      if (handler) return { handler, params: paramsOf(parts, given) };
      for (const name of handlers.keys()) allowed.add(name);
    }
    if (allowed.size === 0) throw new ApiError('noRoute');
    throw new ApiError('methodNotAllowed', undefined, { headers: { allow: [...allowed].sort().join(', ') } });
  }
}

function bucketOf(parts: readonly string[]): string {
  return `${parts.length} ${parts[0]}`;
}

function paramsOf(parts: readonly string[], given: readonly string[]): Record<string, string> {
  const params: Record<string, string> = {};
  for (const [at, part] of parts.entries()) if (part.startsWith(':')) params[part.slice(1)] = decode(given[at]!);
  return params;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new ApiError('badRequest', 'The address is not valid percent-encoded UTF-8.');
  }
}
