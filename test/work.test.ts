// The irregular addresses: a customer's records, employees of a case, the calendar, categories.
import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { type Service, startService } from './support/service.ts';

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

test('the calendar shows what overlaps the half-open period, by employee and kind', async () => {
  const [user, other] = (await service.a.rest('GET', '/users')).json;
  const types = (await service.a.rest('GET', '/employee-types')).json;
  const personal = types.find((type: { is_personal: number }) => type.is_personal);
  const working = types.find((type: { is_personal: number }) => !type.is_personal);
  const [found] = (await service.a.rest('GET', '/cases?pagesize=1')).json;
  const day = 5_000_000_000;
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

test('a record as it was read with its includes changes nothing', async () => {
  const path =
    '/cases?pagesize=1&include=customer,status,type,department,delivery_address,address,materials,hours,contact_person&status-not=';
  const [record] = (await service.a.rest('GET', path)).json;
  assert.equal(typeof record.status, 'object');
  const { status, text } = await service.a.rest('PUT', `/cases/${record.case_number}`, record);
  assert.equal(status, 200, text);
  assert.deepEqual((await service.a.rest('GET', path)).json[0], record);
});

test('the calendar refuses a kind that there is none of, and a period that is empty', async () => {
  for (const [query, name] of [
    ['type=bogus', 'type'],
    ['type=hours,bogus', 'type'],
    ['start=2000&stop=2000', 'stop'],
    ['start=2001&stop=2000', 'stop'],
    ['start=soon&stop=2000', 'start'],
  ] as const) {
    const { status, json } = await service.a.rest('GET', `/calendar?${query}`);
    assert.equal(status, 400, query);
    assert.deepEqual(Object.keys(json.errors), [name]);
  }
  for (const query of ['type=', 'type=personal,planned', 'start=1999&stop=2000', 'start=5000', 'stop=1'])
    assert.equal((await service.a.rest('GET', `/calendar?${query}`)).status, 200, query);
});

test('no circle of cases is closed by two at once', async () => {
  const [{ customer_number }] = (await service.a.rest('GET', '/debtors?pagesize=1')).json;
  for (let round = 0; round < 8; round++) {
    const cases: { id: number; case_number: string }[] = [];
    for (let at = 0; at < 4; at++)
      cases.push((await service.a.rest('POST', '/cases', { customer_number, description: 'x' })).json);
    const [a, b, c, d] = cases.map(({ id }) => id) as [number, number, number, number];
    const below = (id: number, parentId: number): ReturnType<typeof service.a.graphql> =>
      service.a.graphql('mutation ($id: Int!, $p: Int) { updateCase(id: $id, input: {parentId: $p}) { id } }', {
        id,
        p: parentId,
      });
    await below(b, c);
    await below(d, a);
    const both = await Promise.all([below(a, b), below(c, d)]);
    assert.equal(both.filter(({ json }) => json.errors).length, 1, 'one of them is refused');
  }
});

test('no case is below itself, however far down', async () => {
  const make = async (): Promise<{ id: number; case_number: string }> =>
    (
      await service.a.rest('POST', '/cases', {
        customer_number: (await service.a.rest('GET', '/debtors')).json[0].customer_number,
      })
    ).json;
  const [top, middle, low] = [await make(), await make(), await make()];
  const put = (below: { case_number: string }, above: { case_number: string }) =>
    service.a.rest('PUT', `/cases/${below.case_number}`, { upper_case_number: above.case_number });
  assert.equal((await put(middle, top)).status, 200);
  assert.equal((await put(low, middle)).status, 200);
  for (const above of [top, middle, low]) {
    const { status, json } = await put(top, above);
    assert.deepEqual([status, Object.keys(json.errors)], [400, ['upper_case_number']]);
  }
  const { json } = await service.a.graphql(
    `mutation { updateCase(id: ${top.id}, input: {parentId: ${low.id}}) { id } }`,
  );
  assert.deepEqual(Object.keys(json.errors[0].validation), ['parentId']);
});
