// What the operator does: tenants, keys, demo data, and the command line over them.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after, before } from 'node:test';
import { fileURLToPath } from 'node:url';
import { fillDemo } from '../src/admin/demo.ts';
import { inTenant } from '../src/admin/in-tenant.ts';
import { createKey, listKeys, revokeKey } from '../src/admin/keys.ts';
import * as standard from '../src/admin/standard-records.ts';
import { createTenant, listTenants } from '../src/admin/tenants.ts';
import { Database } from '../src/database/database.ts';
import { Identities } from '../src/tenant/identity.ts';
import { type FreshDatabase, freshDatabase } from './support/database.ts';

let fresh: FreshDatabase;
let owner: Database;
let requests: Database;

before(async () => {
  fresh = await freshDatabase();
  owner = new Database({ connection: fresh.connection, role: 'owner' });
  requests = new Database({ connection: fresh.connection });
});

after(async () => {
  await owner.close();
  await requests.close();
  await fresh.drop();
});

test('a tenant comes with its standard records, and with nobody else’s', async () => {
  const first = await createTenant(owner, { name: 'Jensen El ApS' });
  const second = await createTenant(owner, { name: 'Åge & Ørn VVS' });
  for (const { id } of [first, second]) {
    for (const [table, rows] of Object.entries({
      case_statuses: standard.caseStatuses,
      case_types: standard.caseTypes,
      debtor_categories: standard.debtorCategories,
      vat_types: standard.vatTypes,
      accounts: standard.accounts,
      payment_terms: standard.paymentTerms,
      internal_goods: standard.internalGoods,
      employee_types: standard.employeeTypes,
      currencies: standard.currencies,
      departments: [standard.department],
      users: [standard.firstUser],
    })) {
      assert.deepEqual(await rowsOf(id, `select count(*) from ${table}`), [[String(rows.length)]], table);
    }
  }
  const [status] = await rowsOf(first.id, 'select text, kind, site from case_statuses order by id limit 1');
  assert.deepEqual(status, ['Åben', 'open', 'case']);
  const [hour] = await rowsOf(
    first.id,
    `select e.name, g.list_price, a.number, v.rate_as_percent from employee_types e join internal_goods g on g.id = e.product_id
     join accounts a on a.id = g.account_id join vat_types v on v.id = a.vat_type_id order by e.id limit 1`,
  );
  assert.deepEqual(hour, ['Montør', '54500', '1020', '25']);
  const names = (await listTenants(owner)).map(({ name }) => name);
  assert.deepEqual(names, ['Jensen El ApS', 'Åge & Ørn VVS']);
  await assert.rejects(createTenant(owner, { name: ' ' }), /1 to 250 characters/);
});

test('a key works until it is revoked or expires', async () => {
  const { id: tenantId } = await createTenant(owner, { name: 'Nøgler' });
  const identify = (key: string) => new Identities(requests, 'bearer').identify(`Bearer ${key}`);
  const { id, key, prefix, scopes } = await createKey(owner, { tenantId, name: 'Regnskab', scope: 'write' });
  assert.deepEqual(scopes, ['read', 'write']);
  const caller = await identify(key);
  const [user] = await rowsOf(tenantId, 'select min(id) from users');
  assert.deepEqual([caller?.tenantId, caller?.keyId, caller?.userId], [tenantId, id, user![0]]);

  const reader = await createKey(owner, { tenantId, name: 'Læser', scope: 'read', expiresAt: 4_000_000_000 });
  assert.deepEqual((await identify(reader.key))?.scopes, ['read']);
  const expired = await createKey(owner, { tenantId, name: 'Udløbet', scope: 'read', expiresAt: 1 });
  assert.equal(await identify(expired.key), null);

  await revokeKey(owner, id);
  assert.equal(await identify(key), null);
  await revokeKey(owner, id);
  const listed = await listKeys(owner, tenantId);
  assert.deepEqual(
    listed.map(({ name, revokedAt }) => [name, revokedAt !== null]),
    [
      ['Regnskab', true],
      ['Læser', false],
      ['Udløbet', false],
    ],
  );
  assert.equal(listed[0]!.prefix, prefix);
  assert.ok(!JSON.stringify(listed).includes(key.slice(prefix.length)));
  const idsOf = (keys: typeof listed): string[] => keys.map(each => each.id);
  assert.deepEqual(idsOf(await listKeys(owner)).slice(-3), idsOf(listed));
  await assert.rejects(revokeKey(owner, '999999'), /No key has the id 999999/);
  await assert.rejects(
    createKey(owner, { tenantId: '999999', name: 'x', scope: 'read' }),
    /No tenant has the id 999999/,
  );
});

test('demo data add up, and a second run goes on where the first ended', async () => {
  const { id: tenantId } = await createTenant(owner, { name: 'Demo ApS' });
  // A number that a client chose is stepped over.
  await rowsOf(tenantId, `insert into debtors (customer_number, name) values ('7', 'Den syvende') returning id`);
  for (const round of [1, 2]) {
    const progress: number[] = [];
    const onProgress = (done: number) => void progress.push(done);
    const made = await fillDemo(owner, { tenantId, cases: 200, seed: 'a', onProgress });
    assert.deepEqual(progress, [0, 200]);
    assert.equal(made.debtors, 50);
    assert.ok(made.invoices > 70 && made.invoices < 130, `${made.invoices} invoices`);
    await checkDemo(tenantId, 200 * round, 50 * round);
  }
});

async function checkDemo(tenantId: string, cases: number, debtors: number): Promise<void> {
  const one = async (sql: string) => (await rowsOf(tenantId, `select ${sql}`))[0]!;
  assert.deepEqual(await one("count(*), (select next from series where name = 'cases') from cases"), [
    String(cases),
    String(cases + 1),
  ]);
  assert.deepEqual(await one("count(*), (select next from series where name = 'debtors') from debtors"), [
    String(debtors + 1),
    String(debtors + 2),
  ]);
  assert.deepEqual(await one('min(n), max(n) from (select count(*) n from case_materials group by case_id) x'), [
    '5',
    '5',
  ]);
  const [hours] = await one('count(*) from hours where case_id is not null');
  assert.ok(Number(hours) > cases * 2.5 && Number(hours) < cases * 3.5, `${hours} hours`);
  for (const table of ['contacts', 'delivery_addresses', 'creditors', 'planned_time', 'gps_trips', 'incoming_cases']) {
    assert.notEqual((await one(`count(*) from ${table}`))[0], '0', table);
  }

  const gapless =
    "count(*) = max(invoice_number) and min(invoice_number) = 1 and max(invoice_number) + 1 = (select next from series where name = 'debtor-invoices')";
  assert.deepEqual(await one(`${gapless}, count(*) > 0 from debtor_invoices`), ['t', 't']);
  const wrongSums = `count(*) from debtor_invoices i join lateral (
      select sum(round(quantity * sales_price)) as net, bool_and(price = round(quantity * sales_price / 100, 2)::text) as agree
      from debtor_invoice_lines where invoice_id = i.id) l on true
    where not (l.agree and i.amount * 100 = l.net and i.vat * 100 = round(l.net / 4) and i.total_amount = i.amount + i.vat)`;
  assert.deepEqual(await one(wrongSums), ['0']);
  const wrongPurchases = `count(*) from creditor_invoices i join lateral (
      select sum(line_amount) as net from creditor_invoice_lines where invoice_id = i.id) l on true
    where not (i.total = l.net and i.vat = round(l.net / 4, 2) and i.total_with_vat = i.total + i.vat)`;
  assert.deepEqual(await one(wrongPurchases), ['0']);
  const states = await rowsOf(tenantId, 'select distinct status, paid_amount is null from debtor_invoices order by 1');
  assert.deepEqual(
    states.filter(([status, unpaid]) => (status === '1') !== (unpaid === 't')),
    [],
  );
  assert.deepEqual(await one('count(*) > 0 from debtor_invoices where status = 1 and due_date < unix_now()'), ['t']);

  const wrongHistory = `count(*) from cases c where c.status_id is distinct from coalesce(
      (select status_to_id from case_status_history h where h.case_id = c.id order by changed_at desc limit 1),
      (select min(id) from case_statuses))`;
  assert.deepEqual(await one(wrongHistory), ['0']);
  assert.deepEqual(
    await one('max(updated_at) < unix_now() and min(created_at) > unix_now() - 740 * 86400 from cases'),
    ['t'],
  );
  assert.deepEqual(await one('count(distinct created_at) = least(count(*), 200) from cases'), ['t']);
}

test('the same seed gives the same data, another seed others', async () => {
  const digests = [];
  for (const seed of ['x', 'x', 'y']) {
    const { id: tenantId } = await createTenant(owner, { name: 'Ens' });
    await fillDemo(owner, { tenantId, cases: 60, seed });
    const [row] = await rowsOf(
      tenantId,
      `select md5(string_agg(concat(c.case_number, c.description, c.created_at, s.text, d.name, d.address, i.amount, i.paid_date), '|'
         order by c.case_number_order)) from cases c join debtors d on d.id = c.customer_id join case_statuses s on s.id = c.status_id
       left join debtor_invoices i on i.case_id = c.id`,
    );
    digests.push(row![0]);
  }
  assert.equal(digests[0], digests[1]);
  assert.notEqual(digests[0], digests[2]);
});

test('every command explains itself without touching anything', async t => {
  const { svend, json, dataDir } = commandLine(t, {});
  const { stdout } = await svend('--help');
  assert.equal((await json('tenant', 'create', '--help')).command, 'tenant create');
  const names = [...stdout.matchAll(/^ {2}(\w+(?: \w+)?) {2}/gm)].map(match => match[1]!);
  assert.ok(names.length >= 11, stdout);
  await Promise.all(
    names.map(async name => {
      const help = await svend(...name.split(' '), '--help');
      assert.deepEqual([help.code, help.stderr], [0, ''], name);
      assert.match(help.stdout, new RegExp(`Usage: .* ${name}`));
    }),
  );
  const mistakes = [
    [],
    ['nonsense'],
    ['key', 'create'],
    ['key', 'revoke'],
    ['demo', '--tenant', 'x'],
    ['config', '--odd'],
  ];
  await Promise.all(
    mistakes.map(async args => {
      const { code, stdout, stderr } = await svend(...args, '--json');
      assert.deepEqual([code, stdout], [2, ''], args.join(' '));
      assert.deepEqual(Object.keys(JSON.parse(stderr)), ['error']);
    }),
  );
  assert.equal(existsSync(dataDir), false);
});

test('the command line works on an embedded server that nobody else runs', async t => {
  const { svend, json } = commandLine(t, { PORT: '0' });
  const tenant = await json('tenant', 'create', '--name', 'Hansen & Søn');
  assert.equal(tenant.name, 'Hansen & Søn');
  const id = String(tenant.id);
  const key = await json('key', 'create', '--tenant', id, '--name', 'Web', '--scope', 'read');
  assert.match(key.key, /^svend_[\w-]{43}$/);
  assert.deepEqual([Object.keys(key), key.scopes], [['id', 'key', 'prefix', 'scopes'], ['read']]);
  const demo = await json('demo', '--tenant', id, '--cases', '20', '--seed', 'z');
  assert.deepEqual([demo.cases, demo.debtors], [20, 5]);
  const checks: { name: string; ok: boolean }[] = await json('doctor');
  assert.deepEqual(
    checks.filter(({ ok }) => !ok),
    [],
  );
  const missing = await svend('key', 'revoke', '12345', '--json');
  assert.deepEqual([missing.code, missing.stderr], [1, '{"error":"No key has the id 12345."}\n']);
});

test('the command line works beside a service, and its doctor finds what is wrong', async t => {
  const { svend, json } = commandLine(t, { DATABASE_URL: urlOf(fresh), PORT: '0' });
  const tenants: { id: number; name: string }[] = await json('tenant', 'list');
  assert.deepEqual(
    tenants,
    (await listTenants(owner)).map(({ id, name, createdAt }) => ({ id: Number(id), name, created_at: createdAt })),
  );
  const { id } = await json('key', 'create', '--tenant', String(tenants[0]!.id), '--name', 'Kort tid');
  assert.deepEqual(await json('key', 'revoke', String(id)), { id, revoked: true });
  const keys: { id: number; revoked_at: number | null }[] = await json(
    'key',
    'list',
    '--tenant',
    String(tenants[0]!.id),
  );
  assert.deepEqual(
    keys.map(key => [key.id, key.revoked_at === null]),
    [[id, false]],
  );
  assert.deepEqual(await json('migrate'), { applied: [] });

  await owner.transaction(transaction => transaction.run({ text: 'alter table contacts no force row level security' }));
  const ill = await svend('doctor');
  assert.equal(ill.code, 1);
  assert.match(ill.stdout, /^FAIL +row security +Not forced on contacts\. → .*force row level security$/m);
  assert.match(ill.stdout, /^ok +request role/m);
});

test('the settings are listed without the password', async t => {
  const secret = encodeURIComponent('h@mm:elig/t');
  const { json } = commandLine(t, {
    DATABASE_URL: `postgres://svend:${secret}@db.example/svend?password=${secret}`,
    PORT: '4321',
  });
  const settings: { name: string; value: unknown; default: string; doc: string }[] = await json('config');
  const value = (name: string) => settings.find(setting => setting.name === name)?.value;
  assert.deepEqual([value('PORT'), value('HOST')], [4321, '127.0.0.1']);
  assert.equal(value('DATABASE_URL'), 'postgres://svend:***@db.example/svend?password=***');
  assert.ok(settings.every(({ doc }) => doc.length > 0));
});

test('a price list of a supplier is put into the catalogue of one tenant, all of it or nothing', async t => {
  const { svend, json, dataDir } = commandLine(t, { DATABASE_URL: urlOf(fresh), PORT: '0' });
  const { id } = await createTenant(owner, { name: 'Katalog ApS' });
  const file = `${dataDir}.csv`;
  const rows = Array.from({ length: 12_000 }, (_, at) => `P${at},"Rør, ${at} mm",${at}.50`);
  writeFileSync(file, `\ufeffnumber,description,list_price\n${rows.join('\n')}\n`);
  const args = ['catalogue', 'import', file, '--tenant', id, '--supplier', 'Sanitas'];
  assert.deepEqual(await json(...args), { tenant_id: Number(id), supplier: 'Sanitas', products: 12_000 });
  const counted =
    'select count(*), max(x.list_price), min(p.description) from supplier_products p join supplier_prices x on x.product_id = p.id';
  assert.deepEqual(await rowsOf(id, counted), [['12000', '1199950', 'Rør, 0 mm']]);
  writeFileSync(file, 'number,description,list_price\nNy,Vare,1\nP1,Rør,dyr\n');
  const wrong = await svend(...args);
  assert.equal(wrong.code, 2);
  assert.match(wrong.stderr, /price that is none in line 3/);
  assert.deepEqual(await rowsOf(id, counted), [['12000', '1199950', 'Rør, 0 mm']]);
  assert.equal((await svend(...args.with(2, '/no/such.csv'))).code, 2);
  writeFileSync(file, 'number,description,list_price\nNy,Vare,1\n');
  assert.equal((await svend(...args.with(4, '999999'))).code, 1);
});

/** Runs a statement as requests do: for one tenant, bound by row security. */
function rowsOf(tenantId: string, text: string) {
  return inTenant(owner, tenantId, transaction => transaction.run({ text }));
}

interface Finished {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The command line as a child process, with a data directory of its own. */
function commandLine(t: { after(work: () => void): void }, settings: Record<string, string>) {
  const parent = mkdtempSync(join(tmpdir(), 'svend-admin-'));
  // Where root runs the tests, the server's own account has to reach it.
  chmodSync(parent, 0o755);
  t.after(() => rmSync(parent, { recursive: true, force: true }));
  const dataDir = join(parent, 'data');
  const program = fileURLToPath(new URL('../src/cli.ts', import.meta.url));
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, ...settings };
  const svend = (...args: string[]): Promise<Finished> =>
    new Promise(resolve => {
      execFile(process.execPath, [program, ...args], { env }, (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code) : 0, stdout, stderr });
      });
    });
  const json = async (...args: string[]) => {
    const { code, stdout, stderr } = await svend(...args, '--json');
    assert.deepEqual([code, stderr], [0, ''], args.join(' '));
    return JSON.parse(stdout);
  };
  return { svend, json, dataDir };
}

function urlOf({ connection }: FreshDatabase): string {
  if (connection.connectionString) return connection.connectionString;
  const { host, port, user, database } = connection;
  return `postgres://localhost/${database}?${new URLSearchParams({ host: host!, port: String(port), user: user! })}`;
}
