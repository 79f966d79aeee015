// A write that may be repeated with the same effect (Idempotency-Key), or only rehearsed (dry run).
import type { Text } from '../database/database.ts';
import { ApiError } from '../errors.ts';
import type { Caller } from '../tenant/caller.ts';
import type { Store, WriteSession } from '../tenant/store.ts';

export interface Attempt {
  /** What the client calls the request; null where it may not be repeated. */
  readonly key: string | null;
  /** Tells this request from any other under the same key. */
  readonly fingerprint: Buffer;
  /** Which write of the request. */
  readonly part: string;
  readonly rehearsed: boolean;
  /** The answer holds what is stored nowhere: it is not kept, and a repetition is refused. */
  readonly secret?: boolean | undefined;
}

/** What is answered, as it is kept for the next time. */
export interface Answer {
  readonly head: Readonly<Record<string, unknown>>;
  readonly body: Text | null;
}

export interface Outcome {
  readonly answer: Answer;
  /** It was answered before, and nothing was done now. */
  readonly replayed: boolean;
  /** The events that a rehearsed write would have had; null where it was written. */
  readonly events: readonly string[] | null;
}

const daySeconds = 86_400;

/** Does the work in a transaction; or gives the answer of the first time; or does it and takes all of it back. */
export async function attemptWrite(
  store: Store,
  caller: Caller,
  attempt: Attempt,
  work: (session: WriteSession) => Promise<Answer>,
): Promise<Outcome> {
  try {
    return await store.write(caller, async session => {
      const kept = await keptAnswer(session, attempt);
      if (kept && attempt.secret)
        throw new ApiError('badRequest', 'This was done under the same Idempotency-Key; its secret is told once.');
      if (kept) return { answer: kept, replayed: true, events: null };
      const answer = await work(session);
      if (attempt.rehearsed) throw new Rehearsal(answer, await eventsOf(session));
      await keep(session, attempt, answer);
      return { answer, replayed: false, events: null };
    });
  } catch (error) {
    if (!(error instanceof Rehearsal)) throw error;
    return { answer: error.answer, replayed: false, events: error.events };
  }
}

/** Ends a transaction that was never meant to last. */
class Rehearsal extends Error {
  readonly answer: Answer;
  readonly events: readonly string[];
  constructor(answer: Answer, events: readonly string[]) {
    super('This was a rehearsal.');
    this.answer = answer;
    this.events = events;
  }
}

/** The answer that was given under the key; who shares a key with a request that still runs is sent away. */
async function keptAnswer(session: WriteSession, { key, part, fingerprint }: Attempt): Promise<Answer | null> {
  if (key === null) return null;
  const { tenantId } = session.caller;
  const [lock] = await session.sql(
    "select pg_try_advisory_xact_lock(hashtextextended('idempotency ' || $1 || ' ' || $2, 0))",
    [tenantId, key],
  );
  if (lock![0] !== 't') throw new ApiError('keyInUse', undefined, { headers: { 'retry-after': 1 } });
  const rows = await session.sql(
    `select part, encode(fingerprint, 'hex'), head, encode(body, 'base64') from idempotency_keys
     where tenant_id = $1 and key = $2 and created_at > unix_now() - ${daySeconds}`,
    [tenantId, key],
  );
  if (rows.some(row => row[1] !== fingerprint.toString('hex'))) throw new ApiError('keyReused');
  const row = rows.find(([kept]) => kept === part);
  return row ? { head: JSON.parse(row[2]!), body: row[3] == null ? null : Buffer.from(row[3], 'base64') } : null;
}

async function keep(session: WriteSession, attempt: Attempt, { head, body: told }: Answer): Promise<void> {
  const { key, part, fingerprint, secret } = attempt;
  if (key === null) return;
  const body = secret ? null : told;
  await session.sql(
    `insert into idempotency_keys (tenant_id, key, part, fingerprint, head, body) values ($1, $2, $3, $4, $5, $6)
     on conflict (tenant_id, key, part) do update set fingerprint = excluded.fingerprint, head = excluded.head,
       body = excluded.body, created_at = excluded.created_at`,
    [
      session.caller.tenantId,
      key,
      part,
      fingerprint,
      JSON.stringify(head),
      typeof body === 'string' ? Buffer.from(body) : body,
    ],
  );
}

/** The events of the transaction so far, as JSON. None of them has a number; one of a restored database may have the same transaction id. */
async function eventsOf(session: WriteSession): Promise<string[]> {
  const rows = await session.sql(
    `select row_to_json(r) from (select null as sequence, e.resource, e.record_id as id, e.key, e.verb, e.before, e.after,
       e.api_key_id as "apiKeyId", e.user_id as "userId", e.at
     from events e where e.tenant_id = $1 and e.sequence is null and e.transaction_id = pg_current_xact_id() order by e.id) r`,
    [session.caller.tenantId],
  );
  return rows.map(([event]) => event!);
}
