// The queue of a webhook: events of the feed become deliveries, each is claimed, tried and settled. Deliveries of one record
// keep their order; those of others do not wait for them.
import type { WriteSession } from '../tenant/store.ts';
import type { Sent } from './send.ts';

export interface Webhook {
  readonly id: string;
  readonly url: string;
  readonly query: string | null;
  /** The secrets that sign now. */
  readonly secrets: readonly string[];
}

export interface Delivery {
  readonly id: string;
  readonly sequence: string | null;
  /** How often the receiver has been tried before. */
  readonly attempts: number;
  /** Until when it was claimed: who comes later has lost it to another. */
  readonly leasedUntil: string;
}

/** Seconds until the next attempt: three days in all, each a little more or less, so that not all come back at once. */
const pauses = [5, 30, 120, 600, 1_800, 3_600, 7_200, 14_400, 28_800, 43_200, 64_800, 86_400];
/** A webhook that fails for this long is switched off. */
const longFailure = 3 * 86_400;
/** Longer than a message takes to be made and sent; whoever died at it is replaced after that. */
const leaseSeconds = 20;
const mostEvents = 1_000;

/** Reads the webhook and puts the events that it has not seen into its queue; null where it is gone, off, or being filled by another. */
export async function fillQueue(
  session: WriteSession,
  id: string,
): Promise<{ webhook: Webhook; more: boolean } | null> {
  const values = [session.caller.tenantId, id];
  const [row] = await session.sql(
    `select url, query, secret, case when old_secret_until > unix_now() then old_secret end, position
     from webhooks where tenant_id = $1 and id = $2 and disabled_at is null for update skip locked`,
    values,
  );
  if (!row) return null;
  const [url, query, secret, oldSecret, position] = row;
  const [filled] = await session.sql(
    `with fresh as (
       select e.sequence, e.resource, e.record_id, e.verb from events e
       where e.tenant_id = $1 and e.sequence > $3 order by e.sequence limit ${mostEvents}
     ), put as (
       insert into webhook_deliveries (tenant_id, webhook_id, sequence, record)
       select $1, w.id, f.sequence, f.resource || ' ' || f.record_id from fresh f
       join webhooks w on w.tenant_id = $1 and w.id = $2
       where (w.resources is null or f.resource = any (w.resources)) and (w.verbs is null or f.verb = any (w.verbs))
       order by f.sequence
     )
     select max(sequence), count(*) from fresh`,
    [...values, position],
  );
  const [reached, count] = filled!;
  if (reached)
    await session.sql('update webhooks set position = $3 where tenant_id = $1 and id = $2', [...values, reached]);
  const secrets = [secret!, ...(oldSecret ? [oldSecret] : [])];
  return { webhook: { id, url: url!, query: query ?? null, secrets }, more: Number(count) === mostEvents };
}

/** Claims deliveries that are due, the first of each record at most. */
export async function claim(session: WriteSession, webhookId: string, most: number): Promise<Delivery[]> {
  const rows = await session.sql(
    `update webhook_deliveries d set leased_until = clock_timestamp() + interval '${leaseSeconds} seconds'
     from (
       select c.id from webhook_deliveries c
       where c.tenant_id = $1 and c.webhook_id = $2 and c.status = 'pending' and c.due <= clock_timestamp()
         and c.leased_until <= clock_timestamp()
         and not exists (select 1 from webhook_deliveries earlier where earlier.tenant_id = $1 and earlier.webhook_id = $2
           and earlier.record = c.record and earlier.status = 'pending' and earlier.id < c.id)
       order by c.id limit ${most} for update skip locked
     ) picked
     where d.tenant_id = $1 and d.id = picked.id returning d.id, d.sequence, d.attempts, d.leased_until::text`,
    [session.caller.tenantId, webhookId],
  );
  return rows.map(([id, sequence, attempts, leasedUntil]) => ({
    id: id!,
    sequence: sequence!,
    attempts: Number(attempts),
    leasedUntil: leasedUntil!,
  }));
}

export interface Attempted {
  readonly request: { readonly headers: Readonly<Record<string, string>>; readonly body: string } | null;
  readonly response: Sent | null;
  readonly error: string | null;
  readonly milliseconds: number;
  /** There is nothing to be sent any more, which is not the receiver's fault. */
  readonly isOver?: true;
}

/** Writes down how an attempt went, and what follows from it; returns the seconds until the next one, if there is one. */
export async function settle(
  session: WriteSession,
  webhookId: string,
  delivery: Delivery,
  attempted: Attempted,
): Promise<number | null> {
  const { tenantId } = session.caller;
  const { response, error, request, milliseconds, isOver } = attempted;
  const delivered = response !== null && response.status >= 200 && response.status < 300;
  const pause = isOver ? null : pauseOf(delivery.attempts + 1, response);
  const status = delivered ? 'delivered' : pause === null ? 'failed' : 'pending';
  const problem = delivered ? null : (error ?? `The receiver answered ${response!.status}.`);
  const settled = await session.sql(
    `update webhook_deliveries set status = $3, attempts = attempts + 1, due = clock_timestamp() + make_interval(secs => $4), leased_until = '-infinity',
       request = $5, response = $6, error = $7, duration_ms = $8, updated_at = unix_now()
     where tenant_id = $1 and id = $2 and leased_until = $9::timestamptz returning 1`,
    [
      tenantId,
      delivery.id,
      status,
      pause ?? 0,
      request && JSON.stringify(request),
      response && JSON.stringify(response),
      problem,
      Math.round(milliseconds),
      delivery.leasedUntil,
    ],
  );
  // The process was held up for so long that another has looked after it.
  if (settled.length === 0) return null;
  if (isOver) return null;
  if (delivered) {
    await session.sql(
      'update webhooks set failing_since = null where tenant_id = $1 and id = $2 and failing_since is not null',
      [tenantId, webhookId],
    );
    return null;
  }
  await session.sql(
    `update webhooks set failing_since = coalesce(failing_since, unix_now()),
       disabled_at = case when $3 or failing_since < unix_now() - ${longFailure} then unix_now() end,
       disabled_reason = case when $3 then 'The receiver answered 410: it is gone.'
         when failing_since < unix_now() - ${longFailure} then 'No delivery has succeeded for three days. The last one: ' || $4 end
     where tenant_id = $1 and id = $2 and disabled_at is null`,
    [tenantId, webhookId, response?.status === 410, problem],
  );
  return pause;
}

/** Seconds until the next attempt; null where there is none left. */
function pauseOf(attempts: number, response: Sent | null): number | null {
  const planned = pauses[attempts - 1];
  if (planned === undefined || response?.status === 410) return null;
  const asked = Number(response?.headers['retry-after']);
  const jittered = planned * (0.8 + Math.random() * 0.4);
  return Number.isFinite(asked) && asked > 0 ? Math.max(jittered, Math.min(asked, 86_400)) : jittered;
}
