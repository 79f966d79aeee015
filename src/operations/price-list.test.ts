// A price list that is written as CSV reads back, whatever its texts hold and however its prices are spelled.
import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { readPriceList } from './price-list.ts';

const cell = (length: number): fc.Arbitrary<string> =>
  fc
    .string({
      unit: fc.constantFrom('a', 'Æ', '1', ';', ',', '\t', '"', '\n', '\r\n', ' ', '😀', '.'),
      maxLength: length,
    })
    .map(text => text.replaceAll('\r', '').trim());

const row = fc.record({
  number: cell(20).map(text => `N${text}`),
  description: cell(40).map(text => `D${text}`),
  ean: cell(10),
  list: fc.integer({ min: 0, max: 999_999_999 }),
  sales: fc.option(fc.integer({ min: 0, max: 999_999_999 })),
  cost: fc.option(fc.integer({ min: 0, max: 999_999_999 })),
});

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Øre as a Dane writes kroner, or as a program does. */
function spelled(oere: number, style: number): string {
  const [whole, fraction] = [String(Math.floor(oere / 100)), String(oere % 100).padStart(2, '0')];
  if (style === 0) return `${whole}.${fraction}`;
  return `${style === 1 ? whole : whole.replace(/\B(?=(\d{3})+$)/g, '.')},${fraction}`;
}

test('every list reads back', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(row, { minLength: 1, maxLength: 8, selector: ({ number }) => number }),
      fc.constantFrom(';', ',', '\t'),
      fc.constantFrom('\n', '\r\n'),
      fc.integer({ min: 0, max: 2 }),
      (rows, separator, end, style) => {
        const lines = rows.map(({ number, description, ean, list, sales, cost }) =>
          [number, description, ean, ...[list, sales, cost].map(price => (price === null ? '' : spelled(price, style)))]
            .map(quoted)
            .join(separator),
        );
        const heading = ['Varenummer', 'BESKRIVELSE', 'ean', 'listepris', 'salgspris', 'kostpris'].join(separator);
        assert.deepEqual(
          readPriceList(`${[heading, ...lines].join(end)}${end}`),
          rows.map(({ number, description, ean, list, sales, cost }) => ({
            number,
            description,
            list,
            ean: ean || null,
            unit: null,
            cost,
            sales: sales ?? list,
          })),
        );
      },
    ),
    { numRuns: 300 },
  );
});

test('no text at all is an error of another kind than a refusal', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      try {
        readPriceList(`number;description;list_price\n${text}`);
      } catch (error) {
        assert.equal((error as Error).constructor.name, 'Refusal');
      }
    }),
    { numRuns: 500 },
  );
});

test('of two lines with one number the last counts, and half an øre is rounded up', () => {
  assert.deepEqual(
    readPriceList('number;description;list_price\nA;Gammel;1\nA;Ny;0,005').map(({ description, list }) => [
      description,
      list,
    ]),
    [['Ny', 1]],
  );
});
