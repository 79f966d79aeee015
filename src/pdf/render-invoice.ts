// An invoice, credit note or on-account invoice → PDF. Equal data gives equal bytes; nothing outside the data is read but fonts.
import { momentOf, showDate, showDecimal, showMoney, showPercent } from './figures.ts';
import { ensureRoom, flowText } from './flow.ts';
import { body, bottom, breadth, grey, heading, left, middle, right, title, windowTop } from './house.ts';
import type { InvoiceDocument, InvoiceDocumentLine } from './invoice-document.ts';
import {
  drawAddress,
  drawFacts,
  drawFooters,
  drawGrid,
  drawLines,
  drawReturnAddress,
  drawSender,
  type GridCell,
  makeFlow,
  named,
} from './letterhead.ts';
import { makePaper, type Paper } from './paper.ts';
import { type Column, drawTable } from './table.ts';
import { drawSums, drawVatTable, hasPaymentBox, paymentBox, type Sum, sumsHeight, vatTableHeight } from './totals.ts';
import { type Words, wordsOf } from './words.ts';
import { cleanLine, wrapAtMost } from './wrap.ts';

/** Beyond this a structure for screen readers would be larger than the document. */
const mostTaggedLines = 1000;

export function renderInvoice(invoice: InvoiceDocument): Promise<Buffer> {
  const language = invoice.language ?? 'da';
  const timeZone = invoice.timeZone ?? 'Europe/Copenhagen';
  const words = wordsOf(language);
  const { seller, customer, totals } = invoice;
  const name = `${words[invoice.kind]} ${cleanLine(invoice.number)}`;
  const paper = makePaper({
    title: name,
    author: cleanLine(seller.name),
    language,
    created: momentOf(invoice.date),
    tagged: invoice.lines.length <= mostTaggedLines,
  });
  const flow = makeFlow(paper, seller.name, name);

  drawSender(paper, seller, words);
  const addressWidth = middle - left - 24;
  drawReturnAddress(paper, seller, windowTop - 12, addressWidth);
  const addressEnd = drawAddress(paper, customer, words, windowTop, addressWidth);
  const isCredit = invoice.kind === 'creditNote';
  const factsEnd = drawFacts(
    paper,
    [
      [isCredit ? words.creditNoteNumber : words.invoiceNumber, invoice.number],
      [isCredit ? words.date : words.invoiceDate, showDate(invoice.date, timeZone, language)],
      [words.dueDate, isCredit ? '' : showDate(invoice.dueDate, timeZone, language)],
      [words.creditedInvoice, isCredit ? invoice.creditedNumber : ''],
      [words.customerNumber, customer.number],
      [words.customerVatNumber, customer.vatNumber],
    ],
    middle,
    windowTop,
    right - middle,
  );

  flow.y = Math.max(addressEnd, factsEnd, windowTop + 92) + 22;
  // Only addresses of no ordinary length push this over the page.
  ensureRoom(flow, 280);
  paper.tag('H1', () => {
    flow.y += 22;
    const kind = words[invoice.kind];
    paper.text(kind, left, flow.y, title);
    drawNumber(paper, invoice.number, left + paper.width(`${kind} `, title), flow.y);
  });
  flow.y = drawGrid(paper, references(invoice, words), flow.y + 14);
  if (cleanLine(invoice.header)) {
    flow.y += 12;
    flowText(flow, invoice.header, left, breadth, heading);
  }
  if (cleanLine(invoice.text)) {
    flow.y += cleanLine(invoice.header) ? 3 : 12;
    flowText(flow, invoice.text, left, breadth, body);
  }
  flow.y += 12;

  const sums: Sum[] = [
    { name: words.net, amount: showMoney(totals.net, language) },
    { name: words.vat, amount: showMoney(totals.vat, language) },
    { name: `${words.total} ${cleanLine(invoice.currency)}`, amount: showMoney(totals.total, language), isGrand: true },
  ];
  const endHeight = Math.max(sumsHeight(sums), vatTableHeight(totals.vatRows.length));
  const box = hasPaymentBox(invoice) ? paymentBox(invoice, paper) : null;
  const wholeEnd = endHeight + (box?.height ?? 0);
  const carried = runningTotals(invoice.lines);
  drawTable(flow, {
    columns: lineColumns(invoice, words),
    rows: invoice.lines,
    carried: {
      after: rows => showMoney(carried[rows]!, language),
      foot: words.carriedForward,
      head: words.broughtForward,
    },
    tail: wholeEnd < (bottom - windowTop) / 2 ? wholeEnd : endHeight,
  });

  ensureRoom(flow, endHeight);
  const vatEnd = totals.vatRows.length > 0 ? drawVatTable(flow, invoice) : flow.y;
  flow.y = Math.max(vatEnd, drawSums(flow, sums));
  box?.draw(flow);
  if (isCredit && cleanLine(invoice.paymentTerms)) {
    flow.y = drawLines(paper, [invoice.paymentTerms], left, flow.y + 12, breadth, body, 6);
  }

  drawFooters(paper, footNote(invoice, words), language);
  return paper.finish();
}

/** Beside the kind, lighter; cut short where it would leave the page. */
function drawNumber(paper: Paper, number: string, x: number, y: number): void {
  const look = { ...title, style: 'regular', colour: grey } as const;
  const [line] = wrapAtMost(1, cleanLine(number), ((right - x) * 1000) / look.size, look.style, paper.shaper);
  if (line) paper.text(line, x, y, look);
}

function references({ references: refs = {}, delivery }: InvoiceDocument, words: Words): GridCell[] {
  const place = delivery && [delivery.name, named(words.attention, delivery.attention), ...delivery.lines];
  return [
    [words.yourReference, refs.yourReference],
    [words.ourReference, refs.ourReference],
    [words.requisition, refs.requisition],
    [words.orderNumber, refs.orderNumber],
    [words.caseNumber, refs.caseNumber],
    [words.caseDescription, refs.caseDescription],
    [words.delivery, place?.map(cleanLine).filter(Boolean).join(', '), 2],
  ];
}

/** The sum of the first 0, 1, 2, … lines. */
function runningTotals(lines: readonly InvoiceDocumentLine[]): bigint[] {
  const sums = [0n];
  for (const { amount } of lines) sums.push(sums.at(-1)! + amount);
  return sums;
}

function lineColumns({ lines, totals, language = 'da' }: InvoiceDocument, words: Words): Column<InvoiceDocumentLine>[] {
  const some = (has: (line: InvoiceDocumentLine) => string | null | undefined) =>
    lines.some(line => cleanLine(has(line)));
  const discounted = (line: InvoiceDocumentLine) =>
    /[1-9]/.test(line.discountPercent ?? '') ? showPercent(line.discountPercent!, language) : '';
  const rates = new Set(lines.map(({ vatPercent }) => vatPercent && showDecimal(vatPercent, language)));
  const columns: (Column<InvoiceDocumentLine> | false)[] = [
    some(line => line.productNumber) && {
      label: words.productNumber,
      text: line => cleanLine(line.productNumber),
      align: 'left',
      widest: 76,
    },
    { label: words.description, text: line => line.description, align: 'left', widest: null },
    some(line => line.quantity) && {
      label: words.quantity,
      text: line => (line.quantity ? showDecimal(line.quantity, language) : ''),
      align: 'right',
      widest: 56,
    },
    some(line => line.unit) && { label: words.unit, text: line => cleanLine(line.unit), align: 'left', widest: 36 },
    lines.some(line => line.unitPrice != null) && {
      label: words.unitPrice,
      text: line => (line.unitPrice == null ? '' : showMoney(line.unitPrice, language)),
      align: 'right',
      widest: 66,
    },
    some(discounted) && { label: words.discount, text: discounted, align: 'right', widest: 40 },
    (rates.size > 1 || totals.vatRows.length > 1) && {
      label: words.vat,
      text: line => (line.vatPercent ? showPercent(line.vatPercent, language) : ''),
      align: 'right',
      widest: 36,
    },
    { label: words.amount, text: line => showMoney(line.amount, language), align: 'right', widest: 84 },
  ];
  return columns.filter(column => column !== false);
}

function footNote({ seller }: InvoiceDocument, words: Words): string {
  const bank = seller.bank?.iban ? named('IBAN', seller.bank.iban) : '';
  const parts = [
    seller.name,
    named(words.vatNumber, seller.vatNumber),
    named(words.phone, seller.phone),
    seller.email,
    bank,
  ];
  return parts.map(cleanLine).filter(Boolean).join('  ·  ');
}
