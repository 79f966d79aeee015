// Documents as a plumber would send them, for the tests of src/pdf/.
import type { CreditorInvoiceDocument } from '../src/pdf/creditor-invoice-document.ts';
import type { InvoiceDocument, InvoiceDocumentLine } from '../src/pdf/invoice-document.ts';

const goods: readonly [string, string, string, string, bigint][] = [
  ['745110006', 'Altech pressfitting, vinkel 90°, 22 mm, elforzinket', '4', 'stk.', 4_275n],
  ['046412315', 'Pex-rør 15 × 2,5 mm i rør, sort, 50 m rulle', '1.5', 'rl.', 89_900n],
  ['701530104', 'Grohe Eurosmart håndvaskarmatur med løftestang, krom', '1', 'stk.', 112_900n],
  ['TIMER', 'Montørtimer, svend\nUdskiftning af armatur, afprøvning og oprydning', '6.75', 'timer', 52_500n],
  ['KØRSEL', 'Servicevogn, zone 2', '2', 'stk.', 34_500n],
  ['340285015', 'Termostatventil, lige, 1/2", forindstillelig', '12', 'stk.', 23_850n],
];

export function sampleLines(count: number): InvoiceDocumentLine[] {
  return Array.from({ length: count }, (_, index) => {
    const [productNumber, description, quantity, unit, unitPrice] = goods[index % goods.length]!;
    const hundredths = BigInt(Math.round(Number(quantity) * 100));
    return {
      productNumber,
      description,
      quantity,
      unit,
      unitPrice,
      amount: (hundredths * unitPrice) / 100n,
      vatPercent: '25',
    };
  });
}

export function sampleInvoice(
  lines: readonly InvoiceDocumentLine[],
  change: Partial<InvoiceDocument> = {},
): InvoiceDocument {
  const net = lines.reduce((sum, { amount }) => sum + amount, 0n);
  const vat = (net * 25n + 50n) / 100n;
  return {
    kind: 'invoice',
    seller: {
      name: 'Nørrebro VVS & Blik ApS',
      lines: ['Rantzausgade 46, st.', '2200 København N'],
      vatNumber: 'DK38475610',
      phone: '35 36 12 80',
      email: 'kontor@nbvvs.example',
      web: 'www.nbvvs.example',
      bank: { registrationNumber: '5301', accountNumber: '0000254817', iban: 'DK5053010000254817', swift: 'ALBADKKK' },
    },
    customer: {
      name: 'Ejerforeningen Æblehaven',
      attention: 'Kirsten Ødegård',
      lines: ['Ålborggade 14, 3. tv.', '2100 København Ø'],
      number: '10482',
      vatNumber: '31880047',
    },
    delivery: { name: 'Ejerforeningen Æblehaven', lines: ['Kælder, opgang C', 'Ålborggade 18', '2100 København Ø'] },
    number: '20417',
    date: 1_794_697_200,
    dueDate: 1_795_906_800,
    references: {
      yourReference: 'Kirsten Ødegård',
      ourReference: 'Søren Bæk',
      requisition: 'REK-2026-114',
      orderNumber: '88120',
      caseNumber: '10377',
      caseDescription: 'Udskiftning af stigstrenge',
    },
    header: 'Udskiftning af armaturer og termostatventiler',
    text: 'Arbejdet er udført som aftalt den 3. november. Anlægget er trykprøvet og afleveret uden anmærkninger.',
    currency: 'DKK',
    lines,
    totals: { net, vatRows: [{ percent: '25', base: net, vat }], vat, total: net + vat },
    paymentTerms: 'Netto 14 dage. Ved for sen betaling beregnes rente efter renteloven.',
    fiLine: '+71<000000000204174+82345671<',
    ...change,
  };
}

export function sampleCreditorInvoice(change: Partial<CreditorInvoiceDocument> = {}): CreditorInvoiceDocument {
  return {
    kind: 'invoice',
    number: '50982217',
    date: 1_794_697_200,
    orderDate: 1_794_438_000,
    paymentDate: 1_797_289_200,
    supplier: {
      name: 'Brødrene Dahl A/S',
      lines: ['Park Allé 370', '2605 Brøndby'],
      vatNumber: '57141417',
      ean: '5790000000012',
      orderNumber: '7719204',
    },
    buyer: {
      name: 'Nørrebro VVS & Blik ApS',
      lines: ['Rantzausgade 46, st.', '2200 København N'],
      id: '4471',
      contact: 'Søren Bæk',
      orderNumber: '10377',
    },
    delivery: { name: 'Æblehaven, opgang C', lines: ['Ålborggade 18', '2100 København Ø'] },
    caseNumber: '10377',
    creditorNumber: '3021',
    department: '1',
    account: '2100',
    marking: 'Sag 10377 / Søren',
    note: 'Leveret på byggeplads inden kl. 7.',
    currency: 'DKK',
    lines: sampleLines(3).map(({ productNumber, description, quantity, unit, amount }) => ({
      productNumber: productNumber!,
      description,
      quantity: quantity!,
      unit: unit!,
      amount,
    })),
    totals: { net: 264_850n, vat: 66_213n, total: 331_063n },
    payment: { type: 'FIK', typeCode: '71', part1: '000000050982217', part2: '81234567' },
    approval: { state: 'approved', comment: 'Stemmer med følgesedlen.' },
    ...change,
  };
}
