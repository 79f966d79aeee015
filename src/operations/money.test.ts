// The arithmetic of invoices against slow, obvious oracles.
import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { dueDate, startOfDay } from './dates.ts';
import { fiNumber } from './fik.ts';
import { lineAmount, oere, percentOf, units } from './money.ts';
import { totalsOf } from './vat.ts';

const decimal = (digits: number): fc.Arbitrary<string> =>
  fc.tuple(fc.bigInt(-999_999n, 999_999n), fc.integer({ min: 0, max: digits })).map(([value, scale]) => {
    const text = String(value < 0n ? -value : value).padStart(scale + 1, '0');
    const at = text.length - scale;
    return `${value < 0n ? '-' : ''}${text.slice(0, at)}${scale > 0 ? `.${text.slice(at)}` : ''}`;
  });
const percent = fc.integer({ min: 0, max: 10_000 }).map(value => (value / 100).toFixed(2));

/** A fraction, compared by cross-multiplication: the rounded value is nearest, and away from zero when two are. */
function assertNearest(rounded: bigint, dividend: bigint, divisor: bigint): void {
  const distance = (value: bigint): bigint =>
    value * divisor > dividend ? value * divisor - dividend : dividend - value * divisor;
  const away = dividend < 0n ? -1n : 1n;
  assert.ok(distance(rounded) * 2n <= divisor, 'nearest');
  if (distance(rounded) * 2n === divisor)
    assert.ok(distance(rounded + away) > distance(rounded), 'half goes away from zero');
}

const scaled = (text: string): [bigint, bigint] => [
  BigInt(text.replace('.', '')),
  10n ** BigInt(text.split('.')[1]?.length ?? 0),
];

test('a line is quantity × price × (1 − discount %), rounded half away from zero', () => {
  fc.assert(
    fc.property(decimal(4), fc.bigInt(-10_000_000n, 10_000_000n), percent, (quantity, price, discount) => {
      const [q, qScale] = scaled(quantity);
      const [d, dScale] = scaled(discount);
      assertNearest(lineAmount(quantity, price, discount), q * price * (100n * dScale - d), qScale * 100n * dScale);
    }),
    { numRuns: 5_000 },
  );
});

test('known lines', () => {
  assert.equal(lineAmount('1', 100n, '0'), 100n);
  assert.equal(lineAmount('0.5', 1n, '0'), 1n, 'half an øre up');
  assert.equal(lineAmount('-0.5', 1n, '0'), -1n, 'and down below zero');
  assert.equal(lineAmount('0.49', 1n, '0'), 0n);
  assert.equal(lineAmount('3', 33_333n, '12.5'), 87_499n);
  assert.equal(lineAmount('2', 1_000n, '100'), 0n);
  assert.equal(lineAmount('1.5', 12_345n, '10'), 16_666n);
  assert.equal(percentOf(10_001n, '25'), 2_500n);
  assert.equal(percentOf(10_002n, '25'), 2_501n);
  assert.equal(percentOf(-10_002n, '25'), -2_501n);
  assert.equal(percentOf(1_000n, '6.25'), 63n);
});

test('øre and units are the same amount', () => {
  fc.assert(fc.property(fc.bigInt(-(10n ** 17n), 10n ** 17n), amount => assert.equal(oere(units(amount)), amount)));
  assert.equal(units(0n), '0.00', 'nothing has no sign');
  assert.equal(units(5n), '0.05');
  assert.equal(units(-5n), '-0.05');
  assert.equal(units(123_456n), '1234.56');
  assert.equal(oere('12'), 1_200n);
  assert.equal(oere('12.5'), 1_250n);
  assert.equal(oere('12.5000'), 1_250n);
});

test('VAT is rounded once per rate, and the total is exact', () => {
  const line = fc.record({
    amount: fc.bigInt(-1_000_000n, 1_000_000n),
    rate: fc.constantFrom('25', '25.00', '0', '12.5', '6.25'),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), lines => {
      const { amount, vat, total, rows } = totalsOf(lines);
      assert.equal(
        amount,
        lines.reduce((sum, each) => sum + each.amount, 0n),
      );
      assert.equal(total, amount + vat);
      assert.equal(
        vat,
        rows.reduce((sum, each) => sum + each.vat, 0n),
      );
      assert.equal(new Set(rows.map(({ rate }) => Number(rate))).size, rows.length, 'one row a rate');
      for (const { rate, base, vat: rowVat } of rows) {
        assert.equal(
          base,
          lines.filter(each => Number(each.rate) === Number(rate)).reduce((sum, each) => sum + each.amount, 0n),
        );
        const [r, scale] = scaled(rate);
        assertNearest(rowVat, base * r, 100n * scale);
      }
    }),
    { numRuns: 2_000 },
  );
  const rates = ['10', '10.0', '10.05', '12.50', '12.5', '100', '20.000', '0.0', '0'];
  assert.deepEqual(
    totalsOf(rates.map(rate => ({ amount: 1_000n, rate }))).rows.map(({ rate, base, vat }) => [rate, base, vat]),
    [
      ['10', 2_000n, 200n],
      ['10.05', 1_000n, 101n],
      ['12.5', 2_000n, 250n],
      ['100', 1_000n, 1_000n],
      ['20', 1_000n, 200n],
      ['0', 2_000n, 0n],
    ],
  );
  assert.deepEqual(totalsOf([]), { amount: 0n, vat: 0n, total: 0n, rows: [] });
});

test('a payment line has fifteen digits whose check digit holds, and finds every single wrong digit', () => {
  const isValid = (id: string): boolean => {
    const sum = [...id].reverse().map((digit, at) => Number(digit) * (at % 2 === 1 ? 2 : 1));
    return sum.reduce((total, value) => total + Math.floor(value / 10) + (value % 10), 0) % 10 === 0;
  };
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 14n - 1n), fc.nat(14), fc.integer({ min: 1, max: 9 }), (number, at, change) => {
      const id = fiNumber(number, null);
      assert.match(id, /^\d{15}$/);
      assert.equal(BigInt(id.slice(0, 14)), number);
      assert.ok(isValid(id));
      const wrong = `${id.slice(0, at)}${(Number(id[at]) + change) % 10}${id.slice(at + 1)}`;
      assert.ok(!isValid(wrong));
      assert.equal(fiNumber(number, '12345678'), `+71<${id}+12345678<`);
    }),
  );
  assert.equal(fiNumber(1n, null), '000000000000018');
});

/** The date as people there write it. */
function dateIn(timeZone: string, time: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(time * 1000);
}

test('dates are the start of a day in the zone, and terms count days and months there', () => {
  const zone = 'Europe/Copenhagen';
  const at = (iso: string): number => Date.parse(iso) / 1000;
  assert.equal(startOfDay(at('2026-07-01T12:00:00Z'), zone), at('2026-06-30T22:00:00Z'));
  assert.equal(startOfDay(at('2026-01-01T23:30:00Z'), zone), at('2026-01-01T23:00:00Z'));
  const invoice = at('2026-01-15T23:00:00Z');
  assert.equal(dueDate(invoice, { days: 14, monthOngoing: false }, zone), at('2026-01-29T23:00:00Z'));
  assert.equal(dueDate(invoice, { days: 0, monthOngoing: true }, zone), at('2026-01-30T23:00:00Z'));
  assert.equal(dueDate(invoice, { days: 30, monthOngoing: true }, zone), at('2026-03-01T23:00:00Z'));
  assert.equal(
    dueDate(at('2024-02-10T10:00:00Z'), { days: 0, monthOngoing: true }, zone),
    at('2024-02-28T23:00:00Z'),
    'leap year',
  );
  assert.equal(
    dueDate(at('2026-03-20T10:00:00Z'), { days: 14, monthOngoing: false }, zone),
    at('2026-04-02T22:00:00Z'),
    'over the change of the clock',
  );
  assert.equal(
    startOfDay(at('2026-03-29T12:00:00Z'), zone),
    at('2026-03-28T23:00:00Z'),
    'the day the clock goes forward',
  );
  assert.equal(startOfDay(at('2026-10-25T12:00:00Z'), zone), at('2026-10-24T22:00:00Z'), 'and back');
  assert.equal(
    startOfDay(at('2026-09-06T12:00:00Z'), 'America/Santiago'),
    at('2026-09-06T04:00:00Z'),
    'a day without midnight',
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4_000_000_000 }),
      fc.constantFrom(
        zone,
        'UTC',
        'America/New_York',
        'Asia/Kathmandu',
        'America/Santiago',
        'Africa/Cairo',
        'America/Havana',
      ),
      fc.integer({ min: 0, max: 400 }),
      (time, timeZone, days) => {
        const start = startOfDay(time, timeZone);
        assert.ok(start <= time && time - start < 25 * 3600);
        assert.equal(dateIn(timeZone, start), dateIn(timeZone, time));
        assert.notEqual(dateIn(timeZone, start - 1), dateIn(timeZone, time), 'the first moment of it');
        assert.equal(startOfDay(start, timeZone), start);
        const due = dueDate(time, { days, monthOngoing: false }, timeZone);
        assert.equal(startOfDay(due, timeZone), due);
        assert.equal(Math.round((due - start) / 86_400), days);
      },
    ),
    { numRuns: 1_000 },
  );
});
