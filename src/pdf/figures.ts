// Amounts, quantities and dates as a reader of the document's language writes them. No binary fractions on the way.
import type { DocumentLanguage } from './invoice-document.ts';

const separators = { da: { group: '.', point: ',' }, en: { group: ',', point: '.' } } as const;
const englishMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 123456n → 1.234,56 */
export function showMoney(oere: bigint, language: DocumentLanguage): string {
  const digits = (oere < 0n ? -oere : oere).toString().padStart(3, '0');
  return `${oere < 0n ? '-' : ''}${grouped(digits.slice(0, -2), language)}${separators[language].point}${digits.slice(-2)}`;
}

/** "1234.50" → 1.234,5; what is not a decimal is shown as it came. */
export function showDecimal(text: string, language: DocumentLanguage): string {
  const parts = /^([+-]?)(\d{1,40})(?:\.(\d{1,40}))?$/.exec(text.trim());
  if (!parts) return text;
  const [, sign, whole, fraction = ''] = parts;
  const kept = fraction.replace(/0+$/, '');
  return `${sign === '-' ? '-' : ''}${grouped(whole!.replace(/^0+(?=\d)/, ''), language)}${kept && separators[language].point}${kept}`;
}

/** "25" → 25 % in Danish, 25% in English. */
export function showPercent(text: string, language: DocumentLanguage): string {
  return `${showDecimal(text, language)}${language === 'da' ? '\u00a0%' : '%'}`;
}

/** A moment that a document can be dated with; the beginning of time where there is none. */
export function momentOf(seconds: number | null | undefined): Date {
  const date = new Date((seconds ?? 0) * 1000);
  return Math.abs(date.getUTCFullYear()) <= 9999 ? date : new Date(0);
}

/** Unix seconds → 15.11.2026 or 15 Nov 2026, the day that it is in the time zone. */
export function showDate(seconds: number | null | undefined, timeZone: string, language: DocumentLanguage): string {
  const date = new Date((seconds ?? Number.NaN) * 1000);
  if (Number.isNaN(date.getTime())) return '';
  const parts = new Map(
    calendar(timeZone)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
  const day = parts.get('day')!;
  const month = parts.get('month')!;
  const year = parts.get('year')!;
  return language === 'da' ? `${day}.${month}.${year}` : `${Number(day)} ${englishMonths[Number(month) - 1]} ${year}`;
}

function grouped(digits: string, language: DocumentLanguage): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, separators[language].group);
}

const calendars = new Map<string, Intl.DateTimeFormat>();

function calendar(timeZone: string): Intl.DateTimeFormat {
  let found = calendars.get(timeZone);
  if (!found) {
    const day = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
    found = new Intl.DateTimeFormat('en-GB', { ...day, calendar: 'gregory', timeZone });
    calendars.set(timeZone, found);
  }
  return found;
}
