// What a handler is given and what it gives back: a request in, a reply out.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { Text } from '../database/database.ts';
import type { ApiError } from '../errors.ts';
import type { Caller } from '../tenant/caller.ts';
import type { Verdict } from '../tenant/limits.ts';

export interface Request {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** The query string as it was sent, without the question mark. */
  readonly search: string;
  readonly headers: IncomingHttpHeaders;
  readonly address: string;
  /** Decoded values of the path's parameters. */
  params: Readonly<Record<string, string>>;
  /** Set by the gate; public routes have none. */
  caller: Caller;
  verdict: Verdict;
  /** Of the body, where the request may be repeated: tells it from another one. */
  digest?: string;
  readonly raw: IncomingMessage;
}

export type Headers = Readonly<Record<string, string | number>>;

export interface Reply {
  readonly status: number;
  readonly headers?: Headers;
  readonly type?: string;
  readonly body?: Text | Readable;
}

export type Handler = (request: Request) => Reply | Promise<Reply>;

/** What the routes of one surface have in common. */
export interface Surface {
  /** Lets a request in or throws; the headers go on every answer, also on refusals. */
  admit(request: Request): Promise<Headers>;
  /** Headers of every answer, whatever happens. */
  readonly headers: Headers;
  errorBody(error: ApiError, requestId: string): Text;
  /** The addresses are secrets themselves: they stay out of the log. */
  readonly secretPaths?: true;
}

export interface Route {
  readonly method: string;
  /** Path with parameters, such as `/cases/:key`. */
  readonly path: string;
  readonly handler: Handler;
}

export const json = 'application/json; charset=utf-8';
