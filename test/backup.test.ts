// svend backup and restore: a copy of one moment, beside a running service, that comes back as it was; a torn one never does.
import assert from 'node:assert/strict';
import { cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after, before } from 'node:test';
import pg from 'pg';
import { pino } from 'pino';
import type { Manifest } from '../src/admin/manifest.ts';
import { makeApp } from '../src/app.ts';
import { Database } from '../src/database/database.ts';
import { DirectoryStore } from '../src/files/blob-store.ts';
import { Budgets } from '../src/tenant/limits.ts';
import { runNode, type Said, urlOf } from './support/command.ts';
import { type FreshDatabase, freshDatabase, testServer } from './support/database.ts';
import { clientOf, keysOf, type Service, startService } from './support/service.ts';

let place: string;
let service: Service;
let dataDir: string;
let saved: string;
before(async () => {
  place = await mkdtemp(join(tmpdir(), 'svend-backup-'));
  dataDir = join(place, 'data');
  saved = join(place, 'saved');
  service = await startService({ cases: 5, files: new DirectoryStore(join(dataDir, 'files')) });
  const [{ case_number }] = (await service.a.rest('GET', '/cases?pagesize=1')).json;
  // Texts that only look like the ends of lines, digits that only text can hold, and a file of two tenants each.
  await service.a.rest('PUT', `/cases/${case_number}`, { description: 'a\u2028b\r\nc\td\\n"e" \u{1F527}' });
  await service.a.rest('POST', '/case-materials', {
    case_number,
    quantity: '0.123456789012345678',
    cost_price: '9007199254740993123',
  });
  for (const tenant of [service.a, service.b]) {
    const [owner] = (await tenant.rest('GET', '/cases?pagesize=1')).json;
    const file = { filename: 'æ.txt', content: Buffer.from(`of ${tenant.id}`).toString('base64') };
    const { status } = await tenant.rest('POST', '/case-documentation', { case_number: owner.case_number, file });
    assert.equal(status, 201);
  }
});
after(async () => {
  await service.stop();
  await rm(place, { recursive: true });
});

const svend = (command: string, directory: string, connection: pg.ClientConfig, files = dataDir): Promise<Said> =>
  runNode(['src/cli.ts', command, directory, '--json'], {
    ...process.env,
    DATABASE_URL: urlOf(connection),
    DATA_DIR: files,
  });

/** Every row of every table as text, computed columns and all. */
async function contentOf(connection: pg.ClientConfig): Promise<Record<string, string>> {
  const client = new pg.Client({ ...connection, options: '-c search_path=svend' });
  await client.connect();
  const tables = await client.query(
    "select relname as name from pg_class where relnamespace = 'svend'::regnamespace and relkind = 'r' and relname <> 'migrations' order by 1",
  );
  const content: Record<string, string> = {};
  for (const { name } of tables.rows) {
    const { rows } = await client.query(
      `select coalesce(string_agg(t::text, e'\\n' order by t::text), '') as text from ${name} t`,
    );
    content[name] = rows[0].text;
  }
  const catalogue = await client.query(
    `select (select string_agg(conname || pg_get_constraintdef(oid) || convalidated::text, e'\\n' order by conname) from pg_constraint where connamespace = 'svend'::regnamespace) as constraints,
       (select string_agg(tgname || tgrelid::regclass::text || tgenabled::text, e'\\n' order by tgname, tgrelid::regclass::text) from pg_trigger t join pg_class c on c.oid = t.tgrelid
        where c.relnamespace = 'svend'::regnamespace and not tgisinternal) as triggers,
       (select string_agg(relname || relrowsecurity::text || relforcerowsecurity::text, e'\\n' order by relname) from pg_class where relnamespace = 'svend'::regnamespace and relkind = 'r') as security`,
  );
  await client.end();
  return { ...content, ...catalogue.rows[0] };
}

test('what comes back is what was there: every row, every file, keys, counters and constraints', async () => {
  const source = service.connection as pg.ClientConfig;
  const before = await contentOf(source);
  const made = await svend('backup', saved, source);
  assert.deepEqual([made.code, made.stderr], [0, '']);
  const { rows, files, missing } = JSON.parse(made.stdout);
  assert.ok(rows > 500 && files === (await keysOf(service.files)).length && missing.length === 0, made.stdout);

  const fresh = await freshDatabase();
  const back = join(place, 'back');
  const restored = await svend('restore', saved, fresh.connection, back);
  assert.deepEqual([restored.code, restored.stderr], [0, '']);
  assert.deepEqual(await contentOf(fresh.connection), before);
  const store = new DirectoryStore(join(back, 'files'));
  assert.deepEqual(await keysOf(store), await keysOf(service.files));

  const database = new Database({ connection: fresh.connection });
  const app = await makeApp({
    database,
    files: store,
    limiter: new Budgets(1_000_000),
    log: pino({ level: 'fatal' }),
  });
  const base = `http://127.0.0.1:${await app.listen(0, '127.0.0.1')}`;
  const client = clientOf(base, service.a.key);
  const [document] = (await client.rest('GET', '/case-documentation?sortby=-id&pagesize=1')).json;
  assert.equal((await client.rest('GET', document.file)).text, `of ${service.a.id}`);
  const highest = (await client.rest('GET', '/departments?sortby=-id&pagesize=1')).json[0].id;
  const { json } = await client.rest('POST', '/departments', { name: 'Ny', number: 'ny' });
  assert.ok(json.id > highest, 'ids go on');
  await app.close(1_000);
  await database.close();

  const again = await svend('restore', saved, fresh.connection, back);
  assert.equal(again.code, 1);
  assert.match(again.stderr, /has 2 tenants\. Restore into an empty one/);
  await fresh.drop();
});

test('a backup beside a service that writes is of one moment: no half invoice, no record without its file', async () => {
  const directory = join(place, 'busy');
  let busy = true;
  const [owner] = (await service.a.rest('GET', '/cases?pagesize=1')).json;
  const write = async (): Promise<void> => {
    while (busy) {
      const made = (await service.a.rest('POST', '/cases', { customer_number: owner.customer_number })).json;
      const { case_number } = made;
      for (const quantity of [1, 2])
        await service.a.rest('POST', '/invoice-draft-lines', { case_number, quantity, sales_price: 100 });
      await service.a.rest('POST', `/cases/${case_number}/invoice-draft/create-invoice`, {});
      const file = { filename: 'x', content: Buffer.from(case_number).toString('base64') };
      const { json } = await service.a.rest('POST', '/case-documentation', { case_number, file });
      if (json.id % 2 === 0)
        await service.a.graphql('mutation ($id: Int) { deleteCaseDocument(id: $id) }', { id: json.id });
    }
  };
  const writing = Promise.all([write(), write(), write()]);
  const made = await svend('backup', directory, service.connection as pg.ClientConfig);
  busy = false;
  await writing;
  assert.equal(made.code, 0, made.stderr);
  assert.deepEqual(JSON.parse(made.stdout).missing, []);
  const fresh = await freshDatabase();
  const back = join(place, 'busy-back');
  assert.equal((await svend('restore', directory, fresh.connection, back)).code, 0);
  const client = new pg.Client({ ...fresh.connection, options: '-c search_path=svend' });
  await client.connect();
  const { rows } = await client.query(
    `select (select count(*)::int from debtor_invoices i where i.amount <> coalesce((select sum(l.price::numeric) from debtor_invoice_lines l where l.invoice_id = i.id), 0)) as torn,
       (select max(invoice_number) - min(invoice_number) + 1 - count(*) from debtor_invoices where tenant_id = $1)::int as gaps,
       (select array_agg(storage_key order by storage_key) from case_documents) as keys`,
    [service.a.id],
  );
  await client.end();
  assert.deepEqual([rows[0].torn, rows[0].gaps], [0, 0]);
  assert.deepEqual(await keysOf(new DirectoryStore(join(back, 'files'))), rows[0].keys.sort());
  await fresh.drop();
});

test('a torn backup is refused with what is wrong, before anything is written', async () => {
  const fresh: FreshDatabase = await freshDatabase();
  const blob = (await readdir(join(saved, 'files'), { recursive: true, withFileTypes: true })).find(entry =>
    entry.isFile(),
  )!;
  const manifest = join('manifest.json');
  const tearings: Record<string, [(directory: string) => Promise<unknown>, RegExp]> = {
    'without a manifest': [directory => rm(join(directory, manifest)), /no complete backup/],
    'with half a manifest': [directory => truncate(join(directory, manifest), 500), /no manifest of a backup/],
    'with a table cut off': [
      directory => truncate(join(directory, 'tables', 'cases.jsonl.gz'), 100),
      /tables\/cases\.jsonl\.gz is damaged/,
    ],
    'without a table': [
      directory => rm(join(directory, 'tables', 'users.jsonl.gz')),
      /tables\/users\.jsonl\.gz is missing/,
    ],
    'with a changed file': [
      directory => writeFile(join(directory, blob.parentPath.slice(saved.length), blob.name), 'other'),
      /files\/.* is damaged/,
    ],
    'of a newer version': [
      async directory => {
        const text = await readFile(join(directory, manifest), 'utf8');
        await writeFile(join(directory, manifest), text.replace('0001_foundation.sql', '9999_later.sql'));
      },
      /newer version of Svend \(9999_later\.sql\)/,
    ],
    'that would write elsewhere': [
      async directory => {
        const text = await readFile(join(directory, manifest), 'utf8');
        await writeFile(join(directory, manifest), text.replace(/"key": "[^"]*"/, '"key": "../../evil"'));
      },
      /no manifest of a backup/,
    ],
  };
  for (const [name, [tear, why]] of Object.entries(tearings)) {
    const directory = join(place, name.replaceAll(' ', '-'));
    await cp(saved, directory, { recursive: true });
    await tear(directory);
    const { code, stderr } = await svend('restore', directory, fresh.connection, join(place, 'nowhere'));
    assert.equal(code, 1, name);
    assert.match(stderr, why);
    assert.ok(!stderr.includes('database cannot be used'));
  }
  assert.deepEqual(await keysOf(new DirectoryStore(join(place, 'nowhere', 'files'))), []);
  const client = new pg.Client({ ...fresh.connection, options: '-c search_path=svend' });
  await client.connect();
  assert.equal((await client.query('select 1 from tenants')).rowCount, 0);
  await client.end();
  await fresh.drop();
});

test('a directory that is not empty is left alone', async () => {
  const { code, stderr } = await svend('backup', saved, service.connection as pg.ClientConfig);
  assert.equal(code, 1);
  assert.match(stderr, /is not empty/);
});

test('an owner who is no superuser, whom row security binds, restores and saves all tenants', async () => {
  const server = await testServer();
  const admin = new pg.Client(server.connection);
  await admin.connect();
  const name = `backup_owner_${process.pid}`;
  await admin.query(`create role ${name} login createrole password 'x'`);
  await admin.query(`grant svend_app, svend_lookup to ${name} with admin option`);
  await admin.query(`create database ${name} owner ${name}`);
  const url = new URL(urlOf({ ...server.connection, database: name }));
  if (url.searchParams.has('user')) url.searchParams.set('user', name);
  else url.username = name;
  const connection = { connectionString: url.href };
  const restored = await svend('restore', saved, connection, join(place, 'owner'));
  assert.deepEqual([restored.code, restored.stderr], [0, '']);
  const second = join(place, 'second');
  const again = await svend('backup', second, connection, join(place, 'owner'));
  assert.equal(again.code, 0, again.stderr);
  const tablesOf = async (directory: string) => {
    const { tables } = JSON.parse(await readFile(join(directory, 'manifest.json'), 'utf8')) as Manifest;
    return Object.fromEntries(Object.entries(tables).map(([table, { rows }]) => [table, rows]));
  };
  assert.deepEqual(await tablesOf(second), await tablesOf(saved));
  await admin.query(`drop database ${name} with (force)`);
  await admin.query(`drop role ${name}`);
  await admin.end();
  await server.release();
});
