import type { WriteSession } from '../tenant/store.ts';
import type { Change } from '../write/change.ts';
import { insertRecord } from '../write/write.ts';

/** Sent twice under one external id, an incoming case is there once. */
export async function createIncomingCase(session: WriteSession, change: Change): Promise<string> {
  const { tenantId } = session.caller;
  const external = change.input.externalCaseId;
  // Two senders of one id wait for each other; the second finds what the first made.
  await session.sql("select pg_advisory_xact_lock(hashtextextended('incoming-case ' || $1 || ' ' || $2, 0))", [
    tenantId,
    String(external),
  ]);
  const [row] = await session.sql('select id from incoming_cases where tenant_id = $1 and external_case_id = $2', [
    tenantId,
    String(external),
  ]);
  return row ? row[0]! : insertRecord(session, change);
}
