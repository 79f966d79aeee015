// The TypeScript client against the real service: what it sends, what it gives back, and the types that the compiler holds it to.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import test, { after, before } from 'node:test';
import { promisify } from 'node:util';
import {
  AuthenticationError,
  AuthorizationError,
  ConflictError,
  NetworkError,
  QueryError,
  ServerError,
  Svend,
  SvendError,
  ThrottledError,
  ValidationError,
} from '../clients/typescript/src/index.js';
import { type Service, startService } from './support/service.ts';

let service: Service;
let svend: Svend;
before(async () => {
  service = await startService({ cases: 12 });
  svend = new Svend({ url: service.base, key: service.a.key });
});
after(() => service.stop());

/** Fails to compile unless both types are the same. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
function isType<_ extends true>(): void {}

test('a query gives what was selected, typed', async () => {
  const page = await svend.query.cases(
    { pagination: { limit: 3 }, orderBy: [{ field: 'updatedAt', direction: 'DESC' }] },
    {
      items: {
        id: true,
        caseNumber: true,
        remarks: true,
        customer: { name: true },
        materials: { $: { limit: 1 }, quantity: true },
      },
      nextCursor: true,
      totalCount: true,
    },
  );
  assert.ok(page);
  isType<Same<typeof page.totalCount, number>>();
  isType<Same<typeof page.nextCursor, string | null>>();
  isType<Same<(typeof page.items)[number]['caseNumber'], string>>();
  isType<Same<(typeof page.items)[number]['remarks'], string | null>>();
  isType<Same<(typeof page.items)[number]['customer'], { name: string } | null>>();
  // @ts-expect-error what was not selected is not there
  assert.equal(page.items[0]!.description, undefined);
  assert.equal(page.items.length, 3);
  assert.equal(page.totalCount, 12);
  for (const item of page.items) {
    assert.deepEqual(Object.keys(item), ['id', 'caseNumber', 'remarks', 'customer', 'materials']);
    assert.ok(item.materials.length <= 1);
  }
  const found = await svend.query.caseById({ id: page.items[0]!.id }, { caseNumber: true });
  assert.deepEqual(found, { caseNumber: page.items[0]!.caseNumber });
  assert.equal(await svend.query.caseByCaseNumber({ caseNumber: 'none' }, { id: true }), null);
  // @ts-expect-error the id is required
  await assert.rejects(svend.query.caseById({}, { id: true }), QueryError);
});

test('every record of a list comes, page after page, and only as far as it is asked for', async () => {
  const numbers: string[] = [];
  for await (const { caseNumber } of svend.each.cases({ pagination: { limit: 5 } }, { caseNumber: true }))
    numbers.push(caseNumber);
  assert.equal(new Set(numbers).size, 12);
  const before = await left();
  for await (const { id } of svend.each.cases({ pagination: { limit: 2 } }, { id: true })) {
    assert.ok(id > 0);
    break;
  }
  assert.equal(before - (await left()), 2, 'one page, and the question how many requests are left');
});

async function left(): Promise<number> {
  return (await service.a.rest('GET', '/')).json.rate_limit.remaining;
}

test('mutations write, also files at any depth', async () => {
  const made = await svend.mutate.createDepartment(
    { input: { number: 'K1', name: 'Klient' } },
    { id: true, name: true },
  );
  assert.ok(made);
  isType<Same<typeof made.name, string>>();
  const deleted = await svend.mutate.deleteDepartment({ id: made.id });
  assert.equal(deleted, made.id);
  const [row] = await service.sql('select id from cases where tenant_id = $1 limit 1', [service.a.id]);
  const files = ['a', 'b'].map(name => new File([name.repeat(1000)], `${name}.txt`));
  const documents = await svend.mutate.uploadCaseDocuments(
    { input: { caseId: Number(row![0]), files, description: 'To' } },
    { id: true, filename: true },
  );
  assert.deepEqual(
    documents?.map(({ filename }) => filename),
    ['a.txt', 'b.txt'],
  );
});

test('errors are classes that tell what a program needs', async () => {
  const refused = await svend.mutate
    .createCase({ input: { customerId: 99999999, statusId: 99999999 } }, { id: true })
    .catch((error: unknown) => error);
  assert.ok(refused instanceof ValidationError && refused instanceof SvendError);
  assert.deepEqual(Object.keys(refused.fields).sort(), ['customerId', 'statusId']);
  assert.match(refused.message, /customerId/);
  assert.equal(refused.name, 'ValidationError');
  const stranger = new Svend({ url: service.base, key: 'nobody' });
  await assert.rejects(stranger.query.cases({}, { totalCount: true }), AuthenticationError);
  const reader = new Svend({ url: service.base, key: service.a.readKey });
  await assert.rejects(reader.mutate.deleteCase({ id: 1 }), AuthorizationError);
  await assert.rejects(svend.request('{ nothing }'), QueryError);
  const [row] = await service.sql('select id from cases where tenant_id = $1 limit 1', [service.a.id]);
  const id = Number(row![0]);
  await assert.rejects(svend.mutate.updateCase({ id, ifVersion: 99_999, input: {} }, { id: true }), ConflictError);
  const nowhere = new Svend({ url: 'http://127.0.0.1:9', key: 'x', retries: 1 });
  await assert.rejects(nowhere.query.cases({}, { totalCount: true }), NetworkError);
});

/** A server that answers as the script says, and then passes everything on to the service. */
async function stumbling(
  script: readonly ((raw: {
    destroy(): void;
  }) => { status: number; headers?: Record<string, string>; body: string } | null)[],
): Promise<{ url: string; keys: (string | undefined)[]; server: Server }> {
  const keys: (string | undefined)[] = [];
  const server = createServer(async (request, response) => {
    keys.push(request.headers['idempotency-key'] as string | undefined);
    const chunks = await Array.fromAsync(request);
    const step = script[keys.length - 1]?.(request.socket);
    if (step === null) return;
    if (step) return void response.writeHead(step.status, step.headers).end(step.body);
    const { authorization, 'content-type': type } = request.headers;
    const headers = { authorization: authorization!, 'content-type': type!, 'idempotency-key': keys.at(-1) ?? '' };
    const passed = await fetch(service.base + request.url, {
      method: 'POST',
      headers,
      body: Buffer.concat(chunks as Buffer[]),
    });
    response.writeHead(passed.status).end(await passed.text());
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, keys, server };
}

const throttled = (seconds: string) => () => ({
  status: 429,
  headers: { 'retry-after': seconds },
  body: '{"errors":[{"message":"Too Many Attempts.","type":"ThrottleRequestsException"}],"data":null}',
});

test('a service that asks for patience gets it; a mutation that is sent again has its effect once', async () => {
  const cut = (socket: { destroy(): void }): null => {
    socket.destroy();
    return null;
  };
  const { url, keys, server } = await stumbling([throttled('1'), cut]);
  const patient = new Svend({ url, key: service.a.key });
  const begun = performance.now();
  const made = await patient.mutate.createDepartment({ input: { number: 'K2', name: 'Igen' } }, { number: true });
  assert.deepEqual(made, { number: 'K2' });
  assert.ok(performance.now() - begun >= 1000, 'it waited as long as it was told');
  assert.equal(keys.length, 3);
  assert.equal(new Set(keys).size, 1);
  assert.ok(keys[0]);
  server.close();
});

test('every mutation has a key, its own or the caller’s', async () => {
  const { url, keys, server } = await stumbling([]);
  const client = new Svend({ url, key: service.a.key });
  const mutation = 'mutation ($n: String!) { createDepartment(input: {number: $n, name: "N"}) { ...D } }';
  const fragment = 'fragment D on Department { number }';
  await client.request(`# A comment\n${mutation} ${fragment}`, { n: 'K3' });
  await client.request(`${fragment} ${mutation}`, { n: 'K4' });
  await client.request(`${fragment} ${mutation}`, { n: 'K5' }, { headers: { 'Idempotency-Key': 'mine' } });
  assert.ok(keys[0] && keys[1] && keys[0] !== keys[1]);
  assert.equal(keys[2], 'mine');
  server.close();
});

test('patience ends: after the last try, and at once where the wait is too long', async () => {
  const { url, keys, server } = await stumbling([throttled('0'), throttled('0'), throttled('3600')]);
  const hasty = new Svend({ url, key: service.a.key, retries: 1 });
  await assert.rejects(hasty.query.cases({}, { totalCount: true }), ThrottledError);
  assert.equal(keys.length, 2);
  const error = await hasty.query.cases({}, { totalCount: true }).catch((thrown: unknown) => thrown);
  assert.ok(error instanceof ThrottledError);
  assert.equal(error.retryAfter, 3600);
  assert.equal(keys.length, 3);
  server.close();
});

test('a signal ends the waiting; an answer that is no JSON is the fault of the server', async () => {
  const { url, server } = await stumbling([throttled('30'), () => ({ status: 502, body: '<html>' })]);
  const client = new Svend({ url, key: service.a.key });
  const signal = AbortSignal.timeout(200);
  const begun = performance.now();
  await assert.rejects(client.query.cases({}, { totalCount: true }, { signal }), { name: 'TimeoutError' });
  assert.ok(performance.now() - begun < 5_000);
  await assert.rejects(client.query.cases({}, { totalCount: true }), ServerError);
  server.close();
});

test('the examples of its README are those that the compiler has read', () => {
  const read = (name: string): string =>
    readFileSync(new URL(`../clients/typescript/${name}`, import.meta.url), 'utf8');
  const blocks = [...read('README.md').matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code!);
  assert.ok(blocks.length >= 6);
  const examples = read('examples.ts').replace('./src/index.js', 'svend-client');
  for (const block of blocks) assert.ok(examples.includes(block), block);
});

test('it needs nothing but itself', async t => {
  const source = `import { Svend } from './index.js';
    const svend = new Svend({ url: '${service.base}', key: '${service.a.key}' });
    console.log((await svend.query.cases({}, { totalCount: true })).totalCount);`;
  const cwd = new URL('../clients/typescript/src/', import.meta.url).pathname;
  // Whatever Node.js the machine has beside ours, if it has one.
  const path = (process.env.PATH ?? '')
    .split(':')
    .filter(folder => !folder.includes('node_modules'))
    .join(':');
  const run = promisify(execFile)('node', ['--input-type=module', '-e', source], {
    cwd,
    env: { ...process.env, PATH: path },
  });
  const { stdout } = await run.catch(error => {
    if (error.code !== 'ENOENT') throw error;
    return { stdout: null };
  });
  if (stdout === null) t.skip('there is no other Node.js');
  else assert.equal(stdout.trim(), '12');
});
