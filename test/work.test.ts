// The irregular addresses: a customer's records, employees of a case, files, the calendar, categories.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { after, before } from 'node:test';
import { DirectoryStore } from '../src/files/blob-store.ts';
import { sweepFiles } from '../src/files/sweep.ts';
import { basic, type Service, send, startService } from './support/service.ts';

let service: Service;
before(async () => {
  service = await startService();
});
after(() => service.stop());

test("a customer's contacts: with an id changed, without made, what is not named stays", async () => {
  const [{ customer_number: number }] = (await service.a.rest('GET', '/debtors?sortby=-created_at&pagesize=1')).json;
  const path = `/debtors/${number}/contacts`;
  const before = (await service.a.rest('PUT', path, [])).json;
  const made = (await service.a.rest('PUT', path, { contacts: [{ name: 'Åse', email: 'aase@x.dk' }, { name: 'Bo' }] }))
    .json;
  assert.equal(made.length, before.length + 2);
  const aase = made.find(({ name }: { name: string }) => name === 'Åse');
  assert.deepEqual(Object.keys(aase).sort(), [
    'address',
    'att',
    'city',
    'created_at',
    'ean',
    'email',
    'id',
    'mobile',
    'name',
    'postalcode',
    'telephone',
    'updated_at',
  ]);
  const changed = (await service.a.rest('PUT', path, { id: aase.id, telephone: '12345678' })).json;
  assert.equal(changed.length, made.length);
  assert.deepEqual(
    changed.find(({ id }: { id: number }) => id === aase.id),
    { ...aase, telephone: '12345678', updated_at: changed.find(({ id }: { id: number }) => id === aase.id).updated_at },
  );
  const wrong = await service.a.rest('PUT', path, [{ name: 'Fin' }, {}, { id: 99_999_999, name: 'x' }]);
  assert.equal(wrong.status, 400);
  assert.deepEqual(Object.keys(wrong.json.errors), ['contacts.1.name', 'contacts.2.id']);
  assert.deepEqual(
    (await service.a.rest('GET', `/debtors/${number}?include=contacts`)).json.contacts,
    changed,
    'nothing was written',
  );
  const inside = await service.a.rest('PUT', `/debtors/${number}`, { contacts: [{ name: 'Inde' }] });
  assert.equal(inside.status, 200, inside.text);
  assert.equal((await service.a.rest('PUT', path, [])).json.length, changed.length + 1);
  const [theirs] = await service.sql('select id from contacts where tenant_id = $1 limit 1', [service.b.id]);
  assert.equal((await service.a.rest('PUT', path, [{ id: theirs![0], name: 'x' }])).status, 400);
});

test("a customer's delivery addresses follow the same rules", async () => {
  const [{ customer_number: number }] = (await service.a.rest('GET', '/debtors?pagesize=1')).json;
  const { status, json } = await service.a.rest('PUT', `/debtors/${number}/delivery-addresses`, {
    delivery_addresses: [{ name: 'Lager', address: 'Vej 9' }],
  });
  assert.equal(status, 200);
  assert.equal(json.at(-1).customer_number, number);
  assert.equal(json.at(-1).address, 'Vej 9');
});

test('employees of a case: main, additional, and those with hours or plans', async () => {
  const users = (await service.a.rest('GET', '/users')).json.map(({ id }: { id: number }) => id);
  const [{ customer_number }] = (await service.a.rest('GET', '/debtors?pagesize=1')).json;
  const [type] = (await service.a.rest('GET', '/employee-types')).json;
  const { json: made } = await service.a.rest('POST', '/cases', {
    customer_number,
    main_technician: users[0],
    additional_technicians: `${users[1]}, 99999999,x`,
  });
  await service.a.rest('POST', '/hours', {
    emp_id: users[2],
    hour_type: type.id,
    start_time: 1,
    stop_time: 2,
    case_id: made.id,
  });
  await service.a.rest('POST', '/planned-time', { tech: users[3], case_number: made.case_number });
  const { json } = await service.a.rest('GET', `/cases/${made.case_number}/employees`);
  assert.deepEqual(
    json.map(({ id }: { id: number }) => id),
    users.slice(0, 4).sort((a: number, b: number) => a - b),
  );
  const paged = (
    await service.a.rest('GET', `/cases/${made.case_number}/employees?sortby=-id&pagesize=1&include=department`)
  ).json;
  assert.equal(paged.length, 1);
  assert.equal(typeof paged[0].department, 'object');
  assert.equal((await service.a.rest('GET', `/cases/${made.case_number}/employees?bogus=1`)).status, 400);
  assert.equal((await service.b.rest('GET', '/cases/nothing/employees')).status, 404);
});

test('a file comes back byte for byte, whole and in ranges, and cannot act', async () => {
  const [{ case_number }] = (await service.a.rest('GET', '/cases?pagesize=1')).json;
  const content = Buffer.concat([Buffer.from('<html><script>alert(1)</script>'), randomBytes(300_000)]);
  const filename = '../../Æble "1"\r\nSet-Cookie: x.html';
  const {
    status,
    json: made,
    text,
  } = await service.a.rest('POST', '/case-documentation', {
    case_number,
    file: { filename, content: content.toString('base64') },
  });
  assert.equal(status, 201, text);
  assert.equal(made.filename, filename);
  const get = (headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${service.base}${made.file}`, { headers: { authorization: basic(service.a.key), ...headers } });
  const whole = await get();
  assert.equal(whole.status, 200);
  assert.ok(Buffer.from(await whole.arrayBuffer()).equals(content));
  assert.equal(whole.headers.get('content-type'), 'application/octet-stream');
  assert.equal(whole.headers.get('x-content-type-options'), 'nosniff');
  assert.match(whole.headers.get('content-disposition')!, /^attachment; filename="[^"]*"; filename\*=UTF-8''[^ ]*$/);
  assert.match(whole.headers.get('content-security-policy')!, /sandbox/);
  assert.equal(whole.headers.get('set-cookie'), null);
  for (const [range, start, end] of [
    ['bytes=0-9', 0, 10],
    ['bytes=300000-', 300_000, content.length],
    ['bytes=-5', content.length - 5, content.length],
    ['bytes=10-99999999', 10, content.length],
  ] as const) {
    const part = await get({ range });
    assert.equal(part.status, 206, range);
    assert.ok(Buffer.from(await part.arrayBuffer()).equals(content.subarray(start, end)), range);
  }
  assert.equal((await get({ range: 'bytes=99999999-' })).status, 416);
  assert.equal((await get({ range: 'bytes=0-1,5-6' })).status, 200, 'several ranges are not split');
  assert.equal((await get({ 'if-none-match': whole.headers.get('etag')! })).status, 304);
  assert.equal(
    (await send(`${service.base}${made.file}`, 'GET', undefined, { authorization: basic(service.b.key) })).status,
    403,
  );
});

test('the calendar shows what overlaps the half-open period, by employee and kind', async () => {
  const [user, other] = (await service.a.rest('GET', '/users')).json;
  const types = (await service.a.rest('GET', '/employee-types')).json;
  const personal = types.find((type: { is_personal: number }) => type.is_personal);
  const working = types.find((type: { is_personal: number }) => !type.is_personal);
  const [found] = (await service.a.rest('GET', '/cases?pagesize=1')).json;
  const day = 2_000_000_000;
  const hour = { emp_id: user.id, start_time: day, stop_time: day + 3600 };
  await service.a.rest('POST', '/hours', { ...hour, hour_type: working.id, case_id: found.id });
  await service.a.rest('POST', '/hours', {
    ...hour,
    hour_type: personal.id,
    start_time: day + 3600,
    stop_time: day + 7200,
  });
  await service.a.rest('POST', '/planned-time', {
    tech: other.id,
    time_start: day + 7200,
    time_end: day + 9000,
    case_id: found.id,
    remark: 'Plan',
  });
  const get = async (
    query: string,
  ): Promise<{ type: string; emp_id: number; identifier: string; case_number: string }[]> =>
    (await service.a.rest('GET', `/calendar?${query}`)).json;
  const types3 = (list: { type: string }[]): string[] => list.map(({ type }) => type).sort();
  const all = await get(`start=${day}&stop=${day + 10_000}`);
  assert.deepEqual(types3(all), ['hours', 'personal', 'planned']);
  assert.equal(new Set(all.map(({ identifier }) => identifier)).size, 3);
  assert.deepEqual(
    types3(await get(`start=${day + 3600}&stop=${day + 7200}`)),
    ['personal'],
    'touching is not overlapping',
  );
  assert.deepEqual(types3(await get(`start=${day}&stop=${day + 10_000}&type=hours,planned`)), ['hours', 'planned']);
  assert.deepEqual(types3(await get(`start=${day}&stop=${day + 10_000}&emp_id=${other.id}`)), ['planned']);
  assert.equal(all.find(({ type }) => type === 'planned')!.case_number, found.case_number);
  assert.deepEqual(Object.keys((await service.a.rest('GET', '/calendar?start=x')).json.errors), ['start']);
  const { json, text } = await service.a.graphql(
    `{ events(between: {field: startTime, from: ${day}}, orderBy: {field: "startTime"}) { identifier type user { id } case { caseNumber } hourType { name } } }`,
  );
  assert.equal(json.data?.events.length, 3, text);
  assert.equal(json.data.events[0].hourType.name, working.title);
});

test('DELETE /debtor-categories takes one identifier, and never more than one record', async () => {
  const make = async (): Promise<number> =>
    (await service.a.rest('POST', '/debtor-categories', { text: 'x', site: 'debtor' })).json.id;
  const count = async (): Promise<number> => (await service.a.rest('GET', '/debtor-categories')).json.length;
  const [one, two, three] = [await make(), await make(), await make()];
  const before = await count();
  assert.equal((await service.a.rest('DELETE', '/debtor-categories')).status, 400);
  assert.equal((await service.a.rest('DELETE', `/debtor-categories?id=${one}&id=${two}`)).status, 400);
  assert.equal(await count(), before);
  assert.equal((await service.a.rest('DELETE', `/debtor-categories?id=${one}`)).status, 204);
  assert.equal((await service.a.rest('DELETE', '/debtor-categories', { id: two })).status, 204);
  assert.equal((await service.a.rest('DELETE', `/debtor-categories/${three}`)).status, 204);
  assert.equal(await count(), before - 3);
  const [theirs] = await service.sql('select id from debtor_categories where tenant_id = $1 limit 1', [service.b.id]);
  assert.equal((await service.a.rest('DELETE', `/debtor-categories?id=${theirs![0]}`)).status, 403);
});

test('hours show the internal number of their type only when asked', async () => {
  const plain = (await service.a.rest('GET', '/hours?pagesize=1')).json[0];
  assert.ok(!('customer_internal_number' in plain));
  const asked = (await service.a.rest('GET', '/hours?pagesize=1&includeInternalNumber=true')).json[0];
  const type = (await service.a.rest('GET', `/employee-types/${asked.hour_type}`)).json;
  assert.equal(asked.customer_internal_number, type.internal_number);
});

test('a file is uploaded as multipart, in any order of parts, and nothing is left of one that fails', async () => {
  const [{ case_number }] = (await service.a.rest('GET', '/cases?pagesize=1')).json;
  const content = randomBytes(2_000_000);
  const upload = async (
    fill: (form: FormData) => void,
    method = 'POST',
    path = '/case-documentation',
  ): Promise<Response> => {
    const form = new FormData();
    fill(form);
    return fetch(service.base + path, { method, body: form, headers: { authorization: basic(service.a.key) } });
  };
  const file = (bytes: Buffer = content): File => new File([new Uint8Array(bytes)], 'æble.jpg');
  const made = await upload(form => {
    form.set('file', file());
    form.set('case_number', case_number);
    form.set('description', 'Før');
  });
  const record = (await made.json()) as { id: number; filename: string; file: string; description: string };
  assert.equal(made.status, 201);
  assert.equal(record.filename, 'æble.jpg');
  assert.equal(record.description, 'Før');
  const get = (): Promise<Response> =>
    fetch(service.base + record.file, { headers: { authorization: basic(service.a.key) } });
  assert.ok(Buffer.from(await (await get()).arrayBuffer()).equals(content));
  const other = randomBytes(1_000);
  assert.equal(
    (
      await upload(
        form => form.set('file', new File([new Uint8Array(other)], 'ny.png')),
        'PUT',
        `/case-documentation/${record.id}`,
      )
    ).status,
    200,
  );
  assert.ok(Buffer.from(await (await get()).arrayBuffer()).equals(other));
  assert.equal((await service.a.rest('GET', `/case-documentation/${record.id}`)).json.filename, 'ny.png');
  const stored = service.files.length;
  assert.equal((await upload(form => form.set('case_number', case_number))).status, 400, 'no file');
  assert.equal((await upload(form => form.set('file', file()))).status, 400, 'no case');
  const foreign = await upload(form => {
    form.set('case_number', 'nothing');
    form.set('file', file());
  });
  assert.equal(foreign.status, 400);
  const large = await upload(form => {
    form.set('case_number', case_number);
    form.set('file', file(Buffer.alloc(26_214_401)));
  }).catch(() => ({ status: 413 }));
  assert.equal(large.status, 413);
  const broken = await send(`${service.base}/case-documentation`, 'POST', 'nonsense', {
    authorization: basic(service.a.key),
    'content-type': 'multipart/form-data; boundary=x',
  }).catch(() => ({ status: 400 }));
  assert.equal(broken.status, 400);
  assert.equal(service.files.length, stored, 'nothing is left of what failed');
  await service.a.graphql('mutation ($id: Int) { deleteCaseDocument(id: $id) }', { id: record.id });
  assert.equal(service.files.length, stored - 1, 'the file goes with its record');
});

test('the sweeper removes what no record names, and nothing else', async () => {
  const before = service.files;
  await mkdir(join(service.filesDir, 'incoming'), { recursive: true });
  await writeFile(join(service.filesDir, 'incoming', 'half'), 'x');
  await mkdir(join(service.filesDir, service.a.id, 'ab'), { recursive: true });
  await writeFile(join(service.filesDir, service.a.id, 'ab', 'orphan'), 'x');
  const files = new DirectoryStore(service.filesDir);
  assert.equal(await sweepFiles(service.store, files), 0, 'what is young may still be on its way');
  assert.equal(await sweepFiles(service.store, files, 0), 2);
  assert.deepEqual(service.files, before);
});

test('a record as it was read with its includes changes nothing', async () => {
  const path =
    '/cases?pagesize=1&include=customer,status,type,department,delivery_address,address,materials,hours,contact_person&status-not=';
  const [record] = (await service.a.rest('GET', path)).json;
  assert.equal(typeof record.status, 'object');
  const { status, text } = await service.a.rest('PUT', `/cases/${record.case_number}`, record);
  assert.equal(status, 200, text);
  assert.deepEqual((await service.a.rest('GET', path)).json[0], record);
});
