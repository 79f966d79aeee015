// Requests that ask for too much: refused before they cost anything, with at most 20 errors, and never an error of ours.
import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { registry } from '../src/resources/index.ts';
import { assertGraphqlError, assertKeepsSecrets } from './support/refusal.ts';
import { type Answer, type Service, send, startService } from './support/service.ts';

let service: Service;
before(async () => {
  service = await startService({ cases: 6 });
});
after(async () => {
  assert.equal(
    (await service.a.graphql('{ departments { totalCount } }')).json.errors,
    undefined,
    'the service still answers',
  );
  await service.stop();
});

/** Sends a body as it is. */
function post(body: string): Promise<Answer> {
  const headers = { authorization: `Bearer ${service.a.key}`, 'content-type': 'application/json' };
  return send(`${service.base}/graphql`, 'POST', body, headers);
}

const times = (count: number, text: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => text(at)).join(' ');
const nested = (levels: number, open: string, inner: string): string =>
  open.repeat(levels) + inner + ' }'.repeat(levels);

test('a document that is too much is refused before it is executed', async () => {
  const deep = (levels: number): string =>
    `{ cases(pagination: {limit: 1}) { items { ${nested(levels, 'customer { cases { ', '} id')} } } }`;
  const documents = [
    deep(5),
    deep(100),
    nested(5000, '{ cases ', '{ totalCount }'),
    `{ ${nested(10_000, 'cases { items { ', '')}`,
    '{'.repeat(50_000),
    '['.repeat(100_000),
    `{ cases(where: ${'{NOT: '.repeat(1500)}{}${'}'.repeat(1500)}) { totalCount } }`,
    `{ cases(where: {id: {in: ${'['.repeat(1900)}`,
    `{ ${times(31, at => `a${at}: cases { totalCount }`)} }`,
    `{ ${times(1000, at => `a${at}: __typename`)} }`,
    `{ ${times(20_000, at => `a${at}: __typename`)} }`,
    `{ cases { totalCount ${times(51, () => '@include(if: true)')} } }`,
    `query ${times(10_000, () => '@skip(if: false)')} { cases { totalCount } }`,
    `{ ${times(2001, () => '__typename')} }`,
    `{ cases { ${times(20_000, () => 'totalCount')} } }`,
    `{ cases { ${times(1500, at => `unknown${at}`)} } }`,
    `{ ${times(20_000, at => `unknown${at}`)} }`,
    'query ($a: Nope, $b: Nope) { cases { nope } } '.repeat(20),
    '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }',
    '{ ...a } fragment a on Query { ...a }',
    `{ ...f0 } ${times(300, at => `fragment f${at} on Query { ...f${at + 1} }`)} fragment f300 on Query { nope }`,
    `{ ...f0 } ${times(30, at => `fragment f${at} on Query { ...f${at + 1} ...f${at + 1} }`)} fragment f30 on Query { __typename }`,
    `{ ${times(150, at => `...f${at}`)} } ${times(150, at => `fragment f${at} on Query { x: ${at % 2 ? 'cases' : 'hours'} { totalCount } }`)}`,
    `{ __schema { types { ${nested(30, 'fields { type { ', 'name }')} } } }`,
    `{ ${'x'.repeat(70)}: __typename }`,
    `{ cases { totalCount(${times(1000, at => `a${at}: 1`)}) } }`,
  ];
  for (const document of documents) {
    const started = performance.now();
    const answer = await service.a.graphql(document);
    const what = `${document.slice(0, 120)}… (${document.length})`;
    assertGraphqlError(answer, 'GraphQLError', what);
    assert.equal(answer.json.data, null, what);
    assert.ok(performance.now() - started < 2000, `${what} took ${performance.now() - started} ms`);
  }
});

test('a document at the limits is executed', async () => {
  for (const document of [
    `{ ${times(30, at => `a${at}: departments { totalCount }`)} }`,
    `{ cases { items { ${['id', 'caseNumber', 'description', 'remarks'].map(name => `${name} @include(if: true)`).join(' ')} } } }`,
    '{ cases(pagination: {limit: 1}) { items { customer { cases { customer { cases { customer { cases { customer { cases { id } } } } } } } } } } }',
  ])
    assert.equal((await service.a.graphql(document)).json.errors, undefined, document);
});

test('variables of more than 10,000 objects are refused before they are looked at', async () => {
  const ask = (count: number) =>
    post(
      `{"query":"query ($w: CaseWhere) { cases(where: $w) { totalCount } }","variables":{"w":{"OR":[${Array(count).fill('{}')}]}}}`,
    );
  // The variables and the condition are objects too.
  assert.equal((await ask(9_998)).json.errors, undefined);
  const { errors } = (await ask(9_999)).json;
  assert.deepEqual(
    [errors[0].type, errors[0].message],
    ['GraphQLError', 'The variables hold more than 10000 objects.'],
  );
});

test('at most 20 errors are listed, also of variables', async () => {
  const where = `{"AND":[${'{"nope":1},'.repeat(5000)}{}]}`;
  const answer = await post(
    `{"query":"query ($w: CaseWhere) { cases(where: $w) { totalCount } }","variables":{"w":${where}}}`,
  );
  assertGraphqlError(answer, 'GraphQLError', where);
});

test('however large a condition is, it is answered or refused', async () => {
  const deepNot = (levels: number): string => `${'{"NOT":'.repeat(levels)}{"id":{"gt":0}}${'}'.repeat(levels)}`;
  const deepRelation = (levels: number): string =>
    `${'{"customer":{"is":{"cases":{"some":'.repeat(levels)}{"id":{"gt":0}}${'}}}}'.repeat(levels)}`;
  const wide = (count: number): string =>
    `{"OR":[${Array.from({ length: count }, (_, at) => `{"id":{"eq":${at}}}`).join(',')}]}`;
  const wheres = {
    ...Object.fromEntries([10, 100, 1000, 5000, 50_000].map(levels => [`NOT ${levels} deep`, deepNot(levels)])),
    ...Object.fromEntries([5, 50, 500].map(levels => [`relations ${levels} deep`, deepRelation(levels)])),
    ...Object.fromEntries([1000, 10_000, 70_000].map(count => [`OR of ${count}`, wide(count)])),
    'in of 100,000': `{"id":{"in":[${Array.from({ length: 100_000 }, (_, at) => at).join(',')}]}}`,
  };
  const failures: string[] = [];
  for (const [name, where] of Object.entries(wheres)) {
    const started = performance.now();
    const answer = await post(
      `{"query":"query ($w: CaseWhere) { cases(where: $w) { totalCount } }","variables":{"w":${where}}}`,
    );
    const types = (answer.json?.errors ?? []).map(({ type }: { type: string }) => type);
    if (answer.status >= 500 || types.includes('InternalServerError'))
      failures.push(`${name}: ${answer.status} ${answer.text.slice(0, 200)}`);
    if (performance.now() - started > 5000) failures.push(`${name}: ${Math.round(performance.now() - started)} ms`);
    assertKeepsSecrets(answer);
  }
  assert.deepEqual(failures, []);
});

test('however long an order is, it is answered or refused', async () => {
  const fields = [...registry.get('cases')!.faces.graphql.keys()].filter(name => name !== 'id');
  for (const count of [40, 99, 101, 400, 1700]) {
    const o = Array.from({ length: count }, (_, at) => ({
      field: fields[at % fields.length],
      direction: at % 2 ? 'ASC' : 'DESC',
    }));
    const { json, status } = await service.a.graphql(
      'query ($o: [OrderByInput!]) { cases(orderBy: $o, pagination: {limit: 2}) { items { id } nextCursor } }',
      { o },
    );
    assert.equal(status, 200);
    assert.notEqual(json.errors?.[0].type, 'InternalServerError', `${count} fields`);
  }
});
