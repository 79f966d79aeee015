// What GraphQL requests cost: counted before they run, by a formula that a client can compute; budgets that come back.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test, { after, before } from 'node:test';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import fc from 'fast-check';
import { answer, Budgets, type Channel, RemoteBudgets } from '../src/tenant/limits.ts';
import { type Answer, type Service, startService } from './support/service.ts';

let service: Service;
before(async () => {
  service = await startService({ cases: 30 });
});
after(() => service.stop());

function ask(query: string, variables: Record<string, unknown> = {}, cost = '1'): Promise<Answer> {
  return service.a.graphql(query, variables, { 'x-query-cost': cost });
}

const priced: readonly (readonly [query: string, variables: Record<string, unknown>, points: number])[] = [
  ['{ __typename }', {}, 1],
  ['{ __schema { types { name fields { name } } } }', {}, 1],
  ['{ cases { totalCount } }', {}, 1],
  ['{ cases { items { id } } }', {}, 1 + 25],
  ['{ cases(pagination: {limit: 7}) { items { id } } }', {}, 1 + 7],
  ['query ($n: Int) { cases(pagination: {limit: $n}) { items { id } } }', { n: 12 }, 1 + 12],
  ['query ($n: Int) { cases(pagination: {limit: $n}) { items { id } } }', { n: 3 }, 1 + 3],
  ['query ($n: Int) { cases(pagination: {limit: $n}) { items { id } } }', {}, 1 + 25],
  ['query ($n: Int = 4) { cases(pagination: {limit: $n}) { items { id } } }', {}, 1 + 4],
  ['query ($p: PaginationInput) { cases(pagination: $p) { items { id } } }', { p: { limit: 9 } }, 1 + 9],
  ['{ cases(pagination: {limit: 10}) { items { customer { name } } } }', {}, 1 + 10],
  ['{ cases(pagination: {limit: 10}) { items { materials { id } } } }', {}, 1 + 10 * (1 + 2)],
  [
    'query ($m: Int) { cases(pagination: {limit: 10}) { items { materials(limit: $m) { id } } } }',
    { m: 2 },
    1 + 10 * 3,
  ],
  [
    '{ cases(pagination: {limit: 2}) { items { customer { cases { hours { id } } } } } }',
    {},
    1 + 2 * (1 + 2 * (1 + 2)),
  ],
  [
    '{ customerById(id: 1) { cases { customer { cases { customer { cases { id } } } } } } }',
    {},
    1 + 1 + 2 * (1 + 2 * (1 + 20)),
  ],
  [
    '{ customerById(id: 1) { cases { customer { cases { customer { cases(limit: 3) { id } } } } } } }',
    {},
    1 + 1 + 2 * (1 + 2 * (1 + 3)),
  ],
  [
    '{ a: cases(pagination: {limit: 2}) { items { id } } b: cases(pagination: {limit: 3}) { items { id } } }',
    {},
    2 + 5,
  ],
  ['{ cases(pagination: {limit: 2}) { a: items { id } b: items { id } } }', {}, 1 + 2 * 2],
  [
    '{ ...f } fragment f on Query { cases(pagination: {limit: 2}) { items { ...g } } } fragment g on Case { customer { id } }',
    {},
    1 + 2,
  ],
  [
    'query ($w: Boolean!) { cases(pagination: {limit: 4}) { items { materials @include(if: $w) { id } } } }',
    { w: true },
    1 + 4 * 3,
  ],
  [
    'query ($w: Boolean!) { cases(pagination: {limit: 4}) { items { materials @include(if: $w) { id } } } }',
    { w: false },
    1 + 4,
  ],
  ['{ caseById(id: 99999999) { id customer { id } } }', {}, 1 + 1],
  ['mutation { deleteCase(id: 99999999) }', {}, 10],
  [
    'mutation ($rows: [DepartmentBulkRow!]!) { bulkDepartment(rows: $rows, atomic: false) { ok } }',
    { rows: [1, 2, 3].map(at => ({ id: 99999990 + at, delete: true })) },
    10 + 3,
  ],
  ['mutation { updateCase(id: 99999999, input: {}) { id customer { id } } }', {}, 10 + 1],
];

test('the cost follows the formula, with the real values of the variables', async () => {
  for (const [query, variables, points] of priced) {
    for (const header of ['1', 'preview']) {
      const { json, text, status } = await ask(query, variables, header);
      assert.equal(status, 200);
      assert.equal(json.extensions?.cost?.requested, points, `${query} ${text.slice(0, 300)}`);
    }
  }
});

test('the actual cost counts the records that were there', async () => {
  const { json } = await ask('{ cases(pagination: {limit: 20}) { items { customer { id } materials { id } } } }');
  const records = json.data.cases.items.flatMap((item: { materials: object[] }) => [item, ...item.materials]);
  assert.equal(json.extensions.cost.actual, 1 + records.length);
  assert.equal((await ask('{ caseById(id: 99999999) { id } }')).json.extensions.cost.actual, 1);
});

test('without the header nothing is said of the cost; a preview executes nothing and costs nothing', async () => {
  assert.equal((await service.a.graphql('{ cases { items { id } } }')).json.extensions, undefined);
  const before = (await ask('{ departments { totalCount } }', {}, 'preview')).json.extensions.cost.remaining;
  const { json } = await ask(
    'mutation { createDepartment(input: {name: "Never", number: "N1"}) { id } }',
    {},
    'preview',
  );
  assert.equal(json.data, null);
  assert.equal(json.errors, undefined);
  assert.deepEqual(json.extensions.cost, {
    requested: 11,
    actual: 0,
    remaining: before,
    restoreRate: json.extensions.cost.restoreRate,
  });
  assert.equal(
    (await service.a.graphql('{ departments(where: {name: {eq: "Never"}}) { totalCount } }')).json.data.departments
      .totalCount,
    0,
  );
  const dear = '{ cases(pagination: {limit: 500}) { items { materials(limit: 500) { id } } } }';
  assert.equal((await ask(dear, {}, 'preview')).json.extensions.cost.requested, 1 + 500 * 501);
});

test('a request above 5,000 points is refused before it is executed', async () => {
  const nested = 'query ($n: Int!) { cases(pagination: {limit: 100}) { items { materials(limit: $n) { id } } } }';
  assert.equal((await ask(nested, { n: 48 })).json.errors, undefined);
  const { json, status } = await ask(nested, { n: 50 });
  assert.equal(status, 200);
  assert.equal(json.data, null);
  assert.equal(json.errors[0].type, 'GraphQLError');
  assert.match(json.errors[0].message, /costs 5101 points, more than 5000/);
  const tooMany = await ask('{ cases(pagination: {limit: 501}) { items { id } } }');
  assert.equal(tooMany.json.errors[0].type, 'ValidationError', 'what is out of bounds is told as ever');
});

test('a key that has spent its points is told when to come again; another key is not concerned', async () => {
  const poor = await startService({ cases: 0, costLimit: 120 });
  try {
    const query = '{ cases(pagination: {limit: 39}) { items { id } } }';
    const header = { 'x-query-cost': '1' };
    const remaining: number[] = [];
    for (let at = 0; at < 3; at++) {
      const { json } = await poor.a.graphql(query, {}, header);
      remaining.push(json.extensions.cost.remaining);
      assert.equal(json.extensions.cost.restoreRate, 2);
    }
    assert.ok(remaining[0]! >= 80 && remaining[0]! <= 81 && remaining[2]! < 20, String(remaining));
    const { status, json, headers } = await poor.a.graphql(query);
    assert.equal(status, 429);
    assert.equal(json.data, null);
    assert.equal(json.errors[0].message, 'Too Many Attempts.');
    assert.equal(json.errors[0].type, 'ThrottleRequestsException');
    const wait = Number(headers.get('retry-after'));
    assert.ok(wait >= 10 && wait <= 20, String(wait));
    assert.ok(headers.has('x-ratelimit-remaining'));
    assert.equal((await poor.b.graphql(query)).status, 200);
    assert.equal((await poor.a.rest('GET', '/cases')).status, 200, 'REST costs no points');
    const dear = await poor.b.graphql('{ cases(pagination: {limit: 200}) { items { id } } }');
    assert.match(dear.json.errors[0].message, /more than 120/);
  } finally {
    await poor.stop();
  }
});

test('points come back continuously and never beyond the limit', async () => {
  const budgets = new Budgets(1, 60_000);
  assert.equal(budgets.spend('a', 60_000).allowed, true);
  const refused = budgets.spend('a', 1_000);
  assert.equal(refused.allowed, false);
  assert.equal(refused.retryIn, 1);
  await new Promise(resolve => setTimeout(resolve, 300));
  const { allowed, remaining } = budgets.spend('a', 100);
  assert.equal(allowed, true);
  assert.ok(remaining >= 150 && remaining < 2_000, String(remaining));
  assert.equal(budgets.spend('b', 0).remaining, 60_000);
});

test('requests come back a minute after they were made, to the second, and Retry-After tells when', t => {
  let now = 5_000_000;
  t.mock.method(performance, 'now', () => now);
  const limit = 5;
  const property = fc.property(fc.array(fc.integer({ min: 0, max: 40_000 }), { maxLength: 60 }), waits => {
    const budgets = new Budgets(limit);
    const made: number[] = [];
    for (const wait of waits) {
      now += wait;
      const inForce = made.filter(at => Math.floor(at / 1000) > Math.floor(now / 1000) - 60).length;
      const { allowed, remaining, retryIn } = budgets.take('a');
      assert.equal(allowed, inForce < limit);
      assert.equal(remaining, limit - inForce - (allowed ? 1 : 0));
      if (allowed) made.push(now);
      else {
        assert.ok(retryIn >= 1 && retryIn <= 60, String(retryIn));
        now += retryIn * 1000;
        assert.equal(budgets.take('a').allowed, true, 'Retry-After was true');
        made.push(now);
      }
    }
  });
  fc.assert(property);
});

test('processes that share a budget spend no more than it together', async () => {
  const budgets = new Budgets(1, 500);
  const ports: MessagePort[] = [];
  const remotes = [0, 1].map(() => {
    const { port1, port2 } = new MessageChannel();
    ports.push(port1);
    answer(budgets, channelOf(port1));
    return new RemoteBudgets(channelOf(port2));
  });
  const balances = await Promise.all(Array.from({ length: 100 }, (_, at) => remotes[at % 2]!.spend('a', 10)));
  const allowed = balances.filter(balance => balance.allowed).length;
  assert.ok(allowed === 50 || allowed === 51, `${allowed} were allowed`);
  assert.equal((await remotes[0]!.take('a')).limit, 1, 'requests are counted beside');
  for (const port of ports) port.close();
});

function channelOf(port: MessagePort): Channel {
  return {
    send: message => port.postMessage(message),
    onMessage: listener => void port.on('message', listener),
  };
}

test('docs/limits.md tells the formula as it is', () => {
  const text = readFileSync(new URL('../docs/limits.md', import.meta.url), 'utf8');
  for (const line of [
    /root field of a query \| 1 /,
    /root field of a mutation \| 10 /,
    /page.*25 when left out/,
    /nested list.*2 when left out/,
  ])
    assert.match(text, line);
});
