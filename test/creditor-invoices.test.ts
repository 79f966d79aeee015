// What suppliers send: the document that came along, and lines that become materials of a case.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import test, { after, before } from 'node:test';
import { sweepFiles } from '../src/files/sweep.ts';
import { basic, keysOf, type Service, startService } from './support/service.ts';

let service: Service;
before(async () => {
  service = await startService({ cases: 3 });
});
after(() => service.stop());

interface Made {
  readonly id: number;
  readonly document: string | null;
  readonly lines: readonly { readonly id: number }[];
}

async function make(input: Record<string, unknown>): Promise<Made> {
  const query =
    'mutation ($input: CreateCreditorInvoiceInput!) { it: createCreditorInvoice(input: $input) { id document lines { id } } }';
  const { json, text } = await service.a.graphql(query, { input });
  assert.equal(json.errors, undefined, text);
  return json.data.it;
}

const get = (path: string, key = service.a.key): Promise<Response> =>
  fetch(service.base + path, { headers: { authorization: basic(key) } });
const bytesOf = async (answer: Response): Promise<Buffer> => Buffer.from(await answer.arrayBuffer());
const content = (bytes: Buffer): string => bytes.toString('base64');

async function freshCase(): Promise<number> {
  const [{ customer_number }] = (await service.a.rest('GET', '/debtors?pagesize=1')).json;
  return (await service.a.rest('POST', '/cases', { customer_number })).json.id;
}

test('a document that is a PDF is what the PDF address shows, byte for byte', async () => {
  const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(50_000)]);
  const { id, document } = await make({ number: 'F1', document: { filename: 'faktura Å.pdf', content: content(pdf) } });
  assert.equal(document, `/creditor-invoices/${id}/document`);
  const shown = await get(`/creditor-invoices/${id}.pdf`);
  assert.equal(shown.headers.get('content-type'), 'application/pdf');
  assert.match(shown.headers.get('content-disposition')!, /^inline; filename="kreditorfaktura-\d+\.pdf"$/);
  assert.equal(shown.headers.get('x-content-type-options'), 'nosniff');
  assert.ok((await bytesOf(shown)).equals(pdf));
  const downloaded = await get(document!);
  assert.match(downloaded.headers.get('content-disposition')!, /^attachment; .*faktura%20%C3%85\.pdf/);
  assert.ok((await bytesOf(downloaded)).equals(pdf));
  assert.equal((await get(document!, service.b.key)).status, 403);
  assert.equal((await get(`/creditor-invoices/${id}.pdf`, service.b.key)).status, 403);
});

test('a document that is no PDF is downloaded, and the PDF address draws the fields', async () => {
  const html = Buffer.from('<html><script>alert(1)</script>');
  const { id, document } = await make({ number: 'F2', document: { filename: 'f.pdf', content: content(html) } });
  const drawn = await get(`/creditor-invoices/${id}.pdf`);
  assert.equal(drawn.status, 200);
  assert.equal((await bytesOf(drawn)).toString('latin1', 0, 5), '%PDF-');
  const downloaded = await get(document!);
  assert.match(downloaded.headers.get('content-disposition')!, /^attachment/);
  assert.match(downloaded.headers.get('content-security-policy')!, /sandbox/);
  assert.equal(downloaded.headers.get('content-type'), 'application/octet-stream');
  assert.ok((await bytesOf(downloaded)).equals(html));
});

test('a document is replaced, taken away and deleted with its record; nothing is left of a refusal', async () => {
  const file = (text: string) => ({ filename: 'x', content: content(Buffer.from(text)) });
  const plain = await make({ number: 'F3' });
  assert.equal(plain.document, null);
  assert.equal((await get(`/creditor-invoices/${plain.id}/document`)).status, 404);
  const before = (await keysOf(service.files)).length;
  const { id } = await make({ number: 'F4', document: file('one'), lines: [{ description: 'Rør' }] });
  const change = async (document: unknown): Promise<string> => {
    const query =
      'mutation ($id: Int!, $d: FileInput) { updateCreditorInvoice(id: $id, input: {document: $d}) { document } }';
    return (await service.a.graphql(query, { id, d: document })).text;
  };
  assert.equal((await keysOf(service.files)).length, before + 1);
  await change(file('two'));
  assert.equal(await (await get(`/creditor-invoices/${id}/document`)).text(), 'two');
  assert.equal((await keysOf(service.files)).length, before + 1);
  assert.equal(await sweepFiles(service.store, service.files, -60_000), 0, 'it is no orphan');
  assert.match(await change({ content: '!' }), /document must be an object/);
  const broken = await service.a.graphql(
    'mutation ($input: CreateCreditorInvoiceInput!) { createCreditorInvoice(input: $input) { id } }',
    { input: { document: file('lost'), lines: [{ description: 'x'.repeat(251) }] } },
  );
  assert.deepEqual(Object.keys(broken.json.errors[0].validation), ['lines.0.description']);
  assert.equal((await keysOf(service.files)).length, before + 1);
  await change(null);
  assert.equal((await keysOf(service.files)).length, before);
  await change(file('three'));
  const gone = await service.a.graphql('mutation ($id: Int) { deleteCreditorInvoice(id: $id) }', { id });
  assert.equal(gone.json.errors, undefined, gone.text);
  assert.equal((await keysOf(service.files)).length, before);
});

async function add(id: number, caseId: number, more: Record<string, unknown> = {}) {
  const query =
    'mutation ($id: Int!, $caseId: Int!, $lineIds: [Int!], $markup: Float) { it: addCreditorInvoiceToCase(id: $id, caseId: $caseId, lineIds: $lineIds, markup: $markup) ' +
    '{ id materials { quantity costPrice salesPrice productNumber description supplierName ediInvoiceNumber creditorLineId } } }';
  const { json } = await service.a.graphql(query, { id, caseId, ...more });
  return { materials: json.data.it?.materials, wrong: json.errors?.[0].validation };
}

test('lines become materials: cost from the line, price of our own goods, each once', async () => {
  const [good] = await service.sql('select number, list_price from internal_goods where tenant_id = $1 limit 1', [
    service.a.id,
  ]);
  const [number, listPrice] = good!;
  const caseId = await freshCase();
  const { id, lines } = await make({
    number: 'L-1',
    supplierName: 'Lemvigh',
    lines: [
      { productNumber: 'ukendt', description: 'Kabel', quantity: '3', unit: 'm', lineAmount: 10_000 },
      { productNumber: number, description: 'Vores', quantity: '2,5', lineAmount: 5_000 },
      { description: 'Fragt', quantity: 'ca. en', lineAmount: 4_500 },
      { description: 'Retur', quantity: '2', lineAmount: -3_000 },
      { description: 'Uden beløb', quantity: '0' },
    ],
  });
  const first = await add(id, caseId);
  assert.deepEqual(
    first.materials.map(({ quantity, costPrice, salesPrice }: Record<string, number>) => [
      quantity,
      costPrice,
      salesPrice,
    ]),
    [
      [3, 3_333, null],
      [2.5, 2_000, Number(listPrice)],
      [1, 4_500, null],
      [-2, 1_500, null],
      [1, null, null],
    ],
  );
  assert.deepEqual(
    first.materials.map(({ creditorLineId }: { creditorLineId: number }) => creditorLineId),
    lines.map(line => line.id),
  );
  const { supplierName, ediInvoiceNumber, description } = first.materials[0];
  assert.deepEqual([supplierName, ediInvoiceNumber, description], ['Lemvigh', 'L-1', 'Kabel']);
  assert.deepEqual((await add(id, caseId)).materials, first.materials, 'again: nothing new');
  assert.deepEqual((await add(id, caseId, { lineIds: [lines[0]!.id] })).materials, first.materials);
  const other = await freshCase();
  assert.deepEqual(Object.keys((await add(id, other, { lineIds: [lines[0]!.id] })).wrong), ['lineIds']);
  assert.deepEqual((await add(id, other)).materials, []);
});

test('a mark-up sets the price, and a foreign currency the cost', async () => {
  const caseId = await freshCase();
  const { text } = await service.a.rest('POST', '/currencies', { code: 'ISK', rate: 0.65 });
  const { id } = await make({
    currencyCode: 'ISK',
    lines: [{ quantity: '4', lineAmount: 100_000, description: 'Norsk' }],
  });
  const { materials } = await add(id, caseId, { markup: 12.5 });
  assert.deepEqual([materials[0].costPrice, materials[0].salesPrice], [16_250, 18_281], text);
});

test('a line in a race is on one case', async () => {
  const { id, lines } = await make({ lines: [{ description: 'Én', quantity: '1', lineAmount: 100 }] });
  const cases = await Promise.all(Array.from({ length: 8 }, freshCase));
  const outcomes = await Promise.all(cases.map(caseId => add(id, caseId, { lineIds: [lines[0]!.id] })));
  assert.equal(outcomes.filter(({ wrong }) => !wrong).length, 1);
});

test('refusals name their reason, and nothing is written', async () => {
  const caseId = await freshCase();
  const { id, lines } = await make({ lines: [{ description: 'x', quantity: '1', lineAmount: 1 }] });
  const { lines: others } = await make({ lines: [{ description: 'y' }] });
  const [foreign] = await service.sql('select id from cases where tenant_id = $1 limit 1', [service.b.id]);
  for (const [caseGiven, more, member] of [
    [99_999_999, {}, 'caseId'],
    [Number(foreign![0]), {}, 'caseId'],
    [caseId, { lineIds: [lines[0]!.id, others[0]!.id] }, 'lineIds'],
    [caseId, { lineIds: [99_999_999] }, 'lineIds'],
  ] as const) {
    assert.deepEqual(Object.keys((await add(id, caseGiven, more)).wrong), [member]);
  }
  await service.a.graphql('mutation ($id: Int!) { rejectCreditorInvoice(id: $id, comment: "nej") { id } }', { id });
  assert.match((await add(id, caseId)).wrong.id[0], /rejected/);
  const [count] = await service.sql('select count(*) from case_materials where case_id = $1', [caseId]);
  assert.equal(count![0], '0');
});

test('an invoice whose lines are on a case stays, and says why; a deleted material frees its line', async () => {
  const caseId = await freshCase();
  const document = { content: content(Buffer.from('keep me')) };
  const { id, lines } = await make({ document, lines: [{ description: 'x', quantity: '1', lineAmount: 1 }] });
  await add(id, caseId);
  const remove = async (type: string, record: number) =>
    (await service.a.graphql(`mutation ($id: Int) { it: delete${type}(id: $id) }`, { id: record })).json;
  for (const [type, record] of [
    ['CreditorInvoice', id],
    ['CreditorInvoiceLine', lines[0]!.id],
  ] as const) {
    assert.match((await remove(type, record)).errors[0].validation.id[0], /used by case-materials/);
  }
  assert.equal(await (await get(`/creditor-invoices/${id}/document`)).text(), 'keep me');
  const [row] = await service.sql('select id from case_materials where creditor_line_id = $1', [lines[0]!.id]);
  assert.equal((await remove('CaseMaterial', Number(row![0]))).errors, undefined);
  assert.equal((await add(id, caseId)).materials.length, 1);
  const [again] = await service.sql('select id from case_materials where creditor_line_id = $1', [lines[0]!.id]);
  await remove('CaseMaterial', Number(again![0]));
  assert.equal((await remove('CreditorInvoice', id)).errors, undefined);
});

test('an invoice follows its creditor and its department when their numbers change', async () => {
  const [creditor] = (await service.a.rest('GET', '/creditors')).json;
  const [department] = (await service.a.rest('GET', '/departments')).json;
  const { json } = await service.a.graphql(
    'mutation ($c: String, $d: String) { it: createCreditorInvoice(input: {creditorNumber: $c, departmentNumber: $d}) { id } }',
    { c: creditor.ID, d: String(department.nr ?? department.number) },
  );
  const { id } = json.data.it;
  assert.equal((await service.a.rest('PUT', `/creditors/${creditor.ID}`, { ID: '998877' })).status, 200);
  const renamed = await service.a.graphql(
    `mutation { updateDepartment(id: ${department.id}, input: {number: "97"}) { number } }`,
  );
  assert.equal(renamed.json.errors, undefined, renamed.text);
  const shown = (await service.a.rest('GET', `/creditor-invoices/${id}?include=creditor`)).json;
  assert.deepEqual([shown.creditor_number, shown.creditor?.ID, shown.department], ['998877', '998877', '97']);
});
