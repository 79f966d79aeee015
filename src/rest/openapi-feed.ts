// What the OpenAPI document says of the feed of changes and of bulk writes.
import type { Registry } from '../model/registry.ts';

type Json = Record<string, unknown>;

const number = { type: 'integer', minimum: 0 };

const parameters: Readonly<Record<string, Json>> = {
  after: { description: 'Only events after this number.', schema: number },
  before: { description: 'Only events before this number.', schema: number },
  limit: { description: 'How many at most.', schema: { type: 'integer', minimum: 1, maximum: 1_000, default: 100 } },
  wait: { description: 'Seconds to wait for an event.', schema: { type: 'integer', minimum: 0, maximum: 30 } },
  resources: { description: 'Only events of these resources, by commas.', schema: { type: 'string' } },
  resource: { description: 'Only events of this resource.', schema: { type: 'string' } },
  id: { description: 'Only events of the record with this id.', schema: number },
  key: { description: 'Only events of records that have, or had, this key.', schema: { type: 'string' } },
  api_key: { description: 'Only what this API key did.', schema: number },
  user: { description: 'Only what was done as this user.', schema: number },
  from: { description: 'Only events at this time or later, in unix seconds.', schema: number },
  to: { description: 'Only events before this time, in unix seconds.', schema: number },
};

export const eventSchema: Json = {
  type: 'object',
  description: 'One change of one record.',
  properties: {
    sequence: { ...number, description: 'Number in the feed of the tenant: without gaps.' },
    resource: { type: 'string' },
    id: number,
    key: { type: 'string', description: 'What identifies the record in addresses.' },
    verb: { type: 'string', enum: ['created', 'updated', 'deleted'] },
    fields: { type: 'array', items: { type: 'string' } },
    changes: { type: 'object', additionalProperties: { type: 'object', properties: { from: {}, to: {} } } },
    actor: {
      type: 'object',
      properties: { api_key: { type: ['integer', 'null'] }, user: { type: ['integer', 'null'] } },
    },
    at: number,
  },
};

export function feedPaths(registry: Registry, refusals: (...statuses: number[]) => Json): Record<string, Json> {
  const events = { type: 'array', items: { $ref: '#/components/schemas/Event' } };
  const get = (path: string, summary: string, names: readonly string[], content: Json): [string, Json] => [
    path,
    {
      get: {
        operationId: `get${path.replaceAll('/', '-')}`,
        summary,
        parameters: names.map(name => ({ name, in: 'query', ...parameters[name] })),
        responses: { 200: { description: summary, content }, ...refusals(400, 401, 429) },
      },
    },
  ];
  const json = { 'application/json': { schema: events } };
  const bulk = [...registry.values()]
    .filter(({ verbs }) => (['create', 'update', 'delete'] as const).some(verb => verbs.rest.has(verb)))
    .map(({ name }): [string, Json] => [
      `/${name}/bulk`,
      {
        post: {
          operationId: `post-${name}-bulk`,
          summary: `Many at once: ${name}`,
          requestBody: { content: { 'application/json': { schema: bulkSchema } } },
          responses: {
            200: { description: 'A result per row: status, key and record, or message and errors.' },
            ...refusals(400, 401, 403, 429),
          },
        },
      },
    ]);
  const audit = ['before', 'limit', 'resource', 'id', 'key', 'api_key', 'user', 'from', 'to'];
  return Object.fromEntries([
    get('/events', 'The feed of changes, in order', ['after', 'limit', 'wait', 'resources'], json),
    get('/events/stream', 'The feed as Server-Sent Events', ['after', 'resources'], { 'text/event-stream': {} }),
    get('/audit', 'Who changed what, newest first', audit, json),
    ...bulk,
  ]);
}

const bulkSchema: Json = {
  type: 'object',
  required: ['rows'],
  properties: {
    atomic: { type: 'boolean', default: true, description: 'All or none; false: as many as can be.' },
    rows: {
      type: 'array',
      maxItems: 1_000,
      items: {
        type: 'object',
        required: ['verb'],
        properties: {
          verb: { type: 'string', enum: ['create', 'update', 'delete'] },
          key: { type: ['string', 'integer'] },
          record: { type: 'object' },
        },
      },
    },
  },
};
