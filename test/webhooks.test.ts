// Webhooks: signed, at least once, in order per record, soon; a receiver that fails hurts nobody but itself.
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import test, { after, before } from 'node:test';
import { serviceCaller } from '../src/tenant/caller.ts';
import { isPublic, publicLookup, urlProblem } from '../src/webhooks/address.ts';
import { claim, settle } from '../src/webhooks/queue.ts';
import { send } from '../src/webhooks/send.ts';
import { type Service, startService, type Tenant } from './support/service.ts';

interface Message {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test knows what it asked for
  json: any;
  at: number;
}

let service: Service;
let receiver: Server;
let base: string;
const messages: Message[] = [];
/** Path → what the receiver does with a message; 200 where nothing is said. */
interface Reaction {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}
const answers = new Map<string, (message: Message) => Promise<Reaction>>();

before(async () => {
  service = await startService({ cases: 3, privateWebhooks: true });
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', chunk => {
      body += chunk;
    });
    request.on('end', async () => {
      const message = {
        path: request.url!,
        headers: request.headers,
        body,
        json: JSON.parse(body),
        at: performance.now(),
      };
      messages.push(message);
      const reaction: Reaction = (await answers.get(request.url!)?.(message)) ?? { status: 200 };
      response.writeHead(reaction.status, reaction.headers ?? {}).end(reaction.body ?? 'thanks');
    });
  });
  await new Promise<void>(resolve => receiver.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});
after(async () => {
  await service.stop();
  receiver.closeAllConnections();
  receiver.close();
});

async function register(tenant: Tenant, path: string, more = ''): Promise<{ id: number; secret: string }> {
  const { json } = await tenant.graphql(
    `mutation ($url: String!) { createWebhook(input: {url: $url ${more}}) { id secret } }`,
    { url: base + path },
  );
  assert.equal(json.errors, undefined, JSON.stringify(json));
  return json.data.createWebhook;
}

async function until(condition: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const end = performance.now() + 15_000;
  while (!(await condition())) {
    assert.ok(performance.now() < end, `in vain: ${what}`);
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}

const to = (path: string): Message[] => messages.filter(message => message.path === path);

async function makePause(tenant: Tenant, name: string): Promise<number> {
  const { json } = await tenant.graphql(
    'mutation ($name: String!) { createPause(input: {name: $name, minutes: 1}) { id } }',
    { name },
  );
  return json.data.createPause.id;
}

const rename = (tenant: Tenant, id: number, name: string): Promise<unknown> =>
  tenant.graphql('mutation ($id: Int!, $name: String!) { updatePause(id: $id, input: {name: $name}) { id } }', {
    id,
    name,
  });

test('a change is told within a second, signed, with the record as REST shows it', async () => {
  const { a } = service;
  const { secret } = await register(a, '/plain', ', resources: ["departments"]');
  const began = performance.now();
  const made = await a.rest('POST', '/departments', { number: 'w1', name: 'Web' });
  await a.rest('POST', '/departments', { name: 'refused' });
  await makePause(a, 'not asked for');
  await until(() => to('/plain').length === 1, 'the message');
  const [message] = to('/plain');
  assert.ok(message!.at - began < 1_000, `${message!.at - began} ms`);
  assert.equal(message!.json.type, 'departments.created');
  assert.deepEqual(message!.json.data, made.json);
  assert.equal(message!.json.changes.number.to, 'w1');
  const { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signature } = message!.headers;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const wanted = createHmac('sha256', key).update(`${id}.${seconds}.${message!.body}`).digest('base64');
  assert.equal(signature, `v1,${wanted}`);
});

test('messages of one record come in order, whatever the load; none is missing', async () => {
  const { a } = service;
  await register(a, '/order', ', resources: ["pauses"]');
  const ids = await Promise.all(Array.from({ length: 6 }, (_, at) => makePause(a, `pause ${at}`)));
  for (let step = 0; step < 8; step++) await Promise.all(ids.map(id => rename(a, id, `step ${step}`)));
  await until(() => to('/order').length >= 6 * 9, 'all messages');
  for (const id of ids) {
    const sequences = to('/order')
      .filter(({ json }) => json.id === id)
      .map(({ json }) => json.sequence);
    assert.equal(new Set(sequences).size, 9);
    assert.deepEqual(
      sequences,
      sequences.toSorted((x, y) => x - y),
    );
  }
});

test('a failed message is tried again with the same id, and others of its record wait for it', async () => {
  const { b } = service;
  let failures = 1;
  answers.set('/again', async () =>
    failures-- > 0 ? { status: 503, headers: { 'retry-after': '1' } } : { status: 200 },
  );
  const { id } = await register(b, '/again', ', resources: ["pauses"]');
  const pause = await makePause(b, 'one');
  await rename(b, pause, 'two');
  await until(() => to('/again').length === 3, 'the second attempt');
  const [first, second, third] = to('/again');
  assert.equal(second!.headers['webhook-id'], first!.headers['webhook-id']);
  assert.ok(second!.at - first!.at > 1_000, 'Retry-After is honoured');
  assert.ok(third!.json.sequence > second!.json.sequence);
  const log = await b.graphql(
    `query ($id: Int!) { webhookDeliveries(where: {webhookId: {eq: $id}}, orderBy: {field: "id", direction: ASC}) {
      items { status attempts responseStatus durationMs request response } } }`,
    { id },
  );
  const [delivery] = log.json.data.webhookDeliveries.items;
  assert.equal(delivery.status, 'delivered');
  assert.equal(delivery.attempts, 2);
  assert.equal(delivery.responseStatus, 200);
  assert.match(delivery.request, /webhook-signature/);
});

test('410 switches a webhook off with a visible reason; switched on again it tells what it missed', async () => {
  const { b } = service;
  answers.set('/gone', async () => ({ status: 410 }));
  const { id } = await register(b, '/gone', ', resources: ["pauses"]');
  await makePause(b, 'gone');
  const state = async (): Promise<{ disabledAt: number | null; disabledReason: string | null }> =>
    (await b.graphql('query ($id: Int!) { webhookById(id: $id) { disabledAt disabledReason } }', { id })).json.data
      .webhookById;
  await until(async () => (await state()).disabledAt !== null, 'switched off');
  assert.match((await state()).disabledReason!, /410/);
  answers.delete('/gone');
  await makePause(b, 'missed');
  await b.graphql('mutation ($id: Int!) { updateWebhook(id: $id, input: {enabled: true}) { id } }', { id });
  await until(
    () => to('/gone').some(({ json }) => json.data?.name === 'missed' || json.changes.name?.to === 'missed'),
    'the missed one',
  );
});

test('a slow receiver delays nobody else', async () => {
  const { a } = service;
  answers.set('/slow', () => new Promise(resolve => setTimeout(() => resolve({ status: 200 }), 3_000)));
  await register(a, '/slow', ', resources: ["pauses"]');
  await register(a, '/quick', ', resources: ["pauses"]');
  for (let at = 0; at < 12; at++) await makePause(a, `busy ${at}`);
  const began = performance.now();
  await until(() => to('/quick').length >= 12, 'the quick one');
  assert.ok(performance.now() - began < 2_000);
});

test('a receiver that changes the protocol has failed, and holds up nobody', async () => {
  const { a } = service;
  answers.set('/upgrade', async () => ({ status: 101, headers: { connection: 'upgrade', upgrade: 'x' } }));
  const { id } = await register(a, '/upgrade', ', resources: ["pauses"]');
  await makePause(a, 'upgraded');
  await until(async () => {
    const [row] = await service.sql(
      'select attempts from webhook_deliveries where tenant_id = $1 and webhook_id = $2',
      [a.id, id],
    );
    return Number(row?.[0]) > 0;
  }, 'the attempt is counted');
});

test('an answer that is no text is an answer', async () => {
  const { a } = service;
  answers.set('/binary', async () => ({ status: 200, body: `${'x'.repeat(4_095)}🔧\0` }));
  const { id } = await register(a, '/binary', ', resources: ["pauses"]');
  await makePause(a, 'binary');
  await until(async () => {
    const [row] = await service.sql('select status from webhook_deliveries where tenant_id = $1 and webhook_id = $2', [
      a.id,
      id,
    ]);
    return row?.[0] === 'delivered';
  }, 'the delivery');
});

test('a redirect is not followed, and counts as a failure', async () => {
  const { b } = service;
  answers.set('/moved', async () => ({ status: 302, headers: { location: `${base}/elsewhere` } }));
  const { id } = await register(b, '/moved', ', resources: ["pauses"]');
  await makePause(b, 'moved');
  await until(() => to('/moved').length >= 1, 'the first attempt');
  const log = await b.graphql(
    'query ($id: Int!) { webhookDeliveries(where: {webhookId: {eq: $id}}) { items { error } } }',
    { id },
  );
  assert.equal(to('/elsewhere').length, 0);
  assert.ok(log.json.data.webhookDeliveries.items.length === 1);
});

test('its own query shapes the data; one that cannot work is refused', async () => {
  const { a } = service;
  const query = 'query ($id: Int!) { pauseById(id: $id) { name minutes } }';
  const made = await a.graphql(
    'mutation ($url: String!, $query: String!) { createWebhook(input: {url: $url, query: $query, resources: ["pauses"], verbs: ["created"]}) { id } }',
    { url: `${base}/shaped`, query },
  );
  assert.equal(made.json.errors, undefined, made.text);
  const id = await makePause(a, 'shaped');
  await rename(a, id, 'not told');
  await until(() => to('/shaped').length === 1, 'the shaped message');
  assert.deepEqual(Object.keys(to('/shaped')[0]!.json.data.pauseById), ['name', 'minutes']);
  const many = '(pagination: {limit: 500})';
  const dear = `{ cases${many} { items { materials(limit: 500) { id } } } }`;
  const strange = 'query ($id: String!) { customerByNumber(customerNumber: $id) { id } }';
  for (const wrong of [
    '{ nonsense }',
    'mutation { deletePause(id: 1) }',
    'query ($x: Int) { __typename }',
    '{',
    dear,
    strange,
  ]) {
    const refused = await a.graphql(
      'mutation ($url: String!, $query: String!) { createWebhook(input: {url: $url, query: $query}) { id } }',
      { url: base, query: wrong },
    );
    assert.ok(refused.json.errors[0].validation.query, wrong);
  }
});

test('a message whose event is kept no longer fails, and does not stop the others', async () => {
  const { a } = service;
  let open = false;
  answers.set('/late', async () => ({ status: open ? 200 : 500 }));
  const { id } = await register(a, '/late', ', resources: ["pauses"]');
  await makePause(a, 'forgotten');
  await until(() => to('/late').length === 1, 'the first attempt');
  await service.sql('update feeds set forgotten = sequence where tenant_id = $1', [a.id]);
  await service.sql(
    'delete from events e using feeds f where e.tenant_id = $1 and f.tenant_id = $1 and e.sequence <= f.forgotten',
    [a.id],
  );
  open = true;
  await makePause(a, 'kept');
  await service.sql(
    `update webhook_deliveries set due = '-infinity' where tenant_id = $1 and webhook_id = $2 and status = 'pending'`,
    [a.id, id],
  );
  await until(() => to('/late').some(({ json }) => json.data?.name === 'kept'), 'the kept one');
  await until(async () => {
    const [row] = await service.sql(
      'select status, error from webhook_deliveries where tenant_id = $1 and webhook_id = $2 order by id limit 1',
      [a.id, id],
    );
    return row![0] === 'failed' && row![1] === 'The event is kept no longer.';
  }, 'the forgotten one is settled');
  await service.sql('update feeds set forgotten = 0 where tenant_id = $1', [a.id]);
});

test('who was held up for longer than its lease settles nothing', async () => {
  const { a } = service;
  const { id } = await register(a, '/fenced', ', resources: ["pauses"]');
  await a.graphql('mutation ($id: Int!) { updateWebhook(id: $id, input: {enabled: false}) { id } }', { id });
  await service.sql(
    `insert into webhook_deliveries (tenant_id, webhook_id, sequence, record) values ($1, $2, 1, 'pauses 1')`,
    [a.id, id],
  );
  const caller = serviceCaller(String(a.id));
  const attempted = { request: null, response: null, error: 'late', milliseconds: 1 };
  const [delivery] = await service.store.upkeep(caller, session => claim(session, String(id), 8));
  await service.sql(
    `update webhook_deliveries set leased_until = leased_until + interval '1 second' where tenant_id = $1 and webhook_id = $2`,
    [a.id, id],
  );
  const attempts = async (): Promise<string> => {
    await service.store.upkeep(caller, session => settle(session, String(id), delivery!, attempted));
    const [row] = await service.sql(
      'select attempts from webhook_deliveries where tenant_id = $1 and webhook_id = $2',
      [a.id, id],
    );
    return row![0]!;
  };
  assert.equal(await attempts(), '0');
  await service.sql(
    `update webhook_deliveries set leased_until = leased_until - interval '1 second' where tenant_id = $1 and webhook_id = $2`,
    [a.id, id],
  );
  assert.equal(await attempts(), '1');
});

test('a replaced secret still signs beside the new one; test and redelivery send again', async () => {
  const { a } = service;
  const { id, secret } = await register(a, '/rotate', ', resources: ["pauses"]');
  const rotated = await a.graphql('mutation ($id: Int!) { rotateWebhookSecret(id: $id) { secret } }', { id });
  assert.notEqual(rotated.json.data.rotateWebhookSecret.secret, secret);
  const tried = await a.graphql('mutation ($id: Int!) { testWebhook(id: $id) { id status } }', { id });
  assert.equal(tried.json.data.testWebhook.status, 'pending', tried.text);
  await until(() => to('/rotate').length === 1, 'the test');
  assert.equal(to('/rotate')[0]!.json.type, 'test');
  assert.equal(String(to('/rotate')[0]!.headers['webhook-signature']).split(' ').length, 2);
  await makePause(a, 'once');
  await until(() => to('/rotate').length === 2, 'the message');
  const { sequence } = to('/rotate')[1]!.json;
  const again = await a.graphql(
    'mutation ($id: Int!, $s: Int!) { redeliverWebhook(id: $id, fromSequence: $s, toSequence: $s) { count } }',
    { id, s: sequence },
  );
  assert.equal(again.json.data.redeliverWebhook.count, 1, again.text);
  await until(() => to('/rotate').length === 3, 'the message again');
  assert.equal(to('/rotate')[2]!.headers['webhook-id'], to('/rotate')[1]!.headers['webhook-id']);
});

test('a webhook is its tenant’s own', async () => {
  const { id } = await register(service.a, '/own', ', resources: ["pauses"]');
  for (const call of [
    `deleteWebhook(id: ${id})`,
    `testWebhook(id: ${id}) { id }`,
    `rotateWebhookSecret(id: ${id}) { id }`,
  ]) {
    const foreign = await service.b.graphql(`mutation { ${call} }`);
    assert.ok(foreign.json.errors[0].validation.id, call);
  }
  await makePause(service.b, 'of b');
  await new Promise(resolve => setTimeout(resolve, 300));
  assert.equal(to('/own').length, 0);
});

const forbidden = [
  ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
  ...[
    '255.255.255.255',
    '192.0.2.1',
    '198.18.0.1',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
  ],
  ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', 'ff02::1'],
];

test('private and reserved addresses are refused at registration and at connection', async () => {
  for (const address of forbidden) {
    assert.equal(isPublic(address), false, address);
    const host = address.includes(':') ? `[${address}]` : address;
    assert.ok(await urlProblem(`http://${host}/x`, false), address);
    await assert.rejects(send(`http://${host}:9/x`, {}, '{}', false, new AbortController().signal), address);
  }
  for (const text of [
    'http://localhost/',
    'http://127.1/',
    'http://0x7f000001/',
    'http://2130706433/',
    'ftp://example.com/',
    'http://u:p@example.com/',
    'nonsense',
    'https://example.com/#x',
  ])
    assert.ok(await urlProblem(text, false), text);
  for (const address of ['8.8.8.8', '93.184.216.34', '2606:2800:220:1::1'])
    assert.equal(isPublic(address), true, address);
  // A name that was harmless when it was registered may stand for another address later: the connection looks for itself.
  await assert.rejects(
    new Promise((resolve, reject) => publicLookup('localhost', {}, error => (error ? reject(error) : resolve(null)))),
    /not on the public internet/,
  );
  const strict = await startService({ cases: 0 });
  try {
    const refused = await strict.a.graphql('mutation { createWebhook(input: {url: "http://127.0.0.1:9/"}) { id } }');
    assert.match(refused.json.errors[0].validation.url[0], /public internet/);
  } finally {
    await strict.stop();
  }
});

test('API keys are listed, made and revoked by their own tenant', async () => {
  const { a, b } = service;
  const made = await a.graphql(
    'mutation { createApiKey(input: {name: "Ny", scope: "read"}) { id key prefix scopes } }',
  );
  const { id, key, prefix } = made.json.data.createApiKey;
  const headers = { authorization: `Bearer ${key}` };
  assert.equal((await a.graphql('{ __typename }', {}, headers)).status, 200);
  assert.equal(
    (await a.graphql('mutation { createApiKey(input: {name: "x"}) { id } }', {}, headers)).json.errors[0].type,
    'AuthorizationException',
  );
  const listed = await a.graphql('query ($id: Int!) { apiKeyById(id: $id) { name prefix scopes revokedAt } }', { id });
  assert.deepEqual(listed.json.data.apiKeyById, { name: 'Ny', prefix, scopes: 'read', revokedAt: null });
  assert.ok((await b.graphql(`mutation { revokeApiKey(id: ${id}) { id } }`)).json.errors[0].validation.id);
  const revoked = await a.graphql('mutation ($id: Int!) { revokeApiKey(id: $id) { revokedAt } }', { id });
  assert.ok(revoked.json.data.revokeApiKey.revokedAt);
  await new Promise(resolve => setTimeout(resolve, 600));
  assert.equal((await a.graphql('{ __typename }', {}, headers)).status, 401);
});
