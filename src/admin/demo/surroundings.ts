// What surrounds the cases: requests that nobody has answered yet, and days on which people did not come to work.
import type { NewRow } from '../in-tenant.ts';
import type { Business } from './business.ts';
import { hour, opening } from './calendar.ts';
import { mailAddress, makeAddress, makeFullName, makePhone } from './people.ts';
import type { Random } from './random.ts';
import { rooms, trades } from './trades.ts';

/** What lies in the inbox; every fifth was turned down. */
export function inboxRows({ calendar, places }: Business, random: Random, count: number): NewRow[] {
  const now = calendar.days[calendar.today]!.start;
  return Array.from({ length: count }, (_, at) => {
    const job = random.pick(random.pick(trades).jobs);
    const name = makeFullName(random);
    const { postalCode, city } = random.pick(places);
    const start = now + random.integer(1, 20) * 24 * hour;
    return {
      external_case_id: `web-${random.digits(12)}`,
      job_description: `${job.title}\n${job.wish}`.replaceAll('{rum}', random.pick(rooms)),
      customer_name: name,
      customer_email: mailAddress(`${name} ${random.digits(4)}`),
      customer_phone: makePhone(random),
      customer_address: makeAddress(random),
      customer_postal_code: postalCode,
      customer_city: city,
      start_time: start,
      end_time: start + 96 * hour,
      rejected_at: at % 5 === 4 ? now - random.integer(1, 30) * 24 * hour : null,
    };
  });
}

/** Whole days off: one, two, or a week at a time. */
export function absenceRows({ calendar, technicians, absenceTypes }: Business, random: Random): NewRow[] {
  const { days, pastWorkdays } = calendar;
  const absenceOf = (userId: string): NewRow[] => {
    const type = random.pick(absenceTypes);
    const first = random.integer(0, pastWorkdays.length - 5);
    return pastWorkdays.slice(first, first + random.pick([1, 2, 5])).map(day => {
      const start = days[day]!.start + opening;
      return {
        hour_type_id: type.id,
        user_id: userId,
        start_time: start,
        stop_time: start + 7.5 * hour,
        description: type.name,
        created_at: start,
        updated_at: start,
      };
    });
  };
  return technicians.flatMap(({ id }) => Array.from({ length: random.integer(4, 8) }, () => absenceOf(id)).flat());
}
