// API keys by their own tenant: made, with the key shown this once, and revoked.
import { choice, text, time } from '../model/kind.ts';
import { field, ref } from '../model/resource.ts';
import { makeKey } from '../tenant/identity.ts';
import { OperationRefusal, operation } from './operation.ts';

export const createApiKey = operation({
  name: 'createApiKey',
  doc: 'Makes an API key, which works on both surfaces. It is shown this once.',
  shape: 'input',
  input: {
    name: field(text(250), { required: true, doc: 'What the key is for.' }),
    scope: field(choice(['read', 'write']), { doc: 'write (also reads) or read; write when left out.' }),
    userId: ref('users', { doc: 'The user that it acts as; that of the calling key when left out.' }),
    expiresAt: field(time(), { doc: 'When it stops working, in unix seconds; never when left out.' }),
  },
  secret: true,
  result: {
    object: {
      name: 'NewApiKey',
      doc: 'An API key as it is shown once.',
      members: {
        id: { type: 'Int', doc: 'Id of the key.' },
        key: { type: 'String', doc: 'The key itself; nobody can show it again.' },
        prefix: { type: 'String', doc: 'How it begins.' },
        scopes: { type: 'String', doc: 'What it may do.' },
      },
    },
  },
  async run(session, _target, { name, scope = 'write', userId, expiresAt = null }) {
    const { tenantId, userId: own } = session.caller;
    const user = userId ?? own;
    const [found] = await session.sql('select 1 from users where tenant_id = $1 and id = $2', [tenantId, user]);
    if (user !== null && !found) throw new OperationRefusal('userId', 'does not exist.');
    const { key, prefix, hash } = makeKey();
    const scopes = scope === 'write' ? ['read', 'write'] : ['read'];
    const [row] = await session.sql(
      'insert into api_keys (tenant_id, name, prefix, hash, scopes, user_id, expires_at) values ($1, $2, $3, $4, $5, $6, $7) returning id',
      [tenantId, name, prefix, hash, scopes, user, expiresAt],
    );
    return { id: Number(row![0]), key, prefix, scopes: scopes.join() };
  },
});

export const revokeApiKey = operation({
  name: 'revokeApiKey',
  doc: 'Makes an API key stop working, within a second and for ever.',
  target: { resource: 'api-keys', argument: 'id' },
  shape: 'arguments',
  input: {},
  result: 'api-keys',
  async run(session, id) {
    await session.sql(
      'update api_keys set revoked_at = unix_now() where tenant_id = $1 and id = $2 and revoked_at is null',
      [session.caller.tenantId, id],
    );
    return id;
  },
});
