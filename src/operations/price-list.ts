// A supplier's price list as CSV (RFC 4180) → rows. The separator is what the heading uses; prices are in kroner.
import { Refusal } from '../model/raw-value.ts';

/** Prices in øre. */
export interface PriceRow {
  readonly number: string;
  readonly ean: string | null;
  readonly description: string;
  readonly unit: string | null;
  readonly cost: number | null;
  readonly list: number;
  readonly sales: number;
}

/** What a column may be headed, case aside. */
const headings = {
  number: ['number', 'varenummer', 'varenr', 'product_number', 'productnumber'],
  ean: ['ean', 'eannumber', 'ean_number', 'ean-nummer', 'gtin'],
  description: ['description', 'beskrivelse', 'varetekst', 'tekst'],
  unit: ['unit', 'enhed'],
  cost: ['cost_price', 'costprice', 'kostpris', 'nettopris'],
  list: ['list_price', 'listprice', 'listepris', 'bruttopris'],
  sales: ['sales_price', 'salesprice', 'salgspris'],
};

type Column = keyof typeof headings;
const lengths: Partial<Record<Column, number>> = { number: 100, ean: 50, description: 500, unit: 50 };

/** Of lines with the same number the last one counts. Throws a Refusal that names the line. */
export function readPriceList(csv: string): PriceRow[] {
  const [heading, ...lines] = linesOf(csv.replace(/^\ufeff/, ''));
  const places = placesOf(heading?.cells ?? []);
  const rows = new Map<string, PriceRow>();
  for (const { cells, line } of lines) {
    if (cells.every(cell => cell.trim() === '')) continue;
    const row = rowOf(column => (places.has(column) ? (cells[places.get(column)!] ?? '').trim() : ''), line);
    rows.set(row.number, row);
  }
  if (rows.size === 0) throw new Refusal('has no products.');
  return [...rows.values()];
}

function placesOf(heading: readonly string[]): Map<Column, number> {
  const places = new Map<Column, number>();
  for (const [column, names] of Object.entries(headings) as [Column, string[]][]) {
    const at = heading.findIndex(cell => names.includes(cell.trim().toLowerCase()));
    if (at >= 0) places.set(column, at);
  }
  for (const column of ['number', 'description', 'list'] as const) {
    if (!places.has(column))
      throw new Refusal(`must have a heading with ${headings[column].slice(0, 2).join(' or ')}.`);
  }
  return places;
}

function rowOf(cell: (column: Column) => string, line: number): PriceRow {
  for (const [column, length] of Object.entries(lengths) as [Column, number][]) {
    const text = cell(column);
    if ([...text].length > length)
      throw new Refusal(`has a ${column} of more than ${length} characters in line ${line}.`);
    if (text.includes('\0') || !text.isWellFormed())
      throw new Refusal(`has a ${column} that is no text in line ${line}.`);
  }
  const number = cell('number');
  const description = cell('description');
  if (number === '') throw new Refusal(`has no number in line ${line}.`);
  if (description === '') throw new Refusal(`has no description in line ${line}.`);
  const list = priceOf(cell('list'), line);
  if (list === null) throw new Refusal(`has no list price in line ${line}.`);
  return {
    number,
    description,
    list,
    ean: cell('ean') || null,
    unit: cell('unit') || null,
    cost: priceOf(cell('cost'), line),
    sales: priceOf(cell('sales'), line) ?? list,
  };
}

/** `1.234,50`, `1234,5` and `1234.50` → øre, rounded half up. */
function priceOf(text: string, line: number): number | null {
  if (text === '') return null;
  const plain = text.includes(',') ? text.replaceAll('.', '').replace(',', '.') : text;
  const parts = /^(\d{1,8})(?:\.(\d{1,6}))?$/.exec(plain);
  if (!parts) throw new Refusal(`has a price that is none in line ${line}: ${JSON.stringify(text.slice(0, 30))}.`);
  const thousandths = Number(parts[1]) * 1000 + Number((parts[2] ?? '').padEnd(3, '0').slice(0, 3));
  return Math.floor((thousandths + 5) / 10);
}

interface Line {
  readonly cells: readonly string[];
  readonly line: number;
}

/** Cells in quotes may hold separators, line breaks and doubled quotes. */
function linesOf(csv: string): Line[] {
  const first = csv.slice(0, csv.search(/[\r\n]|$/));
  const separator = [';', '\t', ','].find(each => first.includes(each)) ?? ';';
  const lines: Line[] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let line = 1;
  let begun = 1;
  for (let at = 0; at < csv.length; at++) {
    const letter = csv[at]!;
    if (letter === '\n') line += 1;
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (csv[at + 1] === '"') cell += csv[++at];
      else quoted = false;
    } else if (letter === '"' && cell === '') quoted = true;
    else if (letter === separator) {
      cells.push(cell);
      cell = '';
    } else if (letter === '\n') {
      lines.push({ cells: [...cells, cell], line: begun });
      cells = [];
      cell = '';
      begun = line;
    } else if (letter !== '\r') cell += letter;
  }
  if (quoted) throw new Refusal(`has a quote without an end in line ${begun}.`);
  if (cell !== '' || cells.length > 0) lines.push({ cells: [...cells, cell], line: begun });
  return lines;
}
