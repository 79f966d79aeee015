// What is printed of an invoice: gathered from the invoice as it was written, and from the business that sends it.
import { type BlobStore, wholeBlob } from '../files/blob-store.ts';
import type { InvoiceDocument } from '../pdf/invoice-document.ts';
import { asTenant, type ReadSession } from '../tenant/store.ts';
import { oere } from './money.ts';
import { totalsOf } from './vat.ts';

const statement = {
  name: 'invoice_document',
  text: `${asTenant}select (select row_to_json(r) from (
      select i.type, i.invoice_number::text as number, i.date, i.due_date, i.currency_code, i.fi_number, i.header, i.text, i.reference, i.requisition,
        i.invoice_name, i.invoice_attention, i.invoice_address, i.invoice_postal_code, i.invoice_city, i.customer_vat_number,
        i.delivery_name, i.delivery_attention, i.delivery_address, i.delivery_postal_code, i.delivery_city,
        i.amount::text, i.vat::text, i.total_amount::text, d.customer_number, c.case_number, c.description as case_description, c.order_number,
        p.long_text as payment_terms, o.invoice_number::text as credited_number, trim(coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, '')) as our_reference,
        to_json(s.*) as seller,
        array(select l from (select l.product_number, l.description, l.quantity::text, l.sales_price::text, l.discount::text, l.price, l.vat_percentage::text
          from debtor_invoice_lines l where l.tenant_id = t.id and l.invoice_id = i.id order by l.id) l) as lines
      from debtor_invoices i
      join tenants s on s.id = i.tenant_id
      left join debtors d on d.tenant_id = i.tenant_id and d.id = i.customer_id
      left join payment_terms p on p.tenant_id = d.tenant_id and p.id = d.payment_term_id
      left join cases c on c.tenant_id = i.tenant_id and c.id = i.case_id
      left join users u on u.tenant_id = i.tenant_id and u.id = i.made_by_id
      left join debtor_invoices o on o.tenant_id = i.tenant_id and o.id = i.credited_invoice_id
      where i.tenant_id = t.id and i.invoice_number = $2) r) from t`,
};

type Texts = Readonly<Record<string, string | null>>;
type Found = Texts & { type: number; date: number; due_date: number | null; seller: Texts; lines: Texts[] };

const kinds = { 1: 'invoice', 2: 'creditNote', 3: 'onAccount' } as const;

/** The document of an invoice, or null where the tenant has none of that number. */
export async function invoiceDocument(
  session: ReadSession,
  number: string,
  files: BlobStore,
): Promise<InvoiceDocument | null> {
  const [row] = await session.fetch(statement, [number]);
  if (!row?.[0]) return null;
  const found = JSON.parse(String(row[0])) as Found;
  const { seller } = found;
  const lines = found.lines.map(line => ({ amount: oere(line.price ?? '0'), rate: line.vat_percentage ?? '0', line }));
  const { rows } = totalsOf(lines);
  return {
    kind: kinds[found.type as 1 | 2 | 3] ?? 'invoice',
    language: seller.language === 'en' ? 'en' : 'da',
    timeZone: seller.time_zone!,
    number: found.number!,
    date: found.date,
    dueDate: found.due_date,
    currency: found.currency_code ?? seller.currency_code!,
    seller: {
      name: seller.name!,
      lines: linesOf(seller.address, seller.postal_code, seller.city),
      vatNumber: seller.vat_number ?? null,
      phone: seller.telephone ?? null,
      email: seller.email ?? null,
      bank: {
        registrationNumber: seller.bank_registration ?? null,
        accountNumber: seller.bank_account ?? null,
        iban: seller.iban ?? null,
        swift: seller.swift ?? null,
      },
      logo: seller.logo_key ? await wholeBlob(files, seller.logo_key) : null,
    },
    customer: {
      name: found.invoice_name ?? '',
      attention: found.invoice_attention ?? null,
      lines: linesOf(found.invoice_address, found.invoice_postal_code, found.invoice_city),
      number: found.customer_number ?? null,
      vatNumber: found.customer_vat_number ?? null,
    },
    delivery: {
      name: found.delivery_name ?? '',
      attention: found.delivery_attention ?? null,
      lines: linesOf(found.delivery_address, found.delivery_postal_code, found.delivery_city),
    },
    references: {
      yourReference: found.reference ?? null,
      ourReference: found.our_reference || null,
      requisition: found.requisition ?? null,
      orderNumber: found.order_number ?? null,
      caseNumber: found.case_number ?? null,
      caseDescription: found.case_description ?? null,
    },
    header: found.header ?? null,
    text: found.text ?? null,
    lines: lines.map(({ line, amount, rate }) => ({
      productNumber: line.product_number ?? null,
      description: line.description ?? '',
      quantity: line.quantity ?? null,
      unitPrice: line.sales_price ? BigInt(line.sales_price) : null,
      discountPercent: line.discount ?? null,
      amount,
      vatPercent: rate,
    })),
    totals: {
      net: oere(found.amount ?? '0'),
      vat: oere(found.vat ?? '0'),
      total: oere(found.total_amount ?? '0'),
      vatRows: rows.map(({ rate, base, vat }) => ({ percent: rate, base, vat })),
    },
    paymentTerms: found.payment_terms ?? null,
    // Without a creditor number the fifteen digits are no payment line.
    fiLine: found.fi_number?.startsWith('+') ? found.fi_number : null,
    creditedNumber: found.credited_number ?? null,
  };
}

function linesOf(
  address: string | null | undefined,
  postalCode: string | null | undefined,
  city: string | null | undefined,
): string[] {
  const place = [postalCode, city].filter(Boolean).join(' ');
  return [address, place].filter((line): line is string => Boolean(line));
}
