import { invalid } from '../errors.ts';
import type { Verbs } from './verbs.ts';

/** What an invoice bills stays, as long as the invoice does. */
export function unlessBilled(remove: Verbs['remove']): Verbs['remove'] {
  return async (session, resource, id) => {
    const [row] = await session.sql(
      `select i.invoice_number from ${resource.table} s join debtor_invoices i on i.tenant_id = s.tenant_id and i.id = s.invoice_id
       where s.tenant_id = $1 and s.id = $2`,
      [session.caller.tenantId, id],
    );
    if (row) throw invalid({ id: [`The record is billed on invoice ${row[0]} and cannot be deleted.`] });
    await remove(session, resource, id);
  };
}
