// What is printed of a creditor invoice that came without a document of its own: its fields.
import type { CreditorInvoiceDocument } from '../pdf/creditor-invoice-document.ts';
import { asTenant, type ReadSession } from '../tenant/store.ts';
import { oere } from './money.ts';

const statement = {
  name: 'creditor_invoice_document',
  text: `${asTenant}select (select row_to_json(r) from (
      select i.*, i.total::text as net, i.vat::text as vat_amount, i.total_with_vat::text as gross, s.time_zone, s.language, c.case_number,
        a.number || ' ' || a.name as account,
        array(select l from (select l.product_number, l.description, l.quantity, l.unit, l.line_amount::text as amount
          from creditor_invoice_lines l where l.tenant_id = t.id and l.invoice_id = i.id order by l.id) l) as lines
      from creditor_invoices i
      join tenants s on s.id = i.tenant_id
      left join cases c on c.tenant_id = i.tenant_id and c.id = i.case_id
      left join accounts a on a.tenant_id = i.tenant_id and a.id = i.account_id
      where i.tenant_id = t.id and i.id = $2) r) from t`,
};

type Texts = Readonly<Record<string, string | null>>;
type Found = Texts & { lines: Texts[] };

/** The document of a creditor invoice, or null where the tenant has none of that id. */
export async function creditorInvoiceDocument(
  session: ReadSession,
  id: string,
): Promise<CreditorInvoiceDocument | null> {
  const [row] = await session.fetch(statement, [id]);
  if (!row?.[0]) return null;
  const found = JSON.parse(String(row[0])) as Found;
  const time = (name: string): number | null => (found[name] === null ? null : Number(found[name]));
  const text = (name: string): string | null => found[name] ?? null;
  const money = (value: string | null | undefined): bigint | null => (value ? oere(value) : null);
  const address = (who: string): { name: string; lines: string[] } => ({
    name: found[`${who}_name`] ?? '',
    lines: [text(`${who}_address`), [text(`${who}_postal_code`), text(`${who}_city`)].filter(Boolean).join(' ')].filter(
      (line): line is string => Boolean(line),
    ),
  });
  const states = { 1: 'approved', 2: 'rejected' } as const;
  return {
    kind: found.net?.startsWith('-') ? 'creditNote' : 'invoice',
    language: found.language === 'en' ? 'en' : 'da',
    timeZone: found.time_zone!,
    number: text('number'),
    date: time('date'),
    orderDate: time('order_date'),
    paymentDate: time('payment_date'),
    supplier: {
      ...address('supplier'),
      vatNumber: text('supplier_vat_number'),
      ean: text('supplier_ean'),
      orderNumber: text('supplier_order_number'),
    },
    buyer: {
      ...address('buyer'),
      id: text('buyer_id'),
      contact: text('buyer_contact'),
      orderNumber: text('buyer_order_number'),
    },
    delivery: address('delivery'),
    caseNumber: text('case_number'),
    creditorNumber: text('creditor_number'),
    department: text('department_number'),
    account: text('account'),
    marking: text('marking'),
    note: text('note'),
    currency: text('currency_code'),
    lines: found.lines.map(line => ({
      productNumber: line.product_number ?? null,
      description: line.description ?? null,
      quantity: line.quantity ?? null,
      unit: line.unit ?? null,
      amount: money(line.amount),
    })),
    totals: { net: money(found.net), vat: money(found.vat_amount), total: money(found.gross) },
    payment: {
      type: text('payment_type'),
      typeCode: text('payment_type_code'),
      part1: text('payment_part_1'),
      part2: text('payment_part_2'),
    },
    approval: { state: states[found.approved_status as '1' | '2'] ?? 'awaiting', comment: text('approval_comment') },
  };
}
