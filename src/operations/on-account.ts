// On-account invoices of a case: the next ordinary invoice deducts what is left of them, one negative line per VAT rate.
import type { WriteSession } from '../tenant/store.ts';
import type { InvoiceLine } from './invoice-rows.ts';
import { oere } from './money.ts';

export async function deductions(
  session: WriteSession,
  caseId: string,
): Promise<{ invoiceIds: string[]; lines: InvoiceLine[] }> {
  const { tenantId } = session.caller;
  const invoices = await session.sql(
    'select id, invoice_number from debtor_invoices where tenant_id = $1 and case_id = $2 and type = 3 and deducted_by_id is null order by invoice_number for update',
    [tenantId, caseId],
  );
  const lines: InvoiceLine[] = [];
  for (const [id, number] of invoices) {
    const rates = await session.sql(
      `select coalesce(l.vat_percentage, 0) as rate, sum(l.price::numeric), min(l.account_id)
       from debtor_invoice_lines l
       where l.tenant_id = $1 and l.invoice_id = $2
         and not exists (select 1 from debtor_invoice_lines c where c.tenant_id = $1 and c.credited_line_id = l.id)
       group by 1 having sum(l.price::numeric) <> 0 order by 1 desc`,
      [tenantId, id],
    );
    for (const [rate, net, account_id] of rates) {
      const copied = { account_id, description: `Aconto, faktura ${number}` };
      lines.push({ quantity: '-1', salesPrice: oere(net!), discount: '0', rate: rate!, copied });
    }
  }
  return { invoiceIds: invoices.map(([id]) => id!), lines };
}

export async function markDeducted(session: WriteSession, invoiceIds: readonly string[], by: string): Promise<void> {
  if (invoiceIds.length === 0) return;
  await session.sql(
    'update debtor_invoices set deducted_by_id = $2, updated_at = unix_now() where tenant_id = $1 and id = any ($3)',
    [session.caller.tenantId, by, invoiceIds],
  );
}
