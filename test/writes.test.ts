// Writes that can be repeated, refused when stale, and rehearsed: Idempotency-Key, ETag and version, dry run; on both surfaces.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import test, { after, before } from 'node:test';
import { basic, keysOf, type Service, send, startService, type Tenant } from './support/service.ts';

let service: Service;
before(async () => {
  service = await startService({ cases: 5 });
});
after(() => service.stop());

const department = (): { number: string; name: string } => ({ number: randomUUID().slice(0, 18), name: 'Ny' });

async function count(tenant: Tenant, resource: string): Promise<number> {
  const answer = await tenant.rest('GET', `/${resource}?pagesize=1`, undefined, { prefer: 'count=exact' });
  return Number(answer.headers.get('x-total-count'));
}

test('the same request under the same key has one effect and gives the same answer', async () => {
  const { a } = service;
  const before = await count(a, 'departments');
  const key = { 'idempotency-key': randomUUID() };
  const body = department();
  const first = await a.rest('POST', '/departments', body, key);
  const again = await a.rest('POST', '/departments', body, key);
  assert.equal(first.status, 201);
  assert.equal(again.status, 201);
  assert.equal(again.text, first.text);
  assert.equal(again.headers.get('location'), first.headers.get('location'));
  assert.equal(first.headers.get('idempotency-replayed'), null);
  assert.equal(again.headers.get('idempotency-replayed'), 'true');
  assert.equal(await count(a, 'departments'), before + 1);
});

test('another request under the same key is 422, on both surfaces', async () => {
  const { a } = service;
  const key = { 'idempotency-key': randomUUID() };
  await a.rest('POST', '/departments', department(), key);
  for (const [method, path, body] of [
    ['POST', '/departments', department()],
    ['PUT', '/departments/1', { name: 'x' }],
  ] as const) {
    const other = await a.rest(method, path, body, key);
    assert.equal(other.status, 422, other.text);
  }
  const graphql = await a.graphql('mutation { createPause(input: {name: "x", minutes: 5}) { id } }', {}, key);
  assert.equal(graphql.status, 422);
  assert.equal(graphql.json.errors[0].type, 'ConflictException');
});

test('a refused request keeps nothing: mended, it may use the same key', async () => {
  const key = { 'idempotency-key': randomUUID() };
  assert.equal((await service.a.rest('POST', '/departments', { name: 'x' }, key)).status, 400);
  assert.equal((await service.a.rest('POST', '/departments', department(), key)).status, 201);
});

test('50 requests at once under one key have one effect; those who came too early are told so', async () => {
  const { a } = service;
  const before = await count(a, 'departments');
  const key = { 'idempotency-key': randomUUID() };
  const body = department();
  const answers = await Promise.all(Array.from({ length: 50 }, () => a.rest('POST', '/departments', body, key)));
  const statuses = new Set(answers.map(({ status }) => status));
  for (const status of statuses) assert.ok([201, 409, 503].includes(status), String(status));
  for (const answer of answers) if (answer.status === 409) assert.equal(answer.headers.get('retry-after'), '1');
  assert.equal(new Set(answers.filter(({ status }) => status === 201).map(({ text }) => text)).size, 1);
  assert.equal(await count(a, 'departments'), before + 1);
  assert.equal((await a.rest('POST', '/departments', body, key)).headers.get('idempotency-replayed'), 'true');
});

test('a key belongs to its tenant', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const body = department();
  await service.a.rest('POST', '/departments', body, key);
  const other = await service.b.rest('POST', '/departments', body, key);
  assert.equal(other.status, 201);
  assert.equal(other.headers.get('idempotency-replayed'), null);
});

test('deletes, operations and uploads are replayed too, and leave no stray file', async () => {
  const { a } = service;
  const made = await a.rest('POST', '/debtor-categories', { text: 'Kategori', site: 1 });
  assert.equal(made.status, 201, made.text);
  const key = { 'idempotency-key': randomUUID() };
  assert.equal((await a.rest('DELETE', `/debtor-categories/${made.json.id}`, undefined, key)).status, 204);
  const again = await a.rest('DELETE', `/debtor-categories/${made.json.id}`, undefined, key);
  assert.equal(again.status, 204);
  assert.equal(again.headers.get('idempotency-replayed'), 'true');

  const [kase] = (await a.rest('GET', '/cases?pagesize=1')).json;
  const files = (await keysOf(service.files)).length;
  const upload = async (): Promise<Response> => {
    const form = new FormData();
    form.set('case_number', kase.case_number);
    form.set('description', 'Et billede');
    form.set('file', new Blob(['hej']), 'hej.txt');
    const headers = { authorization: basic(a.key), 'idempotency-key': 'upload-1' };
    return fetch(`${service.base}/case-documentation`, { method: 'POST', headers, body: form });
  };
  const [first, second] = [await upload(), await upload()];
  assert.equal(first.status, 201, await first.clone().text());
  assert.equal(await second.text(), await first.text());
  assert.equal((await keysOf(service.files)).length, files + 1);
});

test('mutations are replayed field by field', async () => {
  const { a } = service;
  const before = await count(a, 'departments');
  const key = { 'idempotency-key': randomUUID() };
  const query = `mutation ($a: String!, $b: String!) {
    first: createDepartment(input: {number: $a, name: "A"}) { id } second: createDepartment(input: {number: $b, name: "B"}) { id } }`;
  const variables = { a: randomUUID().slice(0, 18), b: randomUUID().slice(0, 18) };
  const first = await a.graphql(query, variables, key);
  const again = await a.graphql(query, variables, key);
  assert.equal(first.json.errors, undefined, first.text);
  assert.equal(again.text, first.text);
  assert.equal(again.headers.get('idempotency-replayed'), 'true');
  assert.equal(await count(a, 'departments'), before + 2);
});

test('a secret that is told once is kept nowhere, also under a key', async () => {
  const { a } = service;
  const header = { 'idempotency-key': randomUUID() };
  const make = (): ReturnType<typeof a.graphql> =>
    a.graphql('mutation { createApiKey(input: {name: "Hemmelig", scope: "read"}) { key } }', {}, header);
  const first = await make();
  const { key } = first.json.data?.createApiKey ?? assert.fail(first.text);
  const [row] = await service.sql(
    `select count(*) from idempotency_keys where tenant_id = $1 and position($2::bytea in body) > 0`,
    [a.id, key],
  );
  assert.equal(row![0], '0');
  assert.match((await make()).json.errors[0].message, /told once/);
});

test('a key of the wrong length is refused', async () => {
  const long = await service.a.rest('POST', '/departments', department(), { 'idempotency-key': 'x'.repeat(256) });
  assert.equal(long.status, 400);
});

test('a record’s ETag guards its next change, whatever was included', async () => {
  const { a } = service;
  const [{ case_number }] = (await a.rest('GET', '/cases?pagesize=1')).json;
  for (const address of [`/cases/${case_number}`, `/cases/${case_number}?include=materials,customer`]) {
    const read = await a.rest('GET', address);
    const etag = read.headers.get('etag')!;
    assert.match(etag, /^"\d+-[\w-]+"$/);
    assert.equal((await a.rest('GET', address, undefined, { 'if-none-match': etag })).status, 304);
    const changed = await a.rest('PUT', `/cases/${case_number}`, { description: randomUUID() }, { 'if-match': etag });
    assert.equal(changed.status, 200, changed.text);
    const stale = await a.rest('PUT', `/cases/${case_number}`, { description: 'stale' }, { 'if-match': etag });
    assert.equal(stale.status, 412);
    assert.equal((await a.rest('GET', address, undefined, { 'if-none-match': etag })).status, 200);
    const fresh = { 'if-match': `"0-x", ${changed.headers.get('etag')}` };
    assert.equal((await a.rest('PUT', `/cases/${case_number}`, { description: randomUUID() }, fresh)).status, 200);
  }
  assert.equal((await a.rest('PUT', `/cases/${case_number}`, { remarks: 'x' }, { 'if-match': '*' })).status, 200);
});

test('a list is 304 until anything of the tenant changes', async () => {
  const { a, b } = service;
  const read = await a.rest('GET', '/cases?pagesize=10&include=customer');
  const etag = read.headers.get('etag')!;
  const poll = (): Promise<{ status: number }> =>
    a.rest('GET', '/cases?pagesize=10&include=customer', undefined, { 'if-none-match': etag });
  assert.equal((await poll()).status, 304);
  await b.rest('POST', '/departments', department());
  assert.equal((await poll()).status, 304, 'another tenant’s changes are nothing to this one');
  await a.rest('PUT', `/debtors/${read.json[0].customer_number}`, { customer_name: randomUUID() });
  assert.equal((await poll()).status, 200);
});

test('a list’s ETag is never older than the list, under parallel writers', async () => {
  const { a } = service;
  let writing = true;
  const write = async (): Promise<void> => {
    while (writing) await a.rest('POST', '/departments', department());
  };
  const writers = [write(), write(), write()];
  const known = new Map<string, string>();
  for (let round = 0; round < 150; round++) {
    const { headers, text } = await a.rest('GET', '/departments?sortby=id');
    const etag = headers.get('etag')!;
    assert.equal(known.get(etag) ?? text, text, 'one tag, one content');
    known.set(etag, text);
  }
  writing = false;
  await Promise.all(writers);
  assert.ok(known.size > 5);
});

test('ifVersion refuses what was changed in the meantime', async () => {
  const { a } = service;
  const made = await a.graphql(`mutation { createPause(input: {name: "Pause", minutes: 5}) { id version } }`);
  const { id, version } = made.json.data.createPause;
  const update = (ifVersion: number): ReturnType<Tenant['graphql']> =>
    a.graphql(
      'mutation ($id: Int!, $v: Int, $n: String!) { updatePause(id: $id, ifVersion: $v, input: {name: $n}) { version } }',
      { id, v: ifVersion, n: randomUUID() },
    );
  assert.equal((await update(version)).json.data.updatePause.version, version + 1);
  const stale = await update(version);
  assert.equal(stale.json.errors[0].type, 'ConflictException');
  assert.equal(stale.json.data.updatePause, null);
  const kept = await a.graphql('mutation ($id: Int!) { deletePause(id: $id, ifVersion: 1) }', { id });
  assert.equal(kept.json.errors[0].type, 'ConflictException');
});

test('a dry run answers what would be, with its events, and keeps nothing', async () => {
  const { a } = service;
  const before = await count(a, 'departments');
  const feed = (await a.rest('GET', '/events?limit=1')).headers.get('x-feed-sequence');
  const body = department();
  const dry = await a.rest('POST', '/departments', body, { prefer: 'dry-run' });
  assert.equal(dry.status, 201);
  assert.equal(dry.headers.get('preference-applied'), 'dry-run');
  assert.equal(dry.json.number, body.number);
  assert.deepEqual(
    dry.json.events.map(({ resource, verb, sequence }: Record<string, unknown>) => [resource, verb, sequence]),
    [['departments', 'created', null]],
  );
  const refused = await a.rest('POST', '/departments', { name: 'x' }, { prefer: 'dry-run' });
  assert.equal(refused.status, 400);
  const [{ case_number }] = (await a.rest('GET', '/cases?pagesize=1')).json;
  const files = (await keysOf(service.files)).length;
  const file = { filename: 'x.txt', content: Buffer.from('x').toString('base64') };
  const document = { case_number, description: 'd', file };
  assert.equal((await a.rest('POST', '/case-documentation', document, { prefer: 'dry-run' })).status, 201);
  assert.equal((await keysOf(service.files)).length, files, 'no stray file');
  const mutation = `mutation Try @dryRun { createDepartment(input: {number: "dry", name: "x"}) { id number } }`;
  const graphql = await a.graphql(mutation);
  assert.equal(graphql.json.data.createDepartment.number, 'dry');
  assert.equal(graphql.json.extensions.dryRun.events[0].verb, 'created');
  assert.equal(await count(a, 'departments'), before);
  assert.equal((await a.rest('GET', '/events?limit=1')).headers.get('x-feed-sequence'), feed);
});

test('a dry run has its own events only, also where a restored database has counted transactions before', async () => {
  const { a } = service;
  await service.sql(
    'update events set transaction_id = (pg_current_xact_id()::text::bigint + id % 40)::text::xid8 where tenant_id = $1 and sequence is not null',
    [a.id],
  );
  for (let round = 0; round < 10; round++) {
    const dry = await a.rest('POST', '/departments', { number: `T${round}`, name: 'x' }, { prefer: 'dry-run' });
    assert.equal(dry.json.events.length, 1);
  }
});

test('GraphQL reads the feed and the audit, and refuses what is out of bounds', async () => {
  const { a } = service;
  const start = Number((await a.rest('GET', '/events?limit=1')).headers.get('x-feed-sequence'));
  const made = await a.graphql('mutation { createPause(input: {name: "Feed", minutes: 7}) { id } }');
  const { id } = made.json.data.createPause;
  const query = `query ($after: Int, $id: Int) {
    changes(after: $after, limit: 10) { __typename sequence resource verb id fields changes { field from to } apiKeyId at }
    audit(resource: "pauses", id: $id) { verb key } }`;
  const { json } = await a.graphql(query, { after: start, id });
  assert.equal(json.errors, undefined);
  assert.equal(json.data.changes.length, 1);
  assert.equal(json.data.changes[0].__typename, 'Change');
  assert.equal(json.data.changes[0].sequence, start + 1);
  assert.ok(
    json.data.changes[0].changes.some(
      (change: { field: string; to: unknown }) => change.field === 'minutes' && change.to === 7,
    ),
  );
  assert.deepEqual(json.data.audit, [{ verb: 'created', key: String(id) }]);
  for (const bad of ['limit: 0', 'limit: 1001', 'wait: 31', 'after: -1', 'resources: ["bogus"]']) {
    const refused = await a.graphql(`{ changes(${bad}) { sequence } }`);
    assert.equal(refused.json.errors[0].type, 'ValidationError', bad);
  }
});

test('a subscription streams changes over Server-Sent Events', async () => {
  const { a } = service;
  const end = new AbortController();
  const response = await fetch(`${service.base}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${a.key}`, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ query: 'subscription { changes(resources: ["pauses"]) { resource verb } }' }),
    signal: end.signal,
  });
  assert.equal(response.status, 200);
  assert.match(response.headers.get('content-type')!, /^text\/event-stream/);
  setTimeout(() => a.graphql('mutation { createPause(input: {name: "Sub", minutes: 7}) { id } }'), 200);
  let text = '';
  for await (const chunk of response.body!) {
    text += Buffer.from(chunk).toString();
    if (text.includes('event: next')) break;
  }
  end.abort();
  assert.match(text, /event: next\ndata: \{"data":\{"changes":\{"resource":"pauses","verb":"created"\}\}\}\n\n/);
  const query = { query: '{ __typename }' };
  const headers = { authorization: `Bearer ${a.key}`, 'content-type': 'application/json', accept: 'text/event-stream' };
  const once = await send(`${service.base}/graphql`, 'POST', query, headers);
  assert.equal(once.text, 'event: next\ndata: {"data":{"__typename":"Query"}}\n\nevent: complete\ndata:\n\n');
});
