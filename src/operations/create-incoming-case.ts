import type { WriteSession } from '../tenant/store.ts';
import type { Change } from '../write/change.ts';
import { takeTurns } from '../write/take-turns.ts';
import { validate } from '../write/validate.ts';
import { insertRecord } from '../write/write.ts';

/** Sent twice under one external id, an incoming case is there once. */
export async function createIncomingCase(session: WriteSession, change: Change): Promise<string> {
  const { values } = validate(change, 'create');
  const external = values.get(change.resource.fields.get('externalCaseId')!);
  return (external && (await find(session, external))) || insertRecord(session, change);
}

/** Two senders of one id wait for each other; the second finds what the first made. */
async function find(session: WriteSession, external: string): Promise<string | undefined> {
  const { tenantId } = session.caller;
  await takeTurns(session, `incoming case ${external}`);
  const [row] = await session.sql('select id from incoming_cases where tenant_id = $1 and external_case_id = $2', [
    tenantId,
    external,
  ]);
  return row?.[0] ?? undefined;
}
