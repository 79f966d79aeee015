// Hours: pauses and additions are part of them, nobody is at two places at once, and what a case has cost adds up.
import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import fc from 'fast-check';
import { type Answer, type Service, startService } from './support/service.ts';

let service: Service;
let user: number;
let other: number;
let working: { id: number; product: { listPrice: number; costPrice: number } };
let personal: { id: number };
let pauses: { id: number; name: string; minutes: number }[];
let additions: { id: number; price: number }[];
before(async () => {
  service = await startService({ cases: 3 });
  const { json } = await service.a.graphql(`{
    users { items { id } }
    hourTypes { items { id isPersonal product { listPrice costPrice } } }
    pauses { items { id name minutes } }
    hourAdditionTypes { items { id price } }
  }`);
  [{ id: user }, { id: other }] = json.data.users.items;
  working = json.data.hourTypes.items.find((type: { isPersonal: boolean }) => !type.isPersonal);
  personal = json.data.hourTypes.items.find((type: { isPersonal: boolean }) => type.isPersonal);
  pauses = json.data.pauses.items;
  additions = json.data.hourAdditionTypes.items;
});
after(() => service.stop());

let day = 2_100_000_000;
/** A day that no other test has hours on. */
function freshDay(): number {
  day += 200_000;
  return day;
}

async function makeCase(): Promise<number> {
  const { json } = await service.a.graphql('{ customers(pagination: {limit: 1}) { items { id } } }');
  const made = await service.a.graphql(
    'mutation ($c: Int!) { createCase(input: {customerId: $c, description: "x"}) { id } }',
    {
      c: json.data.customers.items[0].id,
    },
  );
  return made.json.data.createCase.id;
}

const fields =
  'id billableHours salesPrice totalCostPrice costPrice pauses { id pauseTypeId quantity minutes } additions { additionTypeId quantity price }';

function createHour(input: Record<string, unknown>): Promise<Answer> {
  return service.a.graphql(`mutation ($input: CreateHourInput!) { it: createHour(input: $input) { ${fields} } }`, {
    input: { userId: user, hourTypeId: working.id, ...input },
  });
}

function updateHour(id: number, input: Record<string, unknown>): Promise<Answer> {
  return service.a.graphql(
    `mutation ($id: Int!, $input: UpdateHourInput!) { it: updateHour(id: $id, input: $input) { ${fields} } }`,
    { id, input },
  );
}

const refused = ({ json }: Answer): string[] => Object.keys(json.errors?.[0]?.validation ?? {});

test('a new tenant has pauses and additions, and they are created, changed and deleted', async () => {
  assert.ok(pauses.length >= 2 && additions.length >= 2);
  assert.ok(pauses.every(({ minutes }) => minutes > 0));
  const made = await service.a.graphql(
    'mutation { createPause(input: {name: "Kaffe", minutes: 10}) { id name minutes } }',
  );
  const { id } = made.json.data.createPause;
  const changed = await service.a.graphql(
    'mutation ($id: Int!) { updatePause(id: $id, input: {minutes: 12}) { minutes name } }',
    { id },
  );
  assert.deepEqual(changed.json.data.updatePause, { minutes: 12, name: 'Kaffe' });
  assert.equal(
    (await service.a.graphql('mutation ($id: Int) { deletePause(id: $id) }', { id })).json.data.deletePause,
    id,
  );
});

test('pauses are taken from the billable time, additions are paid on top, and both keep what was in force', async () => {
  const start = freshDay();
  const [lunch] = pauses;
  const [outdoors] = additions;
  const made = await createHour({
    startTime: start,
    stopTime: start + 8 * 3600,
    pauses: [{ pauseTypeId: lunch!.id, quantity: 1 }, { pauseTypeId: pauses[1]!.id }],
    additions: [{ additionTypeId: outdoors!.id, quantity: 2 }],
  });
  const hour = made.json.data?.it ?? assert.fail(made.text);
  const minutes = lunch!.minutes + pauses[1]!.minutes;
  const worked = (480 - minutes) / 60;
  assert.equal(hour.billableHours, worked);
  assert.equal(hour.salesPrice, Math.round(worked * working.product.listPrice * 100) / 100);
  assert.equal(hour.totalCostPrice, worked * hour.costPrice + 2 * outdoors!.price);
  await service.a.graphql('mutation ($id: Int!) { updatePause(id: $id, input: {minutes: 45}) { id } }', {
    id: lunch!.id,
  });
  const later = await service.a.graphql('query ($id: Int!) { hourById(id: $id) { billableHours } }', { id: hour.id });
  assert.equal(later.json.data.hourById.billableHours, worked);
  await service.a.graphql('mutation ($id: Int!, $m: Int) { updatePause(id: $id, input: {minutes: $m}) { id } }', {
    id: lunch!.id,
    m: lunch!.minutes,
  });
  const fewer = await updateHour(hour.id, { pauses: [{ id: hour.pauses[1].id }] });
  assert.deepEqual(fewer.json.data.it.pauses, [hour.pauses[1]], 'the list says all there are');
  assert.equal((await updateHour(hour.id, { description: 'x' })).json.data.it.pauses.length, 1, 'left out, they stay');
  assert.equal(
    (await service.a.graphql('mutation ($id: Int) { deleteHour(id: $id) }', { id: hour.id })).json.data.deleteHour,
    hour.id,
  );
});

test('an hour is billed without its pauses', async () => {
  const start = freshDay();
  const caseId = await makeCase();
  const time = { caseId, startTime: start, stopTime: start + 4 * 3600, pauses: [{ pauseTypeId: pauses[0]!.id }] };
  const made = await createHour(time);
  const { json, text } = await service.a.graphql(
    'mutation ($id: Int!) { addToInvoiceDraft(caseId: $id) { lines { hourId quantity salesPrice } } }',
    { id: caseId },
  );
  assert.deepEqual(
    json.data?.addToInvoiceDraft.lines,
    [{ hourId: made.json.data.it.id, quantity: 4 - pauses[0]!.minutes / 60, salesPrice: working.product.listPrice }],
    text,
  );
});

test('pauses longer than the hour, unknown ones, and less than none are refused, and nothing is written', async () => {
  const start = freshDay();
  const count = async (): Promise<number> =>
    (await service.a.graphql('{ hours { totalCount } }')).json.data.hours.totalCount;
  const before = await count();
  const time = { startTime: start, stopTime: start + 600 };
  assert.deepEqual(refused(await createHour({ ...time, pauses: [{ pauseTypeId: pauses[0]!.id, quantity: 3 }] })), [
    'pauses',
  ]);
  assert.deepEqual(refused(await createHour({ ...time, pauses: [{ pauseTypeId: pauses[0]!.id, quantity: -1 }] })), [
    'pauses',
  ]);
  assert.deepEqual(refused(await createHour({ ...time, pauses: [{ quantity: 1 }, { pauseTypeId: 99_999_999 }] })), [
    'pauses.0.pauseTypeId',
    'pauses.1.pauseTypeId',
  ]);
  const [theirs] = await service.sql('select id from hour_addition_types where tenant_id = $1 limit 1', [service.b.id]);
  assert.deepEqual(refused(await createHour({ ...time, additions: [{ additionTypeId: Number(theirs![0]) }] })), [
    'additions.0.additionTypeId',
  ]);
  assert.equal(await count(), before);
});

test('REST, which knows no pauses, takes none away; nothing in a list is nothing', async () => {
  const start = freshDay();
  const made = await createHour({
    startTime: start,
    stopTime: start + 7_200,
    pauses: [{ pauseTypeId: pauses[0]!.id }],
  });
  const { id } = made.json.data.it;
  assert.equal((await service.a.rest('PUT', `/hours/${id}`, { remark: 'x', pauses: [null] })).status, 200);
  const kept = await updateHour(id, { description: 'y' });
  assert.equal(kept.json.data.it.pauses.length, 1);
  const emptied = await updateHour(id, { pauses: [null] });
  assert.deepEqual(emptied.json.data?.it.pauses, [], emptied.text);
});

test('hours of one employee may touch but not overlap, on both surfaces, and the refusal names the other hour', async () => {
  const start = freshDay();
  const at = (from: number, to: number): Record<string, unknown> => ({ startTime: start + from, stopTime: start + to });
  const made = await createHour(at(0, 3600));
  const { id } = made.json.data.it;
  const clash = await createHour(at(1800, 5400));
  assert.deepEqual(refused(clash), ['startTime']);
  assert.match(clash.json.errors[0].validation.startTime[0], new RegExp(`overlaps .*id ${id}`));
  const rest = await service.a.rest('POST', '/hours', {
    emp_id: user,
    hour_type: working.id,
    start_time: start - 60,
    stop_time: start + 1,
  });
  assert.deepEqual([rest.status, Object.keys(rest.json.errors)], [400, ['start_time']]);
  const next = await createHour(at(3600, 7200));
  assert.equal(next.json.errors, undefined, 'touching is not overlapping');
  const colleague = await createHour({ ...at(0, 3600), userId: other });
  assert.equal(colleague.json.errors, undefined, 'another employee');
  assert.deepEqual(refused(await updateHour(next.json.data.it.id, { startTime: start + 3599 })), ['startTime']);
  assert.deepEqual(refused(await updateHour(colleague.json.data.it.id, { userId: user })), ['startTime']);
  assert.equal((await updateHour(next.json.data.it.id, { description: 'y' })).json.errors, undefined);
  const holiday = await createHour({ ...at(-86_400, 3 * 86_400), hourTypeId: personal.id });
  assert.equal(holiday.json.errors, undefined, 'a span of days is no working time');
});

test('what overlapped before the rule can still be saved as it was read', async () => {
  const start = freshDay();
  const [row] = await service.sql(
    `insert into hours (tenant_id, hour_type_id, user_id, start_time, stop_time)
     select $1, $2, $3, $4::bigint + n, $4::bigint + 3600 from generate_series(0, 1) n returning id`,
    [service.a.id, working.id, user, start],
  );
  const read = await service.a.rest('GET', `/hours/${row![0]}`);
  assert.equal((await service.a.rest('PUT', `/hours/${row![0]}`, read.json)).status, 200);
});

test('of many overlapping hours at once, one is registered', async () => {
  const start = freshDay();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => createHour({ startTime: start + at, stopTime: start + 3600 + at })),
  );
  assert.equal(answers.filter(({ json }) => !json.errors).length, 1);
});

test('a type that requires a case is refused without one', async () => {
  const type = (
    await service.a.graphql(
      'mutation { createHourType(input: {name: "Sag", requireCase: true, color: "#fff", productNumber: "T100"}) { id product { number } } }',
    )
  ).json.data.createHourType;
  assert.equal(type.product.number, 'T100');
  const start = freshDay();
  const time = { startTime: start, stopTime: start + 60, hourTypeId: type.id };
  assert.deepEqual(refused(await createHour(time)), ['caseId']);
  assert.equal((await createHour({ ...time, caseId: await makeCase() })).json.errors, undefined);
  const listed = await service.a.graphql(
    '{ a: hourTypes(requireCase: true) { items { id } } b: hourTypes(requireCase: false, allHourTypes: true) { items { id } } }',
  );
  assert.deepEqual(listed.json.data.a.items, [{ id: type.id }]);
  assert.ok(
    listed.json.data.b.items.length > 0 && !listed.json.data.b.items.some(({ id }: { id: number }) => id === type.id),
  );
});

test('economy and aggregates of a case are the sums of its hours, materials and offers', async () => {
  const span = fc.record({
    minutes: fc.integer({ min: 1, max: 600 }),
    lunch: fc.boolean(),
    extra: fc.integer({ min: 0, max: 3 }),
    personal: fc.boolean(),
  });
  const material = fc.record({ quantity: fc.integer({ min: 1, max: 999 }), cost: fc.integer({ min: 0, max: 99_999 }) });
  await fc.assert(
    fc.asyncProperty(
      fc.array(span, { maxLength: 5 }),
      fc.array(material, { maxLength: 4 }),
      async (spans, materials) => {
        const caseId = await makeCase();
        let expected = { hours: 0, cost: 0, billable: 0, sales: 0 };
        let start = freshDay();
        for (const { minutes, lunch, extra, personal: absent } of spans) {
          const long = minutes > pauses[0]!.minutes;
          const made = await createHour({
            caseId,
            hourTypeId: absent ? personal.id : working.id,
            costPrice: 30_000,
            startTime: start,
            stopTime: start + minutes * 60,
            pauses: lunch && long ? [{ pauseTypeId: pauses[0]!.id }] : [],
            additions: extra ? [{ additionTypeId: additions[0]!.id, quantity: extra }] : [],
          });
          assert.equal(made.json.errors, undefined, made.text);
          start += minutes * 60;
          const worked = minutes - (lunch && long ? pauses[0]!.minutes : 0);
          const billed = absent ? 0 : Math.round((worked / 60) * 100) / 100;
          expected = {
            hours: expected.hours + minutes / 60,
            cost: expected.cost + (worked * 30_000) / 60 + extra * additions[0]!.price,
            billable: expected.billable + billed,
            sales: expected.sales + billed * working.product.listPrice,
          };
        }
        for (const { quantity, cost } of materials) {
          await service.a.graphql(
            'mutation ($input: CreateCaseMaterialInput!) { createCaseMaterial(input: $input) { id } }',
            {
              input: { caseId, quantity: quantity / 10, costPrice: cost, description: 'm' },
            },
          );
        }
        const { json, text } = await service.a.graphql(
          `query ($id: Int!) {
          caseById(id: $id) { economy { hoursCostprice hoursSalesprice offer revisedOffer billableHoursCount materialsCostprice } }
          hourAggregate(caseId: $id) { totalCostPrice totalHours hourTypes { name totalCostPrice totalHours totalWorkHours } } }`,
          { id: caseId },
        );
        assert.equal(json.errors, undefined, text);
        const { economy } = json.data.caseById;
        const near = (a: number, b: number, what: string): void =>
          assert.ok(Math.abs(a - b) < 0.02, `${what}: ${a} ${b}`);
        near(economy.hoursCostprice, expected.cost, 'cost');
        near(economy.hoursSalesprice, expected.sales, 'sales');
        near(economy.billableHoursCount, expected.billable, 'billable');
        const cost = materials.reduce((sum, each) => sum + each.quantity * each.cost, 0);
        assert.ok(
          Math.abs(economy.materialsCostprice - cost / 10) <= 0.5 && Number.isInteger(economy.materialsCostprice),
        );
        assert.equal(json.data.hourAggregate.totalHours, Math.round(expected.hours * 100) / 100);
        near(json.data.hourAggregate.totalCostPrice, expected.cost, 'aggregate');
        // Some clients take a number without decimals for another type.
        for (const name of [
          'hoursCostprice',
          'hoursSalesprice',
          'offer',
          'revisedOffer',
          'billableHoursCount',
          'totalCostPrice',
          'totalHours',
          'totalWorkHours',
        ])
          for (const [, number] of text.matchAll(new RegExp(`"${name}":([^,}]*)`, 'g')))
            assert.match(number!, /^\d+\.\d\d$/, name);
      },
    ),
    { numRuns: 25 },
  );
});

test('a case that nobody has is a validation error of the figures too', async () => {
  for (const query of [
    'hourAggregate(caseId: 99999999) { totalHours }',
    'caseFinanceAggregate(caseId: 99999999) { budget }',
    'documentationFileCount(type: CASE, refId: 99999999) { fileCount }',
  ])
    assert.deepEqual(refused(await service.a.graphql(`{ ${query} }`)), [query.includes('refId') ? 'refId' : 'caseId']);
});

test('hours are found by case with and without the cases below it, by user, type, span, and whether they are billed', async () => {
  const top = await makeCase();
  const { json: made } = await service.a.graphql('query ($id: Int!) { caseById(id: $id) { customerId } }', { id: top });
  const sub = (parent: number): Promise<Answer> =>
    service.a.graphql(
      'mutation ($c: Int!, $p: Int) { createCase(input: {customerId: $c, description: "sub", statusId: null, parentId: $p}) { id } }',
      { c: made.data.caseById.customerId, p: parent },
    );
  const middle = (await sub(top)).json.data.createCase.id;
  const low = (await sub(middle)).json.data.createCase.id;
  const start = freshDay();
  const ids: number[] = [];
  for (const [at, caseId] of [top, middle, low].entries()) {
    const { json } = await createHour({
      caseId,
      userId: at === 1 ? other : user,
      startTime: start + at * 100,
      stopTime: start + at * 100 + 50,
    });
    ids.push(json.data.it.id);
  }
  const find = async (args: string): Promise<number[]> => {
    const { json, text } = await service.a.graphql(
      `{ hours(orderBy: {field: "id", direction: ASC}, ${args}) { items { id } } }`,
    );
    return (json.data?.hours ?? assert.fail(text)).items.map(({ id }: { id: number }) => id);
  };
  const within = `between: {field: startTime, from: ${start}, to: ${start + 300}}`;
  assert.deepEqual(await find(`filters: {case: {id: ${top}, includeSubcases: true}}`), ids);
  assert.deepEqual(await find(`filters: {case: {id: ${top}}}`), [ids[0]]);
  assert.deepEqual(await find(`${within}, filters: {users: ${other}}`), [ids[1]], 'one value stands for a list');
  assert.deepEqual(await find(`${within}, filters: {user: ${user}, hourTypes: [${working.id}]}`), [ids[0], ids[2]]);
  assert.deepEqual(
    await find(`between: {field: startTime, from: ${start}, to: ${start + 200}}`),
    ids.slice(0, 2),
    'the end is not part of it',
  );
  assert.deepEqual(await find(`between: {field: id, from: ${ids[1]}, to: ${ids[2]}}`), [ids[1]]);
  await service.a.graphql('mutation ($c: Int!, $h: [Int!]) { addToInvoiceDraft(caseId: $c, hourIds: $h) { id } }', {
    c: middle,
    h: [ids[1]],
  });
  assert.deepEqual(await find(`${within}, filters: {isAddedToDraft: true, isInvoiced: false}`), [ids[1]]);
  assert.deepEqual(await find(`${within}, filters: {draft: false}`), [ids[0], ids[2]]);
});
