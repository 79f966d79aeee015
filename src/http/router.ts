// Finds the route of a request, and what else its address would answer.
import { ApiError } from '../errors.ts';
import type { Handler, Route } from './message.ts';

/** A part of a path: its own text, or a parameter that may be followed by an ending such as `.pdf`. */
interface Part {
  readonly text: string;
  readonly parameter: boolean;
  readonly ending: string;
}

interface Pattern {
  readonly parts: readonly Part[];
  readonly handlers: Map<string, Handler>;
}

export class Router {
  readonly #patterns = new Map<string, Pattern>();
  /** Handlers of the paths that have no parameters. */
  readonly #fixed = new Map<string, Pattern['handlers']>();
  /** Patterns by their first part and number of parts: a handful each. */
  readonly #buckets = new Map<string, Pattern[]>();

  constructor(routes: readonly Route[]) {
    for (const { method, path, handler } of routes) {
      let pattern = this.#patterns.get(path);
      if (!pattern) {
        pattern = { parts: path.split('/').slice(1).map(partOf), handlers: new Map() };
        this.#patterns.set(path, pattern);
        if (!pattern.parts.some(({ parameter }) => parameter)) this.#fixed.set(path, pattern.handlers);
        const bucket = bucketOf(pattern.parts.map(({ text }) => text));
        // The more particular comes first: an ending before a bare parameter.
        const patterns = [...(this.#buckets.get(bucket) ?? []), pattern];
        this.#buckets.set(
          bucket,
          patterns.toSorted((a, b) => endings(b) - endings(a)),
        );
      }
      pattern.handlers.set(method, handler);
    }
  }

  /** The handler and the parameters of the path; throws 404, or 405 with what is allowed. */
  find(method: string, path: string): { handler: Handler; params: Record<string, string> } {
    const fixed = this.#fixed.get(path)?.get(method);
    if (fixed) return { handler: fixed, params: {} };
    const given = (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path).split('/').slice(1);
    const allowed = new Set<string>();
    for (const { parts, handlers } of this.#buckets.get(bucketOf(given)) ?? []) {
      if (!parts.every((part, at) => fits(part, given[at]!))) continue;
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

function partOf(text: string): Part {
  const [, parameter, ending = ''] = /^:([a-z]+)(\.[a-z]+)?$/.exec(text) ?? [];
  return parameter ? { text: parameter, parameter: true, ending } : { text, parameter: false, ending: '' };
}

function fits({ text, parameter, ending }: Part, given: string): boolean {
  return parameter ? given.length > ending.length && given.endsWith(ending) : given === text;
}

function endings({ parts }: Pattern): number {
  return parts.filter(({ ending }) => ending !== '').length;
}

function paramsOf(parts: readonly Part[], given: readonly string[]): Record<string, string> {
  const params: Record<string, string> = {};
  for (const [at, { text, parameter, ending }] of parts.entries()) {
    if (parameter) params[text] = decode(given[at]!.slice(0, given[at]!.length - ending.length));
  }
  return params;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new ApiError('badRequest', 'The address is not valid percent-encoded UTF-8.');
  }
}
