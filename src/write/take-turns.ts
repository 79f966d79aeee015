import type { WriteSession } from '../tenant/store.ts';

/** Who is about to do the same for the tenant waits until this transaction has ended, and then sees what it wrote. */
export async function takeTurns(session: WriteSession, what: string): Promise<void> {
  await session.sql('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${session.caller.tenantId} ${what}`]);
}
