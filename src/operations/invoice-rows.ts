// How an invoice is written: its number, its totals, the addresses it copies, and its lines.
import type { Row } from '../database/database.ts';
import type { WriteSession } from '../tenant/store.ts';
import { fiNumber } from './fik.ts';
import { lineAmount, units } from './money.ts';
import { totalsOf } from './vat.ts';

export interface InvoiceLine {
  readonly quantity: string;
  readonly salesPrice: bigint;
  readonly discount: string;
  readonly rate: string;
  /** Columns that are copied as they are. */
  readonly copied: Readonly<Record<string, unknown>>;
}

/** A row of quantity, unit price, discount, VAT rate and the columns that are copied → a line. */
export function lineOf(row: Row, more: Readonly<Record<string, unknown>> = {}): InvoiceLine {
  const [quantity, price, discount, rate, ...copied] = row;
  return {
    quantity: quantity!,
    salesPrice: BigInt(price!),
    discount: discount!,
    rate: rate!,
    copied: { ...Object.fromEntries(copiedColumns.map((column, at) => [column, copied[at]])), ...more },
  };
}

/** Columns that a line takes over from what it is made of. */
export const copiedColumns = [
  'account_id',
  'ean',
  'product_number',
  'description',
  'supplier_name',
  'cost_price',
  'list_price',
];

export interface InvoiceHead {
  readonly type: 1 | 2 | 3;
  /** Whose it is: of the case and its customer as they are now, or of the invoice that it credits as that was. */
  readonly of: { readonly caseId: string } | { readonly invoiceId: string };
  readonly date: number;
  readonly dueDate: number;
  /** Columns beside those. */
  readonly more: Readonly<Record<string, unknown>>;
}

/** Writes an invoice with the next number of the tenant and returns its id. */
export async function writeInvoice(
  session: WriteSession,
  head: InvoiceHead,
  lines: readonly InvoiceLine[],
): Promise<string> {
  const { tenantId, userId } = session.caller;
  const amounts = lines.map(line => lineAmount(line.quantity, line.salesPrice, line.discount));
  const { amount, vat, total } = totalsOf(lines.map(({ rate }, at) => ({ amount: amounts[at]!, rate })));
  const number = await takeInvoiceNumber(session);
  const [settings] = await session.sql('select creditor_number from tenants where id = $1', [tenantId]);
  const columns: Record<string, unknown> = {
    invoice_number: number,
    type: head.type,
    date: head.date,
    due_date: head.dueDate,
    amount: units(amount),
    vat: units(vat),
    total_amount: units(total),
    status: 1,
    fi_number: fiNumber(BigInt(number), settings![0]!),
    made_by_id: userId,
    ...head.more,
  };
  const names = Object.keys(columns);
  const [owner, ownerId] = 'caseId' in head.of ? [ofCase, head.of.caseId] : [ofInvoice, head.of.invoiceId];
  const [row] = await session.sql(
    `insert into debtor_invoices (tenant_id, ${Object.keys(owned).join(', ')}, ${names.join(', ')})
     select $1, ${owner.values.join(', ')}, ${names.map((_, at) => `$${at + 3}`).join(', ')} from ${owner.from} returning id`,
    [tenantId, ownerId, ...Object.values(columns)],
  );
  const id = row![0]!;
  for (const [at, line] of lines.entries()) await writeLine(session, id, line, amounts[at]!);
  return id;
}

/** What an invoice says of whose it is, in terms of the case, its customer, their currency and the delivery address. */
const owned: Readonly<Record<string, string>> = {
  case_id: 'c.id',
  customer_id: 'd.id',
  department_id: 'c.department_id',
  currency_code: 'coalesce(k.code, t.currency_code)',
  currency_multiplier: 'coalesce(k.rate, 1)',
  invoice_name: "coalesce(nullif(d.invoice_name, ''), d.name)",
  invoice_address: own('address'),
  invoice_postal_code: own('postal_code'),
  invoice_city: own('city'),
  invoice_attention: 'left(d.invoice_attention, 250)',
  customer_name: 'd.name',
  customer_address: 'd.address',
  customer_postal_code: 'd.postal_code',
  customer_city: 'd.city',
  customer_attention: 'd.attention',
  customer_vat_number: 'd.vat_number',
  delivery_name: delivered('name'),
  delivery_address: delivered('address'),
  delivery_postal_code: delivered('postal_code'),
  delivery_city: delivered('city'),
  delivery_attention: 'case when a.id is null then d.attention else a.att end',
};

const ofCase = {
  values: Object.values(owned),
  from: `cases c
     join tenants t on t.id = c.tenant_id
     join debtors d on d.tenant_id = c.tenant_id and d.id = c.customer_id
     left join currencies k on k.tenant_id = c.tenant_id and k.id = d.currency_id
     left join delivery_addresses a on a.tenant_id = c.tenant_id and a.id = c.delivery_address_id
     where c.tenant_id = $1 and c.id = $2`,
};

const ofInvoice = {
  values: Object.keys(owned).map(column => `i.${column}`),
  from: 'debtor_invoices i where i.tenant_id = $1 and i.id = $2',
};

/** The invoice address where there is one, else the customer's own. */
function own(column: string): string {
  return `coalesce(nullif(d.invoice_${column}, ''), d.${column})`;
}

function delivered(column: string): string {
  return `case when a.id is null then d.${column} else a.${column} end`;
}

async function writeLine(session: WriteSession, invoiceId: string, line: InvoiceLine, amount: bigint): Promise<void> {
  const columns: Record<string, unknown> = {
    ...line.copied,
    tenant_id: session.caller.tenantId,
    invoice_id: invoiceId,
    quantity: line.quantity,
    sales_price: line.salesPrice,
    discount: line.discount,
    vat_percentage: line.rate,
    price: units(amount),
  };
  const names = Object.keys(columns);
  await session.sql(
    `insert into debtor_invoice_lines (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(columns),
  );
}

/** Consecutive within the tenant: the counter row stays locked until this transaction ends, whichever way. */
async function takeInvoiceNumber(session: WriteSession): Promise<string> {
  const [row] = await session.sql(
    `insert into series (tenant_id, name, next) values ($1, 'debtor-invoices', 2)
     on conflict (tenant_id, name) do update set next = series.next + 1 returning next - 1`,
    [session.caller.tenantId],
  );
  return row![0]!;
}
