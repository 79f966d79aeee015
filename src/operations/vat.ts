// VAT of an invoice: per rate over the sum of its lines, rounded once.
import { percentOf } from './money.ts';

export interface VatLine {
  /** Amount of the line in øre. */
  readonly amount: bigint;
  /** VAT rate in percent, as a decimal. */
  readonly rate: string;
}

interface VatRow {
  readonly rate: string;
  readonly base: bigint;
  readonly vat: bigint;
}

export interface Totals {
  readonly amount: bigint;
  readonly vat: bigint;
  readonly total: bigint;
  readonly rows: readonly VatRow[];
}

export function totalsOf(lines: readonly VatLine[]): Totals {
  const bases = new Map<string, bigint>();
  for (const { amount, rate } of lines) {
    const key = plainRate(rate);
    bases.set(key, (bases.get(key) ?? 0n) + amount);
  }
  const rows = [...bases].map(([rate, base]) => ({ rate, base, vat: percentOf(base, rate) }));
  const amount = sum(rows.map(row => row.base));
  const vat = sum(rows.map(row => row.vat));
  return { amount, vat, total: amount + vat, rows };
}

/** 25, 25.0 and 25.00 are one rate. */
function plainRate(rate: string): string {
  return rate.includes('.') ? rate.replace(/\.?0+$/, '') : rate;
}

function sum(values: readonly bigint[]): bigint {
  return values.reduce((total, value) => total + value, 0n);
}
