// Cases: who works on them, and every change of their status.
import { invalid } from '../errors.ts';
import type { WriteSession } from '../tenant/store.ts';
import type { Change } from '../write/change.ts';
import { takeTurns } from '../write/take-turns.ts';
import { insertRecord, updateRecord } from '../write/write.ts';
import { areUsers } from './are-users.ts';

export async function createCase(session: WriteSession, change: Change): Promise<string> {
  return insertRecord(session, await withTechnicians(session, change));
}

/** Every change of a case's status is kept, with who and when. */
export async function updateCase(session: WriteSession, change: Change, id: string): Promise<boolean> {
  const before = await statusOf(session, id);
  const changed = await updateRecord(session, await withTechnicians(session, change), id);
  await checkParent(session, change, id);
  await keepHistory(session, id, before, await statusOf(session, id));
  return changed;
}

/** A draft that nothing is on was made by whoever looked at it, and goes along. */
export async function removeCase(session: WriteSession, remove: () => Promise<void>, id: string): Promise<void> {
  await session.sql(
    `delete from invoice_drafts f where f.tenant_id = $1 and f.case_id = $2
       and not exists (select 1 from invoice_draft_lines l where l.tenant_id = $1 and l.case_id = $2)`,
    [session.caller.tenantId, id],
  );
  await remove();
}

/** No case is below itself, however far down. */
async function checkParent(session: WriteSession, { resource, surface, input }: Change, id: string): Promise<void> {
  const { name } = resource.fields.get('parentId')!.faces[surface]!;
  if (input[name] == null) return;
  // Two changes at once must not close a circle that neither of them sees.
  await takeTurns(session, 'parents of cases');
  const [cycle] = await session.sql(
    `with recursive above as (
       select parent_id from cases where tenant_id = $1 and id = $2
       union select c.parent_id from cases c join above a on c.tenant_id = $1 and c.id = a.parent_id)
     select 1 from above where parent_id = $2`,
    [session.caller.tenantId, id],
  );
  if (cycle) throw invalid({ [name]: [`The ${name} may not be the case itself, nor one below it.`] });
}

/** A case that waited for its invoice has got it. Other cases keep the status that somebody gave them. */
export async function moveToInvoiced(session: WriteSession, id: string): Promise<void> {
  const before = await statusOf(session, id);
  const rows = await session.sql(
    `update cases c set status_id = s.id, updated_at = unix_now()
     from (select id from case_statuses where tenant_id = $1 and kind = 'invoiced' order by id limit 1) s
     where c.tenant_id = $1 and c.id = $2
       and exists (select 1 from case_statuses o where o.tenant_id = $1 and o.id = c.status_id and o.kind = 'ready_to_invoice')
     returning c.status_id`,
    [session.caller.tenantId, id],
  );
  if (rows[0]) await keepHistory(session, id, before, rows[0][0]!);
}

async function keepHistory(
  session: WriteSession,
  id: string,
  before: string | null,
  after: string | null,
): Promise<void> {
  if (before === after) return;
  await session.sql(
    `insert into case_status_history (tenant_id, status_from_id, status_to_id, changed_at, user_id, affected_type, affected_id, case_id)
     values ($1, $2, $3, unix_now(), $4, 'case', $5, $5)`,
    [session.caller.tenantId, before, after, session.caller.userId, id],
  );
}

async function statusOf(session: WriteSession, id: string): Promise<string | null> {
  const [row] = await session.sql('select status_id from cases where tenant_id = $1 and id = $2', [
    session.caller.tenantId,
    id,
  ]);
  return row![0]!;
}

/** `userIds` of a GraphQL input are the additional technicians from now on. */
async function withTechnicians(session: WriteSession, change: Change): Promise<Change> {
  const { userIds } = change.input;
  if (change.surface === 'rest' || !Array.isArray(userIds)) return change;
  const ids = [...new Set(userIds.filter(id => id !== null).map(String))];
  if (!(await areUsers(session, ids))) throw invalid({ userIds: ['The userIds must all be users.'] });
  return { ...change, input: { ...change.input, additionalTechnicians: ids.join(',') } };
}
