// What is billed stays as it was billed; what lasts ends after it begins; what is referred to stays, and says by whom.
import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { registry } from '../src/resources/index.ts';
import { type Service, startService } from './support/service.ts';

let service: Service;
let customer: string;
before(async () => {
  service = await startService({ cases: 3 });
  customer = (await service.a.rest('GET', '/debtors?pagesize=1')).json[0].customer_number;
});
after(() => service.stop());

type Json = Record<string, unknown>;

const post = async (path: string, body: Json): Promise<Json> => {
  const { status, json, text } = await service.a.rest('POST', path, body);
  assert.equal(status, 201, text);
  return json;
};
const freshCase = () => post('/cases', { customer_number: customer });

/** From 7,200 to 10,800, of an employee who has no other hours. */
async function freshHour(caseId: unknown): Promise<Json> {
  const { json } = await service.a.graphql('mutation { createUser(input: {firstName: "Ny"}) { id } }');
  const [type] = (await service.a.rest('GET', '/employee-types')).json;
  const worked = { start_time: 7_200, stop_time: 10_800, hour_type: type.id };
  return post('/hours', { ...worked, emp_id: json.data.createUser.id, case_id: caseId });
}

const putOnDraft = (caseId: unknown) =>
  service.a.graphql('mutation ($id: Int!) { addToInvoiceDraft(caseId: $id) { id } }', { id: caseId });

test('hours and materials that are billed, or on a draft, keep what was billed of them', async () => {
  const owner = await freshCase();
  const other = await freshCase();
  const types = (await service.a.rest('GET', '/employee-types')).json;
  const hour = await freshHour(owner.id);
  const material = await post('/case-materials', {
    case_number: owner.case_number,
    quantity: 2,
    sales_price: 500,
    product_text: 'Rør',
  });
  const records: [string, Json, Json, Json][] = [
    [
      'hours',
      hour,
      { case_id: other.id, start_time: 0, stop_time: 20_000, hour_type: types[1].id },
      { remark: 'Ny', approval_status: 1, exported: 1, costprice: 7 },
    ],
    [
      'case-materials',
      material,
      {
        case_number: other.case_number,
        quantity: 3,
        sales_price: 501,
        discount: 10,
        product_text: 'x',
        product_number: '9',
      },
      { cost_price: 9, list_price: 8, supplier: 'Ny', ean: '1' },
    ],
  ];
  const assertFrozen = async (reason: RegExp): Promise<void> => {
    for (const [name, { id }, frozen, free] of records) {
      const path = `/${name}/${id}`;
      const before = (await service.a.rest('GET', path)).json;
      for (const [field, value] of Object.entries(frozen)) {
        const { status, json } = await service.a.rest('PUT', path, { ...free, [field]: value });
        assert.equal(status, 400, `${name}.${field}`);
        assert.deepEqual(Object.keys(json.errors), [field]);
        assert.match(json.errors[field][0], reason);
      }
      assert.deepEqual(
        Object.keys((await service.a.rest('PUT', path, frozen)).json.errors).sort(),
        Object.keys(frozen).sort(),
      );
      assert.deepEqual((await service.a.rest('GET', path)).json, before);
      assert.equal((await service.a.rest('PUT', path, before)).status, 200, 'as it was read');
      assert.equal((await service.a.rest('PUT', path, free)).status, 200, 'what was not billed');
    }
  };
  await putOnDraft(owner.id);
  await assertFrozen(/^The \w+ may not change: the record stands on the invoice draft of its case\.$/);
  assert.match((await service.a.rest('DELETE', `/hours/${hour.id}`)).json.errors.id[0], /on the invoice draft/);
  const { json: invoice } = await service.a.rest(
    'POST',
    `/cases/${owner.case_number}/invoice-draft/create-invoice`,
    {},
  );
  await assertFrozen(new RegExp(`is billed on invoice ${invoice.invoice_number}\\.$`));
  const { json } = await service.a.graphql(
    'mutation ($id: Int!) { updateHour(id: $id, input: {stopTime: 99999}) { id } }',
    { id: hour.id },
  );
  assert.match(json.errors[0].validation.stopTime[0], /is billed on invoice/);
  const [pause] = await service.sql('select id from pauses where tenant_id = $1 limit 1', [service.a.id]);
  const paused = await service.a.graphql(
    'mutation ($id: Int!, $pause: Int!) { updateHour(id: $id, input: {pauses: [{pauseTypeId: $pause, quantity: 1}]}) { id } }',
    { id: hour.id, pause: Number(pause![0]) },
  );
  assert.match(paused.json.errors[0].validation.pauses[0], /is billed on invoice/);
});

test('a line that leaves the draft frees its source to change', async () => {
  const owner = await freshCase();
  const hour = await freshHour(owner.id);
  await putOnDraft(owner.id);
  const [line] = await service.sql('select id from invoice_draft_lines where hour_id = $1', [hour.id]);
  await service.a.graphql('mutation ($id: Int) { deleteInvoiceDraftLine(id: $id) }', { id: Number(line![0]) });
  assert.equal((await service.a.rest('PUT', `/hours/${hour.id}`, { stop_time: 14_400 })).status, 200);
});

test('hours and plans end after they begin; every other failure is told along', async () => {
  const hour = await freshHour(null);
  const plan = await post('/planned-time', { time_start: 100, time_end: 200 });
  for (const [path, body, names] of [
    [`/hours/${hour.id}`, { stop_time: 7_199 }, ['stop_time']],
    [`/hours/${hour.id}`, { start_time: 10_801 }, ['stop_time']],
    [`/hours/${hour.id}`, { stop_time: 1, emp_id: 99_999_999, remark: 'a\0b' }, ['emp_id', 'remark', 'stop_time']],
    [`/planned-time/${plan.id}`, { time_end: 99 }, ['time_end']],
    [`/planned-time/${plan.id}`, { time_start: 201, tech: 99_999_999 }, ['tech', 'time_end']],
  ] as const) {
    const { status, json } = await service.a.rest('PUT', path, body);
    assert.equal(status, 400, path);
    assert.deepEqual(Object.keys(json.errors).sort(), names);
  }
  const made = await service.a.rest('POST', '/hours', { start_time: 2, stop_time: 1, hour_type: 'x' });
  assert.deepEqual(Object.keys(made.json.errors).sort(), ['emp_id', 'hour_type', 'stop_time']);
  const planned = await service.a.rest('POST', '/planned-time', { time_start: 2, time_end: 1, tech: 'x' });
  assert.deepEqual(Object.keys(planned.json.errors).sort(), ['tech', 'time_end']);
  for (const body of [{ time_start: null }, { time_start: 5, time_end: 5 }, { time_start: 300, time_end: 400 }])
    assert.equal((await service.a.rest('PUT', `/planned-time/${plan.id}`, body)).status, 200);
});

test('what is named in a text, or by an API key, is not deleted, and says by whom it is named', async () => {
  const remove = async (type: string, id: unknown) => {
    const literal = type === 'Creditor' ? 'String' : 'Int';
    const { json } = await service.a.graphql(`mutation ($id: ${literal}) { it: delete${type}(id: $id) }`, {
      id: literal === 'String' ? String(id) : id,
    });
    return json.errors?.[0].validation?.id[0] ?? json.errors ?? 'gone';
  };
  const creditor = await post('/creditors', { ID: '987654', Name: 'Leverandør' });
  await service.a.graphql('mutation { createCreditorInvoice(input: {creditorNumber: "987654"}) { id } }');
  assert.match(await remove('Creditor', creditor.id), /used by creditor-invoices and/);

  const contacts = (await service.a.rest('PUT', `/debtors/${customer}/contacts`, [{ name: 'Åse' }])).json;
  const contact = contacts.at(-1).id;
  const owner = await post('/cases', { customer_number: customer, contact });
  const contactType = registry.get('contacts')!.type;
  assert.match(await remove(contactType, contact), /used by cases and/);
  await service.a.rest('PUT', `/cases/${owner.case_number}`, { contact: '' });
  assert.equal(await remove(contactType, contact), 'gone');

  const user = (await service.a.graphql('mutation { createUser(input: {firstName: "Bo"}) { id } }')).json.data
    .createUser.id;
  await service.a.rest('PUT', `/cases/${owner.case_number}`, { additional_technicians: `1, ${user},2` });
  assert.match(await remove('User', user), /used by cases and/);
  await service.a.rest('PUT', `/cases/${owner.case_number}`, { additional_technicians: `1${user}` });
  await service.sql("update api_keys set user_id = $1 where tenant_id = $2 and name = 'reader'", [user, service.a.id]);
  assert.match(await remove('User', user), /used by api-keys and/);
  await service.sql("update api_keys set user_id = null where tenant_id = $1 and name = 'reader'", [service.a.id]);
  assert.equal(await remove('User', user), 'gone');

  const [own] = (await service.a.rest('GET', '/currencies?code=DKK')).json;
  assert.equal((await service.a.rest('DELETE', `/currencies/${own.id}`)).status, 400);
  assert.match(await remove('Currency', own.id), /company/);
  const other = await post('/currencies', { code: 'ISK' });
  await service.a.graphql('mutation { createCreditorInvoice(input: {currencyCode: "ISK"}) { id } }');
  assert.match(await remove('Currency', other.id), /used by creditor-invoices and/);
  const free = await post('/currencies', { code: 'XPF' });
  assert.equal((await service.a.rest('DELETE', `/currencies/${free.id}`)).status, 204);
});

test('what stands against an invoice is told of what it is wrong with', async () => {
  const debtor = (await service.a.rest('GET', `/debtors/${customer}`)).json;
  await post('/debtors', { ...debtor, customer_number: '424242', is_blocked: 1 });
  const owner = await post('/cases', { customer_number: '424242' });
  const { status, json } = await service.a.rest('POST', `/cases/${owner.case_number}/invoice-draft/create-invoice`, {});
  assert.equal(status, 400);
  assert.deepEqual(json.errors, { lines: ['The draft has no lines.'], customer: ['The customer is blocked.'] });
});

test('a flag is never null, on either surface', async () => {
  const debtor = (await service.a.rest('PUT', `/debtors/${customer}`, { is_blocked: 1 })).json;
  assert.equal(debtor.is_blocked, 1);
  for (const value of [null, ''])
    assert.equal((await service.a.rest('PUT', `/debtors/${customer}`, { is_blocked: value })).json.is_blocked, 1);
  await service.a.rest('PUT', `/debtors/${customer}`, { is_blocked: 0 });
  const made = await post('/debtors', { ...debtor, customer_number: '434343', is_blocked: null });
  assert.equal(made.is_blocked, 0);
  const creditor = await post('/creditors', { ID: '434343', Name: 'x', IsAccessible: null });
  assert.equal(creditor.IsAccessible, 1);
  for (const { table, fields, declaration } of registry.values()) {
    for (const { column, declaration: field } of fields.values()) {
      if (field.kind.name !== 'flag' || !column || declaration.view) continue;
      const [row] = await service.sql(`select count(*) from ${table} where ${column} is null`);
      assert.equal(row![0], '0', `${table}.${column}`);
    }
  }
});
