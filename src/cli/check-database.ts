// The doctor's checks of the database: reachable, current, and keeping tenants apart.
import type pg from 'pg';
import type { Config } from '../config.ts';
import { withClient } from '../database/client.ts';
import { migrationState } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import { bad, type Check, good } from './check-machine.ts';

const neededVersion = 15;
/** In seconds. */
const tolerance = 5;
/** A clock before it is wrong for certain. */
const releaseYear = 2026;
const migrateFirst = 'Run: npm run --silent svend -- migrate';

export async function checkDatabase(config: Config): Promise<Check[]> {
  const mend = config.databaseUrl
    ? 'Start that server, or correct DATABASE_URL.'
    : 'Mend what it names, or set DATABASE_URL to a PostgreSQL 15 or later.';
  try {
    const { connection, release } = await openDatabase(config);
    try {
      return await examine(connection);
    } finally {
      await release();
    }
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    return [bad('database', `It cannot be reached: ${message || code}`, mend)];
  }
}

function examine(connection: pg.ClientConfig): Promise<Check[]> {
  return withClient(connection, async client => [
    await checkVersion(client),
    await checkClock(client),
    await checkMigrations(connection),
    await checkRequestRole(client),
    await checkRowSecurity(client),
    await checkSearch(client),
  ]);
}

async function checkVersion(client: pg.Client): Promise<Check> {
  const { rows } = await client.query("select current_setting('server_version') as version");
  const version: string = rows[0].version;
  return Number.parseInt(version, 10) >= neededVersion
    ? good('database', `PostgreSQL ${version} answers`)
    : bad('database', `PostgreSQL ${version} is too old.`, `Upgrade it to ${neededVersion} or later.`);
}

async function checkClock(client: pg.Client): Promise<Check> {
  const { rows } = await client.query('select extract(epoch from clock_timestamp())::float8 as time');
  const seconds = Math.abs(rows[0].time - Date.now() / 1000);
  if (new Date().getUTCFullYear() < releaseYear) {
    return bad(
      'clock',
      `It says ${new Date().toISOString()}.`,
      'Set the clock, and turn on time synchronisation (NTP).',
    );
  }
  return seconds <= tolerance
    ? good('clock', `${new Date().toISOString()}, as the database says`)
    : bad(
        'clock',
        `It is ${Math.round(seconds)} s apart from that of the database.`,
        'Turn on time synchronisation (NTP) on both machines.',
      );
}

async function checkMigrations(connection: pg.ClientConfig): Promise<Check> {
  try {
    const { applied, pending } = await migrationState(connection);
    return pending.length === 0
      ? good('migrations', `current (${applied.at(-1)})`)
      : bad('migrations', `Not yet applied: ${pending.join(', ')}.`, migrateFirst);
  } catch (error) {
    return bad('migrations', (error as Error).message, 'Do what it says.');
  }
}

/** Row security binds neither superusers nor those who own the tables. */
async function checkRequestRole(client: pg.Client): Promise<Check> {
  const name = 'request role';
  const { rows } = await client.query(
    `select r.rolsuper as super, r.rolbypassrls as bypass, pg_has_role(r.oid, 'member') as usable,
       exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
               where n.nspname = 'svend' and c.relkind = 'r' and pg_has_role(r.oid, c.relowner, 'member')) as owner
     from pg_roles r where r.rolname = 'svend_app'`,
  );
  const [role] = rows;
  if (!role) return bad(name, 'The role svend_app does not exist.', migrateFirst);
  if (role.super || role.bypass) {
    return bad(
      name,
      'svend_app is above row security.',
      'Run in the database: alter role svend_app nosuperuser nobypassrls',
    );
  }
  if (role.owner)
    return bad(name, 'svend_app owns tables of Svend.', 'Give them to the account that runs the migrations.');
  if (!role.usable)
    return bad(name, 'This account may not act as svend_app.', 'Run in the database: grant svend_app to this account');
  return good(name, 'svend_app is bound by row security');
}

async function checkRowSecurity(client: pg.Client): Promise<Check> {
  const name = 'row security';
  const { rows } = await client.query(
    `select c.relname as table, c.relrowsecurity and c.relforcerowsecurity as forced
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
     where n.nspname = 'svend' and c.relkind in ('r', 'p') order by 1`,
  );
  const open = rows.filter(row => !row.forced).map(row => row.table);
  if (rows.length === 0) return bad(name, 'There are no tables yet.', migrateFirst);
  return open.length === 0
    ? good(name, `forced on all ${rows.length} tables of tenants`)
    : bad(
        name,
        `Not forced on ${open.join(', ')}.`,
        'Run in the database, for each: alter table svend.… force row level security',
      );
}

/** Search finds the same without its indexes, only later. Some tables are declared to do without. */
async function checkSearch(client: pg.Client): Promise<Check> {
  const name = 'search';
  const { rows } = await client.query(
    `select c.relname as table, exists (select from pg_index i where i.indrelid = c.oid and a.attnum = any (i.indkey::int2[]))
       and (col_description(a.attrelid, a.attnum) is distinct from 'short words too' or to_regclass('svend.' || c.relname || '_letter_pairs') is not null) as indexed
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where n.nspname = 'svend' and c.relkind = 'r' and a.attname = 'search_text'
       and col_description(a.attrelid, a.attnum) is distinct from 'not indexed' order by 1`,
  );
  const slow = rows.filter(row => !row.indexed).map(row => row.table);
  if (rows.length === 0) return bad(name, 'There is nothing to search yet.', migrateFirst);
  return slow.length === 0
    ? good(name, `indexed on all ${rows.length} tables that are searched as a whole`)
    : bad(
        name,
        `Slow on ${slow.join(', ')}: an index is missing.`,
        "Install PostgreSQL's own extensions pg_trgm and btree_gin, and run in the database: call svend.index_search()",
      );
}
