// The literal list of the REST document's 93 addresses, plus GET /: none is silently missing.
import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { type Service, startService } from './support/service.ts';

const document = `
GET /debtors
GET /debtors/{customer_number}
POST /debtors
PUT /debtors/{customer_number}
PUT /debtors/{customer_number}/contacts
PUT /debtors/{customer_number}/delivery-addresses
GET /debtor-invoices
GET /debtor-invoices/{invoice_number}
PUT /debtor-invoices/{invoice_number}/pay
GET /debtor-invoices/{invoice_number}.pdf
GET /creditors
GET /creditors/{id}
POST /creditors
PUT /creditors/{id}
GET /creditor-invoices
GET /creditor-invoices/{id}
GET /creditor-invoices/{id}.pdf
GET /gps
POST /gps
GET /internal-goods
POST /internal-goods
PUT /internal-goods/{id}
GET /payment-terms
GET /payment-terms/{id}
POST /payment-terms
PUT /payment-terms/{id}
GET /debtor-categories
GET /debtor-categories/{id}
POST /debtor-categories
DELETE /debtor-categories
GET /account-plan
GET /account-plan/{nr}
POST /account-plan
PUT /account-plan/{nr}
GET /vat-types
GET /vat-types/{id}
POST /vat-types
PUT /vat-types/{id}
GET /departments
GET /departments/{id}
POST /departments
PUT /departments/{id}
GET /cases
GET /cases/{id}
GET /cases/{id}/employees
POST /cases
PUT /cases/{id}
GET /case-statuses
GET /case-statuses/{id}
GET /case-types
GET /case-types/{id}
GET /case-status-history
GET /case-materials
GET /case-materials/{id}
POST /case-materials
PUT /case-materials/{id}
GET /case-documentation
GET /case-documentation/{id}
GET /case-documentation/{id}/file
POST /case-documentation
PUT /case-documentation/{id}
GET /hours
GET /hours/{id}
POST /hours
PUT /hours/{id}
DELETE /hours/{id}
GET /employee-types
GET /employee-types/{id}
POST /employee-types
PUT /employee-types/{id}
GET /calendar
GET /users
GET /users/{id}
GET /incoming-cases
GET /incoming-cases/{id}
GET /cases/{case_number}/invoice-draft
PUT /cases/{case_number}/invoice-draft
POST /cases/{case_number}/invoice-draft/create-invoice
GET /invoice-draft-lines/{id}
POST /invoice-draft-lines
PUT /invoice-draft-lines/{id}
GET /currencies
GET /currencies/{id}
POST /currencies
DELETE /currencies/{id}
GET /delivery-addresses
GET /delivery-addresses/{id}
POST /delivery-addresses
PUT /delivery-addresses/{id}
GET /planned-time
GET /planned-time/{id}
POST /planned-time
PUT /planned-time/{id}
`
  .trim()
  .split('\n');

/** What an address answers to an empty object. */
const usual: Readonly<Record<string, readonly number[]>> = { GET: [200], POST: [400], PUT: [200], DELETE: [204] };
const expected: Readonly<Record<string, readonly number[]>> = {
  // No field is required.
  'POST /employee-types': [201],
  'POST /planned-time': [201],
  'POST /cases/{case_number}/invoice-draft/create-invoice': [201],
  // A payment has a date and an amount.
  'PUT /debtor-invoices/{invoice_number}/pay': [400],
  // Without an identifier it deletes nothing.
  'DELETE /debtor-categories': [400],
};
const bodies: Readonly<Record<string, unknown>> = {
  '/debtors/{customer_number}/contacts': [],
  '/debtors/{customer_number}/delivery-addresses': [],
};

let service: Service;
before(async () => {
  service = await startService();
});
after(() => service.stop());

test('the list is the document: 93 addresses', () => {
  assert.equal(document.length, 93);
  assert.equal(new Set(document).size, 93);
});

test('GET / tells who is asking', async () => {
  const { status, json } = await service.a.rest('GET', '/');
  assert.equal(status, 200);
  assert.deepEqual(Object.keys(json), ['api_key', 'customer', 'service', 'rate_limit']);
  assert.equal(json.customer.name, 'Tenant A');
});

for (const address of document) {
  const [method = '', template = ''] = address.split(' ');
  test(address, async () => {
    const path = await fill(template);
    const body = method === 'GET' || method === 'DELETE' ? undefined : (bodies[template] ?? {});
    const { status, json, text } = await service.a.rest(method, path, body);
    assert.ok((expected[address] ?? usual[method]!).includes(status), `${status} ${text}`);
    if (method === 'GET' && status === 200 && !/\/file$|\.pdf$/.test(template)) {
      assert.equal(Array.isArray(json), !template.includes('{') || template.endsWith('/employees'));
    }
  });
}

/** Puts the key of an existing record into the path. */
async function fill(template: string): Promise<string> {
  const parameter = /\{(\w+)\}/.exec(template);
  if (!parameter) return template;
  const resource = template.split('/')[1]!;
  const list =
    resource === 'invoice-draft-lines' ? await draftLines() : (await service.a.rest('GET', `/${resource}`)).json;
  const names = {
    debtors: 'customer_number',
    'debtor-invoices': 'invoice_number',
    creditors: 'ID',
    'account-plan': 'nr',
    cases: 'case_number',
  };
  const key = list.at(-1)[(names as Record<string, string>)[resource] ?? 'id'];
  return template.replace(parameter[0], encodeURIComponent(key));
}

async function draftLines(): Promise<{ id: string }[]> {
  const [found] = (await service.a.rest('GET', '/cases?pagesize=1')).json;
  return [
    (
      await service.a.rest('POST', '/invoice-draft-lines', {
        case_number: found.case_number,
        quantity: 1,
        sales_price: 1,
      })
    ).json,
  ];
}

test('the OpenAPI document describes every address', async () => {
  const { paths } = JSON.parse(await (await fetch(`${service.base}/openapi.json`)).text());
  const plain = (path: string): string => path.replaceAll(/\{\w+\}/g, '{}');
  const described = new Set(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods as object).map(method => `${method.toUpperCase()} ${plain(path)}`),
    ),
  );
  assert.deepEqual(
    document.filter(address => !described.has(plain(address))),
    [],
  );
});
