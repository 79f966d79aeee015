// Hours: an hour ends after it begins, no employee is at two places at once, pauses are part of it, and it costs what its type
// says unless the client says otherwise.
import { invalid, type Problems } from '../errors.ts';
import type { WriteSession } from '../tenant/store.ts';
import type { Change } from '../write/change.ts';
import { saveAlong } from '../write/related.ts';
import { takeTurns } from '../write/take-turns.ts';
import { problem, validate } from '../write/validate.ts';
import { type Extra, insertRecord, updateRecord } from '../write/write.ts';
import { periodProblems } from './period.ts';

export async function createHour(session: WriteSession, change: Change): Promise<string> {
  const found = await periodProblems(session, change, null);
  const id = await insertRecord(session, change, await costOf(session, change), found);
  await saveParts(session, change, id);
  await check(session, change, id, null);
  return id;
}

/** What an hour of its type costs, where the client does not say. */
async function costOf(session: WriteSession, change: Change): Promise<Extra> {
  const { values } = validate(change, 'create');
  const [type, cost] = ['hourTypeId', 'costPrice'].map(name => values.get(change.resource.fields.get(name)!));
  if (!type || cost) return {};
  const [row] = await session.sql(
    `select g.cost_price from employee_types e join internal_goods g on g.tenant_id = e.tenant_id and g.id = e.product_id
     where e.tenant_id = $1 and e.id = $2`,
    [session.caller.tenantId, type],
  );
  return row ? { cost_price: row[0] } : {};
}

export async function updateHour(session: WriteSession, change: Change, id: string): Promise<boolean> {
  const before = await timeOf(session, id);
  const changed = await updateRecord(session, change, id, {}, await periodProblems(session, change, id));
  await replaceParts(session, change, id);
  await saveParts(session, change, id);
  await check(session, change, id, before);
  return changed;
}

/** Pauses and additions, with the minutes and prices of today. */
async function saveParts(session: WriteSession, change: Change, id: string): Promise<void> {
  await saveAlong(session, change, id);
  const values = [session.caller.tenantId, id];
  await session.sql(
    `update hour_pauses p set minutes = t.minutes from pauses t
     where p.tenant_id = $1 and p.hour_id = $2 and p.minutes is null and t.tenant_id = $1 and t.id = p.pause_type_id`,
    values,
  );
  await session.sql(
    `update hour_additions a set price = t.price from hour_addition_types t
     where a.tenant_id = $1 and a.hour_id = $2 and a.price is null and t.tenant_id = $1 and t.id = a.addition_type_id`,
    values,
  );
}

/** A list of pauses or additions says all there are: what it does not name is gone. */
async function replaceParts(session: WriteSession, { resource, surface, input }: Change, id: string): Promise<void> {
  for (const [name, table] of [
    ['pauses', 'hour_pauses'],
    ['additions', 'hour_additions'],
  ] as const) {
    const items = input[name];
    if (!Array.isArray(items) || !resource.relations[surface].has(name)) continue;
    const kept = items.flatMap(item => (item as { id?: number | null } | null)?.id ?? []).map(String);
    await session.sql(`delete from ${table} where tenant_id = $1 and hour_id = $2 and id::text <> all ($3)`, [
      session.caller.tenantId,
      id,
      kept,
    ]);
  }
}

interface Time {
  readonly user: string;
  readonly start: string;
  readonly stop: string;
}

async function timeOf(session: WriteSession, id: string): Promise<Time> {
  const [row] = await session.sql('select user_id, start_time, stop_time from hours where tenant_id = $1 and id = $2', [
    session.caller.tenantId,
    id,
  ]);
  return { user: row![0]!, start: row![1]!, stop: row![2]! };
}

/** Looked at as it would be stored; the refusal takes the write back. */
async function check(
  session: WriteSession,
  { resource, surface }: Change,
  id: string,
  before: Time | null,
): Promise<void> {
  const problems: Problems = {};
  const nameOf = (field: string): string => resource.fields.get(field)!.faces[surface]!.name;
  const time = await timeOf(session, id);
  if (time.user !== before?.user || time.start !== before.start || time.stop !== before.stop) {
    const other = await overlapping(session, id, time);
    if (other) problem(problems, nameOf('startTime'), `overlaps other hours of the same employee: ${other}.`);
  }
  const [row] = await session.sql(
    `select e.require_case and h.case_id is null,
       (select coalesce(sum(p.minutes * coalesce(p.quantity, 1)), 0) * 60 > greatest(h.stop_time - h.start_time, 0) or bool_or(p.quantity < 0 or p.minutes < 0)
        from hour_pauses p where p.tenant_id = $1 and p.hour_id = h.id)
     from hours h join employee_types e on e.tenant_id = h.tenant_id and e.id = h.hour_type_id where h.tenant_id = $1 and h.id = $2`,
    [session.caller.tenantId, id],
  );
  const [caseless, overlong] = row!;
  if (caseless === 't') problem(problems, nameOf('caseId'), 'is required for hours of this type.');
  if (overlong === 't' && Object.keys(problems).length === 0)
    problem(problems, 'pauses', 'may not be longer than the hour, nor below zero.');
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

/**
 * Two writers of one employee's hours wait for each other; the second sees what the first wrote. What lasts longer than a day
 * is no working time but a span, such as a holiday, within which somebody may be called in.
 */
async function overlapping(session: WriteSession, id: string, { user, start, stop }: Time): Promise<string | null> {
  const { tenantId } = session.caller;
  await takeTurns(session, `hours of ${user}`);
  const [row] = await session.sql(
    `select 'id ' || h.id || ', from ' || h.start_time || ' to ' || h.stop_time from hours h
     where h.tenant_id = $1 and h.user_id = $2 and h.id <> $3 and h.start_time < $5 and h.stop_time > $4
       and $5::bigint - $4::bigint between 1 and 86400 and h.stop_time - h.start_time between 1 and 86400 order by h.id limit 1`,
    [tenantId, user, id, start, stop],
  );
  return row?.[0] ?? null;
}
