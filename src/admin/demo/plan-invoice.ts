// The invoice of a finished case. All arithmetic is on whole øre, quantities are hundredths.
import { type Calendar, dueDay, hour, type PaymentTerm, workdayFrom } from './calendar.ts';
import type { Random } from './random.ts';
import type { Material, Visit } from './work.ts';

export interface SalesInvoice {
  readonly writtenAt: number;
  readonly date: number;
  readonly dueDate: number;
  readonly lines: readonly SalesLine[];
  readonly amount: number;
  readonly vat: number;
  readonly status: 'open' | 'partly paid' | 'paid';
  readonly paidAt: number | null;
  readonly paidAmount: number | null;
}

interface SalesLine {
  readonly number: string;
  readonly description: string;
  readonly quantity: number;
  readonly price: number;
  readonly cost: number;
  readonly amount: number;
  readonly supplier: string | null;
  readonly accountId: string | null;
}

export const vatPercentage = 25;

/** Null when it would be written in the future. */
export function planInvoice(
  calendar: Calendar,
  random: Random,
  term: PaymentTerm,
  materials: readonly Material[],
  visits: readonly Visit[],
): SalesInvoice | null {
  const { days, today } = calendar;
  const day = workdayFrom(calendar, visits.at(-1)!.day + random.integer(1, 14));
  if (day >= today) return null;
  const due = dueDay(calendar, day, term);
  const lines = linesOf(materials, visits);
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  const vat = percentOf(amount, vatPercentage);
  const date = days[day]!.start;
  return {
    writtenAt: date + random.integer(8 * hour, 15 * hour),
    date,
    dueDate: days[due]!.start,
    lines,
    amount,
    vat,
    ...pay(calendar, random, amount + vat, Math.max(day + 1, due + random.integer(-4, 15))),
  };
}

/** A part of an amount, rounded half up: demo amounts are never negative. */
export function percentOf(oere: number, percent: number): number {
  return Math.floor((oere * percent + 50) / 100);
}

function linesOf(materials: readonly Material[], visits: readonly Visit[]): SalesLine[] {
  const used = materials.map(({ product, quantity, supplier }) => ({
    ...product,
    quantity,
    supplier,
    accountId: null,
  }));
  const worked = visits.map(({ type, task, start, stop }) => ({
    ...type,
    description: `${type.name}: ${task}`,
    quantity: ((stop - start) * 100) / hour,
    supplier: null,
  }));
  return [...used, ...worked].map(line => ({ ...line, amount: percentOf(line.price, line.quantity) }));
}

/** Most pay about when they should, some a part only, some not at all. */
function pay(
  { days, today }: Calendar,
  random: Random,
  total: number,
  day: number,
): Pick<SalesInvoice, 'status' | 'paidAt' | 'paidAmount'> {
  const manner = random.weighted({ whole: 90, part: 3, nothing: 7 });
  if (manner === 'nothing' || day >= today) return { status: 'open', paidAt: null, paidAmount: null };
  const paidAt = days[day]!.start;
  if (manner === 'part') return { status: 'partly paid', paidAt, paidAmount: Math.floor(total / 2) };
  return { status: 'paid', paidAt, paidAmount: total };
}
