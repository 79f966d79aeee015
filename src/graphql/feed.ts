// The feed of changes on GraphQL: what was changed, as a list, as the audit of a record or a key, and as a subscription.
import {
  type GraphQLFieldConfig,
  type GraphQLFieldConfigArgumentMap,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql';
import { invalid } from '../errors.ts';
import type { Event, Events, Wanted } from '../feed/events.ts';
import type { Registry } from '../model/registry.ts';
import type { Caller } from '../tenant/caller.ts';
import { Int, Json } from './scalars.ts';
import { rootList } from './types.ts';

const FieldChange = new GraphQLObjectType({
  name: 'FieldChange',
  description: 'What a change did to one field.',
  fields: {
    field: { type: new GraphQLNonNull(GraphQLString), description: 'Name of the field.' },
    from: { type: Json, description: 'The value before; null in a record that was made.' },
    to: { type: Json, description: 'The value after; null in a record that was deleted.' },
  },
});

const Change = new GraphQLObjectType({
  name: 'Change',
  description: 'One change of one record.',
  fields: {
    sequence: {
      type: Int,
      description: 'Number of the change in the feed of the business: without gaps. Null in a rehearsal.',
    },
    resource: { type: new GraphQLNonNull(GraphQLString), description: 'What was changed, as REST calls it: `cases`.' },
    id: { type: new GraphQLNonNull(Int), description: 'Id of the record.' },
    key: { type: new GraphQLNonNull(GraphQLString), description: 'What identifies the record on REST.' },
    verb: { type: new GraphQLNonNull(GraphQLString), description: 'created, updated or deleted.' },
    fields: {
      type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLString))),
      description: 'Names of the fields that changed.',
    },
    changes: {
      type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(FieldChange))),
      description: 'From what to what.',
    },
    apiKeyId: { type: Int, description: 'The API key that did it; null for the operator.' },
    userId: { type: Int, description: 'The user that the key acts as.' },
    at: { type: new GraphQLNonNull(Int), description: 'When, in unix seconds.' },
  },
});

const after = { type: Int, description: 'Only changes after this number; from the first one kept when left out.' };
const limit = { type: Int, description: 'How many at most: 1 to 1000, 100 when left out.' };
const resources = {
  type: new GraphQLList(new GraphQLNonNull(GraphQLString)),
  description: 'Only changes of these resources, by their REST names.',
};

const auditArguments: GraphQLFieldConfigArgumentMap = {
  resource: { type: GraphQLString, description: 'Only this resource, by its REST name.' },
  id: { type: Int, description: 'Only the record with this id.' },
  key: { type: GraphQLString, description: 'Only records that have, or had, this key.' },
  apiKeyId: { type: Int, description: 'Only what this API key did.' },
  userId: { type: Int, description: 'Only what was done as this user.' },
  from: { type: Int, description: 'Only changes at this time or later, in unix seconds.' },
  to: { type: Int, description: 'Only changes before this time, in unix seconds.' },
  before: { type: Int, description: 'Only changes before this number: the lowest of the page before.' },
  limit,
};

/** A root field that answers by itself. */
export interface OwnField {
  readonly config: GraphQLFieldConfig<unknown, unknown>;
  answer(events: Events, caller: Caller, args: Readonly<Record<string, unknown>>): Promise<unknown>;
}

export function feedQueries(registry: Registry): Readonly<Record<string, OwnField>> {
  return {
    changes: {
      config: {
        type: rootList(Change),
        description: 'The feed of changes, in order. Ask again with the last number as `after`.',
        args: { after, limit, resources, wait: { type: Int, description: 'Seconds to wait for a change: 0 to 30.' } },
      },
      answer: async (events, caller, args) => {
        const { wait = 0, ...given } = args as { wait?: number };
        within(wait ?? 0, 'wait', 0, 30);
        const slice = await events.await(caller, 'graphql', wantedOf(registry, given), (wait ?? 0) * 1_000);
        return slice.events.map(shown);
      },
    },
    audit: {
      config: {
        type: rootList(Change),
        description: 'Who changed what, when, from what to what: newest first.',
        args: auditArguments,
      },
      answer: async (events, caller, { resource, ...args }) => {
        const wanted = wantedOf(registry, { ...args, ...(resource != null && { resources: [resource] }) });
        return (await events.read(caller, 'graphql', { ...wanted, newestFirst: true })).events.map(shown);
      },
    },
  };
}

export const Subscription = new GraphQLObjectType({
  name: 'Subscription',
  description: 'What can be followed over Server-Sent Events (`Accept: text/event-stream`).',
  fields: {
    changes: {
      type: new GraphQLNonNull(Change),
      description: 'Every change as it happens; with `after`, also those since.',
      args: {
        after: { ...after, description: 'Begin after this number; with the next change when left out.' },
        resources,
      },
    },
  },
});

/** The changes that a subscription hears, one after the other; a null where nothing has happened for a while. */
export async function* follow(
  events: Events,
  registry: Registry,
  caller: Caller,
  args: Readonly<Record<string, unknown>>,
): AsyncGenerator<unknown> {
  const wanted = wantedOf(registry, { ...args, limit: 1_000 });
  let position = wanted.after ?? (await events.read(caller, 'graphql', { limit: 1, newestFirst: true })).newest;
  for (;;) {
    const slice = await events.await(caller, 'graphql', { ...wanted, after: position }, 15_000);
    if (slice.ended) return;
    for (const event of slice.events) {
      position = event.sequence!;
      yield shown(event);
    }
    if (slice.events.length === 0) yield null;
  }
}

export function shown({ changes, ...event }: Event): object {
  return { ...event, changes: Object.entries(changes).map(([field, { from, to }]) => ({ field, from, to })) };
}

function wantedOf(registry: Registry, args: Readonly<Record<string, unknown>>): Wanted {
  const given = Object.fromEntries(Object.entries(args).filter(([, value]) => value != null)) as Partial<Wanted>;
  const wanted = { limit: 100, ...given };
  within(wanted.limit, 'limit', 1, 1_000);
  for (const name of ['after', 'before', 'id', 'apiKeyId', 'userId', 'from', 'to'] as const)
    within(wanted[name] ?? 0, name, 0, Number.MAX_SAFE_INTEGER);
  const unknown = wanted.resources?.find(name => !registry.has(name));
  if (unknown !== undefined) throw invalid({ resources: [`There is no resource ${unknown}.`] });
  if (wanted.key?.includes('\0')) throw invalid({ key: ['The key may not contain a NUL character.'] });
  return wanted;
}

function within(value: number, name: string, lowest: number, highest: number): void {
  if (value < lowest || value > highest)
    throw invalid({ [name]: [`The ${name} must be from ${lowest} to ${highest}.`] });
}
