import { text, time } from '../model/kind.ts';
import { field, id, one, ref, resource, stamps } from '../model/resource.ts';

export const apiKeys = resource('api-keys', {
  doc: 'A key to this service. The key itself is shown once, when it is made.',
  view: true,
  table: 'issued_keys',
  type: 'ApiKey',
  rest: [],
  graphql: ['list', 'one'],
  search: ['name', 'prefix'],
  fields: {
    id: id(),
    name: field(text(250), { rest: null, access: 'read', doc: 'What the key is for.' }),
    prefix: field(text(20), { rest: null, access: 'read', doc: 'How the key begins.' }),
    scopes: field(text(), { rest: null, access: 'read', doc: 'What it may do: read, or read,write.' }),
    userId: ref('users', { rest: null, access: 'read', doc: 'The user that it acts as.' }),
    createdAt: stamps.createdAt,
    lastUsedAt: field(time(), { rest: null, access: 'read', doc: 'When it was last used, to the minute.' }),
    expiresAt: field(time(), { rest: null, access: 'read', doc: 'When it stops working.' }),
    revokedAt: field(time(), { rest: null, access: 'read', doc: 'When it was revoked.' }),
  },
  relations: { user: one('users', 'userId', { rest: null }) },
});
