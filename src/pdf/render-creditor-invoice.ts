// What is known of a supplier's invoice → PDF, in the same style as our own: a copy for the file, not the supplier's paper.
import type { CreditorInvoiceDocument, CreditorInvoiceLine } from './creditor-invoice-document.ts';
import { momentOf, showDate, showDecimal, showMoney } from './figures.ts';
import { ensureRoom, flowText } from './flow.ts';
import {
  accent,
  body,
  bottom,
  breadth,
  heading,
  label,
  left,
  lineHeight,
  middle,
  right,
  small,
  strong,
  tint,
  title,
  top,
} from './house.ts';
import type { PostalAddress } from './invoice-document.ts';
import { drawFacts, drawFooters, drawGrid, drawLines, type Fact, makeFlow, named } from './letterhead.ts';
import { makePaper, type Paper } from './paper.ts';
import { type Column, drawTable } from './table.ts';
import { drawSums, type Sum, sumsHeight } from './totals.ts';
import { type Words, wordsOf } from './words.ts';
import { cleanLine, wrapAtMost } from './wrap.ts';

const mostTaggedLines = 1000;

export function renderCreditorInvoice(invoice: CreditorInvoiceDocument): Promise<Buffer> {
  const language = invoice.language ?? 'da';
  const timeZone = invoice.timeZone ?? 'Europe/Copenhagen';
  const words = wordsOf(language);
  const { supplier, buyer, totals } = invoice;
  const kind = invoice.kind === 'creditNote' ? words.creditorCreditNote : words.creditorInvoice;
  const name = `${kind} ${cleanLine(invoice.number)}`.trim();
  const paper = makePaper({
    title: name,
    author: cleanLine(supplier.name),
    language,
    created: momentOf(invoice.date),
    tagged: invoice.lines.length <= mostTaggedLines,
  });
  const flow = makeFlow(paper, supplier.name, name);

  paper.tag('H1', () => paper.text(kind, left, top + 16, title));
  const parties = Math.max(top + 30, drawApproval(paper, invoice, words)) + 16;
  const half = breadth / 2 - 16;
  const supplierEnd = drawParty(paper, words.supplier, supplier, words, left, parties, half);
  const buyerEnd = drawParty(paper, words.buyer, buyer, words, middle, parties, half);
  const show = (seconds: number | null | undefined) => showDate(seconds, timeZone, language);
  flow.y = drawGrid(
    paper,
    [
      [invoice.kind === 'creditNote' ? words.creditNoteNumber : words.invoiceNumber, invoice.number],
      [words.date, show(invoice.date)],
      [words.orderDate, show(invoice.orderDate)],
      [words.dueDate, show(invoice.paymentDate)],
      [words.vatNumber, supplier.vatNumber],
      [words.ean, supplier.ean],
      [words.supplierOrderNumber, supplier.orderNumber],
      [words.creditorNumber, invoice.creditorNumber],
      [words.buyerId, buyer.id],
      [words.contact, buyer.contact],
      [words.buyerOrderNumber, buyer.orderNumber],
      [words.marking, invoice.marking],
      [words.caseNumber, invoice.caseNumber],
      [words.account, invoice.account],
      [words.department, invoice.department],
      [words.delivery, invoice.delivery && addressText(invoice.delivery, words), 2],
    ],
    Math.max(supplierEnd, buyerEnd) + 18,
  );
  if (cleanLine(invoice.note)) {
    flow.y = drawLines(paper, [words.note], left, flow.y + 10, breadth, heading, 1);
    flowText(flow, invoice.note, left, breadth, body);
  }
  flow.y += 12;

  const currency = cleanLine(invoice.currency);
  const sums = [
    sum(words.net, totals.net),
    sum(words.vat, totals.vat),
    { ...sum(`${words.total} ${currency}`.trim(), totals.total), isGrand: true },
  ].filter(({ amount }) => amount !== '');
  const payment = paymentFacts(invoice, words);
  const end = sumsHeight(sums) + 40 + 4 * 16;
  if (invoice.lines.length > 0) {
    const columns = lineColumns(invoice, words);
    drawTable(flow, { columns, rows: invoice.lines, carried: null, tail: Math.min(end, bottom / 3) });
  }
  ensureRoom(flow, end);
  const below = drawSums(flow, sums);
  const paid = payment.length > 0 ? drawLines(paper, [words.payment], left, flow.y + 8, half, heading, 1) + 2 : flow.y;
  flow.y = Math.max(below, drawFacts(paper, payment, left, paid, half));
  drawFooters(
    paper,
    [supplier.name, named(words.vatNumber, supplier.vatNumber)].map(cleanLine).filter(Boolean).join('  ·  '),
    language,
  );
  return paper.finish();

  function sum(label: string, amount: bigint | null | undefined): Sum {
    return { name: label, amount: amount == null ? '' : showMoney(amount, language) };
  }
}

/** Whether it may be paid is what a reader looks for first. Returns where it ends. */
function drawApproval(paper: Paper, { approval }: CreditorInvoiceDocument, words: Words): number {
  const width = right - middle - 24;
  const comment = wrapAtMost(8, approval.comment, (width * 1000) / small.size, small.style, paper.shaper).length;
  const y = top - 2;
  const height = 30 + comment * lineHeight(small) + (comment > 0 ? 2 : 0);
  paper.box(middle, y, right - middle, height, tint);
  paper.box(middle, y, 2.5, height, accent);
  paper.tag('P', () => {
    paper.text(words.approval, middle + 12, y + 18.5, label);
    paper.text(words[approval.state], middle + 12 + paper.width(words.approval, label) + 12, y + 18.5, strong);
  });
  drawLines(paper, [approval.comment], middle + 12, y + 23, width, small, 8);
  return y + height;
}

function drawParty(
  paper: Paper,
  role: string,
  party: PostalAddress,
  words: Words,
  x: number,
  y: number,
  width: number,
): number {
  const from = drawLines(paper, [role], x, y, width, label, 1) + 1;
  const below = drawLines(paper, [party.name], x, from, width, { ...heading, size: 11 }, 4);
  return drawLines(paper, [named(words.attention, party.attention), ...party.lines], x, below, width, body, 4);
}

function addressText(address: PostalAddress, words: Words): string {
  return [address.name, named(words.attention, address.attention), ...address.lines]
    .map(cleanLine)
    .filter(Boolean)
    .join(', ');
}

function paymentFacts({ payment = {} }: CreditorInvoiceDocument, words: Words): Fact[] {
  const facts: Fact[] = [
    [words.paymentType, payment.type],
    [words.paymentTypeCode, payment.typeCode],
    [words.paymentPart1, payment.part1],
    [words.paymentPart2, payment.part2],
  ];
  return facts.filter(([, value]) => cleanLine(value));
}

function lineColumns({ lines, language = 'da' }: CreditorInvoiceDocument, words: Words): Column<CreditorInvoiceLine>[] {
  const some = (has: (line: CreditorInvoiceLine) => string | null | undefined) =>
    lines.some(line => cleanLine(has(line)));
  const columns: (Column<CreditorInvoiceLine> | false)[] = [
    some(line => line.productNumber) && {
      label: words.productNumber,
      text: line => cleanLine(line.productNumber),
      align: 'left',
      widest: 90,
    },
    { label: words.description, text: line => line.description ?? '', align: 'left', widest: null },
    some(line => line.quantity) && {
      label: words.quantity,
      text: line => showDecimal(cleanLine(line.quantity), language),
      align: 'right',
      widest: 60,
    },
    some(line => line.unit) && { label: words.unit, text: line => cleanLine(line.unit), align: 'left', widest: 40 },
    {
      label: words.amount,
      text: line => (line.amount == null ? '' : showMoney(line.amount, language)),
      align: 'right',
      widest: 90,
    },
  ];
  return columns.filter(column => column !== false);
}
