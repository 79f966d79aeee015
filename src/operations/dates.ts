// Days in the tenant's time zone. An invoice's dates are the start of a day there, as unix seconds.

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export interface PaymentTerm {
  readonly days: number;
  /** The days count from the end of the invoice's month. */
  readonly monthOngoing: boolean;
}

/** The start of the day that a moment falls on. */
export function startOfDay(time: number, timeZone: string): number {
  return timeOf(dayOf(time, timeZone), timeZone);
}

/** When an invoice of that date falls due. */
export function dueDate(invoiceDate: number, { days, monthOngoing }: PaymentTerm, timeZone: string): number {
  const { year, month, day } = dayOf(invoiceDate, timeZone);
  // Day 0 of the next month is the last of this one.
  const from = monthOngoing ? { year, month: month + 1, day: 0 } : { year, month, day };
  return timeOf({ ...from, day: from.day + days }, timeZone);
}

function dayOf(time: number, timeZone: string): Day {
  const local = new Date((time + offsetAt(time, timeZone)) * 1000);
  return { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1, day: local.getUTCDate() };
}

/** The first moment of a day; days and months beyond their range run over into the next. */
function timeOf({ year, month, day }: Day, timeZone: string): number {
  const asUtc = Date.UTC(year, month - 1, day) / 1000;
  // The offset that holds at local midnight: the guess is at most a day away from it.
  const guess = asUtc - offsetAt(asUtc, timeZone);
  const start = asUtc - offsetAt(guess, timeZone);
  // Where the clock skips midnight, the day begins later: that offset leads to the evening before, the other one past the gap.
  return start + offsetAt(start, timeZone) < asUtc ? guess : start;
}

/** Seconds that the zone is ahead of UTC at that moment. */
function offsetAt(time: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(time * 1000);
  const part = (type: string): number => Number(parts.find(each => each.type === type)!.value);
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return local / 1000 - time;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const numeric = 'numeric' as const;
  const options = {
    timeZone,
    hourCycle: 'h23' as const,
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
    second: numeric,
  };
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', options);
  formats.set(timeZone, format);
  return format;
}
