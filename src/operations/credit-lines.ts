// What a credit note takes back: all that is left of an invoice, or some of its lines, with amounts below zero.
import type { WriteSession } from '../tenant/store.ts';
import { copiedColumns, type InvoiceLine, lineOf } from './invoice-rows.ts';
import { checkNotDeducted } from './on-account.ts';
import { type OperationInput, OperationRefusal } from './operation.ts';

export interface Credit {
  readonly invoiceId: string;
  readonly lines: readonly InvoiceLine[];
  /** Whether nothing of the invoice is left uncredited. */
  readonly leavesNothing: boolean;
}

export async function creditLines(session: WriteSession, caseId: string, input: OperationInput): Promise<Credit> {
  const { tenantId } = session.caller;
  if (!input.creditedInvoice) throw new OperationRefusal('creditedInvoice', 'field is required for a credit note.');
  const [invoice] = await session.sql(
    'select id from debtor_invoices where tenant_id = $1 and invoice_number = $2 and case_id = $3 and type <> 2 for update',
    [tenantId, input.creditedInvoice, caseId],
  );
  if (!invoice) throw new OperationRefusal('creditedInvoice', 'is not an invoice of this case.');
  const invoiceId = invoice[0]!;
  await checkNotDeducted(session, invoiceId);
  const rows = await session.sql(
    `select l.id, -l.quantity, l.sales_price, coalesce(l.discount, 0), coalesce(l.vat_percentage, 0),
       ${copiedColumns.map(column => `l.${column}`).join(', ')}
     from debtor_invoice_lines l
     where l.tenant_id = $1 and l.invoice_id = $2
       and not exists (select 1 from debtor_invoice_lines c where c.tenant_id = $1 and c.credited_line_id = l.id)
     order by l.id`,
    [tenantId, invoiceId],
  );
  const asked = input.lineIds as readonly string[] | null | undefined;
  const chosen = asked ? rows.filter(([id]) => asked.includes(id!)) : rows;
  if (asked && chosen.length < new Set(asked).size)
    throw new OperationRefusal('lineIds', 'must be lines of the invoice that are not credited yet.');
  if (chosen.length === 0) throw new OperationRefusal('creditedInvoice', 'has nothing left to credit.');
  return {
    invoiceId,
    leavesNothing: chosen.length === rows.length,
    lines: chosen.map(([id, ...row]) => lineOf(row, { credited_line_id: id })),
  };
}
