// Search through the index finds what reading every record finds, and no more.
import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { runNode, urlOf } from './support/command.ts';
import { holdsWords } from './support/oracle.ts';
import { type Service, startService } from './support/service.ts';

/** More than the hits that are fetched one by one, of some words. */
const customers = 2_400;

let service: Service;
let rows: { id: number; texts: string[]; name: string }[];
before(async () => {
  service = await startService({ cases: 0 });
  for (const { id } of [service.a, service.b]) {
    await service.sql(
      `insert into debtors (tenant_id, customer_number, name, address, postal_code, city, email)
       select $1, n, (array['Søren Kjær', 'Jørgen Aagaard', 'SOENDERBORG VVS', 'Åse Østergård', 'Noël & Joel', 'Café 100% A_B', 'Ærø El', 'Aas-Øst A/S (nr.5)'])[1 + n % 8] || ' ' || n,
         (array['Møllevej', 'Algade', 'Ågade', 'Nygade'])[1 + n % 4] || ' ' || n % 90, 1000 + n % 50, (array['Aarhus', 'København Ø', 'Næstved'])[1 + n % 3],
         'kunde' || n || '@example.dk'
       from generate_series(1, $2::int) n`,
      [id, customers],
    );
  }
  const found = await service.sql(
    `select id, name, concat_ws(chr(31), name, customer_number, address, postal_code, city, email, telephone, mobile)
     from debtors where tenant_id = $1 order by id`,
    [service.a.id],
  );
  rows = found.map(([id, name, texts]) => ({ id: Number(id), name: name!, texts: texts!.split('\x1f') }));
});
after(() => service.stop());

const queries = [
  ...[
    'søren',
    'SOEREN',
    'soren',
    'Sønderborg',
    'soenderborg',
    'østergård',
    'oestergaard',
    'ostergard',
    'aagaard',
    'ågård',
  ],
  ...['noel', 'joel', 'aarhus', 'århus', 'arhus', 'koebenhavn', 'kobenhavn ø', 'ærø', 'aeroe', 'æblegrød'],
  // Short ones have no trigram.
  ...['el', 'oel', 'al', 'n', 'øs', 'ær', 'aas', 'a/s', '/s', '5', '5)', '(n', '12', 'kunde12 s'],
  ...[
    '100%',
    'a_b',
    '%',
    '_',
    '\\',
    '2399',
    'kunde17@',
    '17 algade',
    'gade',
    'e',
    'x',
    'zq',
    'noël cafe',
    'kjær 14 møl',
  ],
];

async function search(query: string, fields: string[] = []): Promise<{ ids: number[]; total: number }> {
  const ids: number[] = [];
  let cursor: string | null = null;
  let total = 0;
  do {
    const { json, text } = await service.a.graphql(
      `query ($search: Search, $cursor: String) {
        customers(search: $search, pagination: {cursor: $cursor, limit: 500}) { items { id } nextCursor totalCount } }`,
      { search: { query, fields }, cursor },
    );
    assert.equal(json.errors, undefined, text);
    ids.push(...json.data.customers.items.map((item: { id: number }) => item.id));
    cursor = json.data.customers.nextCursor;
    total = json.data.customers.totalCount;
  } while (cursor);
  return { ids, total };
}

async function assertFinds(): Promise<void> {
  for (const query of queries) {
    const words = query.split(' ');
    const expected = rows.filter(({ texts }) => holdsWords(texts, words)).map(({ id }) => id);
    assert.deepEqual(await search(query), { ids: expected, total: expected.length }, query);
    const named = rows.filter(({ name }) => holdsWords([name], words)).map(({ id }) => id);
    assert.deepEqual(
      await search(query, ['name', 'caseNumber']),
      { ids: named, total: named.length },
      `${query} in name`,
    );
  }
}

test('words, parts of words, numbers and both Danish spellings are found, in any case', async () => {
  for (const query of ['søren', 'noel', 'oestergaard', 'gade', '2399'])
    assert.ok((await search(query)).ids.length > 0, query);
  await assertFinds();
});

test('the same is found without any index', async () => {
  await service.sql('drop index debtors_tenant_id_search_text_idx');
  await assertFinds();
  await service.sql('call index_search()');
});

test('the short way to fold a text gives what taking its letters apart gives', async () => {
  const [[different]] = (await service.sql(
    `select count(*) from generate_series(1, 65535) code, lateral (select 'Ås ' || chr(code) as value) x
     where code not between 55296 and 57343
       and fold(value) <> lower(regexp_replace(normalize(value, NFD), '[\\u0300-\\u036f]', '', 'g') collate danish)`,
  )) as [[string]];
  assert.equal(different, '0');
});

test('the pairs of letters of a text are those of every word in it, and of no word of another tenant', async () => {
  const text = `jørgen's "b&b" \\ a/s 50%_x:y 'q' ñø日本 🔧 z`;
  const parts = text
    .split(' ')
    .flatMap(word =>
      [...word].flatMap((_, from, all) => [1, 2, 3, 4].map(length => all.slice(from, from + length).join(''))),
    );
  const [[missed, foreign]] = (await service.sql(
    `select array_agg(part) filter (where not letter_pairs(1, $1) @@ letter_query(1, part)), array_agg(part) filter (where letter_pairs(1, $1) @@ letter_query(11, part))
     from unnest($2::text[]) part`,
    [text, parts],
  )) as [[string | null, string | null]];
  assert.deepEqual([missed, foreign], [null, null]);
  const [[absent]] = (await service.sql(
    `select array_agg(part) filter (where letter_pairs(1, $1) @@ letter_query(1, part)) from unnest($2::text[]) part`,
    [text, ['w', 'rj', 'bb', '//', "''", 'ø ', 'z:', '1:', '日j']],
  )) as [[string | null]];
  assert.equal(absent, null);
});

test('a search is one statement that uses the index, and a changed record is found by its new words', async () => {
  const [row] = await service.sql(`select id from debtors where tenant_id = $1 and customer_number = '7'`, [
    service.a.id,
  ]);
  await service.a.graphql(
    'mutation ($id: Int!) { updateCustomer(id: $id, input: {name: "Xylofon Fabrikken"}) { id } }',
    {
      id: Number(row![0]),
    },
  );
  assert.deepEqual((await search('xylofon')).ids, [Number(row![0])]);
  await service.sql('analyze debtors');
  const plan = await service.sql(
    `explain select id from debtors where tenant_id = 1 and search_text like '%xylofon%' and search_text like '%fabrik%'`,
  );
  assert.match(plan.join('\n'), /Bitmap Index Scan on debtors_tenant_id_search_text_idx/);
  const [[short]] = (await service.sql(`select search_condition(1, '{%gade%,%zq%}', '{100,0}', true)`)) as [[string]];
  const shortPlan = await service.sql(`explain select id from debtors where ${short}`);
  assert.match(shortPlan.join('\n'), /Bitmap Index Scan on debtors_letter_pairs/);
});

test('a word of signs is taken however long it is', async () => {
  for (const sign of ['&', "'\\", 'ø-', '🔧&', '%_'])
    assert.deepEqual(await search(sign.repeat(15_000)), { ids: [], total: 0 }, sign);
});

test('the words of one tenant find nothing of another, and nobody can ask for another tenant', async () => {
  await service.sql(`update debtors set name = 'Kanariefugl' where tenant_id = $1 and customer_number = '9'`, [
    service.b.id,
  ]);
  assert.deepEqual(await search('kanariefugl'), { ids: [], total: 0 });
  await assert.rejects(
    service.sql(
      `select set_config('app.tenant', $1, true), search_hits('debtors', $2, '{%kanariefugl%}', null, 10, 'all')`,
      [service.a.id, service.b.id],
    ),
    /another tenant/,
  );
});

test('the doctor tells of a search without its index, and what mends it does', async () => {
  const env = { ...process.env, DATABASE_URL: urlOf(service.connection), PORT: '0' };
  const examine = async (): Promise<{ ok: boolean; detail: string; mend: string }> => {
    const { stdout } = await runNode(['src/cli.ts', 'doctor', '--json'], env);
    return JSON.parse(stdout).find((check: { name: string }) => check.name === 'search');
  };
  assert.equal((await examine()).ok, true);
  for (const index of ['debtors_tenant_id_search_text_idx', 'debtors_letter_pairs']) {
    await service.sql(`drop index ${index}`);
    const { ok, detail, mend } = await examine();
    assert.equal(ok, false);
    assert.match(detail, /debtors/);
    await service.sql(/call .*$/.exec(mend)![0]);
    assert.equal((await examine()).ok, true);
  }
});
