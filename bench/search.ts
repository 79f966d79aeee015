// npm run bench:search: how long a search of 100,000 customers takes, over HTTP, from the rarest word to the most frequent, whatever its
// length. The neighbour is filled first, so that whoever passes its records by mistake pays for it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { firstNames, lastNames, streets } from '../src/admin/demo/names.ts';
import { allPlaces } from '../src/admin/demo/places.ts';
import { inTenant } from '../src/admin/in-tenant.ts';
import { createKey } from '../src/admin/keys.ts';
import { createTenant } from '../src/admin/tenants.ts';
import { makeApp } from '../src/app.ts';
import { Database } from '../src/database/database.ts';
import { startEmbedded } from '../src/database/embedded.ts';
import { migrate } from '../src/database/migrate.ts';
import { DirectoryStore } from '../src/files/blob-store.ts';
import { Budgets } from '../src/tenant/limits.ts';
import { median } from './load.ts';

const customers = Number(process.env.BENCH_CUSTOMERS ?? 100_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 30);

interface Way {
  readonly name: string;
  readonly select: string;
  readonly args?: string;
  /** The page after the first. */
  readonly second?: true;
}

interface Answer {
  readonly nextCursor: string | null;
  readonly totalCount: number;
  readonly took: number;
}

const byChange = ', orderBy: {field: "updatedAt", direction: DESC}';
const ways: Way[] = [
  { name: 'page of 25', select: 'nextCursor' },
  { name: 'second page', select: 'nextCursor', second: true },
  { name: 'by change', select: 'nextCursor', args: byChange },
  { name: 'its second', select: 'nextCursor', args: byChange, second: true },
  { name: 'count', select: 'nextCursor totalCount' },
  { name: 'count of some', select: 'nextCursor totalCount', args: ', where: {createdAt: {gt: 1}}' },
];
// Nobody's, rare and frequent ones, of one, two, three and more letters; numbers; several words with a short one among them. Only the
// oldest 1,500 are an I/S: ordered by change, they come last.
const words = process.env.BENCH_WORDS?.split(',') ?? [
  ...['q', 'w', 'e', 'zq', 'a/s', 'i/s', 'ny', 'na', 'vi', 'zzz', 'kim', 'toft', 'aps', 'vej'],
  ...['5', '12', '99', '999', '20012345', 'anders12@', 'Hansen', 'Søren Møller', 'soeren moeller aarhus'],
  ...['hansen zq', 'hansen vi', 'hansen e', 'gade 12', '&'],
];

const directory = await mkdtemp(join(tmpdir(), 'svend-bench-'));
const server = process.env.DATABASE_URL
  ? { connection: { connectionString: process.env.DATABASE_URL }, release: async () => {} }
  : await startEmbedded(directory);
try {
  const { connection } = server;
  await migrate(connection);
  const owner = new Database({ connection, role: 'owner' });
  console.log(`filling two tenants with ${customers} customers each …`);
  await fill(owner, 'Neighbour');
  const tenantId = await fill(owner, 'Bench');
  await owner.read({ text: 'analyze debtors' }, []);
  const { key } = await createKey(owner, { tenantId, name: 'Bench', scope: 'write' });
  await owner.close();
  await measure(connection, key);
} finally {
  await server.release();
  await rm(directory, { recursive: true, force: true });
}

async function fill(owner: Database, name: string): Promise<string> {
  const { id } = await createTenant(owner, { name });
  const text = `insert into debtors (customer_number, name, address, postal_code, city, email, telephone)
    select n, f || ' ' || l || case when n <= 1500 then ' I/S' when n % 7 = 0 then ' ApS' else '' end, s || ' ' || n % 180 + 1, split_part(p, ' ', 1),
      substr(p, 6), lower(f) || n || '@example.dk', 20000000 + n
    from (select n, ($1::text[])[1 + (n * 7919) % cardinality($1)] f, ($2::text[])[1 + (n * 104729) % cardinality($2)] l,
      ($3::text[])[1 + (n * 1299709) % cardinality($3)] s, ($4::text[])[1 + (n * 15485863) % cardinality($4)] p
      from generate_series($5::bigint, $6::bigint) n) x`;
  const places = allPlaces.map(({ postalCode, city }) => `${postalCode} ${city}`);
  for (let at = 0; at < customers; at += 2_000) {
    const values = [firstNames, lastNames, streets, places, at + 1, Math.min(customers, at + 2_000)];
    await inTenant(owner, id, transaction => transaction.run({ text }, values));
  }
  return id;
}

async function measure(connection: object, key: string): Promise<void> {
  const database = new Database({ connection });
  const app = await makeApp({
    database,
    files: new DirectoryStore(directory),
    limiter: new Budgets(1_000_000_000),
    log: pino({ level: 'warn' }),
  });
  const address = `http://127.0.0.1:${await app.listen(0, '127.0.0.1')}/graphql`;
  const ask = async (query: string, { select, args = '' }: Way, cursor?: string | null): Promise<Answer> => {
    const body = JSON.stringify({
      query: `query ($q: String, $c: String) {
        customers(search: {query: $q, fields: []}, pagination: {cursor: $c}${args}) { items { id customerNumber name } ${select} } }`,
      variables: { q: query, c: cursor },
    });
    const begun = performance.now();
    const response = await fetch(address, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body,
    });
    const { data } = (await response.json()) as { data: { customers: Omit<Answer, 'took'> } };
    return { ...data.customers, took: performance.now() - begun };
  };
  console.log(`${rounds} rounds each; milliseconds, median and slowest\n`);
  console.log(`${'query'.padEnd(22)}    hits ${ways.map(({ name }) => name.padStart(15)).join('')}`);
  for (const query of words) {
    const figures: string[] = [];
    for (const way of ways) {
      const took: number[] = [];
      const cursor = way.second ? (await ask(query, way)).nextCursor : null;
      for (let round = 0; round < rounds; round++) took.push((await ask(query, way, cursor)).took);
      figures.push(`${median(took).toFixed(1)} (${Math.max(...took).toFixed(1)})`.padStart(15));
    }
    const { totalCount } = await ask(query, { name: '', select: 'totalCount' });
    console.log(`${query.padEnd(22)} ${String(totalCount).padStart(7)} ${figures.join('')}`);
  }
  await app.close(1_000);
  await database.close();
}
