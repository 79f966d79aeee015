// API keys: made, listed and revoked by the operator. The key itself is shown once and never stored.
import type { Database } from '../database/database.ts';
import { makeKey } from '../tenant/identity.ts';
import { checkName, inTenant } from './in-tenant.ts';
import { listTenants } from './tenants.ts';

export interface KeyOrder {
  readonly tenantId: string;
  readonly name: string;
  /** A key that may write may also read. */
  readonly scope: 'write' | 'read';
  /** Unix seconds. */
  readonly expiresAt?: number;
}

export interface CreatedKey {
  readonly id: string;
  readonly key: string;
  readonly prefix: string;
  readonly scopes: readonly string[];
}

export interface ListedKey {
  readonly id: string;
  readonly tenantId: string;
  readonly name: string;
  readonly prefix: string;
  readonly scopes: readonly string[];
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
  readonly expiresAt: number | null;
  readonly revokedAt: number | null;
}

/** The key acts as the tenant's first user. */
export async function createKey(
  database: Database,
  { tenantId, name, scope, expiresAt }: KeyOrder,
): Promise<CreatedKey> {
  checkName(name);
  const { key, prefix, hash } = makeKey();
  const scopes = scope === 'write' ? ['read', 'write'] : ['read'];
  return inTenant(database, tenantId, async transaction => {
    const [row] = await transaction.run(
      {
        text:
          'insert into api_keys (name, prefix, hash, scopes, expires_at, user_id) ' +
          'values ($1, $2, $3, $4, $5, (select min(id) from users)) returning id',
      },
      [name, prefix, hash, scopes, expiresAt ?? null],
    );
    return { id: row![0]!, key, prefix, scopes };
  });
}

/** The keys of one tenant, or of all; also those that are revoked or have expired. */
export async function listKeys(database: Database, tenantId?: string): Promise<ListedKey[]> {
  const tenantIds = tenantId === undefined ? (await listTenants(database)).map(({ id }) => id) : [tenantId];
  const keys: ListedKey[] = [];
  for (const id of tenantIds) keys.push(...(await keysOf(database, id)));
  return keys;
}

/** A key that was revoked before stays as it is. */
export async function revokeKey(database: Database, id: string): Promise<void> {
  const [owner] = await database.read({ text: "select id_owner('api_keys', $1)" }, [id]);
  const tenantId = owner![0];
  if (tenantId === null) throw new Error(`No key has the id ${id}.`);
  await inTenant(database, tenantId!, transaction =>
    transaction.run({ text: 'update api_keys set revoked_at = unix_now() where id = $1 and revoked_at is null' }, [id]),
  );
}

async function keysOf(database: Database, tenantId: string): Promise<ListedKey[]> {
  const rows = await inTenant(database, tenantId, transaction =>
    transaction.run({
      text:
        'select id, name, prefix, array_to_json(scopes), created_at, last_used_at, expires_at, revoked_at ' +
        'from api_keys order by id',
    }),
  );
  return rows.map(([id, name, prefix, scopes, createdAt, lastUsedAt, expiresAt, revokedAt]) => ({
    id: id!,
    tenantId,
    name: name!,
    prefix: prefix!,
    scopes: JSON.parse(scopes!),
    createdAt: Number(createdAt),
    lastUsedAt: timeOf(lastUsedAt),
    expiresAt: timeOf(expiresAt),
    revokedAt: timeOf(revokedAt),
  }));
}

function timeOf(text: string | null | undefined): number | null {
  return text ? Number(text) : null;
}
