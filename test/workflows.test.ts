// What existing clients do from the first call to the last, over both surfaces, as they do it.
import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { keysOf, type Service, startService } from './support/service.ts';

let service: Service;
before(async () => {
  service = await startService({ cases: 30 });
});
after(() => service.stop());

// biome-ignore lint/suspicious/noExplicitAny: a test knows what it asked for
async function ask(document: string, variables: Record<string, unknown> = {}): Promise<any> {
  const { json, text } = await service.a.graphql(document, variables);
  assert.equal(json.errors, undefined, text);
  return json.data;
}

// biome-ignore lint/suspicious/noExplicitAny: the same
async function rest(method: string, path: string, body?: unknown): Promise<any> {
  const { status, json, text } = await service.a.rest(method, path, body);
  assert.ok(status < 300, `${method} ${path} ${status} ${text}`);
  return json;
}

async function makeCase(): Promise<{ id: number; case_number: string; customer_number: string }> {
  const [{ customer_number }] = await rest('GET', '/debtors?pagesize=1');
  return rest('POST', '/cases', { customer_number, description: 'Ny sag' });
}

test('a form becomes a customer and a case, which GraphQL has at once', async () => {
  const [last] = await rest('GET', '/debtors?sortby=-customer_number&page=1&pagesize=1');
  const customer_number = String(Number(last.customer_number) + 1);
  const address = { customer_address: 'Vej 1', customer_postalcode: '8000', customer_city: 'Århus' };
  const invoice = { invoice_address: 'Vej 1', invoice_postalcode: '8000', invoice_city: 'Århus' };
  await rest('POST', '/debtors', {
    ...{ customer_number, customer_name: 'Kunde', customer_email: 'k@x.dk', customer_telephone: '', cvr: '', ean: '' },
    ...address,
    ...invoice,
  });
  assert.equal((await rest('GET', '/debtors?customer_email=k@x.dk'))[0].customer_number, customer_number);
  const { case_number } = await rest('POST', '/cases', { customer_number, description: 'Utæt hane' });
  const { cases } = await ask(
    'query ($p: PaginationInput, $o: OrderByInput!) { cases(pagination: $p, orderBy: [$o]) { items { id caseNumber customer { name fullAddress } } } }',
    { p: { limit: 5 }, o: { field: 'createdAt', direction: 'DESC' } },
  );
  const found = cases.items.find(({ caseNumber }: { caseNumber: string }) => caseNumber === case_number);
  assert.deepEqual(found.customer, { name: 'Kunde', fullAddress: 'Vej 1, 8000 Århus' });
});

test('customers are synchronised page by page, eight pages at once, until a short one', async () => {
  const pages = await Promise.all(
    Array.from({ length: 8 }, (_, at) => rest('GET', `/debtors?sortby=-created_at&page=${at + 1}&pagesize=3`)),
  );
  const all = await rest('GET', '/debtors');
  const ids = new Set(pages.flat().map(({ id }: { id: number }) => id));
  assert.equal(ids.size, Math.min(24, all.length));
});

test('a case is closed by the text of a status', async () => {
  const { case_number, id } = await makeCase();
  const statuses = await rest('GET', '/case-statuses');
  const closed = statuses.find(({ text }: { text: string }) => text === 'Lukket');
  await rest('PUT', `/cases/${case_number}`, { work_done: 'Alt er gjort', status: closed.id });
  const { caseStatusHistory, caseById } = await ask(
    'query ($id: Int!) { caseStatusHistory(caseId: $id, orderBy: {field: "changedAt", direction: DESC}) { items { statusTo { text } changedAt user { fullName } } } caseById(id: $id) { status { text } workDone } }',
    { id },
  );
  assert.deepEqual(caseById, { status: { text: 'Lukket' }, workDone: 'Alt er gjort' });
  assert.equal(caseStatusHistory.items.length, 1);
  assert.equal(caseStatusHistory.items[0].statusTo.text, 'Lukket');
});

test('a delivery address is made, put on the case, and is where the work is', async () => {
  const { case_number, customer_number, id } = await makeCase();
  const customers =
    'query ($id: Int!) { caseById(id: $id) { workAddress { fullAddress } deliveryAddress { name } customer { fullAddress } } }';
  const before = (await ask(customers, { id })).caseById;
  assert.deepEqual([before.workAddress.fullAddress, before.deliveryAddress], [before.customer.fullAddress, null]);
  assert.ok((await rest('GET', '/delivery-addresses?pagesize=100')).length > 0);
  const made = await rest('POST', '/delivery-addresses', {
    customer_number,
    name: 'Lager',
    address: 'Kaj 2',
    postalcode: '8000',
    city: 'Århus',
  });
  await rest('PUT', `/cases/${case_number}`, { delivery_address: made.id });
  const { caseById } = await ask(
    'query ($id: Int!) { caseById(id: $id) { workAddress { fullAddress name address postalCode city } deliveryAddress { address postalCode city name } } }',
    { id },
  );
  assert.deepEqual(caseById.workAddress, {
    fullAddress: 'Kaj 2, 8000 Århus',
    name: 'Lager',
    address: 'Kaj 2',
    postalCode: '8000',
    city: 'Århus',
  });
  assert.equal(caseById.deliveryAddress.name, 'Lager');
});

test('a contact person is made on GraphQL and named by the case on REST', async () => {
  const { case_number, customer_number, id } = await makeCase();
  const { id: customerId } = await rest('GET', `/debtors/${customer_number}?include=contacts`);
  const { createContactPerson } = await ask(
    'mutation ($input: CreateContactPersonInput!) { createContactPerson(input: $input) { id name } }',
    { input: { name: 'Åse Bo', customerId, email: 'aase@x.dk', phoneNumber: '12345678' } },
  );
  await rest('PUT', `/cases/${case_number}`, { contact: String(createContactPerson.id) });
  const { caseById } = await ask(
    'query ($id: Int!) { caseById(id: $id) { contactPersons { name phoneNumber } contactPerson { id name phoneNumber email } } }',
    { id },
  );
  assert.deepEqual(caseById.contactPersons, [{ name: 'Åse Bo', phoneNumber: '12345678' }]);
  assert.equal(caseById.contactPerson.email, 'aase@x.dk');
});

test('hours with pauses are registered on GraphQL, seen on REST by their case, and undone', async () => {
  const { case_number, id } = await makeCase();
  const types = await rest('GET', '/employee-types');
  const [user] = await rest('GET', '/users');
  const { pauses } = await ask('{ pauses { items { id name minutes } } }');
  const { createHour } = await ask('mutation ($input: CreateHourInput!) { createHour(input: $input) { id } }', {
    input: {
      ...{ caseId: id, userId: user.id, hourTypeId: types[0].id, startTime: 1_980_000_000, stopTime: 1_980_007_200 },
      ...{ description: 'Gravet', pauses: [{ pauseTypeId: pauses.items[0].id, quantity: 1 }], additions: [] },
    },
  });
  const [seen] = await rest('GET', `/hours?new_case_number=${case_number}`);
  assert.deepEqual(
    [seen.id, seen.new_case_number, seen.stop_time - seen.start_time],
    [createHour.id, case_number, 7200],
  );
  assert.equal((await ask(`mutation { deleteHour(id: ${createHour.id}) }`)).deleteHour, createHour.id);
  assert.deepEqual(await rest('GET', `/hours?new_case_number=${case_number}`), []);
});

test('a photo is uploaded as base64, counted, listed, read back, and deleted', async () => {
  const { id } = await makeCase();
  const count = async (): Promise<number> =>
    (
      await ask(
        'query ($id: Int!) { documentationFileCount(type: CASE, refId: $id) { fileCount } caseById(id: $id) { documentCount } }',
        { id },
      )
    ).documentationFileCount.fileCount;
  const before = await count();
  const files = (await keysOf(service.files)).length;
  const bytes = Buffer.from('ffd8ffe000104a464946', 'hex');
  const upload =
    'mutation ($type: DocumentationType, $provider: DocumentationProvider, $input: UploadDocumentationFileInput!) { uploadDocumentationFile(type: $type, provider: $provider, input: $input) { id } }';
  const input = {
    typeId: String(id),
    base64: { filename: 'før.jpg', content: bytes.toString('base64') },
    description: 'Før',
  };
  const { uploadDocumentationFile } = await ask(upload, { type: 'CASE', provider: 'INTERNAL', input });
  assert.equal(await count(), before + 1);
  const { caseDocuments } = await ask(
    'query ($id: Int) { caseDocuments(caseId: $id, pagination: {limit: 10}) { items { id filename description file } } }',
    { id },
  );
  assert.deepEqual(
    caseDocuments.items.map(({ id: each, filename, description }: Record<string, unknown>) => [
      each,
      filename,
      description,
    ]),
    [[uploadDocumentationFile.id, 'før.jpg', 'Før']],
  );
  assert.equal((await keysOf(service.files)).length, files + 1);
  for (const [change, name] of [
    [{ typeId: '99999999' }, 'typeId'],
    [{ typeId: 'x' }, 'typeId'],
    [{ base64: { filename: 'x', content: 'no base64!' } }, 'base64'],
    [{ base64: { filename: 'x\0', content: '' } }, 'base64.filename'],
  ] as const) {
    const { json } = await service.a.graphql(upload, { input: { ...input, ...change } });
    assert.deepEqual(
      Object.keys(json.errors[0].validation ?? {}),
      name === 'base64.filename' ? ['base64.filename', 'base64.content'] : [name],
      JSON.stringify(json),
    );
  }
  assert.equal((await keysOf(service.files)).length, files + 1, 'nothing is left of what was refused');
  assert.equal(
    (await ask(`mutation { deleteDocumentationFile(id: ${uploadDocumentationFile.id}) }`)).deleteDocumentationFile,
    uploadDocumentationFile.id,
  );
  assert.deepEqual([await count(), (await keysOf(service.files)).length], [before, files]);
});

test('an overdue invoice leaves the list of reminders when it is paid', async () => {
  const now = Math.floor(Date.now() / 1000);
  const overdue = `/debtor-invoices?type=1&payment_date-min=1&payment_date-max=${now}&status=1|2`;
  const [invoice] = await rest('GET', overdue);
  assert.ok(invoice, 'the demo has an overdue invoice');
  const unpaid = await ask(
    'query ($n: Int!) { salesInvoiceByInvoiceNumber(invoiceNumber: $n) { id isPaid amount totalAmount date currency { code } case { caseNumber } customer { name } } }',
    { n: invoice.invoice_number },
  );
  assert.equal(unpaid.salesInvoiceByInvoiceNumber.isPaid, false);
  assert.equal(unpaid.salesInvoiceByInvoiceNumber.totalAmount, Math.round(invoice.amount_vat * 100));
  assert.equal(unpaid.salesInvoiceByInvoiceNumber.currency.code, 'DKK');
  await rest('PUT', `/debtor-invoices/${invoice.invoice_number}/pay`, {
    payed_date: now,
    payed_amount: invoice.amount_vat,
  });
  assert.ok(!(await rest('GET', overdue)).some(({ id }: { id: number }) => id === invoice.id));
  const { salesInvoices } = await ask(
    'query ($p: Int!) { salesInvoices(filters: {isPaid: true, dueDate: {to: $p}}, pagination: {limit: 500}) { items { id isPaid } } }',
    { p: now },
  );
  assert.ok(salesInvoices.items.some(({ id }: { id: number }) => id === invoice.id));
  assert.ok(salesInvoices.items.every(({ isPaid }: { isPaid: boolean }) => isPaid));
});

test('payroll takes approved hours by type; a dashboard pulls what changed since', async () => {
  const approved = await rest('GET', '/hours?approval_status=1&include=type');
  assert.ok(
    approved.length > 0 && approved.every((hour: { type: { salary_handle: string } }) => hour.type.salary_handle),
  );
  const [newest] = await rest('GET', '/cases?sortby=-updated_at&pagesize=1');
  const since = await rest('GET', `/cases?updated_at-min=${newest.updated_at}`);
  assert.ok(since.some(({ id }: { id: number }) => id === newest.id));
  for (const path of ['/debtor-invoices', '/hours', '/case-materials'])
    assert.ok((await rest('GET', `${path}?updated_at-min=1`)).length > 0);
});

test('a planning board shows users and what they do in a window', async () => {
  const { users } = await ask(
    '{ users { items { id fullName active email initials role workHours employeeType { name } } } }',
  );
  assert.ok(users.items.length > 1);
  await ask(
    'mutation ($id: Int!) { updateUser(id: $id, input: {role: "Svend", workHours: 37.5, firstName: "Bo"}) { id } }',
    { id: users.items[1].id },
  );
  const changed = (
    await ask('query ($id: Int!) { userById(id: $id) { role workHours fullName } }', { id: users.items[1].id })
  ).userById;
  assert.deepEqual([changed.role, changed.workHours, changed.fullName.startsWith('Bo')], ['Svend', 37.5, true]);
  const now = Math.floor(Date.now() / 1000);
  const { events } = await ask(
    'query ($b: CalendarBetweenInput) { events(between: $b) { identifier type startTime user { id fullName } hourType { name } case { caseNumber projectName customer { name } status { text } } } }',
    { b: { field: 'startTime', from: now - 30 * 86_400, to: now + 30 * 86_400 } },
  );
  assert.ok(events.length > 0);
  assert.ok(
    events.every(
      ({ startTime }: { startTime: number }) => startTime >= now - 30 * 86_400 && startTime < now + 30 * 86_400,
    ),
  );
  assert.equal(new Set(events.map(({ identifier }: { identifier: string }) => identifier)).size, events.length);
});

test('an inventory service reads creditors, their invoices, goods, terms and materials whole', async () => {
  for (const path of ['/creditors', '/creditor-invoices', '/internal-goods', '/payment-terms', '/case-materials'])
    assert.ok((await rest('GET', path)).length > 0, path);
});
