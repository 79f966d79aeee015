// The feed of changes: every committed change once, numbered without gaps in an order that a mirror can replay.
import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { registry } from '../src/resources/index.ts';
import { basic, type Service, startService, type Tenant } from './support/service.ts';

let service: Service;
before(async () => {
  service = await startService({ cases: 5 });
});
after(() => service.stop());

interface Event {
  sequence: number;
  resource: string;
  id: number;
  key: string;
  verb: string;
  fields: string[];
  changes: Record<string, { from: unknown; to: unknown }>;
  actor: { api_key: number | null; user: number | null };
  at: number;
}

async function eventsAfter(tenant: Tenant, after: number, more = ''): Promise<Event[]> {
  const all: Event[] = [];
  for (;;) {
    const { status, json } = await tenant.rest(
      'GET',
      `/events?after=${all.at(-1)?.sequence ?? after}&limit=1000${more}`,
    );
    assert.equal(status, 200);
    all.push(...json);
    if (json.length < 1000) return all;
  }
}

/** An hour that overlaps no other one. */
async function anHour(tenant: Tenant, at: number): Promise<Record<string, unknown>> {
  const [{ id: hour_type }] = (await tenant.rest('GET', '/employee-types?pagesize=1')).json;
  const [{ id: emp_id }] = (await tenant.rest('GET', '/users?pagesize=1')).json;
  const start_time = 2_000_000_000 + at * 7_200;
  return { hour_type, emp_id, start_time, stop_time: start_time + 3_600, remark: 'Gammel', costprice: 100 };
}

async function newest(tenant: Tenant): Promise<number> {
  const { headers } = await tenant.rest('GET', '/events?limit=1');
  return Number(headers.get('x-feed-sequence'));
}

test('the feed begins with the first record of the tenant and has no gap', async () => {
  const events = await eventsAfter(service.a, 0);
  assert.deepEqual(
    events.map(({ sequence }) => sequence),
    events.map((_, at) => at + 1),
  );
  const followed = [...registry.values()].filter(({ declaration }) => !declaration.view && !declaration.single);
  const seen = new Set(events.map(({ resource }) => resource));
  assert.deepEqual(
    followed.filter(({ name }) => !seen.has(name)).map(({ name }) => name),
    [],
    'the operator’s commands are followed too, for every resource',
  );
});

test('an event tells what was changed, by whom, from what to what, by the names of REST', async () => {
  const { a } = service;
  const start = await newest(a);
  const made = await a.rest('POST', '/hours', await anHour(a, 0));
  await a.rest('PUT', `/hours/${made.json.id}`, { remark: 'Ny' });
  await a.rest('PUT', `/hours/${made.json.id}`, { remark: 'Ny' });
  await a.rest('DELETE', `/hours/${made.json.id}`);
  await a.rest('POST', '/departments', { number: '78' });
  const identity = await a.rest('GET', '/');
  const events = await eventsAfter(a, start);
  assert.deepEqual(
    events.map(({ resource, verb, key, id }) => [resource, verb, key, id]),
    ['created', 'updated', 'deleted'].map(verb => ['hours', verb, String(made.json.id), made.json.id]),
    'what changed nothing, and what was refused, is no event',
  );
  assert.deepEqual(events[1]!.changes, { remark: { from: 'Gammel', to: 'Ny' } });
  assert.deepEqual(events[1]!.fields, ['remark']);
  assert.equal(events[0]!.changes.emp_id!.to, made.json.emp_id);
  assert.equal(events[2]!.changes.remark!.from, 'Ny');
  for (const { actor } of events) assert.equal(actor.api_key, identity.json.api_key.id);
});

test('an operation writes the events of all that it does, and nothing of what is rolled back', async () => {
  const { a } = service;
  const [kase] = (await a.rest('GET', '/cases?pagesize=1')).json;
  await a.graphql(
    `mutation { createCaseMaterial(input: {caseId: ${kase.id}, quantity: 2, productNumber: "1", description: "x", salesPrice: 100}) { id } }`,
  );
  const start = await newest(a);
  await a.rest('POST', `/cases/${kase.case_number}/invoice-draft/create-invoice`, { type: 9 });
  assert.deepEqual(await eventsAfter(a, start), []);
  await a.graphql(`mutation { addToInvoiceDraft(caseId: ${kase.id}) { id } }`);
  const invoice = await a.rest('POST', `/cases/${kase.case_number}/invoice-draft/create-invoice`, {});
  assert.equal(invoice.status, 201, invoice.text);
  const seen = new Set((await eventsAfter(a, start)).map(({ resource, verb }) => `${resource} ${verb}`));
  for (const wanted of [
    'debtor-invoices created',
    'debtor-invoice-lines created',
    'invoice-draft-lines deleted',
    'case-materials updated',
  ])
    assert.ok(seen.has(wanted), `${wanted} in ${[...seen]}`);
});

test('a tenant sees its own events only', async () => {
  const before = await newest(service.b);
  await service.a.rest('POST', '/departments', { number: '79', name: 'A' });
  assert.equal(await newest(service.b), before);
  const foreign = await service.b.rest('GET', '/audit?resource=departments&limit=1000');
  assert.ok(foreign.json.every((event: Event) => event.changes.number?.to !== '79'));
});

test('a mirror that replays the feed equals the original, under parallel writers and readers', async () => {
  const { b } = service;
  const mirror = new Map<string, unknown>();
  const start = await newest(b);
  const sample = await anHour(b, 0);
  const known = (await b.rest('GET', '/hours')).json as { id: number }[];
  for (const record of known) mirror.set(String(record.id), record);
  let writing = true;
  let position = start;
  const follow = async (): Promise<void> => {
    while (writing || (await newest(b)) > position) {
      const { json } = await b.rest('GET', `/events?after=${position}&limit=50&wait=1`);
      for (const event of json as Event[]) {
        assert.equal(event.sequence, position + 1, 'no number is skipped or repeated');
        position = event.sequence;
        if (event.resource !== 'hours') continue;
        const record = (mirror.get(event.key) ?? {}) as Record<string, unknown>;
        if (event.verb === 'deleted') mirror.delete(event.key);
        else {
          for (const [name, { to }] of Object.entries(event.changes)) record[name] = to;
          mirror.set(event.key, record);
        }
      }
    }
  };
  const write = async (writer: number): Promise<void> => {
    const mine: number[] = [];
    for (let step = 0; step < 12; step++) {
      const start_time = 2_000_000_000 + (writer * 100 + step + 1) * 7_200;
      const body = { ...sample, start_time, stop_time: start_time + 3_600, remark: `${writer}: ${step}` };
      const made = await b.rest('POST', '/hours', body);
      assert.equal(made.status, 201, made.text);
      mine.push(made.json.id);
      await b.rest('PUT', `/hours/${mine[step >> 2]}`, { remark: `changed at ${step}`, exported: step % 2 });
      if (step % 3 === 2) await b.rest('DELETE', `/hours/${mine.shift()}`);
    }
  };
  const following = follow();
  await Promise.all(Array.from({ length: 12 }, (_, writer) => write(writer)));
  writing = false;
  await following;
  const original = (await b.rest('GET', '/hours')).json as Record<string, unknown>[];
  assert.equal(mirror.size, original.length);
  for (const record of original) {
    const copy = mirror.get(String(record.id)) as Record<string, unknown>;
    for (const name of ['emp_id', 'start_time', 'stop_time', 'remark', 'exported'])
      assert.equal(copy[name], record[name], `${name} of ${record.id}`);
  }
});

test('a long poll ends when something happens, or when its time is up', async () => {
  const { a } = service;
  const start = await newest(a);
  const empty = await a.rest('GET', `/events?after=${start}&wait=0`);
  assert.deepEqual(empty.json, []);
  const waiting = a.rest('GET', `/events?after=${start}&wait=20`);
  setTimeout(() => a.rest('POST', '/departments', { number: '80', name: 'Wake' }), 200);
  const began = performance.now();
  const { json } = await waiting;
  assert.equal(json.length, 1);
  assert.ok(performance.now() - began < 5_000);
});

test('a stream sends what happens, and goes on after the last event that was heard', async () => {
  const { a } = service;
  const start = await newest(a);
  await a.rest('POST', '/departments', { number: '81', name: 'One' });
  const hear = async (headers: Record<string, string>, enough: number): Promise<string[]> => {
    const end = new AbortController();
    const response = await fetch(`${service.base}/events/stream`, {
      headers: { authorization: basic(a.key), ...headers },
      signal: end.signal,
    });
    assert.equal(response.headers.get('content-type'), 'text/event-stream; charset=utf-8');
    let text = '';
    const ids = (): string[] => [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => id!);
    setTimeout(() => a.rest('POST', '/departments', { number: String(100 + enough), name: 'Two' }), 100);
    for await (const chunk of response.body!) {
      text += Buffer.from(chunk).toString();
      if (ids().length >= enough) break;
    }
    end.abort();
    return ids();
  };
  assert.deepEqual(await hear({ 'last-event-id': String(start) }, 2), [String(start + 1), String(start + 2)]);
  assert.deepEqual(await hear({ 'last-event-id': String(start + 2) }, 1), [String(start + 3)]);
});

test('the audit tells the story of a record, newest first, also across its keys', async () => {
  const { a } = service;
  const [debtor] = (await a.rest('GET', '/debtors?pagesize=1')).json;
  await a.rest('PUT', `/debtors/${debtor.customer_number}`, { customer_number: '424242' });
  await a.rest('PUT', '/debtors/424242', { customer_name: 'Nyt navn' });
  for (const key of [debtor.customer_number, '424242']) {
    const { json } = await a.rest('GET', `/audit?resource=debtors&key=${key}`);
    assert.deepEqual(
      json.slice(0, 2).map((event: Event) => event.fields),
      [['customer_name'], ['customer_number']],
    );
    assert.deepEqual(json[1].changes.customer_number, { from: debtor.customer_number, to: '424242' });
    assert.equal(json.at(-1).verb, 'created');
  }
  const identity = await a.rest('GET', '/');
  const byKey = await a.rest('GET', `/audit?api_key=${identity.json.api_key.id}&limit=5`);
  assert.equal(byKey.json.length, 5);
});

test('what is no longer kept is a clear refusal', async () => {
  const { b } = service;
  await service.sql('select set_config($1, $2, false)', ['app.tenant', b.id]);
  await service.sql('update feeds set forgotten = 3 where tenant_id = $1', [b.id]);
  const gone = await b.rest('GET', '/events?after=2');
  assert.equal(gone.status, 410);
  assert.match(gone.json.message, /Events up to 3 are kept no longer/);
  assert.equal((await b.rest('GET', '/events?after=3&limit=1')).status, 200);
  await service.sql('update feeds set forgotten = 0 where tenant_id = $1', [b.id]);
});

test('a key that is revoked while it waits hears nothing more', async () => {
  const { a } = service;
  const make = await a.graphql('mutation { createApiKey(input: {name: "Lytter", scope: "read"}) { id key } }');
  const { id, key } = make.json.data.createApiKey;
  const after = await newest(a);
  const poll = fetch(`${service.base}/events?after=${after + 1}&wait=10`, { headers: { authorization: basic(key) } });
  const stream = await fetch(`${service.base}/events/stream?after=${after + 1}`, {
    headers: { authorization: basic(key) },
  });
  await a.graphql('mutation ($id: Int!) { revokeApiKey(id: $id) { id } }', { id });
  await new Promise(resolve => setTimeout(resolve, 1_500));
  await a.rest('POST', '/departments', { number: 'r1', name: 'Efter' });
  assert.equal((await poll).status, 401);
  assert.doesNotMatch(await stream.text(), /Efter/);
});

for (const address of [
  '/events?after=x',
  '/events?limit=0',
  '/events?limit=1001',
  '/events?wait=31',
  '/events?nope=1',
  '/events?resources=bogus',
  '/audit?key=%00',
  '/audit?id=-1',
  '/events/stream?limit=2',
])
  test(`${address} is refused with 400`, async () => {
    assert.equal((await service.a.rest('GET', address)).status, 400);
  });
