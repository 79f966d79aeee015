// How GraphQL answers: one statement a root field, the documented shapes, lookups, mutations, introspection behind a token.
import assert from 'node:assert/strict';
import test, { after, before, mock } from 'node:test';
import { buildClientSchema, getIntrospectionQuery, isNonNullType } from 'graphql';
import { Database } from '../src/database/database.ts';
import { registry } from '../src/resources/index.ts';
import { isPaged } from './support/samples.ts';
import { basic, type Service, send, startService } from './support/service.ts';

let service: Service;
before(async () => {
  service = await startService();
});
after(() => service.stop());

test('every root field is one statement, however deep it is nested', async t => {
  await service.a.graphql('{ __typename }');
  const fetches = mock.method(Database.prototype, 'fetch');
  t.after(() => fetches.mock.restore());
  const nested = `items { caseNumber customer { name cases { caseNumber materials { description } status { text } } } materials { quantity createdBy { fullName } } }`;
  const { json, text } = await service.a.graphql(
    `{ a: cases { ${nested} nextCursor totalCount } b: caseByCaseNumber(caseNumber: "1") { id } c: hours { items { case { customer { contacts { name } } } } } }`,
  );
  assert.equal(json.errors, undefined, text);
  const reads = fetches.mock.calls.filter(
    call => !/key_holder|key_used|tenants_behind|webhooks_due/.test(call.arguments[0].text),
  );
  assert.equal(reads.length, 3);
});

test('what belongs to a record is shown as it is selected', async () => {
  let seen = 0;
  for (const resource of registry.values()) {
    if (!resource.verbs.graphql.has('list') || !isPaged(resource)) continue;
    for (const [name, { target }] of resource.relations.graphql) {
      const { json, text } = await service.a.graphql(
        `{ ${resource.plural} { items { x: ${name} { y: __typename } } } }`,
      );
      for (const { x } of json.data?.[resource.plural].items ?? assert.fail(text))
        for (const record of [x ?? []].flat()) {
          assert.deepEqual(record, { y: target.type }, `${resource.plural}.${name}`);
          seen += 1;
        }
    }
  }
  assert.ok(seen > 500, `only ${seen} seen`);
});

test('both surfaces tell the same of every record', async () => {
  for (const resource of registry.values()) {
    if (!resource.verbs.rest.has('list') || !isPaged(resource)) continue;
    const { json: rest } = await service.a.rest(
      'GET',
      `/${resource.name}?sortby=${resource.identity.faces.rest!.name}&pagesize=50`,
    );
    const { json, text } = await service.a.graphql(
      `{ it: ${resource.plural}(pagination: {limit: 50}) { items { ${[...resource.faces.graphql.keys()].join(' ')} } } }`,
    );
    assert.equal(json.errors, undefined, text);
    assert.equal(json.data.it.items.length, rest.length, resource.name);
    for (const [at, record] of json.data.it.items.entries()) {
      for (const { faces, reference, declaration } of resource.fields.values()) {
        if (!faces.rest || !faces.graphql || (reference && reference.by !== 'id')) continue;
        const [shown, told] = [rest[at][faces.rest.name], record[faces.graphql.name]];
        const expected =
          shown === null
            ? null
            : declaration.kind.name === 'flag'
              ? shown === 1
              : declaration.kind.name === 'amount'
                ? Math.round(shown * 100)
                : declaration.kind.graphql === 'String'
                  ? String(shown)
                  : shown;
        assert.deepEqual(told, expected, `${resource.name}.${faces.graphql.name}`);
      }
    }
  }
});

test('a lookup by id that finds nothing is a validation error; by number it is null', async () => {
  const { json, status } = await service.a.graphql(
    '{ caseById(id: 99999999) { id } caseByCaseNumber(caseNumber: "none") { id } }',
  );
  assert.equal(status, 200);
  assert.deepEqual(json.data, { caseById: null, caseByCaseNumber: null });
  const [error] = json.errors;
  assert.equal(json.errors.length, 1);
  assert.equal(error.message, 'validation');
  assert.equal(error.type, 'ValidationError');
  assert.deepEqual(error.path, ['caseById']);
  assert.deepEqual(error.locations, [{ line: 1, column: 3 }]);
  assert.deepEqual(Object.keys(error.validation), ['id']);
  assert.deepEqual(error.extensions, { type: 'ValidationError', validation: error.validation });
});

test('create, update and delete give the record back, and the other surface knows it at once', async () => {
  const made = await service.a.graphql(
    'mutation { createCustomer(input: {name: "Ørsted & Søn"}) { id name customerNumber address } }',
  );
  const { id, customerNumber, address } = made.json.data.createCustomer;
  assert.equal(address, '', 'what REST requires is empty text');
  assert.equal((await service.a.rest('GET', `/debtors/${customerNumber}`)).json.customer_name, 'Ørsted & Søn');
  const changed = await service.a.graphql(
    'mutation ($id: Int!) { updateCustomer(id: $id, input: {email: "a@b.dk"}) { email name } }',
    { id },
  );
  assert.deepEqual(changed.json.data.updateCustomer, { email: 'a@b.dk', name: 'Ørsted & Søn' });
  const deleted = await service.a.graphql('mutation ($id: Int) { deleteCustomer(id: $id) }', { id });
  assert.equal(deleted.json.data.deleteCustomer, id);
  assert.equal((await service.a.rest('GET', `/debtors/${customerNumber}`)).status, 404);
});

test('a record that others refer to cannot be deleted, and the refusal names them', async () => {
  const { json } = await service.a.graphql('{ cases(pagination: {limit: 1}) { items { customerId } } }');
  const { customerId } = json.data.cases.items[0];
  const refused = await service.a.graphql('mutation ($id: Int) { deleteCustomer(id: $id) }', { id: customerId });
  assert.match(refused.json.errors[0].validation.id[0], /used by .*cases/);
});

test('mutations of one request run in order, each on its own', async () => {
  const { json } = await service.a.graphql(`mutation {
    first: createDepartment(input: {name: "M", number: "m-1"}) { number }
    again: createDepartment(input: {name: "M", number: "m-1"}) { number }
    last: createDepartment(input: {name: "M", number: "m-2"}) { number }
  }`);
  assert.deepEqual(json.data, { first: { number: 'm-1' }, again: null, last: { number: 'm-2' } });
  assert.deepEqual(json.errors[0].path, ['again']);
});

test('fragments, aliases, directives and variables work together', async () => {
  const { json } = await service.a.graphql(
    `query ($with: Boolean!, $n: Int) { page: cases(pagination: {limit: $n}) { ...P __typename } }
     fragment P on CasePagination { rows: items { ...C customer @include(if: $with) { name } } }
     fragment C on Case { number: caseNumber __typename }`,
    { with: false, n: 1 },
  );
  assert.deepEqual(json.data, { page: { rows: [{ number: '1', __typename: 'Case' }], __typename: 'CasePagination' } });
});

test('a field that is asked for in several places has what each of them asks for', async () => {
  const { json, text } = await service.a.graphql(
    `{ a: cases(pagination: {limit: 1}) { ...P } b: cases(pagination: {limit: 1}) { ...P items { caseNumber } } }
     fragment P on CasePagination { items { id } }`,
  );
  const [{ id, caseNumber }] = json.data?.b.items ?? assert.fail(text);
  assert.ok(caseNumber);
  assert.deepEqual(json.data.a.items, [{ id }]);
  const query =
    'query ($x: Boolean!) { cases(pagination: {limit: 1}) { items { id } } cases(pagination: {limit: 1}) @include(if: $x) { items { caseNumber } } }';
  for (const [x, item] of [
    [false, { id }],
    [true, { id, caseNumber }],
    [false, { id }],
  ] as const)
    assert.deepEqual((await service.a.graphql(query, { x })).json.data.cases.items, [item]);
});

test('nested lists take a limit, an order and a condition', async () => {
  const { json, text } = await service.a.graphql(
    `{ caseByCaseNumber(caseNumber: "1") {
         all: materials { id } two: materials(limit: 2, orderBy: {field: "id", direction: DESC}) { id } none: materials(where: {id: {lt: 0}}) { id } } }`,
  );
  const { all, two, none } = json.data?.caseByCaseNumber ?? assert.fail(text);
  assert.deepEqual(two, all.slice(-2).reverse());
  assert.deepEqual(none, []);
});

test('introspection needs a token and describes the schema', async () => {
  const query = getIntrospectionQuery();
  const { json } = await service.a.graphql(query);
  const schema = buildClientSchema(json.data);
  assert.ok(schema.getQueryType()!.getFields().cases);
  for (const type of [schema.getQueryType()!, schema.getMutationType()!])
    for (const { name, type: result } of Object.values(type.getFields()))
      assert.ok(!isNonNullType(result), `${name} is null where it is refused`);
  const refused = await send(`${service.base}/graphql`, 'POST', { query }, { 'content-type': 'application/json' });
  assert.equal(refused.status, 401);
  assert.equal(refused.json.data, null);
  assert.equal(refused.json.errors[0].message, 'Unauthenticated.');
  assert.equal(refused.json.errors[0].type, 'AuthenticationException');
});

test('the alias address, and the newer media type for clients that ask only for it', async () => {
  const headers = { authorization: `Bearer ${service.a.key}`, 'content-type': 'application/json' };
  assert.equal(
    (await send(`${service.base}/api/graphql`, 'POST', { query: '{ __typename }' }, headers)).json.data.__typename,
    'Query',
  );
  const accept = 'application/graphql-response+json';
  const strict = await send(`${service.base}/graphql`, 'POST', { query: '{ nothing }' }, { ...headers, accept });
  assert.equal(strict.status, 400);
  assert.match(strict.headers.get('content-type')!, /^application\/graphql-response\+json/);
  const usual = await send(
    `${service.base}/graphql`,
    'POST',
    { query: '{ nothing }' },
    { ...headers, accept: `${accept}, application/json` },
  );
  assert.equal(usual.status, 200);
  assert.equal(usual.headers.get('content-type'), 'application/json; charset=utf-8');
});

test('every answer of both surfaces carries the count headers, also errors', async () => {
  const answers = [
    await service.a.rest('GET', '/users'),
    await service.a.rest('GET', '/nothing'),
    await service.a.rest('POST', '/users', {}),
    await service.a.rest('POST', '/departments', '{'),
    await service.a.graphql('{ nothing }'),
    await send(`${service.base}/users`, 'GET', undefined, {}),
    await send(`${service.base}/graphql`, 'POST', '{', {
      'content-type': 'application/json',
      authorization: `Bearer ${service.a.key}`,
    }),
    await send(`${service.base}/graphql`, 'GET', undefined, { authorization: basic(service.a.key) }),
  ];
  for (const { headers, status, text } of answers) {
    assert.ok(headers.get('x-ratelimit-limit') && headers.get('x-ratelimit-remaining'), `${status} ${text}`);
  }
});

test('a page by its number has cursors too, that lead to its neighbours', async () => {
  const get = async (
    pagination: string,
  ): Promise<{ items: { id: number }[]; nextCursor: string; previousCursor: string }> =>
    (await service.a.graphql(`{ cases(pagination: ${pagination}) { items { id } nextCursor previousCursor } }`)).json
      .data.cases;
  const [one, two, three] = [
    await get('{limit: 2, page: 1}'),
    await get('{limit: 2, page: 2}'),
    await get('{limit: 2, page: 3}'),
  ];
  assert.equal(one.previousCursor, null);
  assert.deepEqual((await get(`{limit: 2, cursor: "${two.nextCursor}"}`)).items, three.items);
  assert.deepEqual((await get(`{limit: 2, cursor: "${two.previousCursor}"}`)).items, one.items);
});
