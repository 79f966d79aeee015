// Quality checks: one that is done says when and by whom.
import type { WriteSession } from '../tenant/store.ts';
import type { Change } from '../write/change.ts';
import { insertRecord, updateRecord } from '../write/write.ts';

export function createQualityCheck(session: WriteSession, change: Change): Promise<string> {
  return insertRecord(session, completed(session, change));
}

export function updateQualityCheck(session: WriteSession, change: Change, id: string): Promise<boolean> {
  return updateRecord(session, completed(session, change), id);
}

/** What the client says of it goes before what the status says. */
function completed(session: WriteSession, change: Change): Change {
  const { status } = change.input;
  if (status !== 'DONE' && status !== 'OPEN') return change;
  const told =
    status === 'DONE'
      ? { completedAt: Math.floor(Date.now() / 1000), completedById: session.caller.userId }
      : { completedAt: null, completedById: null };
  return { ...change, input: { ...told, ...change.input } };
}
