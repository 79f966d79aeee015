import { int, text, time } from '../model/kind.ts';
import { field, id, one, ref, resource, stamps } from '../model/resource.ts';

export const webhookDeliveries = resource('webhook-deliveries', {
  doc: 'One message to a webhook, with the last attempt to send it.',
  view: true,
  table: 'delivery_log',
  type: 'WebhookDelivery',
  plural: 'webhookDeliveries',
  rest: [],
  graphql: ['list', 'one'],
  search: ['error'],
  fields: {
    id: id(),
    webhookId: ref('webhooks', { rest: null, access: 'read' }),
    sequence: field(int(18), { rest: null, access: 'read', doc: 'The event that it tells of; null for a test.' }),
    status: field(text(), { rest: null, access: 'read', doc: 'pending, delivered or failed.' }),
    attempts: field(int(), { rest: null, access: 'read', doc: 'How often it was tried.' }),
    dueAt: field(time(), { rest: null, access: 'read', doc: 'When it is tried next, while it is pending.' }),
    request: field(text(), { rest: null, access: 'read', doc: 'Headers and body that were sent last, as JSON.' }),
    responseStatus: field(int(), { rest: null, access: 'read', doc: 'What the receiver answered.' }),
    response: field(text(), {
      rest: null,
      access: 'read',
      doc: 'Status, headers and the beginning of the body, as JSON.',
    }),
    error: field(text(), { rest: null, access: 'read', doc: 'Why it did not get through.' }),
    durationMs: field(int(), { rest: null, access: 'read', doc: 'How long the last attempt took, in milliseconds.' }),
    ...stamps,
  },
  relations: { webhook: one('webhooks', 'webhookId', { rest: null }) },
});
