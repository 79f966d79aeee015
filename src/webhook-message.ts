// What a webhook is told: the event, and the record as REST shows it or as the webhook's own GraphQL query asks for it.
import type { Event, Events } from './feed/events.ts';
import { refuseDear } from './graphql/cost.ts';
import { readDocument } from './graphql/document.ts';
import { execute, prepare } from './graphql/execute.ts';
import type { Executor } from './graphql/executor.ts';
import { bodyOf } from './graphql/reply.ts';
import type { Registry } from './model/registry.ts';
import { recordOf } from './rest/records.ts';
import type { Caller } from './tenant/caller.ts';
import type { Store } from './tenant/store.ts';
import type { Render } from './webhooks/dispatcher.ts';

const sample = { id: 1, key: '1', sequence: 1, resource: 'debtors', verb: 'created' };
const variables = Object.keys(sample);

/** What is wrong with a query that is to shape messages; null where nothing is. */
export function queryProblem(executor: Pick<Executor, 'schema'>, text: string): string | null {
  const document = readDocument(executor.schema.schema, text);
  if (!('operations' in document)) return `is not valid: ${document[0]!.message}`;
  const [operation] = document.operations;
  if (document.operations.length !== 1 || operation!.operation !== 'query') return 'must be one query.';
  const strange = operation!.variableDefinitions?.find(({ variable }) => !variables.includes(variable.name.value));
  if (strange) return `may not have the variable $${strange.variable.name.value}; there are $${variables.join(', $')}.`;
  const prepared = prepare(executor, document, operation!, sample);
  const refused = 'root' in prepared ? refuseDear(prepared) : prepared;
  return refused && `is not valid: ${refused.errors[0]!.message}`;
}

export function makeRender(executor: Executor, events: Events, store: Store, registry: Registry): Render {
  return async (caller, sequence, query) => {
    const now = Math.floor(Date.now() / 1000);
    if (sequence === null) return message('test', now, { data: null });
    const event = await eventOf(events, caller, Number(sequence));
    if (!event) return null;
    const { at, apiKeyId, userId, ...told } = event;
    const data =
      query === null ? await record(store, registry, caller, event) : await shaped(executor, caller, event, query);
    return message(
      `${event.resource}.${event.verb}`,
      at,
      { ...told, actor: { api_key: apiKeyId, user: userId } },
      data,
    );
  };
}

/** Null where it is kept no longer. */
async function eventOf(events: Events, caller: Caller, sequence: number): Promise<Event | null> {
  const { events: found } = await events.read(caller, 'rest', { before: sequence + 1, newestFirst: true, limit: 1 });
  return found[0]?.sequence === sequence ? found[0] : null;
}

/** The members of the event, and `data` as it came. */
function message(type: string, at: number, members: object, data = 'null'): string {
  const head = { type, timestamp: new Date(at * 1_000).toISOString(), ...members, data: undefined };
  return `${JSON.stringify(head).slice(0, -1)},"data":${data}}`;
}

/** As it is now; a record that is gone is null. */
async function record(
  store: Store,
  registry: Registry,
  caller: Caller,
  { resource: name, id }: Event,
): Promise<string> {
  const resource = registry.get(name)!;
  if (resource.declaration.single) return 'null';
  const found = await store.read(caller, session => recordOf(session, resource, String(id)));
  return found ? String(found.record) : 'null';
}

async function shaped(executor: Executor, caller: Caller, event: Event, query: string): Promise<string> {
  const document = readDocument(executor.schema.schema, query);
  if (!('operations' in document)) return 'null';
  const attempt = { key: null, fingerprint: Buffer.alloc(0), part: '', rehearsed: false };
  const given = Object.fromEntries(variables.map(name => [name, event[name as keyof Event]]));
  const prepared = prepare(executor, document, document.operations[0]!, given);
  const { data, errors } =
    'root' in prepared ? (refuseDear(prepared) ?? (await execute(executor, caller, prepared, attempt))) : prepared;
  const body = JSON.parse(String(bodyOf(data, errors, ''))) as { data: unknown; errors?: unknown };
  return JSON.stringify(body.errors ? body : body.data);
}
