import type { Field } from './field.d.ts';
import type { Mutation, Query } from './schema.d.ts';

export type { Field } from './field.d.ts';
export type * from './schema.d.ts';

interface ObjectType {
  readonly __typename: Field<string>;
}

/** What a field gives, without list and null around it. */
type Bare<R> = R extends readonly (infer Item)[] ? Bare<Item> : Exclude<R, null>;

/** What may be selected of an object: `true` for a value, an object for another object, `$` for the arguments. */
export type Selection<T> = {
  readonly [K in keyof T]?: T[K] extends Field<infer R, infer A>
    ? Bare<R> extends ObjectType
      ? Selection<Bare<R>> & { readonly $?: A }
      : true
    : never;
};

/** What comes back for a selection. */
export type Selected<R, S> = R extends null
  ? null
  : R extends readonly (infer Item)[]
    ? Selected<Item, S>[]
    : R extends ObjectType
      ? { [K in keyof S & keyof R]: R[K] extends Field<infer Inner, infer _> ? Selected<Inner, S[K]> : never }
      : R;

/** What a call gives: an error is thrown, so a page or a list is always there. */
type Told<R> = Exclude<R, null> extends readonly unknown[] | { readonly items: unknown } ? Exclude<R, null> : R;

export interface How {
  /** Ends the request, and the waiting for another try. */
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Arguments may be left out where none is required. */
type Given<A> = Record<never, never> extends A ? A | undefined : A;

type Calls<Root> = {
  readonly [K in keyof Root as K extends '__typename' ? never : K]: Root[K] extends Field<infer R, infer A>
    ? Bare<R> extends ObjectType
      ? <const S extends Selection<Bare<R>>>(args: Given<A>, selection: S, how?: How) => Promise<Selected<Told<R>, S>>
      : (args: Given<A>, selection?: true, how?: How) => Promise<R>
    : never;
};

/** The lists that come in pages. */
type Lists<Root> = {
  readonly [K in keyof Root as Root[K] extends Field<infer R, infer _>
    ? Bare<R> extends { readonly items: unknown }
      ? K
      : never
    : never]: Root[K] extends Field<infer R, infer A>
    ? Bare<R> extends { readonly items: Field<infer Items, infer _> }
      ? <const S extends Selection<Bare<Items>>>(
          args: Given<A>,
          selection: S,
          how?: How,
        ) => AsyncGenerator<Selected<Bare<Items>, S>, void, undefined>
      : never
    : never;
};

export interface Options {
  /** Where the service is, such as `https://svend.example.dk`. */
  readonly url: string;
  readonly key: string;
  readonly fetch?: typeof globalThis.fetch;
  /** How often a request is tried again when the service asks for patience or is not reached; 3 by default. */
  readonly retries?: number;
  /** The most seconds to wait for another try; 60 by default. */
  readonly longestWait?: number;
}

export class Svend {
  constructor(options: Options);
  /** Every query of the schema by its name. */
  readonly query: Calls<Query>;
  /** Every mutation of the schema by its name. */
  readonly mutate: Calls<Mutation>;
  /** Every record of a list, page after page. */
  readonly each: Lists<Query>;
  /** Any operation as text; the `data` of its answer. */
  request<T = unknown>(query: string, variables?: Readonly<Record<string, unknown>>, how?: How): Promise<T>;
}

export interface ErrorEntry {
  readonly message: string;
  readonly type: string;
  readonly path: readonly (string | number)[] | null;
  readonly validation?: Readonly<Record<string, readonly string[]>>;
}

/** Everything that this client throws. */
export class SvendError extends Error {
  /** All errors of the answer. */
  readonly errors: readonly ErrorEntry[];
  /** What the answer has all the same. */
  readonly data: unknown;
  readonly status: number | undefined;
}

/** Fields were refused: `fields` has the reasons by the name of the field. */
export class ValidationError extends SvendError {
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

/** The key is missing, wrong, revoked or expired. */
export class AuthenticationError extends SvendError {}

/** The key may not do this. */
export class AuthorizationError extends SvendError {}

export class NotFoundError extends SvendError {}

/** Something else has changed the record, or uses the same Idempotency-Key. */
export class ConflictError extends SvendError {}

/** The budget of the key is spent: in so many seconds there is some again. */
export class ThrottledError extends SvendError {
  readonly retryAfter: number;
}

/** The operation is not valid, or asks for too much. */
export class QueryError extends SvendError {}

/** The service failed. */
export class ServerError extends SvendError {}

/** The service was not reached. */
export class NetworkError extends SvendError {}
