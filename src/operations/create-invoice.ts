// Draft → invoice, credit note or on-account invoice, in one transaction: checks, number, totals, lines, sources, a fresh draft.
import { invalid, type Problems } from '../errors.ts';
import { int, time } from '../model/kind.ts';
import { field } from '../model/resource.ts';
import type { WriteSession } from '../tenant/store.ts';
import { creditLines } from './credit-lines.ts';
import { dueDate, startOfDay } from './dates.ts';
import { lockDraft, type Reason, reasonsAgainst } from './invoice-draft.ts';
import { copiedColumns, type InvoiceLine, lineOf, writeInvoice } from './invoice-rows.ts';
import { deductions, markDeducted, releaseDeducted } from './on-account.ts';
import { type OperationInput, OperationRefusal, operation } from './operation.ts';
import { moveToInvoiced } from './save-case.ts';

export const createInvoice = operation({
  name: 'createInvoice',
  doc: 'Makes an invoice of the draft of a case, a credit note of an invoice of the case, or an on-account invoice.',
  target: { resource: 'cases', argument: 'caseId' },
  shape: 'input',
  input: {
    type: field(int(1), { doc: '1 invoice (when left out), 2 credit note, 3 on account.' }),
    invoiceDate: field(time(), { doc: 'Today when left out.' }),
    paymentDate: field(time(), { doc: 'By the payment term of the customer when left out.' }),
    creditedInvoice: field(int(), { doc: 'For a credit note: the number of the invoice that it credits.' }),
    lineIds: {
      ...field(int(18), { doc: 'For a credit note: the lines to credit; all that are left when left out.' }),
      list: true,
    },
  },
  rest: { method: 'POST', path: '/cases/:key/invoice-draft/create-invoice', status: 201, include: ['lines'] },
  result: 'debtor-invoices',
  async run(session, caseId, input) {
    if (!['1', '2', '3'].includes((input.type as string | null | undefined) ?? '1'))
      throw new OperationRefusal('type', 'must be 1, 2 or 3.');
    const draft = await lockDraft(session, caseId);
    const dates = await datesOf(session, caseId, draft, input);
    return input.type === '2' ? credit(session, caseId, dates, input) : invoice(session, caseId, draft, dates, input);
  },
});

const latest = 9_999_999_999;

interface Dates {
  readonly date: number;
  readonly dueDate: number;
}

async function invoice(
  session: WriteSession,
  caseId: string,
  draft: string,
  dates: Dates,
  input: OperationInput,
): Promise<string> {
  const { tenantId } = session.caller;
  const reasons = await reasonsAgainst(session, caseId);
  if (reasons.length > 0) throw invalid(byMember(reasons));
  const type = input.type === '3' ? 3 : 1;
  const deducted = type === 1 ? await deductions(session, caseId) : { invoiceIds: [], lines: [] };
  const lines = [...(await draftLines(session, caseId)), ...deducted.lines];
  const [texts] = await session.sql(
    `select f.header, f.text, coalesce(f.reference, c.reference), coalesce(f.requisition, c.requisition), f.use_skattered
     from invoice_drafts f join cases c on c.tenant_id = f.tenant_id and c.id = f.case_id where f.tenant_id = $1 and f.id = $2`,
    [tenantId, draft],
  );
  const [header, text, reference, requisition, useSkattered] = texts!;
  const id = await writeInvoice(
    session,
    { type, of: { caseId }, ...dates, more: { header, text, reference, requisition, use_skattered: useSkattered } },
    lines,
  );
  await markDeducted(session, deducted.invoiceIds, id);
  // What is invoiced on account is billed by the invoice that deducts it: its sources are free for that one's draft.
  if (type === 1) await billSources(session, caseId, id);
  await session.sql('delete from invoice_draft_lines where tenant_id = $1 and case_id = $2', [tenantId, caseId]);
  await session.sql('delete from invoice_drafts where tenant_id = $1 and id = $2', [tenantId, draft]);
  await lockDraft(session, caseId);
  if (type === 1) await moveToInvoiced(session, caseId);
  return id;
}

/** What is wrong with the customer is told of the customer, the rest of the lines. */
function byMember(reasons: readonly Reason[]): Problems {
  const problems: Problems = {};
  for (const { code, message } of reasons) {
    const member = code.startsWith('customer') ? 'customer' : 'lines';
    problems[member] = [...(problems[member] ?? []), message];
  }
  return problems;
}

async function credit(session: WriteSession, caseId: string, dates: Dates, input: OperationInput): Promise<string> {
  const { invoiceId, lines, leavesNothing } = await creditLines(session, caseId, input);
  const id = await writeInvoice(
    session,
    { type: 2, of: { invoiceId }, ...dates, more: { credited_invoice_id: invoiceId } },
    lines,
  );
  await releaseDeducted(session, invoiceId);
  if (leavesNothing) {
    await session.sql(
      'update debtor_invoices set status = 4, updated_at = unix_now() where tenant_id = $1 and id = $2',
      [session.caller.tenantId, invoiceId],
    );
  }
  return id;
}

/** The draft's own dates stand behind those of the request; a day begins at midnight where the business is. */
async function datesOf(session: WriteSession, caseId: string, draft: string, input: OperationInput): Promise<Dates> {
  const [row] = await session.sql(
    `select t.time_zone, f.date, f.payment_date, p.days, p.month_ongoing
     from invoice_drafts f
     join tenants t on t.id = f.tenant_id
     join cases c on c.tenant_id = f.tenant_id and c.id = f.case_id
     join debtors d on d.tenant_id = c.tenant_id and d.id = c.customer_id
     left join payment_terms p on p.tenant_id = d.tenant_id and p.id = d.payment_term_id
     where f.tenant_id = $1 and f.id = $2 and c.id = $3`,
    [session.caller.tenantId, draft, caseId],
  );
  const [zone, draftDate, draftDue, days, monthOngoing] = row!;
  const date = within('invoiceDate', () =>
    startOfDay(Number(input.invoiceDate ?? draftDate ?? Math.floor(Date.now() / 1000)), zone!),
  );
  const asked = input.paymentDate ?? draftDue;
  const term = { days: Number(days ?? 0), monthOngoing: monthOngoing === 't' };
  const due = within('paymentDate', () => (asked ? startOfDay(Number(asked), zone!) : dueDate(date, term, zone!)));
  return { date, dueDate: due };
}

/** A date that its column holds; a payment term may lead beyond all of them. */
function within(member: string, compute: () => number): number {
  let time = Number.NaN;
  try {
    time = compute();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  if (Math.abs(time) <= latest) return time;
  throw new OperationRefusal(member, 'is out of range.');
}

/** The lines of the draft, each with the VAT rate of its account. */
async function draftLines(session: WriteSession, caseId: string): Promise<InvoiceLine[]> {
  const rows = await session.sql(
    `select l.quantity, l.sales_price, coalesce(l.discount, 0), coalesce(v.rate_as_percent, s.rate_as_percent, 0), coalesce(a.id, s.account_id),
       ${copiedColumns
         .slice(1)
         .map(column => `l.${column}`)
         .join(', ')}
     from invoice_draft_lines l
     left join lateral (select g.account_id from internal_goods g where g.tenant_id = l.tenant_id and g.number = l.product_number
       order by g.id limit 1) g on true
     left join lateral (
       select a.id as account_id, v.rate_as_percent from vat_types v
       left join accounts a on a.tenant_id = v.tenant_id and a.vat_type_id = v.id and a.vat_direction = 'OutputSales' and a.type = 'ProfitAndLoss'
       where v.tenant_id = l.tenant_id and v.type = 'OutputSales' order by v.id, a.number limit 1) s on true
     left join accounts a on a.tenant_id = l.tenant_id and a.id = coalesce(l.account_id, g.account_id)
     left join vat_types v on v.tenant_id = l.tenant_id and v.id = a.vat_type_id
     where l.tenant_id = $1 and l.case_id = $2 order by l.id for update of l`,
    [session.caller.tenantId, caseId],
  );
  // Seen before they were locked, they all had one.
  if (rows.some(([, price]) => price === null)) throw invalid({ lines: ['Some of the lines have no price.'] });
  return rows.map(row => lineOf(row));
}

/** Hours and materials that the lines were made from are billed now. */
async function billSources(session: WriteSession, caseId: string, invoiceId: string): Promise<void> {
  for (const [table, column] of [
    ['hours', 'hour_id'],
    ['case_materials', 'material_id'],
  ]) {
    await session.sql(
      `update ${table} s set invoice_id = $3, updated_at = unix_now() from invoice_draft_lines l
       where l.tenant_id = $1 and l.case_id = $2 and s.tenant_id = $1 and s.id = l.${column}`,
      [session.caller.tenantId, caseId, invoiceId],
    );
  }
}
