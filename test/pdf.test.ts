// Invoices on paper: what poppler reads agrees with the data to the øre, whatever the data holds.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import test from 'node:test';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import type { InvoiceDocument } from '../src/pdf/invoice-document.ts';
import { renderCreditorInvoice } from '../src/pdf/render-creditor-invoice.ts';
import { renderInvoice } from '../src/pdf/render-invoice.ts';
import { sampleCreditorInvoice, sampleInvoice, sampleLines } from './pdf-samples.ts';
import { lastPageOf, needsTools, objections, pageCountOf, pagesOf, squeezed } from './pdf-tools.ts';

/** An oracle of its own: Intl counts and groups, the document's code does not use it. */
function money(oere: bigint, language: 'da' | 'en'): string {
  const locale = language === 'da' ? 'da-DK' : 'en-GB';
  const kroner = (oere < 0n ? -oere : oere) / 100n;
  const rest = String((oere < 0n ? -oere : oere) % 100n).padStart(2, '0');
  return `${oere < 0n ? '-' : ''}${new Intl.NumberFormat(locale).format(kroner)}${language === 'da' ? ',' : '.'}${rest}`;
}

const words = fc
  .array(fc.stringMatching(/^[A-Za-zÆØÅæøåéüß0-9.,&()Ωжλ-]{1,12}$/), { minLength: 1, maxLength: 12 })
  .map(parts => parts.join(' '));
const oere = fc.bigInt({ min: -(10n ** 13n), max: 10n ** 13n });
const line = fc.record({
  productNumber: fc.option(fc.stringMatching(/^[A-Z0-9]{1,9}$/)),
  description: words,
  quantity: fc.integer({ min: -99_999, max: 99_999 }).map(String),
  unit: fc.constantFrom('stk.', 'm', 'timer'),
  unitPrice: oere,
  discountPercent: fc.option(fc.constantFrom('5', '12.5')),
  amount: oere,
  vatPercent: fc.constantFrom('25', '0'),
});
const anyInvoice = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 30 }),
    language: fc.constantFrom('da' as const, 'en' as const),
    kind: fc.constantFrom('invoice' as const, 'creditNote' as const, 'onAccount' as const),
    number: fc.integer({ min: 1, max: 2_000_000_000 }).map(String),
    name: words,
    street: words,
    header: words,
    text: words,
  })
  .map(({ lines, name, street, ...rest }): InvoiceDocument => {
    const { customer } = sampleInvoice([]);
    return sampleInvoice(lines, { ...rest, customer: { ...customer, name, lines: [street, '2100 København Ø'] } });
  });

test('every amount, number and address of any invoice is read back', { skip: needsTools }, async () => {
  const property = fc.asyncProperty(anyInvoice, async invoice => {
    const pdf = await renderInvoice(invoice);
    const pages = pagesOf(pdf);
    const text = squeezed(pages.join('\n'));
    const language = invoice.language!;
    const { totals, customer, lines } = invoice;
    const amounts = [...lines.map(({ amount }) => amount), totals.net, totals.vat, totals.total];
    const expected = [
      ...amounts.map(amount => money(amount, language)),
      ...lines.map(({ unitPrice }) => money(unitPrice!, language)),
      ...[invoice.number, customer.name, ...customer.lines, invoice.header!],
    ];
    for (const each of expected) assert.ok(text.includes(squeezed(each)), `${each} is missing`);
    // Every line whole, in order: number, text, figures.
    let from = 0;
    for (const { productNumber, description, amount } of lines) {
      from = text.indexOf(squeezed(`${productNumber ?? ''}${description}`), from);
      assert.ok(from >= 0, `${description} is missing`);
      from = text.indexOf(money(amount, language), from);
      assert.ok(from >= 0, `${description} lacks its amount`);
    }
    assert.equal(objections(pdf), '');
  });
  await fc.assert(property, { numRuns: 40 });
});

test('equal data gives equal bytes', async () => {
  const draw = () => renderInvoice(sampleInvoice(sampleLines(20), { text: 'العربية 😀 中文' }));
  const first = await draw();
  await renderInvoice(sampleInvoice(sampleLines(3)));
  assert.ok(first.equals(await draw()));
  assert.ok(!first.equals(await renderInvoice(sampleInvoice(sampleLines(21)))));
});

for (const [count, pageCount] of [
  [45, 3],
  [400, 16],
] as const) {
  test(`${count} lines: pages, heads and carried totals`, { skip: needsTools }, async () => {
    const invoice = sampleInvoice(sampleLines(count));
    const pages = pagesOf(await renderInvoice(invoice));
    assert.equal(pages.length, pageCount);
    let sum = 0n;
    let done = 0;
    pages.forEach((page, index) => {
      assert.ok(page.includes(`Side ${index + 1} af ${pageCount}`));
      assert.ok(page.includes('Beskrivelse'));
      if (index > 0) assert.ok(page.includes(`Overført ${money(sum, 'da')}`), `page ${index + 1} brings ${sum}`);
      // Each row ends in its amount; a carried sum stands on a line of its own.
      const amounts = page.match(/(?:stk\.|rl\.|timer) [\d.,]+ [\d.,]+$/gm) ?? [];
      for (const { amount } of invoice.lines.slice(done, done + amounts.length)) sum += amount;
      done += amounts.length;
      if (index < pageCount - 1)
        assert.ok(page.includes(`Overføres ${money(sum, 'da')}`), `page ${index + 1} carries ${sum}`);
    });
    assert.equal(done, count);
    assert.equal(sum, invoice.totals.net);
  });
}

test('kinds and languages have their own words', { skip: needsTools }, async () => {
  const read = async (change: Partial<InvoiceDocument>) =>
    pagesOf(await renderInvoice(sampleInvoice(sampleLines(2), change))).join('\n');
  const danish = await read({});
  for (const each of [
    'Faktura 20417',
    '15.11.2026',
    '29.11.2026',
    '+71<000000000204174+82345671<',
    'DK50 5301 0000 2548 17',
  ])
    assert.ok(danish.includes(each), each);
  const english = await read({ language: 'en', kind: 'onAccount' });
  for (const each of ['On-account invoice', '15 Nov 2026', '1,348.50', 'Page 1 of 1'])
    assert.ok(english.includes(each), each);
  const credit = await read({ kind: 'creditNote', creditedNumber: '20399' });
  for (const each of ['Kreditnota', 'Krediterer faktura', '20399']) assert.ok(credit.includes(each), each);
  assert.ok(!credit.includes('FI-kode'));
  assert.ok(!(await read({ kind: 'onAccount' })).includes('Faktura 20417'));
});

test('a creditor invoice shows its fields', { skip: needsTools }, async () => {
  const pdf = await renderCreditorInvoice(sampleCreditorInvoice());
  const text = pagesOf(pdf).join('\n');
  for (const each of [
    'Leverandørfaktura',
    'Brødrene Dahl A/S',
    '57141417',
    '50982217',
    '15.12.2026',
    '1.348,50',
    '3.310,63',
  ])
    assert.ok(text.includes(each), each);
  for (const each of [
    'Godkendt',
    'Stemmer med følgesedlen.',
    '000000050982217',
    '81234567',
    'Sag 10377 / Søren',
    'Leveret på',
  ])
    assert.ok(text.includes(each), each);
  assert.equal(objections(pdf), '');
  const empty = { name: '', lines: [] };
  const bare = {
    kind: 'creditNote',
    supplier: empty,
    buyer: empty,
    lines: [],
    totals: {},
    approval: { state: 'awaiting' },
  } as const;
  assert.ok(
    pagesOf(await renderCreditorInvoice(bare))
      .join('\n')
      .includes('Afventer behandling'),
  );
});

test('text of every script is kept, and what no font has is seen to be missing', { skip: needsTools }, async () => {
  const samples = [
    'Ελληνικά',
    'Українська',
    '中文发票',
    '日本語カタカナ',
    '한국어',
    'Tiếng Việt',
    'Łódź',
    '≥ ≤ → ✓ Ω',
    '😀',
    '🔧',
  ];
  const description = [...samples, 'mangler \u0378 her', 'rune ᚠ her', 'e\u0301 å'].join('\n');
  const text = pagesOf(await renderInvoice(sampleInvoice([{ description, amount: 100n }]))).join('\n');
  for (const each of samples) assert.ok(squeezed(text).includes(squeezed(each)), each);
  assert.ok(text.includes('mangler \ufffd her'));
  assert.ok(text.includes('rune \ufffd her'));
  assert.ok(text.includes('é å'));
  const turned = pagesOf(await renderInvoice(sampleInvoice([{ description: 'חשבונית 2041', amount: 1n }]))).join('\n');
  assert.ok(turned.includes('חשבונית') && turned.includes('2041'));
  // poppler shows the text of joined letters back to front; the file has it in reading order (ISO 32000-1, 14.9.4).
  const joined = pagesOf(await renderInvoice(sampleInvoice([{ description: 'فاتورة', amount: 1n }]))).join('\n');
  assert.ok(joined.includes([...'فاتورة'].reverse().join('')) || joined.includes('فاتورة'));
});

test('hostile text is only text', { skip: needsTools, timeout: 60_000 }, async () => {
  const hostile = [
    '<img src=http://169.254.169.254> <iframe src="file:///etc/passwd">',
    'https://evil.example/ javascript:alert(1) (a) \\ ) ET Q endstream endobj %%EOF',
    'nul\u0000bell\u0007escape\u001b[31m override\u202e123\u202c',
    '\ud800 lone',
  ].join('\n');
  const changes: Partial<InvoiceDocument>[] = [
    { text: hostile, header: hostile, number: hostile, currency: hostile, fiLine: hostile, paymentTerms: hostile },
    { text: 'ord '.repeat(250_000) },
    { text: 'a'.repeat(1_000_000) },
    { text: `e${'\u0301\u0323'.repeat(500_000)}` },
    { text: 'فاتورة '.repeat(150_000) },
    { seller: { name: `${hostile} & <b>`, lines: [hostile], logo: Buffer.from('89504e470d0a1a0a00', 'hex') } },
    {
      customer: { name: 'W'.repeat(5000), lines: Array(50).fill('æ'.repeat(300)) },
      references: { caseDescription: 'x y '.repeat(9999) },
    },
  ];
  for (const change of changes) {
    const pdf = await renderInvoice(sampleInvoice(sampleLines(2), change));
    assert.equal(objections(pdf), '');
    assert.doesNotMatch(pdf.toString('latin1'), /\/(URI|Annots|JavaScript|Launch|EmbeddedFile)\b/);
    const text = lastPageOf(pdf);
    assert.ok(text.includes('1.348,50'));
    assert.doesNotMatch(text.replace(/[\n\f\r]/g, ''), /[\u0000-\u001f\u202d\u202e]/);
  }
  const [first] = changes;
  const text = squeezed(pagesOf(await renderInvoice(sampleInvoice(sampleLines(1), first))).join(''));
  assert.ok(text.includes('<imgsrc=http://169.254.169.254>'));
  assert.ok(text.includes('override123'));
});

test('a text of any script that nobody would print ends after some pages, in good time', {
  skip: needsTools,
  timeout: 120_000,
}, async context => {
  const texts = {
    words: 'Rør og fittings '.repeat(60_000),
    ideographs: '漢字仮名交じり文章'.repeat(110_000),
    'different ideographs': Array.from({ length: 20_000 }, (_, at) => String.fromCodePoint(0x4e00 + at))
      .join('')
      .repeat(50),
    emoji: '👩‍🔧🔧🚿'.repeat(90_000),
    'one emoji without end': `👩${'\u200d👩'.repeat(300_000)}`,
    flags: '🇩🇰'.repeat(200_000),
    thai: 'สวัสดีครับ'.repeat(100_000),
    'empty lines': 'x\n'.repeat(500_000),
  };
  for (const [name, text] of Object.entries(texts)) {
    const [line] = sampleLines(1);
    for (const invoice of [sampleInvoice([line!], { text }), sampleInvoice([{ ...line!, description: text }])]) {
      const started = performance.now();
      const pdf = await renderInvoice(invoice);
      const took = Math.round(performance.now() - started);
      context.diagnostic(`${name}: ${took} ms, ${pageCountOf(pdf)} pages`);
      assert.ok(took < 9_000, `${name} took ${took} ms`);
      assert.ok(pageCountOf(pdf) <= 90, `${name} has ${pageCountOf(pdf)} pages`);
      assert.ok(lastPageOf(pdf).includes(money(invoice.totals.total, 'da')));
      if (name === 'words') assert.ok(pagesOf(pdf).join('').includes('…'), 'it shows that there was more');
    }
  }
});

test('10,000 lines', { skip: needsTools, timeout: 60_000 }, async context => {
  const started = performance.now();
  const invoice = sampleInvoice(sampleLines(10_000));
  const pdf = await renderInvoice(invoice);
  context.diagnostic(`10,000 lines: ${Math.round(performance.now() - started)} ms, ${pdf.length} bytes`);
  assert.equal(objections(pdf), '');
  const last = lastPageOf(pdf);
  const count = pageCountOf(pdf);
  assert.ok(count > 300 && last.includes(`Side ${count} af ${count}`));
  assert.ok(last.includes(money(invoice.totals.total, 'da')));
});

test('a row taller than a page is continued, and its amount stands once', { skip: needsTools }, async () => {
  const description = Array.from({ length: 200 }, (_, index) => `linje ${index + 1}.`).join('\n');
  const pages = pagesOf(
    await renderInvoice(sampleInvoice([...sampleLines(1), { description, amount: 777_777n }, ...sampleLines(1)])),
  );
  const text = pages.join('\n');
  for (let number = 1; number <= 200; number++) assert.ok(text.includes(`linje ${number}.`));
  assert.equal(text.match(/^.*7\.777,77$/gm)?.filter(found => !found.startsWith('Overf')).length, 1);
});

test('a logo is drawn; one that is broken gives way to the name', async () => {
  const draw = (logo: Uint8Array) => {
    const { seller } = sampleInvoice([]);
    return renderInvoice(sampleInvoice(sampleLines(1), { seller: { ...seller, logo } }));
  };
  const good = png(deflateSync(Buffer.alloc(4 * (1 + 4 * 4), 1)));
  const hasImage = async (logo: Uint8Array) => (await draw(logo)).toString('latin1').includes('/Subtype /Image');
  assert.ok(await hasImage(good));
  for (const broken of [
    png(Buffer.from('not zlib')),
    png(deflateSync(Buffer.alloc(4 * (1 + 4 * 4), 0x7f))),
    png(deflateSync(Buffer.alloc(3))),
    good.subarray(0, 60),
    Buffer.from([0xff, 0xd8, 0xff]),
    Buffer.alloc(0),
  ])
    assert.ok(!(await hasImage(broken)));
});

/** Four by four pixels with transparency. */
function png(data: Buffer): Buffer {
  const chunk = (type: string, content: Buffer): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(content.length);
    return Buffer.concat([length, Buffer.from(type, 'latin1'), content, Buffer.alloc(4)]);
  };
  const header = Buffer.from([0, 0, 0, 4, 0, 0, 0, 4, 8, 6, 0, 0, 0]);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

test('says what it is: archive format, language, title, author, date', async () => {
  const pdf = (await renderInvoice(sampleInvoice(sampleLines(1)))).toString('utf8');
  assert.match(pdf, /<pdfaid:part>3<\/pdfaid:part>/);
  assert.match(pdf, /<rdf:li>Nørrebro VVS &amp; Blik ApS<\/rdf:li>/);
  assert.match(pdf, /<xmp:CreateDate>2026-11-14T23:00:00Z/);
  assert.match(pdf, /\/Lang \(da\)/);
  assert.match(pdf, /\/StructTreeRoot/);
});

test('drawing reaches for no network', () => {
  const root = new URL('..', import.meta.url).pathname;
  const files = globSync('src/pdf/*.ts', { cwd: root });
  assert.ok(files.length > 10);
  for (const file of files) {
    const source = readFileSync(`${root}${file}`, 'utf8');
    const modules = [...source.matchAll(/(?:from|import\()\s*'([^'.][^']*)'/g)].map(([, name]) => name!);
    const allowed = [
      'node:fs',
      'node:url',
      'node:zlib',
      'node:stream',
      'node:worker_threads',
      'pdfkit',
      'fontkit',
      'bidi-js',
    ];
    assert.deepEqual(
      modules.filter(name => !allowed.includes(name)),
      [],
      file,
    );
    assert.doesNotMatch(source, /\bfetch\(|WebSocket|XMLHttpRequest/, file);
  }
});

test('a three-page invoice, warm', async context => {
  const invoice = sampleInvoice(sampleLines(45));
  for (let run = 0; run < 3; run++) await renderInvoice(invoice);
  const started = performance.now();
  for (let run = 0; run < 10; run++) await renderInvoice(invoice);
  const each = (performance.now() - started) / 10;
  context.diagnostic(`45 lines on three pages: ${each.toFixed(1)} ms`);
  assert.ok(each < 2000);
});
