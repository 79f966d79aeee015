import type { WriteSession } from '../tenant/store.ts';
import type { Change } from '../write/change.ts';
import { insertRecord, updateRecord } from '../write/write.ts';
import { lockDraft } from './invoice-draft.ts';

/** A case has one draft: made again, it is the one that is there, changed as asked. */
export async function createDraft(session: WriteSession, change: Change): Promise<string> {
  const [found] = await session.sql('select id from cases where tenant_id = $1 and id::text = $2', [
    session.caller.tenantId,
    String(change.input.caseId),
  ]);
  if (!found) return insertRecord(session, change);
  const id = await lockDraft(session, found[0]!);
  await updateRecord(session, change, id);
  return id;
}
