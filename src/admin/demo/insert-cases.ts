// Writes planned cases with all that belongs to them, and later their invoices.
import type { Transaction } from '../../database/database.ts';
import { fiNumber } from '../../operations/fik.ts';
import { insertRows, type NewRow } from '../in-tenant.ts';
import { takeNumbers } from '../take-numbers.ts';
import type { Business } from './business.ts';
import { caseRows, hourRows, materialRows, offerRows, plannedRows, requestRows, tripRows } from './case-rows.ts';
import { type InvoiceRows, purchaseRows, salesInvoiceRows } from './invoice-rows.ts';
import type { CasePlan } from './plan-case.ts';
import type { Random } from './random.ts';

/** An invoice that gets its number when all that were written before it have theirs. */
export interface UnnumberedInvoice extends InvoiceRows {
  readonly writtenAt: number;
  /** What it bills, which is written along with it. */
  readonly materials: readonly NewRow[];
  readonly hours: readonly NewRow[];
}

export interface InsertedCases {
  readonly ids: readonly string[];
  readonly histories: readonly (readonly NewRow[])[];
}

/** The cases alone. */
export async function insertCases(
  transaction: Transaction,
  business: Business,
  plans: readonly CasePlan[],
  numbers: readonly string[],
  random: Random,
): Promise<InsertedCases> {
  const cases = plans.map(plan => caseRows(business, plan, random));
  const rows = cases.map(({ row }, at) => ({ case_number: numbers[at], ...row }));
  return { ids: await insertRows(transaction, 'cases', rows), histories: cases.map(({ history }) => history) };
}

/** What was done on the cases. Returns their offers and invoices, which are numbered in their order and yet to be written. */
export async function insertWork(
  transaction: Transaction,
  business: Business,
  plans: readonly CasePlan[],
  { ids, histories }: InsertedCases,
  random: Random,
): Promise<{ offers: NewRow[]; invoices: UnnumberedInvoice[] }> {
  const insertOfEach = (table: string, rowsOf: (plan: CasePlan, at: number) => readonly NewRow[]) => {
    const rows = plans.flatMap((plan, at) => rowsOf(plan, at).map(row => ({ case_id: ids[at], ...row })));
    return insertRows(transaction, table, rows);
  };
  const onCase = (rows: readonly NewRow[], at: number): NewRow[] => rows.map(row => ({ case_id: ids[at], ...row }));
  const materials = plans.map((plan, at) => onCase(materialRows(business, plan, random), at));
  const hours = plans.map((plan, at) => onCase(hourRows(business, plan), at));
  const unbilled = (rows: readonly NewRow[][]): NewRow[] =>
    rows.flatMap((each, at) => (plans[at]!.invoice ? [] : each)).map(row => ({ ...row, invoice_id: null }));
  await insertRows(transaction, 'case_materials', unbilled(materials));
  await insertRows(transaction, 'hours', unbilled(hours));
  await insertOfEach('planned_time', plannedRows);
  await insertOfEach('case_status_history', (_, at) => histories[at]!.map(row => ({ affected_id: ids[at], ...row })));
  await insertOfEach('gps_trips', plan => tripRows(business, plan, random));
  await insertOfEach('incoming_cases', plan => requestRows(plan, random));
  const offers = plans.flatMap((plan, at) => onCase(offerRows(plan, random), at));
  const purchases = plans.map(plan => purchaseRows(business, plan, random));
  const purchaseIds = await insertOfEach('creditor_invoices', (_, at) => (purchases[at] ? [purchases[at].row] : []));
  const purchaseLines = linesOf(
    purchases.filter(purchase => purchase !== null),
    purchaseIds,
  );
  await insertRows(transaction, 'creditor_invoice_lines', purchaseLines);
  const invoices = plans.flatMap((plan, at) => {
    if (!plan.invoice) return [];
    const { row, lines } = salesInvoiceRows(business, plan, plan.invoice);
    return {
      row: { case_id: ids[at], ...row },
      lines,
      writtenAt: plan.invoice.writtenAt,
      materials: materials[at]!,
      hours: hours[at]!,
    };
  });
  return { offers, invoices };
}

export async function insertOffers(transaction: Transaction, offers: readonly NewRow[]): Promise<void> {
  const numbers = await takeNumbers(transaction, { name: 'offers', table: 'offers', column: 'number' }, offers.length);
  const rows = offers.map((row, at) => ({ number: numbers[at], ...row }));
  await insertRows(transaction, 'offers', rows);
}

/** The invoices alone; returns their ids. */
export async function insertInvoices(
  transaction: Transaction,
  invoices: readonly UnnumberedInvoice[],
): Promise<string[]> {
  const series = { name: 'debtor-invoices', table: 'debtor_invoices', column: 'invoice_number' };
  const numbers = await takeNumbers(transaction, series, invoices.length);
  const rows = invoices.map(({ row }, at) => ({
    invoice_number: numbers[at],
    fi_number: fiNumber(BigInt(numbers[at]!), null),
    ...row,
  }));
  return insertRows(transaction, 'debtor_invoices', rows);
}

/** What belongs to invoices: table → rows, none of which refer to each other. */
export function rowsOfInvoices(
  invoices: readonly UnnumberedInvoice[],
  ids: readonly string[],
): Readonly<Record<string, NewRow[]>> {
  const billed = (name: 'materials' | 'hours'): NewRow[] =>
    invoices.flatMap((invoice, at) => invoice[name].map(row => ({ ...row, invoice_id: ids[at] })));
  return {
    debtor_invoice_lines: linesOf(invoices, ids),
    case_materials: billed('materials'),
    hours: billed('hours'),
  };
}

function linesOf(invoices: readonly InvoiceRows[], ids: readonly string[]): NewRow[] {
  return invoices.flatMap(({ lines }, at) => lines.map(row => ({ invoice_id: ids[at], ...row })));
}
