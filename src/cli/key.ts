import { createKey, type ListedKey, listKeys, revokeKey } from '../admin/keys.ts';
import { type Command, type Input, idOf, numberOption, textOption, UsageError } from './command.ts';
import { table } from './table.ts';
import { withDatabase } from './with-database.ts';

const latest = 9_999_999_999;

export const keyCreate: Command = {
  name: 'key create',
  summary: 'Makes an API key, which works on both surfaces. It is shown this once.',
  options: {
    tenant: { value: 'ID', required: true, doc: 'Tenant that the key belongs to.' },
    name: { value: 'NAME', required: true, doc: 'What the key is for.' },
    scope: { value: 'SCOPE', doc: 'write (also reads; the default) or read.' },
    expires: { value: 'UNIX', doc: 'When it stops working, in unix seconds; never by default.' },
  },
  async run(input) {
    const expiresAt = numberOption(input, 'expires', [now(), latest]);
    const order = {
      tenantId: tenantOption(input)!,
      name: textOption(input, 'name')!,
      scope: scopeOption(input),
      ...(expiresAt !== undefined && { expiresAt }),
    };
    const { id, key, prefix, scopes } = await withDatabase(database => createKey(database, order));
    return {
      json: { id: Number(id), key, prefix, scopes },
      text: `Key ${id} is made. It is shown this once:\n\n  ${key}\n`,
    };
  },
};

export const keyList: Command = {
  name: 'key list',
  summary: 'Lists the API keys; not the keys themselves, which nobody knows.',
  options: { tenant: { value: 'ID', doc: 'Only those of this tenant.' } },
  async run(input) {
    const keys = await withDatabase(database => listKeys(database, tenantOption(input)));
    const rows = keys.map(key => [key.id, `tenant ${key.tenantId}`, `${key.prefix}…`, stateOf(key), key.name]);
    return { json: keys.map(shown), text: keys.length > 0 ? table(rows) : 'There is no key yet.' };
  },
};

export const keyRevoke: Command = {
  name: 'key revoke',
  summary: 'Makes an API key stop working, within a second and for ever.',
  argument: 'ID',
  async run({ argument }) {
    const id = idOf(argument!, 'ID');
    await withDatabase(database => revokeKey(database, id));
    return { json: { id: Number(id), revoked: true }, text: `Key ${id} is revoked.` };
  },
};

function tenantOption(input: Input): string | undefined {
  const text = textOption(input, 'tenant');
  return text === undefined ? undefined : idOf(text, '--tenant');
}

function scopeOption(input: Input): 'read' | 'write' {
  const scope = textOption(input, 'scope') ?? 'write';
  if (scope === 'read' || scope === 'write') return scope;
  throw new UsageError(`--scope must be read or write, not ${JSON.stringify(scope)}.`);
}

function stateOf({ scopes, revokedAt, expiresAt }: ListedKey): string {
  if (revokedAt !== null) return 'revoked';
  if (expiresAt !== null && expiresAt <= now()) return 'expired';
  return scopes.includes('write') ? 'write' : 'read';
}

function shown(key: ListedKey) {
  return {
    id: Number(key.id),
    tenant_id: Number(key.tenantId),
    name: key.name,
    prefix: key.prefix,
    scopes: key.scopes,
    created_at: key.createdAt,
    last_used_at: key.lastUsedAt,
    expires_at: key.expiresAt,
    revoked_at: key.revokedAt,
  };
}

function now(): number {
  return Math.floor(Date.now() / 1000);
}
