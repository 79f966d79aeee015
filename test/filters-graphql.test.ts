// `where`, `orderBy`, `search` and pages of GraphQL against an oracle: what the answer must be is worked out in plain code from
// the whole lists.
import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import fc from 'fast-check';
import type { Face, Relation, Resource } from '../src/model/registry.ts';
import { registry } from '../src/resources/index.ts';
import { type By, compare, holdsWords, isNumber, isText, type Json, pick, type Rec, sorted } from './support/oracle.ts';
import { fillRandom, random, words } from './support/random-data.ts';
import { isPaged } from './support/samples.ts';
import { type Service, startService } from './support/service.ts';

let service: Service;
const everything = new Map<Resource, Rec[]>();
before(async () => {
  service = await startService({ cases: 3 });
  await fillRandom(service, service.a, 20260802);
  for (const resource of registry.values()) {
    if (!isPaged(resource)) continue;
    const selection = [...resource.faces.graphql.keys()].join(' ');
    const { items } = await page(resource, selection, { pagination: { limit: 500 } });
    assert.ok(items.length < 500, 'the whole list');
    everything.set(resource, items);
  }
});
after(() => service.stop());

interface Page {
  items: Rec[];
  nextCursor: string | null;
  previousCursor: string | null;
  totalCount: number;
}

async function page(resource: Resource, selection: string, variables: Record<string, unknown>): Promise<Page> {
  const { type, plural } = resource;
  const { json, text } = await service.a.graphql(
    `query ($pagination: PaginationInput, $orderBy: [OrderByInput!], $search: Search, $where: ${type}Where) {
      it: ${plural}(pagination: $pagination, orderBy: $orderBy, search: $search, where: $where) {
        items { ${selection} } nextCursor previousCursor totalCount } }`,
    variables,
  );
  assert.equal(json.errors, undefined, `${JSON.stringify(variables)} ${text.slice(0, 500)}`);
  return json.data.it;
}

const ids = (records: readonly Rec[]): Json[] => records.map(({ id }) => id!);

/** A condition as GraphQL takes it, and the same as a function of a record. */
interface Where {
  readonly input: Record<string, unknown>;
  readonly holds: (record: Rec) => boolean;
}

const operators = ['eq', 'ne', 'in', 'notIn', 'isNull', 'lt', 'lte', 'gt', 'gte', 'contains', 'startsWith'] as const;

/** What fast-check makes up; numbers choose among what the resource has. */
type Leaf = { field: number; op: number; operands: number[]; isNull: boolean };
type Seed =
  | { leaf: Leaf }
  | { many: Seed[]; joined: 'AND' | 'OR' }
  | { not: Seed }
  | { relation: number; some: boolean; of: Seed };

const { tree } = fc.letrec<{ tree: Seed; leaf: Seed; many: Seed; not: Seed; related: Seed }>(tie => ({
  tree: fc.oneof(
    { maxDepth: 3, depthSize: 'small', withCrossShrink: true },
    tie('leaf'),
    tie('many'),
    tie('not'),
    tie('related'),
  ),
  leaf: fc.record({
    leaf: fc.record({
      field: fc.nat(),
      op: fc.nat(),
      operands: fc.array(fc.nat(), { minLength: 1, maxLength: 4 }),
      isNull: fc.boolean(),
    }),
  }),
  many: fc.record({
    many: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
    joined: fc.constantFrom('AND' as const, 'OR' as const),
  }),
  not: fc.record({ not: tie('tree') }),
  related: fc.record({ relation: fc.nat(), some: fc.boolean(), of: tie('tree') }),
}));

function build(resource: Resource, seed: Seed): Where {
  if ('leaf' in seed) return leafOf(resource, seed.leaf);
  if ('many' in seed) {
    const parts = seed.many.map(each => build(resource, each));
    const all = seed.joined === 'AND';
    return {
      input: { [seed.joined]: parts.map(({ input }) => input) },
      holds: record => (all ? parts.every(({ holds }) => holds(record)) : parts.some(({ holds }) => holds(record))),
    };
  }
  if ('not' in seed) {
    const { input, holds } = build(resource, seed.not);
    return { input: { NOT: input }, holds: record => !holds(record) };
  }
  const relations = [...resource.relations.graphql].filter(
    ([, { declaration, target }]) => declaration.via && everything.has(target),
  );
  if (relations.length === 0) return build(resource, seed.of);
  const [name, relation] = pick(relations, seed.relation);
  const { input, holds } = build(relation.target, seed.of);
  const found = (record: Rec): boolean => relatedTo(relation, record).some(holds);
  if (!relation.many) {
    if (seed.some) return { input: { [name]: { is: input } }, holds: found };
    return { input: { [name]: { is: null } }, holds: record => relatedTo(relation, record).length === 0 };
  }
  return seed.some
    ? { input: { [name]: { some: input } }, holds: found }
    : { input: { [name]: { none: input } }, holds: record => !found(record) };
}

function relatedTo({ many, target, declaration }: Relation, record: Rec): Rec[] {
  const via = declaration.via!;
  return everything.get(target)!.filter(other => (many ? other[via] === record.id : other.id === record[via]));
}

function leafOf(resource: Resource, { field, op, operands, isNull }: Leaf): Where {
  const face = pick([...resource.faces.graphql.values()], field);
  const possible = {
    String: operators,
    Boolean: operators.slice(0, 5),
    Int: operators.slice(0, 9),
    Float: operators.slice(0, 9),
  };
  const operator = pick(possible[face.kind.graphql], op);
  const pool = operandsFor(face, everything.get(resource)!);
  const values = operands.map(at => pick(pool, at));
  const first = values[0]!;
  const condition = (operand: unknown, test: (value: Json) => boolean): Where => ({
    input: { [face.name]: { [operator]: operand } },
    holds: record => test(record[face.name]!),
  });
  const among = [...values, ...(isNull ? [null] : [])];
  const equal = (value: Json, operand: Json): boolean => value === operand;
  switch (operator) {
    case 'eq':
      return isNull ? condition(null, value => value === null) : condition(first, value => equal(value, first));
    case 'ne':
      return isNull ? condition(null, value => value !== null) : condition(first, value => !equal(value, first));
    case 'in':
      return condition(among, value => among.some(each => equal(value, each)));
    case 'notIn':
      return condition(among, value => !among.some(each => equal(value, each)));
    case 'isNull':
      return condition(isNull, value => (value === null) === isNull);
    case 'contains':
      return condition(first, value => value !== null && String(value).includes(String(first)));
    case 'startsWith':
      return condition(first, value => value !== null && String(value).startsWith(String(first)));
    default: {
      const meets = (difference: number): boolean =>
        ({ lt: difference < 0, lte: difference <= 0, gt: difference > 0, gte: difference >= 0 })[operator];
      return condition(first, value => value !== null && meets(compare(face, value, first)));
    }
  }
}

/** Values that the field holds, and some that it does not. */
function operandsFor(face: Face, rows: readonly Rec[]): Json[] {
  const held = rows.map(row => row[face.name]!).filter(value => value !== null);
  if (face.kind.graphql === 'Boolean') return [true, false];
  if (face.name === 'id' || face.field.reference)
    return [...held, ...(face.kind.graphql === 'String' ? ['99999999'] : [0, 99999999])];
  if (isNumber(face)) return [...held, '12', '0012', '1000', 'A7', 'b', ''];
  if (isText(face)) return [...held, ...words];
  return [...held, 0, 3, -5, 4_102_444_800, ...(face.kind.graphql === 'Float' ? [0.1, 1.5] : [])];
}

const orderSeed = fc.array(fc.record({ field: fc.nat(), descending: fc.boolean() }), { maxLength: 3 });

function orderOf(resource: Resource, seeds: readonly { field: number; descending: boolean }[]): By[] {
  return seeds.map(({ field, descending }) => ({
    face: pick([...resource.faces.graphql.values()], field),
    descending,
  }));
}

const orderInput = (order: readonly By[]): object[] =>
  order.map(({ face, descending }) => ({ field: face.name, direction: descending ? 'DESC' : 'ASC' }));

for (const name of ['cases', 'hours', 'case-materials', 'debtors', 'account-plan', 'creditors']) {
  const resource = registry.get(name)!;
  test(`${resource.plural}: conditions, order, cursors and page numbers are as the oracle says`, async () => {
    const rows = everything.get(resource)!;
    const key = resource.faces.graphql.get('id')!;
    await fc.assert(
      fc.asyncProperty(
        fc.option(tree),
        orderSeed,
        fc.integer({ min: 1, max: 40 }),
        fc.nat(),
        async (seed, seeds, limit, at) => {
          const where = seed && build(resource, seed);
          const order = orderOf(resource, seeds);
          const variables = { where: where?.input, orderBy: orderInput(order) };
          const expected = ids(sorted(where ? rows.filter(where.holds) : rows, order, key));
          const message = JSON.stringify(variables);
          const whole = await page(resource, 'id', { ...variables, pagination: { limit: 500 } });
          assert.deepEqual(ids(whole.items), expected, message);
          assert.equal(whole.totalCount, expected.length);
          assert.deepEqual([whole.nextCursor, whole.previousCursor], [null, null]);
          await assertWalks(resource, variables, expected, Math.max(limit, Math.ceil(expected.length / 5)));
          const number = 1 + (at % (1 + Math.ceil(expected.length / limit)));
          const numbered = await page(resource, 'id', { ...variables, pagination: { limit, page: number } });
          assert.deepEqual(ids(numbered.items), expected.slice((number - 1) * limit, number * limit), `page ${number}`);
        },
      ),
      { numRuns: 80 },
    );
  });
}

/** Forward to the end and back to the beginning by cursors. */
async function assertWalks(
  resource: Resource,
  variables: object,
  expected: Json[],
  limit: number,
  name = 'id',
): Promise<void> {
  const ids = (records: readonly Rec[]): Json[] => records.map(record => record[name]!);
  const message = `${limit} a page: ${JSON.stringify(variables)}`;
  const forward: Json[] = [];
  let current = await page(resource, name, { ...variables, pagination: { limit } });
  assert.equal(current.previousCursor, null);
  for (;;) {
    assert.equal(current.totalCount, expected.length, message);
    forward.push(...ids(current.items));
    if (!current.nextCursor) break;
    assert.equal(current.items.length, limit, `a full page before the last one; ${message}`);
    current = await page(resource, name, { ...variables, pagination: { limit, cursor: current.nextCursor } });
    assert.ok(current.items.length > 0, 'a next cursor leads to records');
  }
  assert.deepEqual(forward, expected, message);
  const backward: Json[] = ids(current.items);
  while (current.previousCursor) {
    current = await page(resource, name, { ...variables, pagination: { limit, cursor: current.previousCursor } });
    assert.ok(current.items.length > 0, 'a previous cursor leads to records');
    assert.ok(current.nextCursor, 'and from there is a way on');
    backward.unshift(...ids(current.items));
  }
  assert.deepEqual(backward, expected, `backward, ${message}`);
}

test('a list that changes while it is paged neither skips nor repeats what did not change', async () => {
  const resource = registry.get('planned-time')!;
  const insert = (mark: string, count: number, seed: number): Promise<unknown> =>
    service.sql(
      `insert into planned_time (tenant_id, start_time, text, link)
       select $1, nullif(n * $4::bigint % 11, 0), case when n % 4 = 0 then null else 'å' || n * $4::bigint % 5 end, $2 from generate_series(1, $3::int) n`,
      [service.a.id, mark, count, seed],
    );
  const stays = { where: { link: { eq: 'stays' } }, pagination: { limit: 500 } };
  await insert('stays', 60, 7);
  await fc.assert(
    fc.asyncProperty(
      orderSeed,
      fc.integer({ min: 1, max: 9 }),
      fc.nat(),
      fc.boolean(),
      async (seeds, limit, seed, goBack) => {
        const below = random(seed);
        const order = orderOf(resource, seeds);
        const orderBy = orderInput(order);
        await insert('goes', 20, 1 + below(50));
        const expected = ids((await page(resource, 'id', { ...stays, orderBy })).items);
        const seen: Rec[] = [];
        let cursor: string | null = null;
        if (goBack) {
          // To the end first, so that there is a way back.
          const whole = await page(resource, 'id link', { orderBy, pagination: { limit: 500 } });
          const last = await page(resource, 'id', { orderBy, pagination: { limit: whole.items.length - 1 } });
          const end = await page(resource, 'id link', { orderBy, pagination: { limit: 1, cursor: last.nextCursor } });
          seen.push(...end.items);
          cursor = end.previousCursor;
        }
        for (let first = !goBack; first || cursor !== null; first = false) {
          const found: Page = await page(resource, 'id link', { orderBy, pagination: { limit, cursor } });
          if (goBack) seen.unshift(...found.items);
          else seen.push(...found.items);
          cursor = goBack ? found.previousCursor : found.nextCursor;
          if (below(2)) await insert('goes', 3, 1 + below(50));
          const place = found.items.at(goBack ? 0 : -1);
          // Also the very record that the cursor stands on.
          await service.sql(`delete from planned_time where link = 'goes' and (id = $1 or id % 5 = $2)`, [
            place?.id ?? 0,
            below(5),
          ]);
        }
        const kept = ids(seen.filter(({ link }) => link === 'stays'));
        assert.deepEqual(kept, expected, JSON.stringify({ orderBy, limit, goBack }));
        await service.sql(`delete from planned_time where link = 'goes'`);
      },
    ),
    { numRuns: 50 },
  );
  await service.sql(`delete from planned_time where link = 'stays'`);
});

test('search: every word, case and accents aside, in the named fields or the usual ones', async () => {
  for (const name of ['debtors', 'cases', 'creditors']) {
    const resource = registry.get(name)!;
    const rows = everything.get(resource)!;
    const textual = [...resource.faces.graphql.values()].filter(isText).map(face => face.name);
    const usual = resource.declaration.search!;
    const pieces = [
      ...words.flatMap(word => word.split(/\s+/)),
      'ÅRHUS',
      'aRhus',
      'ost',
      'ØSTER',
      'oester',
      'soerensen',
      'Sørensen',
      'gaard',
      'gård',
      'gard',
      'bro',
      '%',
      '_',
      '\\',
      'zz',
      '00',
      'sag',
    ];
    const asked = fc.record({
      words: fc.array(fc.nat(), { maxLength: 3 }),
      cut: fc.nat(3),
      fields: fc.option(fc.array(fc.nat(), { maxLength: 3 })),
      unknown: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(asked, async seed => {
        const wanted = seed.words.map(at =>
          pick(
            pieces.filter(piece => piece !== ''),
            at,
          ),
        );
        const query = wanted.join(pick([' ', '  ', '\t', ' \n '], seed.cut));
        const named = seed.fields?.map(at => pick(textual, at)) ?? [];
        const fields = seed.fields && [...named, ...(seed.unknown ? ['noSuchField', '__proto__'] : [])];
        const places = named.length > 0 ? named : usual;
        const holds = (record: Rec): boolean =>
          holdsWords(
            places.map(place => String(record[place] ?? '')),
            wanted,
          );
        const found = await page(resource, 'id', { search: { query, fields }, pagination: { limit: 500 } });
        const expected = ids(sorted(rows.filter(holds), [], resource.faces.graphql.get('id')!));
        assert.deepEqual(ids(found.items), expected, JSON.stringify({ query, fields }));
        assert.equal(found.totalCount, expected.length);
      }),
      { numRuns: 70 },
    );
  }
});

test('every scalar field of every list can be ordered by, filtered by and walked over', async () => {
  for (const resource of registry.values()) {
    if (!isPaged(resource)) continue;
    const rows = everything.get(resource)!;
    const key = resource.identity.faces.graphql!;
    const name = key.name;
    for (const face of resource.faces.graphql.values()) {
      for (const descending of [false, true]) {
        const order = [{ face, descending }];
        const expected = sorted(rows, order, key).map(row => row[name]!);
        const limit = Math.max(1, Math.ceil(expected.length / 3));
        await assertWalks(resource, { orderBy: orderInput(order) }, expected, limit, name);
      }
    }
  }
});
