// On-account invoices of a case: the next ordinary invoice deducts what is left of them, one negative line per VAT rate.
import { invalid } from '../errors.ts';
import type { WriteSession } from '../tenant/store.ts';
import type { InvoiceLine } from './invoice-rows.ts';
import { oere } from './money.ts';
import { OperationRefusal } from './operation.ts';

/** Lines that count: a credited one does not, and neither does the deduction that it was. */
const uncredited =
  'not exists (select 1 from debtor_invoice_lines c where c.tenant_id = l.tenant_id and c.credited_line_id = l.id)';

export async function deductions(
  session: WriteSession,
  caseId: string,
): Promise<{ invoiceIds: string[]; lines: InvoiceLine[] }> {
  const values = [session.caller.tenantId, caseId];
  await session.sql(
    'select id from debtor_invoices where tenant_id = $1 and case_id = $2 and type = 3 order by id for update',
    values,
  );
  // What it billed, and what was deducted of it, which is below zero.
  const left = await session.sql(
    `select i.id, i.invoice_number, coalesce(l.vat_percentage, 0) as rate, sum(l.price::numeric), min(l.account_id)
     from debtor_invoices i join debtor_invoice_lines l on l.tenant_id = i.tenant_id and (l.invoice_id = i.id or l.deducts_invoice_id = i.id)
     where i.tenant_id = $1 and i.case_id = $2 and i.type = 3 and ${uncredited}
     group by 1, 2, 3 having sum(l.price::numeric) <> 0 order by 2, 3 desc`,
    values,
  );
  const lines = left.map(([id, number, rate, net, account_id]): InvoiceLine => {
    const copied = { account_id, description: `Aconto, faktura ${number}`, deducts_invoice_id: id };
    return { quantity: '-1', salesPrice: oere(net!), discount: '0', rate: rate!, copied };
  });
  return { invoiceIds: [...new Set(left.map(([id]) => id!))], lines };
}

/** What one customer has paid on account is not deducted from the invoice of another, nor kroner from euros. */
export async function markDeducted(session: WriteSession, invoiceIds: readonly string[], by: string): Promise<void> {
  if (invoiceIds.length === 0) return;
  const [other] = await session.sql(
    `select i.invoice_number from debtor_invoices i join debtor_invoices n on n.tenant_id = i.tenant_id and n.id = $2
     where i.tenant_id = $1 and i.id = any ($3) and (i.customer_id, i.currency_code) is distinct from (n.customer_id, n.currency_code)
     order by i.id limit 1`,
    [session.caller.tenantId, by, invoiceIds],
  );
  if (other) {
    const message = `The customer, or their currency, is not that of the on-account invoice ${other[0]}: credit it first.`;
    throw invalid({ customer: [message] });
  }
  await session.sql(
    'update debtor_invoices set deducted_by_id = $2, updated_at = unix_now() where tenant_id = $1 and id = any ($3)',
    [session.caller.tenantId, by, invoiceIds],
  );
}

/** What an invoice has deducted was given to the customer already: to credit it as well would give it twice. */
export async function checkNotDeducted(session: WriteSession, invoiceId: string): Promise<void> {
  const [deducting] = await session.sql(
    `select i.invoice_number from debtor_invoice_lines l join debtor_invoices i on i.tenant_id = l.tenant_id and i.id = l.invoice_id
     where l.tenant_id = $1 and l.deducts_invoice_id = $2 and ${uncredited} limit 1`,
    [session.caller.tenantId, invoiceId],
  );
  if (deducting)
    throw new OperationRefusal('creditedInvoice', `is deducted by invoice ${deducting[0]}: credit that one first.`);
}

/** A deduction that was credited leaves the on-account invoice to the next one. */
export async function releaseDeducted(session: WriteSession, by: string): Promise<void> {
  await session.sql(
    `update debtor_invoices i set deducted_by_id = null, updated_at = unix_now() where i.tenant_id = $1 and i.deducted_by_id = $2
       and not exists (select 1 from debtor_invoice_lines l
         where l.tenant_id = $1 and l.invoice_id = $2 and l.deducts_invoice_id = i.id and ${uncredited})`,
    [session.caller.tenantId, by],
  );
}
