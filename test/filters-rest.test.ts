// Filters, sorting and pages of REST v2 against an oracle: what the answer must be is worked out in plain code from the whole
// list.
import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import fc from 'fast-check';
import type { Face, Resource } from '../src/model/registry.ts';
import { registry } from '../src/resources/index.ts';
import { type By, compare, isNumber, isText, type Json, pick, type Rec, sorted } from './support/oracle.ts';
import { filled, fillRandom, words } from './support/random-data.ts';
import { type Service, startService } from './support/service.ts';

let service: Service;
before(async () => {
  service = await startService({ cases: 0 });
  await fillRandom(service, service.a, 20260801);
});
after(() => service.stop());

const suffixes = ['', '-not', '-min', '-max', '-st', '-gt'] as const;

interface Filter {
  readonly face: Face;
  readonly name: string;
  readonly suffix: (typeof suffixes)[number];
  readonly operands: readonly string[];
}

/** Further names by which a list can be filtered. */
const aliases: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  hours: { case_number: 'new_case_number' },
};

function matches({ face, suffix, operands }: Filter, record: Rec): boolean {
  const value = record[face.name]!;
  const isEmpty = value === null || value === '';
  const equals = (operand: string): boolean =>
    operand === ''
      ? isEmpty
      : value !== null && (isText(face) ? String(value) === operand : Number(value) === numberOf(operand));
  switch (suffix) {
    case '':
      return operands.some(equals);
    case '-not':
      return !operands.some(equals);
    default:
      return (
        value !== null &&
        operands.some(operand => meets(suffix, compare(face, value, isText(face) ? operand : numberOf(operand))))
      );
  }
}

function numberOf(operand: string): number {
  return operand === 'true' ? 1 : operand === 'false' ? 0 : Number(operand);
}

function meets(suffix: '-min' | '-max' | '-st' | '-gt', difference: number): boolean {
  return { '-min': difference >= 0, '-max': difference <= 0, '-st': difference < 0, '-gt': difference > 0 }[suffix];
}

/** Values that the field holds, and some that it does not. */
function operandsFor(face: Face, rows: readonly Rec[]): string[] {
  const held = rows.map(row => row[face.name]).filter(value => value !== null && value !== '') as Json[];
  const strange = isNumber(face)
    ? ['12', '0012', '1000', 'A7', 'b', '999']
    : isText(face)
      ? words.filter(word => word !== '')
      : face.kind.name === 'flag'
        ? ['0', '1', 'true', 'false']
        : face.kind.name === 'decimal'
          ? ['0', '0.10', '1.5', '-3.5', '100']
          : ['0', '3', '-5', '1700000000', '9999999999'];
  return [...held.map(String), ...strange].filter(text => !text.includes('|'));
}

const filterSeed = fc.record({
  face: fc.nat(),
  suffix: fc.nat(),
  operands: fc.array(fc.nat(), { minLength: 1, maxLength: 4 }),
  empty: fc.nat(5),
});
const sortSeed = fc.record({ face: fc.nat(), sign: fc.constantFrom('', '+', '%2B', '%20', '-') });
const asked = fc.record({
  filters: fc.array(filterSeed, { maxLength: 3 }),
  sorts: fc.array(sortSeed, { maxLength: 3 }),
  pageSize: fc.integer({ min: 1, max: 60 }),
});

for (const resource of filled) {
  test(`GET /${resource.name}: filters, order and pages are as the oracle says`, async () => {
    const extra = resource.name === 'hours' ? 'includeInternalNumber=true&' : '';
    const whole = await service.a.rest('GET', `/${resource.name}?${extra}`);
    const rows: Rec[] = whole.json;
    assert.ok(rows.length > 10);
    const faces = [...resource.faces.rest.values()];
    const names = [...faces.map(({ name }) => name), ...Object.keys(aliases[resource.name] ?? {})];
    const faceOf = (name: string): Face => resource.faces.rest.get(aliases[resource.name]?.[name] ?? name)!;
    const key = resource.key.faces.rest!;
    assert.deepEqual(ids(rows), ids(sorted(rows, [], key)), 'default order');

    await fc.assert(
      fc.asyncProperty(asked, async ({ filters, sorts, pageSize }) => {
        const wanted = filters.map((seed): Filter => {
          const name = pick(names, seed.face);
          const face = faceOf(name);
          const suffix = pick(suffixes, seed.suffix);
          const operands = seed.operands.map(at => pick(operandsFor(face, rows), at));
          const withEmpty = seed.empty === 0 && (suffix === '' || suffix === '-not');
          return { face, name, suffix, operands: withEmpty ? [...operands.slice(1), ''] : operands };
        });
        const order = sorts.map(({ face, sign }): By => ({ face: pick(faces, face), descending: sign === '-' }));
        const sortby = order.map(({ face }, at) => `${sorts[at]!.sign}${face.name}`).join(',');
        const query = [
          ...wanted.map(
            ({ name, suffix, operands }) => `${name}${suffix}=${operands.map(encodeURIComponent).join('|')}`,
          ),
          ...(sortby ? [`sortby=${sortby}`] : []),
        ].join('&');
        const expected = ids(
          sorted(
            rows.filter(row => wanted.every(filter => matches(filter, row))),
            order,
            key,
          ),
        );
        const path = `/${resource.name}?${extra}${query}`;
        const { status, json, text } = await service.a.rest('GET', path);
        assert.equal(status, 200, `${path}: ${text}`);
        assert.deepEqual(ids(json), expected, path);
        await assertPages(resource, `${path}&`, pageSize, json, expected.length);
      }),
      { numRuns: 120 },
    );
  });
}

const ids = (records: readonly Rec[]): Json[] => records.map(({ id }) => id!);

/** The pages, one after the other, are the list; their links and counts tell so. */
async function assertPages(
  resource: Resource,
  path: string,
  size: number,
  list: unknown[],
  total: number,
): Promise<void> {
  const pages = Math.ceil(total / size);
  const collected: unknown[] = [];
  // All pages of a short list; the first, one in the middle and the last of a long one.
  const visited = pages <= 4 ? Array.from({ length: Math.max(pages, 1) }, (_, at) => at + 1) : [1, pages >> 1, pages];
  for (const number of [...visited, pages + 1]) {
    const { status, json, headers } = await service.a.rest('GET', `${path}page=${number}&pagesize=${size}`, undefined, {
      prefer: 'count=exact',
    });
    assert.equal(status, 200);
    assert.deepEqual(json, list.slice((number - 1) * size, number * size), `page ${number} of ${size}: ${path}`);
    collected.push(...json);
    assert.equal(headers.get('x-total-count'), String(total));
    assert.equal(headers.get('preference-applied'), 'count=exact');
    const links = linksOf(headers.get('link')!);
    assert.equal(links.has('next'), number < pages, `next of page ${number}/${pages}`);
    assert.equal(links.has('prev'), number > 1);
    if (links.has('next') && number === visited[0]) {
      const next = await service.a.rest('GET', links.get('next')!);
      assert.deepEqual(next.json, list.slice(size * number, size * (number + 1)), links.get('next'));
    }
  }
  if (pages <= 4) assert.deepEqual(collected, list, `pages of ${size} of ${resource.name}`);
}

function linksOf(header: string): Map<string, string> {
  return new Map([...header.matchAll(/<([^>]*)>; rel="(\w+)"/g)].map(([, target, rel]) => [rel!, target!]));
}

test('page alone is 100 a page, pagesize alone the first page; what is no page is refused by name', async () => {
  for (let at = 0; at < 3; at++)
    await service.sql(
      `insert into employee_types (tenant_id, name, sort_order) select $1, 'type ' || n, n % 7 from generate_series(1, 50) n`,
      [service.a.id],
    );
  const all = (await service.a.rest('GET', '/employee-types')).json;
  assert.ok(all.length > 150);
  assert.deepEqual((await service.a.rest('GET', '/employee-types?page=1')).json, all.slice(0, 100));
  assert.deepEqual((await service.a.rest('GET', '/employee-types?page=2')).json, all.slice(100, 200));
  assert.deepEqual((await service.a.rest('GET', '/employee-types?pagesize=7')).json, all.slice(0, 7));
  assert.deepEqual((await service.a.rest('GET', '/employee-types?pagesize=10000')).json, all);
  assert.deepEqual((await service.a.rest('GET', '/employee-types?page=999999')).json, []);
  for (const name of ['page', 'pagesize']) {
    for (const value of ['0', '-1', '1.5', 'x', '', '99999999999', '1e2', '%201']) {
      const { status, json } = await service.a.rest('GET', `/employee-types?${name}=${value}`);
      assert.equal(status, 400, `${name}=${value}`);
      assert.deepEqual(Object.keys(json.errors), [name]);
    }
  }
  assert.equal((await service.a.rest('GET', '/employee-types?pagesize=10001')).status, 400);
});

test('a collection of thousands is sent whole, in order, and equals its pages', async () => {
  await service.sql(
    `insert into employee_types (tenant_id, name, sort_order, color)
     select $1, 'mange ' || (n * 7919 % 4001), nullif(n % 13, 0), case when n % 5 = 0 then 'ø' end from generate_series(1, 4200) n`,
    [service.a.id],
  );
  const resource = registry.get('employee-types')!;
  const faces = resource.faces.rest;
  const everything: Rec[] = (await service.a.rest('GET', '/employee-types')).json;
  assert.ok(everything.length > 4200);
  for (const [query, order, keep] of [
    ['', [], () => true],
    [
      'sortby=-sort_order,title',
      [
        { face: faces.get('sort_order')!, descending: true },
        { face: faces.get('title')!, descending: false },
      ],
      () => true,
    ],
    [
      'color=%C3%B8|&sortby=title',
      [{ face: faces.get('title')!, descending: false }],
      (row: Rec) => row.color === 'ø' || !row.color,
    ],
  ] as [string, By[], (row: Rec) => boolean][]) {
    const { json, headers } = await service.a.rest('GET', `/employee-types?${query}`, undefined, {
      prefer: 'count=exact',
    });
    assert.deepEqual(ids(json), ids(sorted(everything.filter(keep), order, faces.get('id')!)), query);
    assert.equal(headers.get('x-total-count'), String(json.length));
    assert.ok(!/next|prev/.test(headers.get('link')!));
    const pages: Rec[] = [];
    for (let page = 1; pages.length < json.length; page++)
      pages.push(...(await service.a.rest('GET', `/employee-types?${query}&page=${page}&pagesize=1700`)).json);
    assert.deepEqual(pages, json);
  }
});

test('a filter that cannot be is refused by name, and every field of every list can be filtered and sorted by', async () => {
  for (const resource of registry.values()) {
    if (!resource.verbs.rest.has('list')) continue;
    for (const face of resource.faces.rest.values()) {
      const operand = resource.name === 'calendar' && face.name === 'type' ? 'hours' : isText(face) ? 'x' : '1';
      const query = suffixes.map(suffix => `${face.name}${suffix}=${operand}`).join('&');
      const fine = await service.a.rest('GET', `/${resource.name}?${query}&${face.name}=&sortby=-${face.name}`);
      assert.equal(fine.status, 200, `${resource.name}: ${fine.text}`);
      if (isText(face)) continue;
      for (const suffix of suffixes) {
        const name = `${face.name}${suffix}`;
        const { status, json } = await service.a.rest('GET', `/${resource.name}?${name}=nonsense`);
        assert.equal(status, 400, `${resource.name}?${name}`);
        assert.deepEqual(Object.keys(json.errors), [name]);
      }
    }
  }
});

test('the fields that reach through a reference are filters', async () => {
  const [number] = (await service.a.rest('GET', '/cases')).json.map(({ case_number }: Rec) => case_number);
  for (const name of ['hours', 'planned-time', 'case-materials', 'case-documentation'])
    assert.equal((await service.a.rest('GET', `/${name}?case_number=${number}`)).status, 200, name);
  for (const name of ['cases', 'delivery-addresses'])
    assert.equal((await service.a.rest('GET', `/${name}?customer_number=12`)).status, 200, name);
});
