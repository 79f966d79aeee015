// What stands behind the names that existing clients use: filters, the price catalogue, offers, quality checks, trips.
import assert from 'node:assert/strict';
import test, { after, before, mock } from 'node:test';
import { Database } from '../src/database/database.ts';
import { type Answer, type Service, send, startService } from './support/service.ts';

let service: Service;
let customerId: number;
before(async () => {
  service = await startService({ cases: 12 });
  customerId = (await ask('{ customers { items { id } } }')).customers.items[0].id;
});
after(() => service.stop());

// biome-ignore lint/suspicious/noExplicitAny: a test knows what it asked for
async function ask(document: string, variables: Record<string, unknown> = {}): Promise<any> {
  const { json, text } = await service.a.graphql(document, variables);
  assert.equal(json.errors, undefined, text);
  return json.data;
}

const refused = ({ json }: Answer): string[] => Object.keys(json.errors?.[0]?.validation ?? {});
const idsOf = (records: readonly { id: number }[]): number[] => records.map(({ id }) => id);

async function makeCase(input: Record<string, unknown> = {}): Promise<number> {
  const data = await ask('mutation ($input: CreateCaseInput!) { createCase(input: $input) { id } }', {
    input: { customerId, description: 'Sag', ...input },
  });
  return data.createCase.id;
}

test('every root field is one statement, whatever it nests', async t => {
  const id = await makeCase();
  const fetches = mock.method(Database.prototype, 'fetch');
  t.after(() => fetches.mock.restore());
  const user = 'id fullName employeeType { name product { number account { name } } }';
  const onCase = `id caseNumber documentCount hoursCount salesInvoicesCount schemesCount customer { fullAddress } users { ${user} } responsibleUser { fullName }
    workAddress { fullAddress } contactPersons { name } contactPerson { name } salesInvoices { amount currency { code } lines { price } } economy { offer hoursCostprice materialsCostprice }
    status { text } caseType { text } hours { billableHours pauses { minutes pauseType { name } } additions { price } } materials { type supplier { name } } offers { amount } qualityChecks { status }`;
  const roots = [
    `cases(filters: {statuses: 1, types: [2], customers: [3], updatedAt: {from: 1}, hoursPending: true, invoiceCreated: false, invoiceSent: false, currentUserAssigned: true}, pagination: {limit: 3}) { items { ${onCase} } nextCursor totalCount }`,
    `caseById(id: ${id}) { ${onCase} }`,
    `hourAggregate(caseId: ${id}) { totalHours hourTypes { name totalHours } }`,
    `caseFinanceAggregate(caseId: ${id}) { budget projectedCosts }`,
    `events(between: {field: startTime, from: 1}, pagination: {limit: 3}) { identifier user { ${user} } case { ${onCase} } hourType { name } }`,
    `plannedEvents(caseId: ${id}) { items { id user { fullName } case { economy { offer } } } nextCursor }`,
    `hours(filters: {case: {id: ${id}, includeSubcases: true}}) { items { type { name } case { caseNumber } user { fullName } } totalCount }`,
    `caseMaterials(type: OFFER, caseId: ${id}) { items { supplier { name } createdBy { fullName } } }`,
    `supplierProducts(search: "rør", searchOrigin: OFFER) { identifier suppliers { displayName supplier { name } } }`,
    `gpsEntriesPaginated(filters: {startTime: {from: 1}}) { items { car startTime startPoint { latitude } stopPoint { longitude } case { caseNumber } } nextCursor }`,
    `documentationFileCount(type: CASE, refId: ${id}) { fileCount }`,
    `creditor(number: "1") { supplier { name } currency { code } paymentTerm { shortText } purchaseAccount { number name } }`,
    'salesInvoiceDrafts { items { case { caseNumber } lines { description } } totalCount }',
    'cars { name }',
  ];
  for (const root of roots) {
    const before = fetches.mock.callCount();
    await ask(`{ ${root} }`);
    // The service itself looks now and then whether a feed has to be carried on.
    const asked = fetches.mock.calls.slice(before).filter(call => /^with /.test(call.arguments[0].text));
    assert.equal(asked.length, 1, `${root}\n${asked.map(call => call.arguments[0].text.slice(0, 200)).join('\n')}`);
  }
});

test('cases are filtered as clients do, and each filter agrees with the records', async () => {
  const all = await ask(
    `{ cases(pagination: {limit: 100}) { items { id statusId caseTypeId customerId createdAt updatedAt salesInvoicesCount users { id } hours { invoiceId } } } me: users { items { id } } }`,
  );
  const { items } = all.cases;
  const [first] = items;
  const [row] = await service.sql('select user_id from api_keys where tenant_id = $1 and name = $2', [
    service.a.id,
    'test',
  ]);
  const me = Number(row![0]);
  await ask('mutation ($id: Int!, $u: [Int]) { updateCase(id: $id, input: {userIds: $u}) { users { id } } }', {
    id: first.id,
    u: [me],
  });
  first.users.push({ id: me });
  type Case = typeof first;
  const holds: Record<string, [string, (each: Case) => boolean]> = {
    statuses: [`${first.statusId}`, each => each.statusId === first.statusId],
    types: [`[${first.caseTypeId}]`, each => each.caseTypeId === first.caseTypeId],
    customers: [`[${first.customerId}, 99999999]`, each => each.customerId === first.customerId],
    createdAt: [`{from: ${first.createdAt}, to: ${first.createdAt + 1}}`, each => each.createdAt === first.createdAt],
    hoursPending: [
      'true',
      each => each.hours.some(({ invoiceId }: { invoiceId: number | null }) => invoiceId === null),
    ],
    invoiceCreated: ['true', each => each.salesInvoicesCount > 0],
    invoiceSent: ['false', each => each.salesInvoicesCount === 0],
    currentUserAssigned: ['true', each => each.users.some(({ id }: { id: number }) => id === me)],
  };
  for (const [name, [value, test]] of Object.entries(holds)) {
    const found = await ask(`{ cases(filters: {${name}: ${value}}, pagination: {limit: 100}) { items { id } } }`);
    assert.deepEqual(idsOf(found.cases.items), idsOf(items.filter(test)), name);
    assert.ok(found.cases.items.length > 0, name);
  }
  const ordered = (
    await ask(
      '{ cases(orderBy: {field: "hoursCount", direction: DESC}, pagination: {limit: 100}) { items { hoursCount } } }',
    )
  ).cases.items;
  assert.deepEqual(
    ordered.map(({ hoursCount }: Case) => hoursCount),
    items.map(({ hours }: Case) => hours.length).sort((a: number, b: number) => b - a),
  );
});

test('a case is given its users, which must exist', async () => {
  const users = idsOf((await ask('{ users { items { id } } }')).users.items);
  const id = await makeCase({ userIds: users.slice(0, 2), responsibleUserId: users[3] });
  const read = async (): Promise<number[]> =>
    idsOf((await ask('query ($id: Int!) { caseById(id: $id) { users { id } } }', { id })).caseById.users);
  assert.deepEqual(await read(), [users[0], users[1], users[3]]);
  await ask('mutation ($id: Int!, $u: [Int]) { updateCase(id: $id, input: {userIds: $u, requestor: "Bo"}) { id } }', {
    id,
    u: [users[2]],
  });
  assert.deepEqual(await read(), [users[2], users[3]]);
  const [theirs] = await service.sql('select max(id) from users where tenant_id = $1', [service.b.id]);
  for (const u of [[99_999_999], [Number(theirs![0])]])
    assert.deepEqual(
      refused(
        await service.a.graphql(
          'mutation ($id: Int!, $u: [Int]) { updateCase(id: $id, input: {userIds: $u}) { id } }',
          { id, u },
        ),
      ),
      ['userIds'],
    );
  assert.deepEqual(await read(), [users[2], users[3]]);
});

test('materials: by number with known prices, of an offer or not, on a draft or not, ordered by date', async () => {
  const caseId = await makeCase();
  const create = async (input: Record<string, unknown>) =>
    (
      await ask(
        'mutation ($input: CreateCaseMaterialInput!) { it: createCaseMaterial(input: $input) { id type description salesPrice costPrice materialDate addedDate isAddedToInvoiceDraft createdBy { fullName } } }',
        { input: { caseId, quantity: 1.5, ...input } },
      )
    ).it;
  const own = await create({ productNumber: 'M100' });
  const good = (
    await ask(
      '{ products(search: {query: "M100", fields: ["number"]}) { items { description listPrice costPrice isHour account { number name } } } }',
    )
  ).products.items[0];
  assert.deepEqual(
    [own.type, own.description, own.salesPrice, own.costPrice],
    ['MATERIAL', good.description, good.listPrice, good.costPrice],
  );
  assert.equal((await create({ productNumber: 'M100', salesPrice: 5 })).salesPrice, 5, 'a price that is given counts');
  const offered = await create({
    description: 'Fri tekst',
    productNumber: 'findes-ikke',
    type: 'OFFER',
    materialDate: 1_000,
  });
  assert.deepEqual([offered.type, offered.salesPrice, offered.description], ['OFFER', null, 'Fri tekst']);
  const list = async (args: string): Promise<number[]> =>
    idsOf((await ask(`{ caseMaterials(caseId: ${caseId}, ${args}) { items { id } } }`)).caseMaterials.items);
  assert.deepEqual(await list('type: OFFER'), [offered.id]);
  assert.equal((await list('type: MATERIAL')).length, 2);
  assert.equal((await list('orderBy: {field: "date", direction: ASC}'))[0], offered.id);
  const [theirs] = await service.sql('select min(id) from cases where tenant_id = $1', [service.b.id]);
  assert.deepEqual(await list(`filters: {caseIds: [${theirs![0]}]}`), []);
  await ask('mutation ($c: Int!, $m: [Int!]) { addToInvoiceDraft(caseId: $c, materialIds: $m) { id } }', {
    c: caseId,
    m: [own.id],
  });
  assert.deepEqual(await list('filters: {isAddedToDraft: true}'), [own.id]);
  assert.equal((await list('filters: {isInvoiced: false, isAddedToDraft: false}')).length, 2);
  await ask('mutation ($id: Int!) { updateCaseMaterial(id: $id, input: {type: MATERIAL}) { type } }', {
    id: offered.id,
  });
  assert.deepEqual(await list('type: OFFER'), []);
});

test('the price catalogue: imported from CSV, searched, and put on a case by its token', async () => {
  const csv =
    'Varenummer;Beskrivelse;EAN;Enhed;Nettopris;Listepris;Salgspris\r\n"1234567890";"Prøverør ""22"" mm; kobber";5701234567890;m;12,50;1.025,00;\r\nB-2;Muffe 22;;stk;1,005;2.5;3\r\n';
  const load = (supplier: string, text: string): Promise<Answer> =>
    service.a.graphql(
      'mutation ($input: ImportSupplierProductsInput!) { importSupplierProducts(input: $input) { products } }',
      { input: { supplier, csv: text } },
    );
  assert.equal((await load('Sanitas', csv)).json.data.importSupplierProducts.products, 2);
  assert.equal((await load('Billig VVS', csv.replace('12,50', '11,00'))).json.data.importSupplierProducts.products, 2);
  const find = async (search: string) =>
    (
      await ask(
        'query ($s: String) { supplierProducts(search: $s, pagination: {limit: 20}, searchOrigin: OFFER) { id identifier number eanNumber description suppliers { displayName salesPrice listPrice costPrice } } }',
        { s: search },
      )
    ).supplierProducts;
  const [pipe] = await find('KOBBER prøverør');
  assert.deepEqual(
    [pipe.number, pipe.eanNumber, pipe.description, pipe.suppliers],
    [
      '1234567890',
      '5701234567890',
      'Prøverør "22" mm; kobber',
      [
        { displayName: 'Sanitas', salesPrice: 102_500, listPrice: 102_500, costPrice: 1_250 },
        { displayName: 'Billig VVS', salesPrice: 102_500, listPrice: 102_500, costPrice: 1_100 },
      ],
    ],
  );
  const [muff] = await find('B-2');
  assert.deepEqual(muff.suppliers[0], { displayName: 'Sanitas', salesPrice: 300, listPrice: 250, costPrice: 101 });
  assert.match(pipe.identifier, /^[\w-]+\.[\d-]+$/);
  const caseId = await makeCase();
  const { createCaseMaterial: made } = await ask(
    'mutation ($input: CreateCaseMaterialInput!) { createCaseMaterial(input: $input) { id productNumber description costPrice salesPrice listPrice supplier { id name } ean } }',
    { input: { caseId, quantity: 3, identifier: pipe.identifier } },
  );
  assert.deepEqual(
    { ...made, id: 0, supplier: made.supplier.name },
    {
      ...{
        id: 0,
        productNumber: '1234567890',
        description: 'Prøverør "22" mm; kobber',
        costPrice: 1_100,
        salesPrice: 102_500,
      },
      ...{ listPrice: 102_500, supplier: 'Billig VVS', ean: '5701234567890' },
    },
  );
  for (const identifier of ['nonsense', 'a.b', '.1-2-3', 'AA.1-2-3', '_w.1-2-3', `${'a'.repeat(300)}.1-2-3`])
    assert.deepEqual(
      refused(
        await service.a.graphql(
          'mutation ($input: CreateCaseMaterialInput!) { createCaseMaterial(input: $input) { id } }',
          { input: { caseId, quantity: 1, identifier } },
        ),
      ),
      ['identifier'],
      identifier,
    );
  const version = (
    await service.sql('select sum(version) from supplier_products where tenant_id = $1', [service.a.id])
  )[0]![0];
  await load('Sanitas', csv);
  assert.equal(
    (await service.sql('select sum(version) from supplier_products where tenant_id = $1', [service.a.id]))[0]![0],
    version,
    'the same list changes nothing',
  );
  for (const [wrong, why] of [
    ['', /heading/],
    ['number;description;list_price\n', /no products/],
    ['number;description\nx;y', /list_price/],
    ['number;description;list_price\nx;y;z', /price that is none in line 2/],
    ['number;description;list_price\n;y;1', /no number in line 2/],
    [`number;description;list_price\nx;${'y'.repeat(501)};1`, /500 characters in line 2/],
    ['number;description;list_price\nx;"y;1', /quote without an end/],
  ] as const) {
    const answer = await load('Sanitas', wrong);
    const problems = answer.json.errors[0].validation.csv;
    assert.match(problems[0], wrong === '' ? /required/ : why, answer.text);
  }
  assert.equal(
    (await service.b.graphql('{ supplierProducts(search: "prøverør") { id } }')).json.data.supplierProducts.length,
    0,
  );
});

test('products: created, changed, by kind, and deleted one, several or none', async () => {
  const create = async (number: string, isHour: boolean): Promise<number> =>
    (
      await ask('mutation ($input: CreateProductInput!) { createProduct(input: $input) { id } }', {
        input: { number, description: 'Ny vare', costPrice: 100, listPrice: 250, isHour },
      })
    ).createProduct.id;
  const [thing, hour, extra] = [await create('NY-1', false), await create('NY-2', true), await create('NY-3', false)];
  const kinds = await ask(
    '{ items: products(type: ITEMS, pagination: {limit: 500}) { items { id isHour } } hours: products(type: HOURS, pagination: {limit: 500}) { items { id isHour } } }',
  );
  assert.ok(
    idsOf(kinds.items.items).includes(thing!) && kinds.items.items.every(({ isHour }: { isHour: boolean }) => !isHour),
  );
  assert.ok(
    idsOf(kinds.hours.items).includes(hour!) && kinds.hours.items.every(({ isHour }: { isHour: boolean }) => isHour),
  );
  const changed = await ask(
    'mutation ($id: Int!, $input: UpdateProductInput!) { updateProduct(id: $id, input: $input) { listPrice description } }',
    { id: thing, input: { listPrice: 300 } },
  );
  assert.deepEqual(changed.updateProduct, { listPrice: 300, description: 'Ny vare' });
  assert.equal((await ask('query ($id: Int!) { product(id: $id) { number } }', { id: thing })).product.number, 'NY-1');
  const remove = (id: unknown): Promise<Answer> =>
    service.a.graphql('mutation ($id: [Int!]) { deleteProduct(id: $id) }', { id });
  const [used] = await service.sql(
    'select product_id from employee_types where tenant_id = $1 and product_id is not null limit 1',
    [service.a.id],
  );
  assert.deepEqual(refused(await remove([extra, Number(used![0])])), ['id'], 'one that is used keeps all of them');
  assert.deepEqual(refused(await remove([99_999_999])), ['id']);
  assert.deepEqual(refused(await remove(null)), ['id']);
  assert.deepEqual((await remove([thing])).json, { data: { deleteProduct: null } });
  assert.deepEqual((await remove([hour, extra])).json, { data: { deleteProduct: null } });
  assert.deepEqual(
    (await ask('{ products(search: {query: "NY-", fields: ["number"]}) { items { id } } }')).products.items,
    [],
  );
});

test('an offer becomes a case once, or adds to one, and the figures follow', async () => {
  const make = async (amount: number, more: Record<string, unknown> = {}) =>
    (
      await ask(
        'mutation ($input: CreateOfferInput!) { createOffer(input: $input) { id number description acceptedAt } }',
        { input: { customerId, description: 'Nyt bad', amount, ...more } },
      )
    ).createOffer;
  const first = await make(1_000_000);
  assert.ok(first.number && first.acceptedAt === null);
  const convert =
    'mutation ($id: Int!, $options: ConvertOfferToCaseOptionsInput) { it: convertOfferToCase(id: $id, options: $options) { id description status { kind } customer { id } economy { offer revisedOffer } } }';
  const made = (await ask(convert, { id: first.id, options: null })).it;
  assert.deepEqual([made.description, made.status.kind, made.customer.id], ['Nyt bad', 'open', customerId]);
  assert.deepEqual(made.economy, { offer: 1_000_000, revisedOffer: 1_000_000 });
  assert.equal((await ask(convert, { id: first.id, options: null })).it.id, made.id, 'twice gives the same case');
  const extra = await make(200_000, { caseId: made.id });
  const before = (
    await ask(
      'query ($id: Int!) { it: caseFinanceAggregate(caseId: $id) { budget budgetModifications revisedBudget pendingBudgetChanges projectedBudget directCosts directMaterialCosts pendingCosts projectedCosts projectedMarkup markup costDeviation contracts } }',
      { id: made.id },
    )
  ).it;
  assert.deepEqual(
    [before.budget, before.budgetModifications, before.pendingBudgetChanges, before.projectedBudget],
    [1_000_000, 0, 200_000, 1_200_000],
  );
  assert.deepEqual((await ask(convert, { id: extra.id, options: {} })).it.economy, {
    offer: 1_000_000,
    revisedOffer: 1_200_000,
  });
  await ask('mutation ($input: CreateCaseMaterialInput!) { createCaseMaterial(input: $input) { id } }', {
    input: { caseId: made.id, quantity: 2, costPrice: 50_000 },
  });
  await ask('mutation ($input: CreateCreditorInvoiceInput!) { createCreditorInvoice(input: $input) { id } }', {
    input: { caseId: made.id, total: 30_000 },
  });
  const later = (
    await ask(
      'query ($id: Int!) { it: caseFinanceAggregate(caseId: $id) { budgetModifications revisedBudget directCosts directMaterialCosts pendingCosts projectedCosts projectedMarkup markup costDeviation contracts } }',
      { id: made.id },
    )
  ).it;
  assert.deepEqual(later, {
    ...{
      budgetModifications: 200_000,
      revisedBudget: 1_200_000,
      directCosts: 100_000,
      directMaterialCosts: 100_000,
      pendingCosts: 30_000,
    },
    ...{
      projectedCosts: 130_000,
      projectedMarkup: 1_070_000,
      markup: 1_100_000,
      costDeviation: -870_000,
      contracts: 1_200_000,
    },
  });
  const another = await make(5);
  const [foreign] = await service.sql('select id from cases where tenant_id = $1 and customer_id <> $2 limit 1', [
    service.a.id,
    customerId,
  ]);
  assert.deepEqual(
    refused(await service.a.graphql(convert, { id: another.id, options: { caseId: Number(foreign![0]) } })),
    ['caseId'],
  );
  assert.deepEqual(refused(await service.a.graphql(convert, { id: another.id, options: { statusId: 99_999_999 } })), [
    'statusId',
  ]);
  assert.equal(
    (await ask('query ($id: Int!) { offerById(id: $id) { caseId } }', { id: another.id })).offerById.caseId,
    null,
    'nothing of it is written',
  );
  const [theirs] = await service.sql('select max(id) from offers where tenant_id = $1', [service.b.id]);
  assert.deepEqual(refused(await service.a.graphql(convert, { id: Number(theirs![0]) })), ['id']);
});

test('one offer accepted many times at once makes one case', async () => {
  const { createOffer } = await ask(
    'mutation ($c: Int!) { createOffer(input: {customerId: $c, description: "En gang"}) { id } }',
    { c: customerId },
  );
  const made = await Promise.all(
    Array.from({ length: 8 }, () =>
      ask('mutation ($id: Int!) { convertOfferToCase(id: $id) { id } }', { id: createOffer.id }),
    ),
  );
  assert.equal(new Set(made.map(({ convertOfferToCase }) => convertOfferToCase.id)).size, 1);
});

test('a quality check says when and by whom it was done', async () => {
  const caseId = await makeCase();
  const fields = 'id status dueDate completedAt completedBy { id } case { schemesCount }';
  const made = (
    await ask(
      `mutation ($c: Int!) { it: createCaseQualityCheck(input: {caseId: $c, name: "Tæthed", dueDate: 2000000000}) { ${fields} } }`,
      { c: caseId },
    )
  ).it;
  assert.deepEqual([made.status, made.completedAt, made.completedBy, made.case.schemesCount], ['OPEN', null, null, 1]);
  const update = async (input: string) =>
    (await ask(`mutation { it: updateCaseQualityCheck(id: ${made.id}, input: ${input}) { ${fields} } }`)).it;
  const done = await update('{status: DONE}');
  assert.ok(Math.abs(done.completedAt - Date.now() / 1000) < 60 && done.completedBy.id > 0);
  assert.equal((await update('{status: DONE, completedAt: 5}')).completedAt, 5);
  assert.equal((await update('{description: "fin"}')).completedAt, 5);
  assert.deepEqual([(await update('{status: OPEN}')).completedAt], [null]);
  assert.deepEqual(
    idsOf(
      (await ask(`{ caseQualityChecks(caseId: ${caseId}, pagination: {limit: 5}) { items { id } } }`)).caseQualityChecks
        .items,
    ),
    [made.id],
  );
  assert.equal((await ask(`mutation { deleteCaseQualityCheck(id: ${made.id}) }`)).deleteCaseQualityCheck, made.id);
});

test('a draft that is made again is the one that is there, changed', async () => {
  const caseId = await makeCase();
  const make = (input: Record<string, unknown>) =>
    ask(
      'mutation ($input: CreateSalesInvoiceDraftInput!) { it: createSalesInvoiceDraft(input: $input) { id text header } }',
      { input },
    );
  const first = (await make({ caseId, text: 'Tak', header: 'H' })).it;
  assert.deepEqual((await make({ caseId, text: 'Mange tak' })).it, { ...first, text: 'Mange tak' });
  const { salesInvoiceDrafts } = await ask(
    'query ($c: [Int]) { salesInvoiceDrafts(filters: {caseIds: $c}, search: {query: "mange", fields: ["text", "header"]}) { items { id } } }',
    { c: [caseId] },
  );
  assert.deepEqual(salesInvoiceDrafts.items, [{ id: first.id }]);
  assert.deepEqual(
    refused(await service.a.graphql('mutation { createSalesInvoiceDraft(input: {caseId: 99999999}) { id } }')),
    ['caseId'],
  );
});

test('trips show their car, their times in the zone of the business, and their ends', async () => {
  const trip = {
    ...{
      tripID: 't1',
      StartAddress: 'A',
      StopAddress: 'B',
      Distance: '1200',
      Driver: 'Bo',
      RegNo: 'AB 12 345',
      StarDate: '01-07-2030 08:00:00',
    },
    ...{ StopDate: '01-01-2031 08:00:00', StartLat: '55.5', StartLong: '12.25', StopLat: '56', StopLong: '-3' },
  };
  const [row] = await service.sql('select case_number, id from cases where tenant_id = $1 order by id limit 1', [
    service.a.id,
  ]);
  assert.equal((await service.a.rest('POST', '/gps', { ...trip, case_number: row![0] })).status, 201);
  await ask('mutation { createCar(input: {name: "Bil 7", registrationNumber: "AB 12 345"}) { id } }');
  const summer = Date.UTC(2030, 6, 1, 6) / 1000;
  const { gpsEntriesPaginated } = await ask(
    `query ($f: Int) { gpsEntriesPaginated(filters: {startTime: {from: $f}}, orderBy: {field: "startTime", direction: DESC}) { items {
      car carRegistrationNumber startTime stopTime startAddress stopAddress distance startPoint { latitude longitude } stopPoint { latitude longitude } case { caseNumber } } nextCursor } }`,
    { f: summer },
  );
  assert.deepEqual(gpsEntriesPaginated.items, [
    {
      ...{
        car: 'Bil 7',
        carRegistrationNumber: 'AB 12 345',
        startTime: summer,
        stopTime: Date.UTC(2031, 0, 1, 7) / 1000,
      },
      ...{ startAddress: 'A', stopAddress: 'B', distance: '1200', startPoint: { latitude: 55.5, longitude: 12.25 } },
      ...{ stopPoint: { latitude: 56, longitude: -3 }, case: { caseNumber: row![0] } },
    },
  ]);
  assert.deepEqual(
    (await ask('{ cars { name } }')).cars.filter(({ name }: { name: string }) => name === 'Bil 7').length,
    1,
  );
  for (const [StarDate, startTime] of [
    ['31-12-9999 23:59:59', Date.UTC(9999, 11, 31, 22, 59, 59) / 1000],
    ['01-01-0000 00:00:00', null],
  ] as const) {
    const far = await service.a.rest('POST', '/gps', { ...trip, StarDate });
    assert.equal(far.status, 201, far.text);
    const shown = await ask('query ($id: Int!) { gpsEntryById(id: $id) { startDate startTime } }', { id: far.json.id });
    assert.deepEqual(shown.gpsEntryById, { startDate: StarDate, startTime });
    await ask('mutation ($id: Int) { deleteGpsEntry(id: $id) }', { id: far.json.id });
  }
  const old = await ask(
    'query ($c: String, $f: Int) { gpsEntries(car: $c, startTime: {from: $f}) { car } none: gpsEntries(car: "Bil 8") { car } }',
    { c: 'Bil 7', f: 1 },
  );
  assert.deepEqual([old.gpsEntries.length, old.none.length], [1, 0]);
  const ofCase = await ask(
    'query ($c: Int!) { gpsEntriesForCase(caseId: $c) { items { id carRegistrationNumber } } }',
    { c: Number(row![1]) },
  );
  const found = ofCase.gpsEntriesForCase.items.find(
    ({ carRegistrationNumber }: { carRegistrationNumber: string }) => carRegistrationNumber === 'AB 12 345',
  );
  assert.equal(
    (await ask('query ($id: Int) { gpsEntry(id: $id) { car } none: gpsEntry { car } }', { id: found.id })).gpsEntry.car,
    'Bil 7',
  );
  assert.deepEqual(refused(await service.a.graphql('{ gpsEntries(car: "\\u0000") { car } }')), ['car']);
});

test('hour types are made and changed with the number of their product', async () => {
  const made = (
    await ask(
      'mutation ($input: CreateHourTypeInput!) { createHourType(input: $input) { id name requireCase color sortOrder product { number listPrice } } }',
      { input: { name: 'Nat', productNumber: 'T120', requireCase: false, color: '#000' } },
    )
  ).createHourType;
  assert.equal(made.product.number, 'T120');
  const changed = (
    await ask(
      'mutation ($id: Int!, $input: UpdateHourTypeInput!) { updateHourType(id: $id, input: $input) { product { number } sortOrder } }',
      { id: made.id, input: { productNumber: 'T100', sortOrder: 99 } },
    )
  ).updateHourType;
  assert.deepEqual(changed, { product: { number: 'T100' }, sortOrder: 99 });
  assert.deepEqual(
    refused(await service.a.graphql('mutation { createHourType(input: {name: "X", productNumber: "none"}) { id } }')),
    ['productNumber'],
  );
  const clash = await service.a.graphql(
    'mutation ($id: Int!) { updateHourType(id: $id, input: {productId: null, productNumber: "T120"}) { id } }',
    { id: made.id },
  );
  assert.deepEqual(refused(clash), ['productNumber'], 'two names for one product must agree');
});

test('unknown search fields are ignored, unknown order fields refused', async () => {
  const { customers } = await ask(
    '{ customers(search: {query: "a", fields: ["name", "caseNumber", "customerNumber", "description"]}) { items { name } } }',
  );
  assert.ok(Array.isArray(customers.items));
  assert.deepEqual(
    refused(
      await service.a.graphql('{ caseActivities(orderBy: {field: "noSuch", direction: DESC}) { items { id } } }'),
    ),
    ['field'],
  );
});

test('a bare list that is too long is refused with advice, and can be had in parts', async () => {
  await service.sql(
    "insert into cars (tenant_id, name, registration_number) select $1, 'Bil', 'R' || n from generate_series(1, 10001) n",
    [service.b.id],
  );
  const whole = await service.b.graphql('{ cars { id } }');
  assert.deepEqual(refused(whole), ['pagination']);
  const part = await service.b.graphql('{ cars(pagination: {limit: 500, page: 2}) { id } }');
  assert.equal(part.json.data.cars.length, 500);
  assert.equal(
    (await service.b.graphql('{ cars(where: {registrationNumber: {startsWith: "R1"}}) { id } }')).json.errors,
    undefined,
  );
});

test('a variable that may be null stands where an input needs a value, and is missed when it is null', async () => {
  const [row] = await service.sql('select id from cases where tenant_id = $1 limit 1', [service.a.id]);
  const make = (variables: Record<string, unknown>): ReturnType<typeof service.a.graphql> =>
    service.a.graphql(
      `mutation ($caseId: Int, $quantity: Float, $number: String) {
        createCaseMaterial(input: {caseId: $caseId, quantity: $quantity, productNumber: $number, description: "Kabel"}) { id quantity } }`,
      variables,
    );
  const made = await make({ caseId: Number(row![0]), quantity: 2, number: null });
  assert.equal(made.json.data?.createCaseMaterial.quantity, 2, made.text);
  for (const variables of [{ caseId: Number(row![0]) }, { caseId: Number(row![0]), quantity: null }]) {
    const refused = await make(variables);
    assert.equal(refused.status, 200);
    assert.deepEqual(refused.json.errors[0].validation, { quantity: ['The quantity field is required.'] });
  }
  const lookup = await service.a.graphql('query ($id: Int) { caseById(id: $id) { id } }', { id: 1 });
  assert.match(lookup.text, /used in position expecting type/);
});

test('a variable of one item may stand where a list is expected, and PHP’s empty map is a map', async () => {
  const [row] = await service.sql(
    'select status_id from cases where tenant_id = $1 and status_id is not null group by 1 order by count(*) desc limit 1',
    [service.a.id],
  );
  const status = Number(row![0]);
  const ask = (declared: string, orderBy: unknown, statuses: unknown) =>
    service.a.graphql(`query (${declared}) { cases(orderBy: $o, filters: {statuses: $s}) { items { id statusId } } }`, {
      o: orderBy,
      s: statuses,
    });
  const newest = { field: 'id', direction: 'DESC' };
  const expected = (await ask('$o: [OrderByInput!], $s: [Int]', [newest], [status])).json.data.cases.items;
  assert.ok(expected.length > 1 && expected[0].id > expected[1].id);
  for (const declared of ['$o: OrderByInput, $s: Int', '$o: OrderByInput!, $s: Int!'])
    assert.deepEqual((await ask(declared, newest, status)).json.data.cases.items, expected, declared);
  assert.ok((await ask('$o: OrderByInput, $s: Int', null, null)).json.data.cases.items.length > 0);
  assert.equal((await ask('$o: PaginationInput, $s: Int', null, null)).json.errors[0].type, 'GraphQLError');
  assert.equal((await ask('$o: OrderByInput, $s: String', null, null)).json.errors[0].type, 'GraphQLError');
  const { json } = await send(
    `${service.base}/graphql`,
    'POST',
    { query: '{ __typename }', variables: [] },
    {
      authorization: `Bearer ${service.a.key}`,
      'content-type': 'application/json',
    },
  );
  assert.deepEqual(json, { data: { __typename: 'Query' } });
});

test('a literal of the wrong type is refused where it stands', async () => {
  const { json } = await service.a.graphql('{ caseById(id: "7") { id } }');
  assert.deepEqual(json.errors[0].locations, [{ line: 1, column: 16 }]);
});

test('an hour type needs a name', async () => {
  const { json } = await service.a.graphql('mutation { createHourType(input: {color: "red"}) { id } }');
  assert.equal(json.errors[0].type, 'GraphQLError');
});

test('who did something is a user of the tenant, or who it was before', async () => {
  const [foreign] = await service.sql('select max(id) from users where tenant_id = $1', [service.b.id]);
  const [customer] = await service.sql('select max(id) from debtors where tenant_id = $1', [service.a.id]);
  const create = (more: string) =>
    service.a.graphql(
      `mutation { it: createCase(input: {customerId: ${customer![0]}, description: "x", ${more}}) { id caseNumber } }`,
    );
  for (const [name, value] of [
    ['madeById', foreign![0]],
    ['madeById', '99999999'],
    ['additionalTechnicians', `"${foreign![0]}"`],
  ]) {
    const { json } = await create(`${name}: ${value}`);
    assert.deepEqual(Object.keys(json.errors[0].validation), [name]);
  }
  // REST has no such rule, and what it wrote can be read and written back.
  const { id, caseNumber } = (await create('remarks: ""')).json.data.it;
  assert.equal((await service.a.rest('PUT', `/cases/${caseNumber}`, { made_by: 99999999 })).status, 200);
  const same = await service.a.graphql(`mutation { updateCase(id: ${id}, input: {madeById: 99999999}) { madeById } }`);
  assert.deepEqual(same.json.data, { updateCase: { madeById: 99999999 } });
});
