// The foot of an invoice: VAT by rate on the left, the sums on the right, and below them what is to be paid, when and how.
import { showDate, showMoney, showPercent } from './figures.ts';
import { ensureRoom, type Flow } from './flow.ts';
import {
  accent,
  body,
  breadth,
  codeLine,
  columnHead,
  grandTotal,
  heading,
  label,
  left,
  lineHeight,
  middle,
  pale,
  right,
  tint,
} from './house.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { drawFacts, drawLines, type Fact } from './letterhead.ts';
import type { TextStyle } from './paper.ts';
import { wordsOf } from './words.ts';
import { cleanLine, wrapAtMost } from './wrap.ts';

export interface Sum {
  readonly name: string;
  readonly amount: string;
  readonly isGrand?: boolean;
}

const grandHeight = 26;
const step = lineHeight(body) + 3;

export function sumsHeight(sums: readonly Sum[]): number {
  return sums.reduce((height, { isGrand }) => height + (isGrand ? grandHeight : step), 8);
}

/** Returns where it ends. */
export function drawSums({ paper, y }: Flow, sums: readonly Sum[]): number {
  let at = y + 8;
  for (const { name, amount, isGrand } of sums) {
    const height = isGrand ? grandHeight : step;
    const look = isGrand ? fitGrand(paper.width(`${name}    ${amount}`, grandTotal)) : body;
    if (isGrand) paper.rule(middle, at + 4, right - middle, accent, 1);
    const foot = at + (isGrand ? 20 : 11);
    paper.tag('P', () => {
      paper.text(name, middle, foot, look);
      paper.text(amount, right, foot, look, 'right');
    });
    at += height;
  }
  return at;
}

function fitGrand(needed: number): TextStyle {
  return needed <= right - middle ? grandTotal : { ...grandTotal, size: (grandTotal.size * (right - middle)) / needed };
}

export function vatTableHeight(rows: number): number {
  return 12 + 16 + rows * step;
}

/** One row per rate. Returns where it ends. */
export function drawVatTable({ paper, y }: Flow, invoice: InvoiceDocument): number {
  const language = invoice.language ?? 'da';
  const words = wordsOf(language);
  const ends = [left + 52, left + 132, left + 212];
  const rows = [
    [words.vatRate, words.vatBase, words.vat],
    ...invoice.totals.vatRows.map(({ percent, base, vat }) => [
      showPercent(percent, language),
      showMoney(base, language),
      showMoney(vat, language),
    ]),
  ];
  let at = y + 8;
  paper.group('Table', () =>
    rows.forEach((cells, index) => {
      const look = index === 0 ? columnHead : body;
      const foot = at + 11;
      paper.group('TR', () =>
        cells.forEach((text, column) => {
          const room = column === 0 ? 52 : 72;
          const needed = paper.width(text, look);
          const fitted = needed <= room ? look : { ...look, size: (look.size * room) / needed };
          const x = column === 0 ? left : ends[column]!;
          paper.tag(index === 0 ? 'TH' : 'TD', () =>
            paper.text(text, x, foot, fitted, column === 0 ? 'left' : 'right'),
          );
        }),
      );
      at += index === 0 ? 16 : step;
      if (index === 0) paper.rule(left, at - 1, ends[2]! - left, pale, 0.5);
    }),
  );
  return at;
}

/** A credit note, or nothing to pay, has no payment box. */
export function hasPaymentBox({ kind, totals }: InvoiceDocument): boolean {
  return kind !== 'creditNote' && totals.total > 0n;
}

const boxPadding = 14;

interface PaymentBox {
  readonly height: number;
  readonly draw: (flow: Flow) => void;
}

export function paymentBox(invoice: InvoiceDocument, paper: Flow['paper']): PaymentBox {
  const language = invoice.language ?? 'da';
  const words = wordsOf(language);
  const bank = invoice.seller.bank;
  const column = breadth / 2 - boxPadding - 8;
  const due: Fact[] = [
    [words.toPay, `${cleanLine(invoice.currency)} ${showMoney(invoice.totals.total, language)}`],
    [words.dueDate, showDate(invoice.dueDate, invoice.timeZone ?? 'Europe/Copenhagen', language)],
    [words.terms, invoice.paymentTerms],
  ];
  const account: Fact[] = [
    [words.registrationNumber, bank?.registrationNumber],
    [words.accountNumber, bank?.accountNumber],
    ['IBAN', groupsOfFour(bank?.iban)],
    ['SWIFT', bank?.swift],
  ];
  const code = cleanLine(invoice.fiLine).slice(0, 80);
  const rowsHeight = (rows: readonly Fact[]) => {
    const indent = Math.max(...rows.map(([name]) => paper.width(name, { ...label, size: 8 })), 0) + 14;
    const width = ((column - indent) * 1000) / body.size;
    return rows.reduce((height, [, value]) => {
      const lines = wrapAtMost(4, cleanLine(value), width, body.style, paper.shaper).length;
      return height + (lines > 0 ? lines * lineHeight(body) + 1.5 : 0);
    }, 0);
  };
  const columnsHeight = 20 + Math.max(rowsHeight(due), rowsHeight(account));
  const height = 16 + 2 * boxPadding + columnsHeight + (code ? 34 : 0) - 4;
  return {
    height,
    draw: flow => {
      ensureRoom(flow, height);
      const top = flow.y + 16;
      paper.box(left, top, breadth, height - 16, tint);
      paper.box(left, top, 2.5, height - 16, accent);
      const x = left + boxPadding + 2;
      const y = drawLines(paper, [words.payment], x, top + boxPadding - 4, column, heading, 1) + 4;
      drawFacts(paper, due, x, y, column);
      drawFacts(paper, account, middle, y, column);
      if (code) {
        const foot = top + height - 16 - boxPadding;
        paper.rule(x, foot - 24, breadth - 2 * boxPadding - 2, pale, 0.5);
        paper.tag('P', () => {
          paper.text(words.fiLine, x, foot - 2, label);
          paper.text(code, x + paper.width(words.fiLine, label) + 16, foot - 1.5, fitCode(paper.width(code, codeLine)));
        });
      }
      flow.y = top + height - 16;
    },
  };
}

function fitCode(needed: number): TextStyle {
  const room = breadth - 2 * boxPadding - 70;
  return needed <= room ? codeLine : { ...codeLine, size: (codeLine.size * room) / needed };
}

function groupsOfFour(iban: string | null | undefined): string {
  return cleanLine(iban)
    .replaceAll(' ', '')
    .replace(/(.{4})(?=.)/g, '$1 ');
}
