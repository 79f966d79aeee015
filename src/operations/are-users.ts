import type { WriteSession } from '../tenant/store.ts';

/** Whether all of these are ids of the tenant's users. */
export async function areUsers(session: WriteSession, ids: readonly string[]): Promise<boolean> {
  const [row] = await session.sql('select count(*) from users where tenant_id = $1 and id::text = any ($2)', [
    session.caller.tenantId,
    ids,
  ]);
  return Number(row![0]) === new Set(ids).size;
}
