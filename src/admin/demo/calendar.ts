// The two years that the demo data tell of, day by day, and a little of what lies ahead.
import type { Transaction } from '../../database/database.ts';

interface Day {
  /** Unix seconds of its first moment in the tenant's time zone. */
  readonly start: number;
  /** DD-MM-YYYY */
  readonly date: string;
  readonly isWorkday: boolean;
}

export interface Calendar {
  readonly days: readonly Day[];
  /** Index of today: what lies before it has happened, the rest is planned. */
  readonly today: number;
  /** Indexes of the workdays before today. */
  readonly pastWorkdays: readonly number[];
}

export interface Moment {
  readonly day: number;
  /** Unix seconds. */
  readonly at: number;
}

export interface PaymentTerm {
  readonly id: string;
  readonly days: number;
  readonly monthOngoing: boolean;
}

const past = 730;
const ahead = 150;
export const hour = 3_600;
/** Working hours, in seconds of the day. */
export const opening = 7 * hour;
export const closing = 16 * hour;

export async function readCalendar(transaction: Transaction): Promise<Calendar> {
  const rows = await transaction.run(
    {
      text:
        'select extract(epoch from day at time zone t.time_zone)::bigint, ' +
        "to_char(day, 'DD-MM-YYYY'), extract(isodow from day) < 6 " +
        'from tenants t, lateral (select (now() at time zone t.time_zone)::date as today) d, ' +
        "generate_series(today - $1::int, (today + $2::int)::timestamp, interval '1 day') day order by day",
    },
    [past, ahead],
  );
  const days = rows.map(([start, date, works]) => ({ start: Number(start), date: date!, isWorkday: works === 't' }));
  const pastWorkdays = [...days.keys()].filter(day => day < past && days[day]!.isWorkday);
  return { days, today: past, pastWorkdays };
}

/** The moment of working time at which this fraction of it has passed. */
export function momentAt({ days, pastWorkdays }: Calendar, fraction: number): Moment {
  const passed = fraction * pastWorkdays.length;
  const day = pastWorkdays[Math.floor(passed)]!;
  return { day, at: days[day]!.start + opening + Math.floor((passed % 1) * (closing - opening)) };
}

/** This day, or the next one on which people work. */
export function workdayFrom({ days }: Calendar, day: number): number {
  let found = day;
  while (!days[found]!.isWorkday) found += 1;
  return found;
}

/** When an invoice of that day is to be paid. */
export function dueDay({ days }: Calendar, day: number, term: PaymentTerm): number {
  const month = days[day]!.date.slice(2);
  let last = day;
  while (term.monthOngoing && days[last + 1]!.date.endsWith(month)) last += 1;
  return last + term.days;
}

/** DD-MM-YYYY HH:MM:SS; workdays have 24 hours, because clocks change on Sundays. */
export function dateText({ days }: Calendar, day: number, at: number): string {
  const { date, start } = days[day]!;
  return `${date} ${new Date((at - start) * 1000).toISOString().slice(11, 19)}`;
}
