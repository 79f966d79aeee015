// What surrounds every document: the sender at the top, an address in the envelope's window, facts beside it, the foot of a page.
import { baseline, type Flow } from './flow.ts';
import {
  address,
  body,
  breadth,
  continuedTop,
  footerAt,
  label,
  left,
  lineHeight,
  middle,
  pale,
  right,
  sellerName,
  small,
  strong,
  tiny,
  top,
} from './house.ts';
import type { DocumentLanguage, PostalAddress, Seller } from './invoice-document.ts';
import type { Paper, TextStyle } from './paper.ts';
import { pageOf, type Words } from './words.ts';
import { cleanLine, wrapAtMost } from './wrap.ts';

/** A label and what it says; rows without a value are not shown. */
export type Fact = readonly [label: string, value: string | null | undefined];

/** The same, and how many columns of the grid it takes. */
export type GridCell = readonly [label: string, value: string | null | undefined, span?: number];

const gridColumns = 4;
const mostAddressLines = 8;
const logoFit: [number, number] = [190, 62];
const halfWidth = right - middle;

export function drawSender(paper: Paper, seller: Seller, words: Words): void {
  const name = cleanLine(seller.name);
  const hasLogo = seller.logo && paper.picture(seller.logo, name, left, top, logoFit);
  if (!hasLogo) drawLines(paper, [name], left, top - 3, middle - left - 20, sellerName, 3);
  const contact = [
    // Eight lines in all reach the customer's facts; each is cut to one.
    ...seller.lines.slice(0, hasLogo ? 3 : 4),
    named(words.phone, seller.phone),
    seller.email,
    seller.web,
    named(words.vatNumber, seller.vatNumber),
  ];
  let y = top - 2;
  if (hasLogo) y = drawLines(paper, [name], middle, y, halfWidth, { ...strong, size: 8 }, 1);
  drawLines(paper, contact, middle, y, halfWidth, small, 1);
}

/** Returns where it ends. */
export function drawAddress(paper: Paper, to: PostalAddress, words: Words, y: number, width: number): number {
  const below = drawLines(paper, [to.name], left, y, width, { ...address, style: 'bold' }, 4);
  return drawLines(
    paper,
    [named(words.attention, to.attention), ...to.lines.slice(0, mostAddressLines)],
    left,
    below,
    width,
    address,
    4,
  );
}

export function drawReturnAddress(paper: Paper, seller: Seller, y: number, width: number): void {
  const text = [seller.name, ...seller.lines].map(cleanLine).filter(Boolean).join(' · ');
  drawLines(paper, [text], left, y, width, tiny, 1);
}

/** Label beside value, one below the other. Returns where it ends. */
export function drawFacts(paper: Paper, rows: readonly Fact[], x: number, y: number, width: number): number {
  const shown = rows.filter(([, value]) => cleanLine(value));
  const indent = Math.min(width / 2, Math.max(...shown.map(([name]) => paper.width(name, small)), 0) + 14);
  let at = y;
  for (const [name, value] of shown) {
    paper.tag('P', () => {
      paper.text(name, x, baseline(at + lineHeight(body), body), small);
      at = placeLines(paper, value, x + indent, at, width - indent, body, 4);
    });
    at += 1.5;
  }
  return at;
}

/** Label over value, as many beside each other as there is room for. Returns where it ends. */
export function drawGrid(paper: Paper, cells: readonly GridCell[], y: number): number {
  const width = breadth / gridColumns;
  let [row, column, rowEnd] = [y, 0, y];
  for (const [name, value, span = 1] of cells) {
    if (!cleanLine(value)) continue;
    if (column + span > gridColumns) [row, column] = [rowEnd + 7, 0];
    const [x, from] = [left + column * width, row + lineHeight(label)];
    paper.tag('P', () => {
      paper.text(name, x, baseline(from, label), label);
      rowEnd = Math.max(rowEnd, placeLines(paper, value, x, from, span * width - 12, body, 8));
    });
    column += span;
  }
  return rowEnd;
}

/** Texts one below the other, each within the width and at most so many lines long. Returns where it ends. */
export function drawLines(
  paper: Paper,
  texts: readonly (string | null | undefined)[],
  x: number,
  y: number,
  width: number,
  look: TextStyle,
  most: number,
): number {
  let at = y;
  for (const text of texts) {
    if (cleanLine(text) === '') continue;
    paper.tag('P', () => {
      at = placeLines(paper, text, x, at, width, look, most);
    });
  }
  return at;
}

function placeLines(
  paper: Paper,
  text: string | null | undefined,
  x: number,
  y: number,
  width: number,
  look: TextStyle,
  most: number,
): number {
  let at = y;
  for (const line of wrapAtMost(most, text, (width * 1000) / look.size, look.style, paper.shaper)) {
    at += lineHeight(look);
    if (line.text !== '') paper.text(line, x, baseline(at, look), look);
  }
  return at;
}

/** A flow whose pages after the first say whose they are and what of. */
export function makeFlow(paper: Paper, sender: string, name: string): Flow {
  const nextPage = () => {
    paper.addPage();
    const foot = top + 6;
    paper.text(short(paper, name, small, breadth / 2 - 10), right, foot, small, 'right');
    paper.text(short(paper, sender, { ...small, style: 'bold' }, breadth / 2 - 10), left, foot, {
      ...small,
      style: 'bold',
    });
    paper.rule(left, foot + 6, breadth, pale, 0.5);
    flow.y = continuedTop;
  };
  const flow: Flow = { paper, y: top, nextPage };
  paper.addPage();
  return flow;
}

export function drawFooters(paper: Paper, note: string, language: DocumentLanguage): void {
  const pages = paper.pageCount();
  for (let page = 1; page <= pages; page++) {
    paper.turnTo(page);
    const number = pageOf(page, pages, language);
    paper.rule(left, footerAt, breadth, pale, 0.5);
    paper.text(short(paper, note, tiny, breadth - 90), left, footerAt + 13, tiny);
    paper.text(number, right, footerAt + 13, { ...small, size: 7.5 }, 'right');
  }
}

export function named(name: string, value: string | null | undefined): string {
  const clean = cleanLine(value);
  return clean && `${name} ${clean}`;
}

/** One line, cut with an ellipsis where it would not fit. */
function short(paper: Paper, text: string, { style, size }: TextStyle, width: number): string {
  return wrapAtMost(1, cleanLine(text), (width * 1000) / size, style, paper.shaper)[0]?.text ?? '';
}
