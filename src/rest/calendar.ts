// GET /calendar: a list like any other, with parameters of its own for period and kinds.
import type { Handler } from '../http/message.ts';

/** Rewrites the calendar's parameters as the filters that they stand for: what overlaps the half-open period, of these kinds. */
export function calendarHandler(list: Handler): Handler {
  return request => {
    const search = request.search
      .split('&')
      .map(part => {
        if (part.startsWith('start=')) return `stop_time-gt=${part.slice('start='.length)}`;
        if (part.startsWith('stop=')) return `start_time-st=${part.slice('stop='.length)}`;
        if (part.startsWith('type=')) return part.replaceAll(/,|%2C/gi, '|');
        return part;
      })
      .join('&');
    return list({ ...request, search });
  };
}
