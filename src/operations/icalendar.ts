// Calendar entries as text/calendar (RFC 5545). Times are UTC, so that no reader has to know our time zone.

export interface Entry {
  /** Unique for ever, and the same in every answer. */
  readonly uid: string;
  /** Unix seconds. */
  readonly start: number;
  readonly stop: number;
  readonly changed: number;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  readonly category: string;
}

export function icalendar(name: string, entries: readonly Entry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Svend//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    ...entries.flatMap(linesOf),
    'END:VCALENDAR',
  ];
  return lines.map(line => `${folded(line)}\r\n`).join('');
}

function linesOf({ uid, start, stop, changed, summary, description, location, category }: Entry): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    // When the entry last changed, so that the same calendar is the same text.
    `DTSTAMP:${utc(changed)}`,
    `LAST-MODIFIED:${utc(changed)}`,
    `DTSTART:${utc(start)}`,
    // An end must be later than the start; without one the event is a moment.
    ...(stop > start ? [`DTEND:${utc(stop)}`] : []),
    `SUMMARY:${escaped(summary)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    `CATEGORIES:${escaped(category)}`,
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ];
}

function utc(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** Section 3.3.11: backslash, semicolon, comma and line break are escaped; other control characters have no place in text. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}

/** Section 3.1: no line is longer than 75 octets, and none breaks inside a character. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    // Continuation lines begin with a space, which counts.
    if (octets + size > (pieces.length === 0 ? 75 : 74)) {
      pieces.push(piece);
      piece = '';
      octets = 0;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join('\r\n ');
}
