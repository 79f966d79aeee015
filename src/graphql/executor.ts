// What the GraphQL adapter works with.
import type { Registry } from '../model/registry.ts';
import type { VerbsOf } from '../operations/verbs.ts';
import type { Store } from '../tenant/store.ts';
import type { Schema } from './schema.ts';

export interface Executor {
  readonly schema: Schema;
  readonly registry: Registry;
  readonly store: Store;
  readonly verbsOf: VerbsOf;
  readonly cursorSecret: Buffer;
}
