// JSON bodies: read strictly, and without losing a digit.
import { isUtf8 } from 'node:buffer';
import { ApiError } from '../errors.ts';
import { LongNumber } from '../model/raw-value.ts';

/** Parses a JSON body; a number that a JavaScript number cannot hold exactly becomes a LongNumber. */
export function parseJson(body: Buffer): unknown {
  if (!isUtf8(body)) throw new ApiError('badRequest', 'The request body is not valid UTF-8.');
  const text = body.toString();
  try {
    // The slower way is needed only where a long number or an exponent might stand.
    return /\d[\d.]{15}|\d[eE]/.test(text) ? JSON.parse(text, keepDigits) : JSON.parse(text);
  } catch {
    throw new ApiError('badRequest', 'The request body is not valid JSON.');
  }
}

function keepDigits(_key: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value !== 'number' || context?.source === undefined) return value;
  return isExact(value, context.source) ? value : new LongNumber(context.source);
}

/** Whether a number still has the digits it was written with. */
export function isExact(value: number, source: string): boolean {
  if (!Number.isFinite(value)) return false;
  if (Number.isInteger(value) && /^-?\d+$/.test(source)) return Number.isSafeInteger(value);
  const digits = source
    .replace(/[eE].*$/, '')
    .replace(/[-.]/g, '')
    .replace(/^0+/, '');
  // What is too small for a number would be taken for nothing.
  return digits.length <= 15 && (value !== 0 || digits === '');
}
