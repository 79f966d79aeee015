// API keys: Authorization header → Caller.
import { hash, randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { Caller } from './caller.ts';

/** How long an answer of the key table is trusted: a revoked key works no longer than this. */
const trust = 500;
const shape = /^svend_[A-Za-z0-9_-]{43}$/;

export interface NewKey {
  readonly key: string;
  readonly prefix: string;
  readonly hash: Buffer;
}

/** A key of 256 random bits; only its hash is ever stored. */
export function makeKey(): NewKey {
  const key = `svend_${randomBytes(32).toString('base64url')}`;
  return { key, prefix: key.slice(0, 12), hash: hashOf(key) };
}

/** How a surface asks for keys, and where in the Authorization header it finds one. */
const schemes = {
  basic: { challenge: 'Basic realm="Svend", charset="UTF-8"', keyOf: basicKey },
  bearer: { challenge: 'Bearer realm="Svend"', keyOf: bearerKey },
};

/** The user name of Basic credentials, split at the first colon; null where there is none. */
function basicKey(header: string): string | null {
  const encoded = /^basic +([A-Za-z0-9+/]+={0,2}) *$/i.exec(header)?.[1];
  if (!encoded) return null;
  const decoded = Buffer.from(encoded, 'base64').toString();
  const colon = decoded.indexOf(':');
  return colon < 0 ? null : decoded.slice(0, colon);
}

function bearerKey(header: string): string | null {
  return /^bearer +(\S+) *$/i.exec(header)?.[1] ?? null;
}

export class Identities {
  readonly challenge: string;
  readonly #database: Database;
  readonly #keyOf: (header: string) => string | null;
  readonly #known = new Map<string, { caller: Promise<Caller | null>; until: number }>();

  constructor(database: Database, scheme: keyof typeof schemes) {
    this.#database = database;
    this.#keyOf = schemes[scheme].keyOf;
    this.challenge = schemes[scheme].challenge;
  }

  /** The caller that an Authorization header stands for, or null. What has no shape of a key never reaches the database. */
  identify(header: string | undefined): Promise<Caller | null> | null {
    if (header === undefined) return null;
    const now = Date.now();
    const known = this.#known.get(header);
    if (known && known.until > now) return known.caller;
    const key = this.#keyOf(header);
    if (key === null || !shape.test(key)) return null;
    if (this.#known.size > 10_000) this.#known.clear();
    const caller = this.#lookUp(hashOf(key));
    this.#known.set(header, { caller, until: now + trust });
    caller.catch(() => this.#known.delete(header));
    return caller;
  }

  async #lookUp(digest: Buffer): Promise<Caller | null> {
    const [row] = await this.#database.read(
      {
        name: 'key_holder',
        text:
          'select tenant_id, id, name, prefix, array_to_json(scopes), user_id, created_at, last_used_at, expires_at ' +
          'from key_holder($1)',
      },
      [digest],
    );
    if (!row) return null;
    const caller: Caller = {
      tenantId: row[0]!,
      keyId: row[1]!,
      keyName: row[2]!,
      keyPrefix: row[3]!,
      scopes: JSON.parse(row[4]!),
      userId: row[5]!,
      createdAt: Number(row[6]),
      lastUsedAt: row[7] === null ? null : Number(row[7]),
      expiresAt: row[8] === null ? null : Number(row[8]),
    };
    this.#noteUse(caller);
    return caller;
  }

  /** Remembers to the minute when a key was last used; nobody waits for it. */
  #noteUse(caller: Caller): void {
    const now = Math.floor(Date.now() / 1000);
    if (caller.lastUsedAt !== null && now - caller.lastUsedAt < 60) return;
    this.#database
      .transaction(async transaction => {
        await transaction.run({ text: "select set_config('app.tenant', $1, true)" }, [caller.tenantId]);
        const text = 'update api_keys set last_used_at = unix_now() where tenant_id = $1 and id = $2';
        await transaction.run({ text }, [caller.tenantId, caller.keyId]);
      })
      .catch(() => {});
  }
}

function hashOf(key: string): Buffer {
  return hash('sha256', key, 'buffer');
}
