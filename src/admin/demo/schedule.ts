// Who is busy when, so that nobody works at two places at once.
import { type Calendar, closing, hour, opening, workdayFrom } from './calendar.ts';

export interface Booking {
  readonly day: number;
  readonly start: number;
  readonly stop: number;
}

/** How many workdays a visit may be put off before it is squeezed in. */
const patience = 5;

export class Schedule {
  readonly #calendar: Calendar;
  readonly #busyUntil = new Map<string, number>();

  constructor(calendar: Calendar) {
    this.#calendar = calendar;
  }

  /** The first free time of a person that is long enough, from that day on. */
  book(person: number, day: number, length: number): Booking {
    let found = workdayFrom(this.#calendar, day);
    for (let tries = 0; tries < patience && this.#free(person, found) + length > closing; tries++) {
      found = workdayFrom(this.#calendar, found + 1);
    }
    const free = this.#free(person, found);
    const from = free + length > closing ? opening : free;
    this.#busyUntil.set(`${person}/${found}`, from + length + hour / 4);
    const start = this.#calendar.days[found]!.start + from;
    return { day: found, start, stop: start + length };
  }

  #free(person: number, day: number): number {
    return this.#busyUntil.get(`${person}/${day}`) ?? opening;
  }
}
