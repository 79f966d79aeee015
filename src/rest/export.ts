// Collections as a stream, in the form that the client accepts: a JSON array, JSON Lines, or CSV for a spreadsheet.
import { Readable } from 'node:stream';
import type { Request } from '../http/message.ts';
import { LongNumber } from '../model/raw-value.ts';
import type { Query } from '../read/query.ts';
import { streamRows } from '../read/read.ts';
import type { Store } from '../tenant/store.ts';

interface Format {
  readonly type: string;
  /** What comes before the first row, and after the last. */
  start(names: readonly string[]): string;
  readonly end: string;
  /** Some rows as they came, each a JSON object; `first`: nothing has been sent before them. */
  rows(rows: readonly string[], names: readonly string[], first: boolean): string;
}

const array: Format = {
  type: 'application/json; charset=utf-8',
  start: () => '[',
  end: ']',
  rows: (rows, _names, first) => `${first ? '' : ','}${rows.join(',')}`,
};

const lines: Format = {
  type: 'application/x-ndjson; charset=utf-8',
  start: () => '',
  end: '',
  rows: rows => `${rows.join('\n')}\n`,
};

const csv: Format = {
  type: 'text/csv; charset=utf-8; header=present',
  // The mark tells spreadsheets that this is UTF-8.
  start: names => `\ufeff${names.map(cell).join(',')}\r\n`,
  end: '',
  rows: (rows, names) =>
    rows
      .map(row => {
        const record = JSON.parse(row, keepDigits) as Record<string, unknown>;
        return `${names.map(name => cell(record[name])).join(',')}\r\n`;
      })
      .join(''),
};

const formats: Readonly<Record<string, Format>> = {
  'application/x-ndjson': lines,
  'application/jsonl': lines,
  'application/jsonlines': lines,
  'text/csv': csv,
};

/** The form that a client asks for by its Accept header, where it is not the usual JSON. */
export function exportFormat({ headers: { accept = '' } }: Request): Format | null {
  for (const part of accept.split(',')) {
    const type = part.split(';')[0]!.trim().toLowerCase();
    if (Object.hasOwn(formats, type)) return formats[type]!;
  }
  return null;
}

/** All rows, however many: read in one snapshot, sent as fast as the client takes them. */
export async function streamCollection(
  store: Store,
  request: Request,
  query: Query,
  format: Format = array,
): Promise<Readable> {
  const names = query.selection.map(({ as }) => as);
  async function* text(): AsyncGenerator<string> {
    let opening = format.start(names);
    let first = true;
    for await (const rows of store.stream(request.caller, session => streamRows(session, query))) {
      yield opening + format.rows(rows, names, first);
      opening = '';
      first = false;
    }
    yield opening + format.end;
  }
  return Readable.from(await begun(text()), { objectMode: false });
}

/** With its first piece made: until then a failure can still be told. */
async function begun(pieces: AsyncGenerator<string>): Promise<AsyncIterable<string>> {
  const first = [await pieces.next()];
  return {
    [Symbol.asyncIterator]: () => ({
      next: async () => first.pop() ?? pieces.next(),
      return: value => pieces.return(value),
    }),
  };
}

/** A number with all the digits that the database gave it. */
function keepDigits(_key: string, value: unknown, { source }: { source?: string } = {}): unknown {
  return typeof value === 'number' ? new LongNumber(source!) : value;
}

/** A cell; what a spreadsheet would take for a formula is kept from being one. */
function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof LongNumber) return value.source;
  if (typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const safe = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
