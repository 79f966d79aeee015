// Many records at once: bulk writes with a result per row, and collections as JSON Lines and CSV.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import test, { after, before } from 'node:test';
import { basic, type Service, startService, type Tenant } from './support/service.ts';

let service: Service;
before(async () => {
  service = await startService({ cases: 8 });
});
after(() => service.stop());

const number = (): string => randomUUID().slice(0, 18);

async function count(tenant: Tenant, resource: string): Promise<number> {
  const answer = await tenant.rest('GET', `/${resource}?pagesize=1`, undefined, { prefer: 'count=exact' });
  return Number(answer.headers.get('x-total-count'));
}

test('rows are written in order, each with its result', async () => {
  const { a } = service;
  const before = await count(a, 'departments');
  const made = await a.rest('POST', '/departments/bulk', {
    rows: Array.from({ length: 200 }, (_, at) => ({ verb: 'create', record: { number: number(), name: `Nr. ${at}` } })),
  });
  assert.equal(made.status, 200, made.text);
  assert.deepEqual(
    made.json.results.map(({ status, record }: { status: number; record: { name: string } }) => [status, record.name]),
    Array.from({ length: 200 }, (_, at) => [201, `Nr. ${at}`]),
  );
  assert.equal(await count(a, 'departments'), before + 200);
  const keys = made.json.results.slice(0, 3).map(({ key }: { key: string }) => key);
  const changed = await a.rest('POST', '/departments/bulk', {
    rows: keys.map((key: string) => ({ verb: 'update', key, record: { name: 'Ændret' } })),
  });
  for (const { status, record } of changed.json.results) assert.deepEqual([status, record.name], [200, 'Ændret']);
});

test('all or none, unless the client wants what can be had', async () => {
  const { a } = service;
  const before = await count(a, 'hours');
  const [hour] = (await a.rest('GET', '/hours?pagesize=1')).json;
  const [{ id: hour_type }] = (await a.rest('GET', '/employee-types?pagesize=1')).json;
  const rows = [
    { verb: 'create', record: { hour_type, emp_id: hour.emp_id, start_time: 2_100_000_000, stop_time: 2_100_003_600 } },
    { verb: 'create', record: { hour_type, emp_id: hour.emp_id, start_time: 'x' } },
    { verb: 'update', key: 999_999_999, record: {} },
    { verb: 'delete', key: 999_999_998 },
  ];
  const refused = await a.rest('POST', '/hours/bulk', { rows });
  assert.equal(refused.status, 400);
  assert.deepEqual(
    refused.json.results.map(({ status }: { status: number }) => status),
    [null, 400, 404, 404],
  );
  assert.ok(refused.json.results[1].errors.start_time);
  assert.equal(await count(a, 'hours'), before);
  const some = await a.rest('POST', '/hours/bulk', { atomic: false, rows });
  assert.equal(some.status, 200);
  assert.deepEqual(
    some.json.results.map(({ status }: { status: number }) => status),
    [201, 400, 404, 404],
  );
  assert.equal(await count(a, 'hours'), before + 1);
});

test('bulk writes are rehearsed and repeated like any other', async () => {
  const { a } = service;
  const before = await count(a, 'departments');
  const body = { rows: [{ verb: 'create', record: { number: number(), name: 'x' } }] };
  const dry = await a.rest('POST', '/departments/bulk', body, { prefer: 'dry-run' });
  assert.equal(dry.json.events.length, 1);
  const key = { 'idempotency-key': randomUUID() };
  const [first, again] = [
    await a.rest('POST', '/departments/bulk', body, key),
    await a.rest('POST', '/departments/bulk', body, key),
  ];
  assert.equal(again.text, first.text);
  assert.equal(await count(a, 'departments'), before + 1);
});

for (const [what, body] of Object.entries({
  'no rows': {},
  'empty rows': { rows: [] },
  'too many rows': { rows: Array.from({ length: 1_001 }, () => ({ verb: 'create' })) },
  'a row that is none': { rows: [7] },
  'a verb that is none': { rows: [{ verb: 'destroy' }] },
  'a record that is none': { rows: [{ verb: 'create', record: [] }] },
  'a key that is none': { rows: [{ verb: 'update', key: {}, record: {} }] },
  'atomic that is none': { atomic: 'x', rows: [{ verb: 'create' }] },
}))
  test(`bulk with ${what} is 400`, async () => {
    assert.equal((await service.a.rest('POST', '/hours/bulk', body)).status, 400);
  });

test('GraphQL writes rows of a resource too', async () => {
  const { a } = service;
  const run = (rows: object[], atomic: boolean): ReturnType<Tenant['graphql']> =>
    a.graphql(
      'mutation ($rows: [PauseBulkRow!]!, $atomic: Boolean) { bulkPause(rows: $rows, atomic: $atomic) { index id ok message validation } }',
      { rows, atomic },
    );
  const made = await run([{ create: { name: 'Et', minutes: 1 } }, { create: { name: 'To', minutes: 2 } }], true);
  assert.equal(made.json.errors, undefined, made.text);
  const [one, two] = made.json.data.bulkPause;
  const rows = [
    { id: one.id, update: { name: 'Een' } },
    { id: two.id, delete: true },
    { id: 999_999_999, delete: true },
    {},
  ];
  const refused = await run(rows, true);
  assert.deepEqual(Object.keys(refused.json.errors[0].validation), ['rows.2.id', 'rows.3']);
  const some = await run(rows, false);
  assert.deepEqual(
    some.json.data.bulkPause.map(({ ok }: { ok: boolean }) => ok),
    [true, true, false, false],
  );
});

test('who downloads and does not read keeps nobody from writing', async () => {
  const { a, b } = service;
  await service.sql(
    `insert into departments (tenant_id, number, name) select $1, 'slow ' || n, repeat('x', 250) from generate_series(1, 30000) n`,
    [b.id],
  );
  const sockets = Array.from({ length: 10 }, () => {
    const socket = connect(Number(new URL(service.base).port), '127.0.0.1');
    socket.write(`GET /departments HTTP/1.1\r\nHost: x\r\nAuthorization: ${basic(b.readKey)}\r\n\r\n`);
    return socket.pause();
  });
  await new Promise(resolve => setTimeout(resolve, 500));
  const made = await a.rest('POST', '/departments', { number: number(), name: 'x' });
  for (const socket of sockets) socket.destroy();
  assert.equal(made.status, 201, made.text);
});

test('an Accept header that names no form is none', async () => {
  for (const accept of ['constructor', '__proto__', 'toString;q=1'])
    assert.equal((await service.a.rest('GET', '/case-types', undefined, { accept })).status, 200, accept);
});

test('a collection comes as JSON Lines', async () => {
  const { a } = service;
  const whole = await a.rest('GET', '/case-materials?include=employee');
  const lines = await a.rest('GET', '/case-materials?include=employee', undefined, { accept: 'application/x-ndjson' });
  assert.equal(lines.headers.get('content-type'), 'application/x-ndjson; charset=utf-8');
  assert.deepEqual(
    lines.text
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line)),
    whole.json,
  );
  const none = await a.rest('GET', '/case-materials?id=0', undefined, { accept: 'application/x-ndjson' });
  assert.equal(none.text, '');
});

test('a collection comes as CSV that is no formula to anybody', async () => {
  const { a } = service;
  const names = ['=1+1', '+x', '-x', '@x', 'a"b', 'a,b', 'a\nb', "'x", 'æøå'];
  for (const name of names) await a.rest('POST', '/departments', { number: number(), name });
  const whole = (await a.rest('GET', '/departments')).json as Record<string, unknown>[];
  const answer = await a.rest('GET', '/departments', undefined, { accept: 'text/csv' });
  assert.match(answer.headers.get('content-type')!, /^text\/csv/);
  const [head, ...rows] = parseCsv(answer.text);
  assert.deepEqual(head, Object.keys(whole[0]!));
  assert.equal(rows.length, whole.length);
  const at = head!.indexOf('name');
  for (const [index, row] of rows.entries()) {
    const text = String(whole[index]!.name);
    assert.equal(row[at], /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text);
  }
});

/** A reader of RFC 4180 of its own. */
function parseCsv(source: string): string[][] {
  const rows: string[][] = [[]];
  const cells = source.replace(/^\ufeff/, '').matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g);
  for (const [whole, quoted, plain, end] of cells) {
    if (whole === '') break;
    rows.at(-1)!.push(quoted === undefined ? plain! : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.filter(row => row.length > 0);
}
