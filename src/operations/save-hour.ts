// Hours: an hour ends after it begins, and costs what its type says unless the client says otherwise.
import type { WriteSession } from '../tenant/store.ts';
import type { Change } from '../write/change.ts';
import { insertRecord } from '../write/write.ts';
import { periodProblems } from './period.ts';

export async function createHour(session: WriteSession, change: Change): Promise<string> {
  const id = await insertRecord(session, change, {}, await periodProblems(session, change, null));
  await session.sql(
    `update hours h set cost_price = g.cost_price
     from employee_types e join internal_goods g on g.tenant_id = e.tenant_id and g.id = e.product_id
     where h.tenant_id = $1 and h.id = $2 and h.cost_price is null and e.tenant_id = h.tenant_id and e.id = h.hour_type_id`,
    [session.caller.tenantId, id],
  );
  return id;
}
