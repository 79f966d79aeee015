// Tokens of calendar feeds: who may see whose calendar without a key.
import { hash, randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { Caller } from './caller.ts';

const shape = /^cal_[A-Za-z0-9_-]{43}$/;

/** A token of 256 random bits; only its hash is ever stored. */
export function makeToken(): { token: string; prefix: string; hash: Buffer } {
  const token = `cal_${randomBytes(32).toString('base64url')}`;
  return { token, prefix: token.slice(0, 10), hash: hashOf(token) };
}

/** A caller who may read for the user that a token was made for; null where there is no such token. */
export async function feedHolder(database: Database, token: string): Promise<(Caller & { userId: string }) | null> {
  if (!shape.test(token)) return null;
  const [row] = await database.read({ name: 'feed_holder', text: 'select tenant_id, user_id from feed_holder($1)' }, [
    hashOf(token),
  ]);
  if (!row) return null;
  return {
    tenantId: row[0]!,
    userId: row[1]!,
    keyId: `feed ${token.slice(0, 10)}`,
    keyName: 'calendar feed',
    keyPrefix: token.slice(0, 10),
    scopes: [],
    createdAt: 0,
    lastUsedAt: null,
    expiresAt: null,
  };
}

function hashOf(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
