// No GraphQL request gives a 5xx or an error of ours: what is too much, malformed or forged is told in the documented way.
import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { assertGraphqlError, assertRefusal } from './support/refusal.ts';
import { type Answer, type Service, send, startService } from './support/service.ts';

let service: Service;
before(async () => {
  service = await startService({ cases: 6 });
});
after(async () => {
  assert.equal(({} as { polluted?: unknown }).polluted, undefined, 'a prototype was polluted');
  assert.equal(
    (await service.a.graphql('{ departments { totalCount } }')).json.errors,
    undefined,
    'the service still answers',
  );
  await service.stop();
});

/** Sends a body as it is. */
function post(body: string | Uint8Array, type = 'application/json', path = '/graphql'): Promise<Answer> {
  const headers = { authorization: `Bearer ${service.a.key}`, ...(type && { 'content-type': type }) };
  return send(service.base + path, 'POST', typeof body === 'string' ? Buffer.from(body) : body, headers);
}

test('a body that is no GraphQL request is 400', async () => {
  const bodies: (string | Uint8Array)[] = [
    ...[
      '',
      ' ',
      '{',
      'null',
      '1',
      '"{ __typename }"',
      '[]',
      '[{"query":"{ __typename }"}]',
      '{}',
      '{"query":null}',
      '{"query":1}',
      '{"query":["{ __typename }"]}',
    ],
    ...[
      '{"query":"{ __typename }","variables":[1]}',
      '{"query":"{ __typename }","variables":"x"}',
      '{"query":"{ __typename }","variables":1}',
    ],
    ...[
      '{"query":"{ __typename }","operationName":5}',
      '{"query":"{ __typename }","operationName":{}}',
      '{"query":"{ __typename }","extensions":[]}',
    ],
    ...[
      '\ufeff{"query":"{ __typename }"}',
      `[${'{"query":"{ __typename }"},'.repeat(999)}{}]`,
      '{"mutation":"x"}',
      '['.repeat(300_000),
    ],
    Buffer.from('{"query":"{ __typename \xff}"}', 'latin1'),
  ];
  for (const body of bodies) {
    for (const path of ['/graphql', '/api/graphql']) {
      const answer = await post(body, 'application/json', path);
      assertRefusal(answer, 400, String(body.slice(0, 60)));
      assert.equal(answer.json.data, null);
      assert.equal(answer.json.errors[0].type, 'GraphQLError');
    }
  }
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/graphql',
    'application/jsonx',
    '',
  ])
    assertRefusal(await post('{"query":"{ __typename }"}', type), 415, type);
});

test('who sends too much hears so, however fast it is refused', async () => {
  for (const size of [8_500_000, 12_000_000, 20_000_000]) {
    for (let round = 0; round < 4; round++) {
      const { status } = await fetch(`${service.base}/graphql`, {
        method: 'POST',
        headers: { authorization: `Bearer ${service.a.key}`, 'content-type': 'application/json' },
        body: Buffer.alloc(size, ' '),
      });
      assert.equal(status, 413);
    }
  }
});

test('documents that do not parse or name what is not there are told so in 200', async () => {
  const documents = [
    ...[
      '',
      ' ',
      '#',
      '{',
      '}',
      '{ }',
      'query',
      '{ cases { items { id } }',
      '\0',
      '\ufeff',
      '{ "a" }',
      'mutation',
      '{ cases { \u0000 } }',
    ],
    ...[
      '{ nope }',
      '{ cases }',
      '{ cases { items } }',
      '{ cases { items { id { x } } } }',
      '{ __proto__ }',
      '{ constructor { x } }',
      '{ cases(nope: 1) { totalCount } }',
    ],
    ...[
      '{ cases { items { ... on Nope { id } } } }',
      '{ ...missing }',
      'query a { __typename } query a { __typename }',
      '{ a: cases { totalCount } a: hours { totalCount } }',
    ],
    ...[
      '{ __typename @nope }',
      'type X { y: Int }',
      'query ($x: Nope) { __typename }',
      '{ caseById(id: $id) { id } }',
      '{ cases { totalCount @defer } }',
    ],
    ...[
      '{ caseById { id } }',
      '{ caseById(id: "1") { id } }',
      '{ caseById(id: 1.5) { id } }',
      '{ caseById(id: null) { id } }',
      '{ caseById(id: {}) { id } }',
    ],
    ...[
      '{ caseById(id: 9007199254740993) { id } }',
      '{ caseById(id: -9007199254740993) { id } }',
      `{ caseById(id: ${'9'.repeat(400)}) { id } }`,
    ],
    'mutation { createPaymentTerm(input: {monthOngoing: true, shortText: "x", longText: "x", days: 12345678901234567890}) { id } }',
    'mutation { createVatType(input: {type: "OutputSales", vatCode: "x", name: "x", rateAsPercent: 0.12345678901234567}) { id } }',
    'mutation { createDepartment(input: {name: "x", number: "y", tenantId: 2}) { id } }',
    'mutation { createDepartment(input: {name: "x", number: "y", __proto__: {polluted: 1}}) { id } }',
  ];
  for (const document of documents) {
    const answer = await service.a.graphql(document);
    assertGraphqlError(answer, 'GraphQLError', document);
    assert.equal(answer.json.data, null, document);
  }
});

test('fragments that spread each other are refused at once', async () => {
  const tree = (levels: number, leaf: string): string =>
    `{ cases { items { ...F0 } } } ${Array.from({ length: levels }, (_, at) => `fragment F${at} on Case { ...F${at + 1} ...F${at + 1} }`).join(' ')} fragment F${levels} on Case { ${leaf} }`;
  const web = `{ __typename } ${Array.from({ length: 120 }, (_, at) => `fragment F${at} on Case { ...F${(at + 1) % 120} ...F${(at + 2) % 120} }`).join(' ')}`;
  const schemas = `{ ${Array.from({ length: 3 }, (_, at) => `s${at}: __schema { types { name } }`).join(' ')} }`;
  const nested = `{ cases(where: ${'['.repeat(1_900)}`;
  for (const query of [tree(100, '...F0'), tree(100, 'id'), tree(100, '...Nobody'), web, schemas, nested]) {
    const begun = performance.now();
    const { status, json, text } = await service.a.graphql(query);
    assert.equal(status, 200, text);
    assert.ok(json.errors.length > 0);
    assert.doesNotMatch(text, /call stack|Internal/);
    assert.ok(performance.now() - begun < 5_000, 'it took seconds');
  }
});

test('a subscription is told that there is none', async () => {
  for (const document of [
    'subscription { x }',
    'subscription { cases { totalCount } }',
    'subscription { __typename }',
  ]) {
    const answer = await service.a.graphql(document);
    assertGraphqlError(answer, 'GraphQLError', document);
    assert.equal(answer.json.data, null, document);
  }
});

test('the operation to execute must be there', async () => {
  const query = 'query a { __typename } query b { __typename }';
  for (const operationName of ['c', '__proto__', 'constructor', 'A', 'a ', null]) {
    const answer = await post(JSON.stringify({ query, operationName }));
    assertGraphqlError(answer, 'GraphQLError', String(operationName));
    assert.equal(answer.json.data, null);
  }
  assert.deepEqual((await post(JSON.stringify({ query, operationName: 'b' }))).json, { data: { __typename: 'Query' } });
});

test('variables that do not fit are told so, whatever they are called', async () => {
  const query =
    'query ($id: Int!, $where: CaseWhere, $p: PaginationInput) { caseById(id: $id) { id } cases(where: $where, pagination: $p) { totalCount } }';
  const raw = [
    ...[
      '{}',
      '{"id":null}',
      '{"id":"1"}',
      '{"id":1.5}',
      '{"id":true}',
      '{"id":[]}',
      '{"id":{}}',
      '{"id":9007199254740993}',
      '{"id":1e400}',
      '{"ID":1}',
    ],
    ...[
      '{"id":1,"where":[1]}',
      '{"id":1,"where":{"nope":{"eq":1}}}',
      '{"id":1,"where":{"id":{"like":1}}}',
      '{"id":1,"where":{"id":1}}',
      '{"id":1,"where":"x"}',
    ],
    ...[
      '{"id":1,"where":{"__proto__":{"eq":1}}}',
      '{"id":1,"where":{"constructor":{"eq":1}}}',
      '{"id":1,"where":{"id":{"__proto__":1}}}',
      '{"id":1,"p":{"__proto__":{"limit":1}}}',
    ],
    ...[
      '{"__proto__":{"id":1}}',
      '{"id":1,"p":{"limit":"5"}}',
      '{"id":1,"p":{"limit":2.5}}',
      '{"id":1,"p":{"limit":[]}}',
      '{"id":1,"p":{"cursor":5}}',
    ],
  ];
  for (const variables of raw) {
    const answer = await post(`{"query":${JSON.stringify(query)},"variables":${variables}}`);
    assertGraphqlError(answer, 'GraphQLError', variables);
    assert.equal(answer.json.data, null);
  }
  const fine = await post(
    '{"query":"{ __typename }","variables":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}}',
  );
  assert.deepEqual(fine.json, { data: { __typename: 'Query' } });
});

/** Each wrong argument of a list is told by its name. */
async function assertInvalid(
  variables: Record<string, unknown>,
  key: string,
  type = 'Case',
  list = 'cases',
): Promise<void> {
  const answer = await service.a.graphql(
    `query ($p: PaginationInput, $o: [OrderByInput!], $s: Search, $w: ${type}Where) {
      ${list}(pagination: $p, orderBy: $o, search: $s, where: $w) { items { id } nextCursor totalCount } }`,
    variables,
  );
  const what = JSON.stringify(variables).slice(0, 300);
  assertGraphqlError(answer, 'ValidationError', what);
  assert.deepEqual(Object.keys(answer.json.errors[0].validation), [key], what);
  assert.equal(answer.json.errors[0].message, 'validation');
  assert.deepEqual(answer.json.data, { [list]: null });
}

test('limits and pages outside their range are told, never clamped', async () => {
  for (const limit of [0, -1, 501, 2 ** 31, 1e9, 2 ** 53 - 1]) await assertInvalid({ p: { limit } }, 'limit');
  for (const page of [0, -1, 2 ** 53 - 1]) await assertInvalid({ p: { page } }, 'page');
  for (const limit of [0, -1, 501, 2 ** 31]) {
    const nestedLimit = await service.a.graphql(`{ cases { items { hours(limit: ${limit}) { id } } } }`);
    assertGraphqlError(nestedLimit, 'ValidationError', String(limit));
  }
  const usual = await service.a.graphql(
    '{ cases(pagination: {limit: null, cursor: null, page: null}) { items { id } } }',
  );
  assert.equal(usual.json.errors, undefined);
});

test('a cursor that is not ours to the last bit is refused', async () => {
  const query =
    'query ($p: PaginationInput, $o: [OrderByInput!]) { cases(pagination: $p, orderBy: $o) { items { id } nextCursor previousCursor } }';
  const order = [{ field: 'caseNumber', direction: 'ASC' }];
  const first = (await service.a.graphql(query, { p: { limit: 2 }, o: order })).json.data.cases;
  const cursor: string = first.nextCursor;
  const bytes = Buffer.from(cursor, 'base64url');
  const forged = [...bytes.keys()].flatMap(at =>
    [1, 128].map(bit => {
      const changed = Buffer.from(bytes);
      changed[at]! ^= bit;
      return changed.toString('base64url');
    }),
  );
  const letters = [...cursor].map(
    (letter, at) => `${cursor.slice(0, at)}${letter === 'A' ? 'B' : 'A'}${cursor.slice(at + 1)}`,
  );
  const cut = [...cursor].map((_, at) => cursor.slice(0, at)).slice(1);
  const odd = [`${cursor}=`, `${cursor} `, ` ${cursor}`, `${cursor}A`, `${cursor}${cursor}`, 'x', '0', 'null', "' or 1=1 --", '\0', '😀', bytes.toString('base64').concat('=='), 'A'.repeat(1_000_000), '\ud800']; // biome-ignore format: a list
  for (const each of [...forged, ...letters, ...cut, ...odd])
    await assertInvalid({ p: { cursor: each, limit: 2 }, o: order }, 'cursor');
  for (const o of [
    [],
    [{ field: 'caseNumber', direction: 'DESC' }],
    [{ field: 'id' }],
    [...order, { field: 'id', direction: 'DESC' }],
  ])
    await assertInvalid({ p: { cursor, limit: 2 }, o }, 'cursor');
  await assertInvalid({ p: { cursor }, o: order }, 'cursor', 'Hour', 'hours').catch(error => {
    // An hour has no case number to order by.
    assert.match(String(error.message), /field/);
  });
  await assertInvalid({ p: { cursor, page: 2 }, o: order }, 'page');
  assert.equal(
    (await service.a.graphql(query, { p: { cursor, limit: 2 }, o: order })).json.errors,
    undefined,
    'the control',
  );
});

test('orders, words and operands that cannot be are told by name', async () => {
  const fields = ['', 'id;drop', 'id desc nulls', '-', '+', '--', 'password', 'tenant_id', 'case_number', '__proto__', 'constructor', 'customer', "'", '\0', '\ud800', 'x'.repeat(10_000)]; // biome-ignore format: a list
  for (const field of fields) await assertInvalid({ o: [{ field: 'id' }, { field }] }, 'field');
  for (const query of ['a\0b', '\ud800', Array.from({ length: 21 }, () => 'x').join(' ')])
    await assertInvalid({ s: { query } }, 'query');
  for (const operator of ['eq', 'ne', 'lt', 'contains', 'startsWith'])
    for (const value of ['a\0', '\ud800']) await assertInvalid({ w: { remarks: { [operator]: value } } }, 'remarks');
  await assertInvalid({ w: { remarks: { in: ['x', '\0'] } } }, 'remarks');
  await assertInvalid({ w: { id: { eq: 'abc' } } }, 'id', 'Creditor', 'creditors');
  const lookups = ['{ it: customerByCustomerNumber(customerNumber: "a\\u0000b") { id } }', '{ it: creditorById(id: "abc") { id } }', '{ it: creditorById(id: "1; drop") { id } }', '{ it: caseById(id: -1) { id } }', '{ it: caseById(id: 9007199254740991) { id } }', 'mutation { it: deleteHour { } }'.replace(' { }', '')]; // biome-ignore format: a list
  for (const document of lookups) assertGraphqlError(await service.a.graphql(document), 'ValidationError', document);
});

test('SQL in a variable is text', async () => {
  const count = (await service.sql('select count(*) from departments'))[0]![0];
  for (const text of [
    "' or '1'='1",
    "'; drop table departments; --",
    '$1',
    '%',
    '_',
    '\\',
    '"',
    '*/ select 1 /*',
    '1) or (1=1',
  ]) {
    const { json } = await service.a.graphql(
      `query ($t: String!) { a: departments(where: {name: {eq: $t}}) { totalCount } b: departments(where: {name: {contains: $t}}) { totalCount }
        c: departments(search: {query: $t}) { totalCount } d: departments(where: {number: {lt: $t}}) { totalCount } e: customerByCustomerNumber(customerNumber: $t) { id } }`,
      { t: text },
    );
    assert.equal(json.errors, undefined, text);
    assert.equal(json.data.a.totalCount + json.data.b.totalCount + json.data.c.totalCount, 0, text);
    assert.equal(json.data.e, null);
  }
  assert.equal((await service.sql('select count(*) from departments'))[0]![0], count);
});
