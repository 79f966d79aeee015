// What the GraphQL adapter works with.
import type { Events } from '../feed/events.ts';
import type { Request } from '../http/message.ts';
import type { Registry } from '../model/registry.ts';
import type { WebhookRules } from '../operations/operation.ts';
import type { Caller } from '../tenant/caller.ts';
import type { Limiter } from '../tenant/limits.ts';
import type { Store } from '../tenant/store.ts';
import type { VerbsOf } from '../write/verbs.ts';
import type { Schema } from './schema.ts';

export interface Executor {
  readonly schema: Schema;
  readonly registry: Registry;
  readonly store: Store;
  readonly events: Events;
  readonly verbsOf: VerbsOf;
  readonly webhooks: WebhookRules;
  readonly cursorSecret: Buffer;
  readonly limiter: Limiter;
  /** Whose key a request carries, asked again while a stream lasts. */
  readonly identify: (request: Request) => Promise<Caller | null> | null;
}
