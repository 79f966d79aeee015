// Lines of a dump → rows of an installation that has no tenant yet: all of them, or none.
import type pg from 'pg';
import { withClient } from './client.ts';
import { migrate, migrationNames } from './migrate.ts';
import { type Table, tablesOf } from './tables.ts';

export interface Copy {
  readonly migrations: readonly string[];
  readonly sequences: Readonly<Record<string, string>>;
  lines(table: string): AsyncIterable<string>;
}

const batch = 500;

export async function load(connection: pg.ClientConfig, copy: Copy): Promise<void> {
  await withClient(connection, clear);
  // The tables as they were then; what has been added since comes over the rows.
  await migrate(connection, copy.migrations);
  await withClient(connection, client => fill(client, copy));
  await migrate(connection);
}

/** Fails unless this program knows the migrations and the installation is empty. */
export async function assertLoadable(connection: pg.ClientConfig, migrations: readonly string[]): Promise<void> {
  const names = await migrationNames();
  const unknown = migrations.filter(name => !names.includes(name)).join(', ');
  if (unknown)
    throw new Error(`The backup was made by a newer version of Svend (${unknown}). Restore it with that version.`);
  await withClient(connection, async client => {
    const { rows } = await client.query("select to_regclass('svend.tenants') is not null as made");
    if (!rows[0].made) return;
    const { rows: tenants } = await client.query('select count(*)::int as count from svend.tenants');
    if (tenants[0].count > 0)
      throw new Error(
        `This installation has ${tenants[0].count} tenants. Restore into an empty one: another DATA_DIR or database.`,
      );
  });
}

/** An installation without tenants may have tables of another version. */
async function clear(client: pg.Client): Promise<void> {
  await client.query('drop schema if exists svend cascade');
}

async function fill(client: pg.Client, copy: Copy): Promise<void> {
  await client.query('begin');
  await client.query('set local search_path = svend');
  const tables = await tablesOf(client);
  // Rows come table by table: what refers to others is tied when all are there, which proves every reference.
  const references = await untie(client);
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`);
  for (const table of tables) await fillTable(client, table, copy.lines(table.name));
  for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`);
  for (const sql of references) await client.query(sql);
  for (const [name, value] of Object.entries(copy.sequences)) {
    await client.query('select setval($1::regclass, $2)', [name, value]);
  }
  await client.query('commit');
  await client.query('analyze');
}

async function fillTable(
  client: pg.Client,
  { name, columns, tenanted }: Table,
  lines: AsyncIterable<string>,
): Promise<void> {
  // What the migrations put there is in the copy, too.
  if (!tenanted) await client.query(`delete from ${name}`);
  const names = columns.join(', ');
  const text = `insert into ${name} (${names}) overriding system value select ${names} from json_populate_recordset(null::${name}, $1)`;
  let tenant = '';
  let rows: string[] = [];
  const flush = async (): Promise<void> => {
    if (rows.length > 0) await client.query(text, [`[${rows.join(',')}]`]);
    rows = [];
  };
  for await (const line of lines) {
    const at = line.indexOf(' ');
    if (line.slice(0, at) !== tenant || rows.length === batch) await flush();
    if (line.slice(0, at) !== tenant) {
      tenant = line.slice(0, at);
      await client.query("select set_config('app.tenant', $1, true)", [tenant === '-' ? '' : tenant]);
    }
    rows.push(line.slice(at + 1));
  }
  await flush();
}

/** Takes all foreign keys off and returns the statements that put them back under their names. */
async function untie(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as drop,
       format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) as add
     from pg_constraint c where c.connamespace = 'svend'::regnamespace and c.contype = 'f'`,
  );
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ add }) => add);
}
