// Declarations and database catalogue say the same: columns, types, nulls, keys, references, checks and row security.
import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import pg from 'pg';
import { tablesWithFiles } from '../src/files/sweep.ts';
import { fileFieldOf } from '../src/operations/stored-file.ts';
import { registry } from '../src/resources/index.ts';
import { type FreshDatabase, freshDatabase } from './support/database.ts';

let fresh: FreshDatabase;
let client: pg.Client;
before(async () => {
  fresh = await freshDatabase();
  client = new pg.Client({ ...fresh.connection, options: '-c search_path=svend' });
  await client.connect();
});
after(async () => {
  await client.end();
  await fresh.drop();
});

interface Column {
  name: string;
  type: string;
  nullable: boolean;
  generated: boolean;
}

async function columnsOf(table: string): Promise<Map<string, Column>> {
  const { rows } = await client.query<Column>(
    `select attname as name, format_type(atttypid, atttypmod) as type, not attnotnull as nullable, attgenerated <> '' as generated
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [table],
  );
  return new Map(rows.map(row => [row.name, row]));
}

/** Columns that the service keeps for itself. */
const internal: Readonly<Record<string, readonly string[]>> = {
  case_documents: ['storage_key', 'size', 'sha256', 'content_type'],
  creditor_invoices: ['storage_key', 'size', 'sha256', 'content_type', 'filename'],
  tenants: ['logo_key', 'logo_size', 'logo_sha256', 'logo_type', 'logo_filename'],
  calendar_feeds: ['hash'],
};

for (const resource of registry.values()) {
  // A view has columns, but no rules of its own.
  if (resource.declaration.view) continue;
  // What a tenant has one of is kept with the tenant.
  const table = resource.declaration.single ? 'tenants' : resource.table;
  test(`${table} has the columns that ${resource.name} declares`, async () => {
    const columns = await columnsOf(table);
    const { search } = resource.declaration;
    const declared = new Set(['tenant_id', ...(internal[table] ?? []), ...(search ? ['search_text'] : [])]);
    for (const { column, declaration, nullable, reference, name } of resource.fields.values()) {
      if (!column) continue;
      declared.add(column);
      const found = columns.get(column);
      const type = reference ? 'bigint' : declaration.kind.column;
      assert.ok(found, `alter table ${resource.table} add column ${column} ${type}${nullable ? '' : ' not null'};`);
      assert.equal(found.type, type, `${resource.table}.${column}`);
      // The second name of a column says nothing of its own about nulls.
      if (name !== 'newCaseNumber' && name !== 'caseNumber')
        assert.equal(found.nullable, nullable, `${resource.table}.${column} null`);
      if (declaration.kind.name === 'number' && !reference) declared.add(`${column}_order`);
    }
    assert.deepEqual(
      [...columns.keys()].filter(column => !declared.has(column)),
      [],
      'columns that nobody declared',
    );
  });

  if (resource.declaration.single) continue;
  test(`${resource.table} keeps the rules that ${resource.name} declares`, async () => {
    const { rows } = await client.query<{ kind: string; columns: string[]; target: string | null; source: string }>(
      `select contype as kind, confrelid::regclass::text as target, pg_get_constraintdef(oid) as source,
         array(select attname::text from unnest(conkey) k join pg_attribute on attrelid = conrelid and attnum = k order by array_position(conkey, k)) as columns
       from pg_constraint where conrelid = $1::regclass`,
      [resource.table],
    );
    const has = (kind: string, columns: string[], target: string | null = null): boolean =>
      rows.some(
        row => row.kind === kind && row.columns.join() === columns.join() && (target === null || row.target === target),
      );
    assert.ok(has('u', ['tenant_id', 'id']));
    for (const row of rows)
      if (row.kind === 'u') assert.equal(row.columns[0], 'tenant_id', 'a unique key starts with the tenant');
    for (const { column, declaration, reference } of resource.fields.values()) {
      if (!column) continue;
      if (declaration.unique) assert.ok(has('u', ['tenant_id', column]), `unique (tenant_id, ${column})`);
      if (reference)
        assert.ok(has('f', ['tenant_id', column], reference.target.table), `foreign key (tenant_id, ${column})`);
      if (declaration.kind.check && !reference && !['id', 'version', 'created_at', 'updated_at'].includes(column)) {
        assert.ok(has('c', [column]), `check on ${column}`);
      }
    }
  });

  test(`${resource.table} has an index for every reference`, async () => {
    const { rows } = await client.query<{ columns: string[] }>(
      `select array(select attname::text from unnest(indkey::int2[]) k join pg_attribute on attrelid = indrelid and attnum = k order by array_position(indkey::int2[], k)) as columns
       from pg_index where indrelid = $1::regclass`,
      [resource.table],
    );
    for (const { column, reference } of resource.fields.values()) {
      if (reference)
        assert.ok(
          rows.some(row => row.columns[0] === 'tenant_id' && row.columns[1] === column),
          `index on (tenant_id, ${column})`,
        );
    }
  });
}

test('the sweeper knows every table whose records carry files', () => {
  const carrying = [...registry.values()].filter(fileFieldOf).map(({ table }) => table);
  assert.deepEqual([...tablesWithFiles].sort(), carrying.sort());
});

test('every table with a tenant is under forced row security, for reading and writing', async () => {
  const { rows } = await client.query(
    `select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
     where c.relnamespace = 'svend'::regnamespace and c.relkind = 'r' and not (c.relrowsecurity and c.relforcerowsecurity and exists (
       select 1 from pg_policy p where p.polrelid = c.oid and p.polname = 'tenant_isolation' and p.polcmd = '*' and p.polroles = '{0}'
         and p.polqual is not null and p.polwithcheck is not null))`,
  );
  assert.deepEqual(rows, []);
});

test('the role of requests is neither owner nor superuser and cannot pass row security', async () => {
  const { rows } = await client.query(
    "select rolsuper, rolbypassrls, rolcanlogin, rolcreaterole, rolcreatedb from pg_roles where rolname = 'svend_app'",
  );
  assert.deepEqual(rows, [
    { rolsuper: false, rolbypassrls: false, rolcanlogin: false, rolcreaterole: false, rolcreatedb: false },
  ]);
  const owned = await client.query("select 1 from pg_class where relowner = 'svend_app'::regrole");
  assert.equal(owned.rowCount, 0);
});

test('the changes of every record are followed under the name and key of its resource', async () => {
  const { rows } = await client.query<{ table: string; triggers: string[] }>(
    `select tgrelid::regclass::text as table, array_agg(tgname || encode(tgargs, 'escape') order by tgname) as triggers
     from pg_trigger where not tgisinternal and (tgname like 'feed%' or tgname = 'next_version') group by 1`,
  );
  const found = new Map(rows.map(({ table, triggers }) => [table, triggers]));
  for (const { name, table, key, declaration } of registry.values()) {
    if (declaration.view || declaration.single) continue;
    const given = `${name}\\000${key.column}\\000`;
    const wanted = [`feed_delete${given}`, `feed_insert${given}`, `feed_update${given}`, 'next_version'];
    assert.deepEqual(found.get(table), wanted, `call follow('${table}', '${name}', '${key.column}');`);
  }
});

test('every search has its text, of the fields that it declares, and its index, unless it does without', async () => {
  const { rows } = await client.query<{
    table: string;
    columns: string[];
    index: string | null;
    declared: string | null;
    pairs: string | null;
  }>(
    `select a.attrelid::regclass::text as table, pg_get_indexdef(i.indexrelid) as index, col_description(a.attrelid, a.attnum) as declared,
       pg_get_indexdef(to_regclass('svend.' || a.attrelid::regclass || '_letter_pairs')) as pairs,
       array(select c.attname::text from pg_depend p join pg_attribute c on c.attrelid = p.refobjid and c.attnum = p.refobjsubid
             where p.objid = d.oid and p.refobjid = a.attrelid and c.attname <> 'search_text') as columns
     from pg_attribute a join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
     left join pg_index i on i.indrelid = a.attrelid and a.attnum = any (i.indkey::int2[])
     where a.attname = 'search_text'`,
  );
  const found = new Map(rows.map(row => [row.table, row]));
  for (const { table, declaration, fields } of registry.values()) {
    if (!declaration.search || declaration.view) continue;
    const columns = declaration.search.map(name => fields.get(name)!.column!);
    const mend = `call searchable('${table}', ${columns.map(name => `'${name}'`).join(', ')}); call index_search();`;
    assert.deepEqual(found.get(table)?.columns.sort(), columns.sort(), mend);
    const { index, declared, pairs } = found.get(table)!;
    if (declared === 'not indexed') assert.equal(index, null, `${table} is indexed, and declared not to be`);
    else assert.match(index ?? '', /USING gin \(tenant_id, search_text gin_trgm_ops\)/, mend);
    if (declared === 'short words too')
      assert.match(pairs ?? '', /USING gin \(letter_pairs\(tenant_id, search_text\)\)/, mend);
    else assert.equal(pairs, null);
  }
});

test('only seven functions run with other rights, and their search path is fixed', async () => {
  const { rows } = await client.query(
    "select proname, proconfig[1] as path from pg_proc where pronamespace = 'svend'::regnamespace and prosecdef order by proname",
  );
  const names = ['feed_holder', 'forget', 'id_owner', 'key_holder', 'search_hits', 'tenants_behind', 'webhooks_due'];
  assert.deepEqual(
    rows,
    names.map(proname => ({ proname, path: 'search_path=svend, pg_temp' })),
  );
});
