// Tokens of calendar feeds: who may see whose calendar without a key.
import { hash, randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { type Caller, serviceCaller } from './caller.ts';

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
  const prefix = token.slice(0, 10);
  // Its budget is that of the token.
  return {
    ...serviceCaller(row[0]!),
    userId: row[1]!,
    keyId: `feed ${prefix}`,
    keyName: 'calendar feed',
    keyPrefix: prefix,
  };
}

function hashOf(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
