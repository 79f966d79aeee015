// Hours: an hour ends after it begins, and costs what its type says unless the client says otherwise.
import { invalid } from '../errors.ts';
import type { WriteSession } from '../tenant/store.ts';
import type { Change } from '../write/change.ts';
import { insertRecord, updateRecord } from '../write/write.ts';

export async function createHour(session: WriteSession, change: Change): Promise<string> {
  const id = await insertRecord(session, change);
  await checkDuration(session, change, id);
  await session.sql(
    `update hours h set cost_price = g.cost_price
     from employee_types e join internal_goods g on g.tenant_id = e.tenant_id and g.id = e.product_id
     where h.tenant_id = $1 and h.id = $2 and h.cost_price is null and e.tenant_id = h.tenant_id and e.id = h.hour_type_id`,
    [session.caller.tenantId, id],
  );
  return id;
}

export async function updateHour(session: WriteSession, change: Change, id: string): Promise<boolean> {
  const changed = await updateRecord(session, change, id);
  await checkDuration(session, change, id);
  return changed;
}

/** Looked at as it would be stored; the refusal takes the write back. */
async function checkDuration(session: WriteSession, { resource, surface }: Change, id: string): Promise<void> {
  const [row] = await session.sql('select stop_time < start_time from hours where tenant_id = $1 and id = $2', [
    session.caller.tenantId,
    id,
  ]);
  if (row![0] !== 't') return;
  const [start, stop] = ['startTime', 'stopTime'].map(name => resource.fields.get(name)!.faces[surface]!.name);
  throw invalid({ [stop!]: [`The ${stop} may not be before the ${start}.`] });
}
