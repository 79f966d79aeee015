import { int, text, time } from '../model/kind.ts';
import { field, id, many, resource, stamps } from '../model/resource.ts';

export const webhooks = resource('webhooks', {
  doc: 'Somebody who is told of changes by a signed message over HTTP.',
  view: true,
  table: 'registered_webhooks',
  type: 'Webhook',
  rest: [],
  graphql: ['list', 'one'],
  search: ['url', 'description'],
  fields: {
    id: id(),
    url: field(text(2_000), { rest: null, access: 'read', doc: 'Where the messages go.' }),
    description: field(text(250), { rest: null, access: 'read', doc: 'What it is for.' }),
    resources: field(text(), { rest: null, access: 'read', doc: 'Of which resources, by commas; null: of all.' }),
    verbs: field(text(), { rest: null, access: 'read', doc: 'created, updated, deleted, by commas; null: all.' }),
    query: field(text(), {
      rest: null,
      access: 'read',
      doc: 'The GraphQL query that shapes `data`; null: as REST shows it.',
    }),
    position: field(int(18), { rest: null, access: 'read', doc: 'The last event that was put into its queue.' }),
    failingSince: field(time(), { rest: null, access: 'read', doc: 'Since when no message has got through.' }),
    disabledAt: field(time(), { rest: null, access: 'read', doc: 'When it was switched off.' }),
    disabledReason: field(text(), { rest: null, access: 'read', doc: 'Why it was switched off.' }),
    ...stamps,
  },
  relations: { deliveries: many('webhook-deliveries', 'webhookId', { rest: null }) },
});
