import type { WriteSession } from '../tenant/store.ts';
import type { Change } from '../write/change.ts';
import { updateRecord } from '../write/write.ts';

/** Every change of a case's status is kept, with who and when. */
export async function updateCase(session: WriteSession, change: Change, id: string): Promise<boolean> {
  const before = await statusOf(session, id);
  const changed = await updateRecord(session, change, id);
  const after = await statusOf(session, id);
  if (before !== after) {
    await session.sql(
      `insert into case_status_history (tenant_id, status_from_id, status_to_id, changed_at, user_id, affected_type, affected_id, case_id)
       values ($1, $2, $3, unix_now(), $4, 'case', $5, $5)`,
      [session.caller.tenantId, before, after, session.caller.userId, id],
    );
  }
  return changed;
}

async function statusOf(session: WriteSession, id: string): Promise<string | null> {
  const [row] = await session.sql('select status_id from cases where tenant_id = $1 and id = $2', [
    session.caller.tenantId,
    id,
  ]);
  return row![0]!;
}
