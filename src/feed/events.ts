// Events as a surface shows them: the columns that changed by the names of its fields.
import { ApiError } from '../errors.ts';
import type { Surface } from '../model/kind.ts';
import type { Registry } from '../model/registry.ts';
import type { Caller } from '../tenant/caller.ts';
import { asTenant, type Store } from '../tenant/store.ts';
import type { Feed } from './feed.ts';

export interface Event {
  /** Null while the change is not made for good. */
  readonly sequence: number | null;
  readonly resource: string;
  readonly id: number;
  readonly key: string;
  readonly verb: 'created' | 'updated' | 'deleted';
  /** Names of the fields that changed. */
  readonly fields: readonly string[];
  readonly changes: Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>;
  readonly apiKeyId: number | null;
  readonly userId: number | null;
  readonly at: number;
}

/** What to read: events after a number in order, or before a number from the newest on. */
export interface Wanted {
  readonly after?: number;
  readonly before?: number;
  readonly newestFirst?: true;
  readonly limit: number;
  readonly resources?: readonly string[];
  readonly id?: number;
  readonly key?: string;
  readonly apiKeyId?: number;
  readonly userId?: number;
  readonly from?: number;
  readonly to?: number;
}

export interface Slice {
  readonly events: readonly Event[];
  /** The number of the newest event there is. */
  readonly newest: number;
  /** The service is going down: nothing more will come. */
  readonly ended: boolean;
}

interface StoredEvent extends Omit<Event, 'fields' | 'changes'> {
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

export class Events {
  readonly #store: Store;
  readonly #feed: Feed;
  readonly #names: Readonly<Record<Surface, ReadonlyMap<string, Names>>>;

  constructor(store: Store, feed: Feed, registry: Registry) {
    this.#store = store;
    this.#feed = feed;
    this.#names = { rest: namesOf(registry, 'rest'), graphql: namesOf(registry, 'graphql') };
  }

  /** Reads what is wanted, with all that was committed before; throws `gone` for what is kept no longer. */
  async read(caller: Caller, surface: Surface, wanted: Wanted): Promise<Slice> {
    let found = await this.#fetch(caller, wanted);
    if (found.behind) {
      await this.#feed.advance(caller.tenantId);
      found = await this.#fetch(caller, wanted);
    }
    if (wanted.after !== undefined && wanted.after < found.forgotten)
      throw new ApiError('gone', `Events up to ${found.forgotten} are kept no longer.`);
    return {
      newest: found.newest,
      ended: this.#feed.closed,
      events: found.events.map(event => this.#show(event, surface)),
    };
  }

  /** The same, but waits so many milliseconds for something to come. */
  async await(caller: Caller, surface: Surface, wanted: Wanted, milliseconds: number): Promise<Slice> {
    const end = performance.now() + milliseconds;
    for (;;) {
      const news = this.#feed.news(caller);
      const slice = await this.read(caller, surface, wanted);
      const left = end - performance.now();
      if (slice.events.length > 0 || left <= 0 || this.#feed.closed) return slice;
      await this.#feed.wait(caller, left, news);
    }
  }

  /** An event that was read elsewhere, as JSON. */
  show(event: string, surface: Surface): Event {
    return this.#show(JSON.parse(event) as StoredEvent, surface);
  }

  async #fetch(caller: Caller, wanted: Wanted): Promise<Found> {
    const { text, values } = statementOf(wanted);
    const [row] = await this.#store.read(caller, session => session.fetch({ text }, values));
    return JSON.parse(String(row![0])) as Found;
  }

  #show({ before, after, ...event }: StoredEvent, surface: Surface): Event {
    const names = this.#names[surface].get(event.resource);
    const changes: Record<string, { from: unknown; to: unknown }> = {};
    for (const column of Object.keys(after ?? before ?? {})) {
      const name = names?.get(column);
      if (name) changes[name.name] = { from: name.show(before?.[column]), to: name.show(after?.[column]) };
    }
    return { ...event, fields: Object.keys(changes), changes };
  }
}

interface Found {
  readonly events: readonly StoredEvent[];
  readonly newest: number;
  readonly forgotten: number;
  readonly behind: boolean;
}

function statementOf(wanted: Wanted): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const conditions = ['e.tenant_id = t.id', 'e.sequence is not null'];
  const demand = (value: unknown, test: (param: string) => string): void => {
    if (value === undefined) return;
    values.push(value);
    conditions.push(test(`$${values.length + 1}`));
  };
  demand(wanted.after, param => `e.sequence > ${param}`);
  demand(wanted.before, param => `e.sequence < ${param}`);
  demand(wanted.resources, param => `e.resource = any (${param})`);
  demand(wanted.id, param => `e.record_id = ${param}`);
  // A record is found under every key that it has had.
  demand(
    wanted.key,
    param =>
      `(e.resource, e.record_id) in (select k.resource, k.record_id from events k where k.tenant_id = t.id and k.key = ${param})`,
  );
  demand(wanted.apiKeyId, param => `e.api_key_id = ${param}`);
  demand(wanted.userId, param => `e.user_id = ${param}`);
  demand(wanted.from, param => `e.at >= ${param}`);
  demand(wanted.to, param => `e.at < ${param}`);
  const text =
    `${asTenant}select (select row_to_json(r) from (select ` +
    `array(select x from (select e.sequence, e.resource, e.record_id as id, e.key, e.verb, e.before, e.after, ` +
    `e.api_key_id as "apiKeyId", e.user_id as "userId", e.at from events e where ${conditions.join(' and ')} ` +
    `order by e.sequence ${wanted.newestFirst ? 'desc' : 'asc'} limit ${wanted.limit}) x) as events, ` +
    'coalesce((select f.sequence from feeds f where f.tenant_id = t.id), 0) as newest, ' +
    'coalesce((select f.forgotten from feeds f where f.tenant_id = t.id), 0) as forgotten, ' +
    'exists (select 1 from events p where p.tenant_id = t.id and p.sequence is null) as behind) r) from t';
  return { text, values };
}

type Names = ReadonlyMap<string, { readonly name: string; show(value: unknown): unknown }>;

/** Resource → column → what a surface calls it; a column that it does not show has no name. */
function namesOf(registry: Registry, surface: Surface): ReadonlyMap<string, Names> {
  return new Map(
    [...registry.values()].map(resource => {
      const names = new Map<string, { name: string; show(value: unknown): unknown }>();
      for (const { column, faces, reference, declaration } of resource.fields.values()) {
        const face = faces[surface];
        if (!column || !face || names.has(column) || ['id', 'version', 'updated_at'].includes(column)) continue;
        // A stored reference is an id, also where REST shows a business number instead.
        const name = surface === 'rest' && reference && reference.by !== 'id' ? column : face.name;
        names.set(column, { name, show: value => (value == null ? null : declaration.kind.shown(value, surface)) });
      }
      return [resource.name, names];
    }),
  );
}
