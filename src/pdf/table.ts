// Rows of our own (pdfkit's table() takes a second and more): columns as wide as their figures, a head that repeats on every
// page, and the amount so far carried over each break. A row is split only when no page could hold it.
import { baseline, type Flow } from './flow.ts';
import {
  body,
  bottom,
  breadth,
  columnHead,
  continuedTop,
  ink,
  left,
  lineHeight,
  pale,
  right,
  small,
  strong,
} from './house.ts';
import type { Paper, TextStyle } from './paper.ts';
import type { Line } from './shape.ts';
import { cleanLine, wrap } from './wrap.ts';

export interface Column<Row> {
  readonly label: string;
  readonly text: (row: Row) => string;
  readonly align: 'left' | 'right';
  /** The widest that the column gets; null takes what the others leave. */
  readonly widest: number | null;
}

export interface Table<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** What is carried to the next page after so many rows, and its names at the foot and at the head. */
  readonly carried: { readonly after: (rows: number) => string; readonly foot: string; readonly head: string } | null;
  /** Room that must be left after the last row, so that totals never stand alone on a page. */
  readonly tail: number;
}

interface Placed<Row> extends Column<Row> {
  readonly x: number;
  readonly width: number;
}

const gap = 10;
const padding = 4;
const step = lineHeight(body);
const headHeight = 19;
const carryHeight = step + 2 * padding;

export function drawTable<Row>(flow: Flow, { columns, rows, carried, tail }: Table<Row>): void {
  const { paper } = flow;
  const placed = place(columns, rows, paper);
  const carry = carried ? carryHeight : 0;
  if (flow.y + headHeight + 3 * step + carry > bottom) flow.nextPage();

  paper.group('Table', () => {
    paper.group('TR', () => drawHead(flow, placed, 'TH'));
    const turn = (done: number): void => {
      if (carried && done > 0) drawCarried(flow, carried.foot, carried.after(done));
      flow.nextPage();
      drawHead(flow, placed, null);
      if (carried && done > 0) {
        drawCarried(flow, carried.head, carried.after(done));
        paper.rule(left, flow.y - 0.5, breadth, pale, 0.4);
      }
    };
    const fullPage = bottom - continuedTop - headHeight - 2 * carry;

    rows.forEach((row, index) => {
      const cells = placed.map(column => linesOf(column, row, paper));
      const count = Math.max(1, ...cells.map(({ length }) => length));
      const height = count * step + 2 * padding;
      const isLast = index === rows.length - 1;
      const after = isLast && height + tail <= fullPage ? tail : carry;
      const room = bottom - flow.y - after;
      if (height > room && (height <= fullPage || room < 6 * step)) turn(index);

      for (let from = 0; from < count; ) {
        if (from > 0) turn(index + 1);
        const fits = Math.floor((bottom - flow.y - carry - 2 * padding) / step);
        const part = Math.min(count - from, Math.max(1, fits));
        drawRow(flow, placed, cells, from, from + part);
        from += part;
      }
    });
  });
}

function drawRow<Row>(flow: Flow, columns: readonly Placed<Row>[], cells: Line[][], from: number, to: number): void {
  const { paper } = flow;
  const startsAt = flow.y + padding;
  paper.group('TR', () =>
    columns.forEach((column, index) => {
      const lines = cells[index]!.slice(from, to);
      if (lines.length > 0) paper.tag('TD', () => drawCell(paper, column, lines, startsAt));
    }),
  );
  flow.y = startsAt + (to - from) * step + padding;
  paper.rule(left, flow.y - 0.5, breadth, pale, 0.4);
}

function drawCell<Row>(
  paper: Paper,
  { x, width, align, widest }: Placed<Row>,
  lines: readonly Line[],
  y: number,
): void {
  lines.forEach((line, index) => {
    if (line.text === '') return;
    const foot = baseline(y + (index + 1) * step, body);
    // Figures stay on one line: one too wide for the widest column is set smaller.
    const look = align === 'right' && widest !== null ? fitted(paper, line.text, width) : body;
    const toRight = align === 'right' || line.rtl;
    paper.text(line, toRight ? x + width : x, foot, look, toRight ? 'right' : 'left');
  });
}

function fitted(paper: Paper, text: string, width: number): TextStyle {
  const needed = paper.width(text, body);
  return needed <= width ? body : { ...body, size: (body.size * width) / needed };
}

function drawHead<Row>(flow: Flow, columns: readonly Placed<Row>[], tag: 'TH' | null): void {
  const { paper } = flow;
  for (const { label: text, x, width, align } of columns) {
    const draw = () => paper.text(text, align === 'right' ? x + width : x, flow.y + 11, columnHead, align);
    if (tag) paper.tag(tag, draw);
    else draw();
  }
  flow.y += headHeight;
  paper.rule(left, flow.y - 1, breadth, ink, 0.8);
}

/** The same on the page that ends and on the one that begins; not part of the table for those who read its structure. */
function drawCarried(flow: Flow, name: string, amount: string): void {
  const { paper } = flow;
  const foot = baseline(flow.y + padding + step, body);
  paper.text(name, right - paper.width(amount, strong) - 14, foot, small, 'right');
  paper.text(amount, right, foot, strong, 'right');
  flow.y += carryHeight;
}

function linesOf<Row>({ text, align, width, widest }: Placed<Row>, row: Row, paper: Paper): Line[] {
  const content = text(row);
  if (align === 'right' && widest !== null) return content === '' ? [] : [{ text: cleanLine(content), rtl: false }];
  return wrap(content, (width * 1000) / body.size, body.style, paper.shaper);
}

function place<Row>(columns: readonly Column<Row>[], rows: readonly Row[], paper: Paper): Placed<Row>[] {
  const widths = columns.map(({ label: text, text: of, widest }) => {
    if (widest === null) return null;
    let width = paper.width(text, columnHead);
    for (const row of rows) {
      if (width >= widest) break;
      width = Math.max(width, paper.width(cleanLine(of(row).slice(0, 100)), body));
    }
    return Math.min(Math.ceil(width) + 0.5, Math.max(widest, paper.width(text, columnHead)));
  });
  const taken = widths.reduce<number>((sum, width) => sum + (width ?? 0), 0);
  const rest = breadth - taken - gap * (columns.length - 1);
  let x = left;
  return columns.map((column, index) => {
    const width = widths[index] ?? rest;
    const here = { ...column, x, width };
    x += width + gap;
    return here;
  });
}
