// Money is whole øre, quantities and percentages are decimals: exact arithmetic on integers, rounded where the rules say so.
import { fromOere } from '../model/raw-value.ts';

/** A decimal number as an integer and the number of its decimals. */
interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

/** Quantity × unit price × (1 − discount %), in øre, rounded half away from zero. */
export function lineAmount(quantity: string, price: bigint, discount: string): bigint {
  const count = decimalOf(quantity);
  const percent = decimalOf(discount);
  const hundred = 100n * 10n ** BigInt(percent.scale);
  return divide(count.digits * price * (hundred - percent.digits), 10n ** BigInt(count.scale) * hundred);
}

/** So many percent of an amount, rounded half away from zero. */
export function percentOf(amount: bigint, percentage: string): bigint {
  const percent = decimalOf(percentage);
  return divide(amount * percent.digits, 100n * 10n ** BigInt(percent.scale));
}

/** Øre → currency units with two decimals. */
export function units(oere: bigint): string {
  return fromOere(String(oere));
}

/** Currency units with at most two decimals → øre. */
export function oere(text: string): bigint {
  const { digits, scale } = decimalOf(text);
  return scale <= 2 ? digits * 10n ** BigInt(2 - scale) : digits / 10n ** BigInt(scale - 2);
}

/** A whole quotient, rounded half away from zero; the divisor is positive. */
function divide(dividend: bigint, divisor: bigint): bigint {
  const negative = dividend < 0n;
  const quotient = (2n * (negative ? -dividend : dividend) + divisor) / (2n * divisor);
  return negative ? -quotient : quotient;
}

function decimalOf(text: string): Decimal {
  const [whole, fraction = ''] = text.split('.');
  return { digits: BigInt(whole! + fraction), scale: fraction.length };
}
