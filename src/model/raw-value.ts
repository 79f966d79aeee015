// What clients send before a kind has made something of it: digits, texts, and why they were refused.

/** Why a value was refused; the validator puts the field's name before it. */
export class Refusal extends Error {}

/** A JSON number whose digits a JavaScript number cannot hold; kinds that take text digits may still use them. */
export class LongNumber {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }

  /** What an error message shows of it. */
  toJSON(): string {
    return this.source;
  }
}

/** The digits a client sent, as a JSON number or as text. */
export function digitsOf(input: unknown): string {
  if (typeof input === 'number' && Number.isFinite(input)) return String(input);
  if (typeof input === 'string') return input;
  if (input instanceof LongNumber) throw new Refusal('has too many digits for a JSON number; send it as a string.');
  throw new Refusal('must be a number.');
}

/** Writes out a decimal without exponent; refuses what is no number. */
export function plainDecimal(source: string): string {
  const parts = /^([+-]?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,3}))?$/.exec(source);
  if (!parts) throw new Refusal('must be a number.');
  const [, sign, whole = '', fraction = '', exponent = '0'] = parts;
  const shift = Number(exponent);
  if (Math.abs(shift) > 40) throw new Refusal('is out of range.');
  const digits = whole + fraction;
  const point = whole.length + shift;
  const padded = point <= 0 ? '0'.repeat(1 - point) + digits : digits.padEnd(point, '0');
  const at = Math.max(point, 1);
  const value = `${padded.slice(0, at)}${padded.length > at ? `.${padded.slice(at)}` : ''}`;
  return sign === '-' && /[1-9]/.test(value) ? `-${value}` : value;
}

/** Øre as whole currency units with two decimals, without a float in between. */
export function fromOere(oere: string): string {
  const sign = oere.startsWith('-') ? '-' : '';
  const digits = oere.replace('-', '').padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The text a client sent; a number is taken as its digits. */
export function textOf(input: unknown): string {
  const value =
    typeof input === 'string'
      ? input
      : typeof input === 'number' && Number.isFinite(input)
        ? String(input)
        : input instanceof LongNumber
          ? input.source
          : undefined;
  if (value === undefined) throw new Refusal('must be a text.');
  if (value.includes('\0')) throw new Refusal('may not contain a NUL character.');
  if (!value.isWellFormed()) throw new Refusal('must be valid Unicode.');
  return value;
}
