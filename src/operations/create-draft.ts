import type { WriteSession } from '../tenant/store.ts';
import type { Change } from '../write/change.ts';
import { insertRecord, updateRecord } from '../write/write.ts';

/** A case has one draft: made again, it is the one that is there, changed as asked. */
export async function createDraft(session: WriteSession, change: Change): Promise<string> {
  const [row] = await session.sql(
    'select id from invoice_drafts where tenant_id = $1 and case_id::text = $2 for update',
    [session.caller.tenantId, String(change.input.caseId)],
  );
  if (!row) return insertRecord(session, change);
  await updateRecord(session, change, row[0]!);
  return row[0]!;
}
