// Brings the schema to current: numbered SQL files, each in a transaction, under a lock that a second starter waits for.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';
import { withClient } from './client.ts';

const directory = new URL('../../migrations/', import.meta.url);
const lock = 7310241;

export interface MigrationState {
  readonly applied: readonly string[];
  readonly pending: readonly string[];
}

/** Applies what is pending, or what of it is wanted, and returns the names of what it applied. */
export function migrate(connection: pg.ClientConfig, wanted?: readonly string[]): Promise<string[]> {
  return withClient(connection, async client => {
    await client.query(`select pg_advisory_lock(${lock})`);
    const state = await stateOf(client);
    const pending = state.pending.filter(name => wanted?.includes(name) ?? true);
    for (const name of pending) await apply(client, name);
    return pending;
  });
}

export function migrationState(connection: pg.ClientConfig): Promise<MigrationState> {
  return withClient(connection, stateOf);
}

/** The migrations this program brings, in order. */
export async function migrationNames(): Promise<string[]> {
  return (await readdir(directory)).filter(name => /^\d{4}_.*\.sql$/.test(name)).sort();
}

async function stateOf(client: pg.Client): Promise<MigrationState> {
  const { rows: tables } = await client.query("select to_regclass('svend.migrations') is not null as known");
  const { rows } = tables[0].known
    ? await client.query('select name, checksum from svend.migrations order by name')
    : { rows: [] };
  const names = await migrationNames();
  for (const row of rows as { name: string; checksum: string }[]) {
    if (!names.includes(row.name)) {
      throw new Error(
        `The database was migrated by a newer version of Svend (${row.name}). Start that version, or restore a backup.`,
      );
    }
    if ((await checksumOf(row.name)) !== row.checksum) {
      throw new Error(
        `Migration ${row.name} was changed after it was applied. Put it back, and add a new migration instead.`,
      );
    }
  }
  const applied = rows.map((row: { name: string }) => row.name);
  return { applied, pending: names.filter(name => !applied.includes(name)) };
}

async function apply(client: pg.Client, name: string): Promise<void> {
  const sql = await readFile(new URL(name, directory), 'utf8');
  await client.query('begin');
  try {
    await client.query('create schema if not exists svend');
    await client.query('set local search_path = svend');
    await client.query(
      'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    await client.query(sql);
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, await checksumOf(name)]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    const { message, hint } = error as { message: string; hint?: string };
    throw new Error(`Migration ${name} failed: ${message}.${hint ? ` ${hint}` : ''}`, { cause: error });
  }
}

async function checksumOf(name: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(new URL(name, directory)))
    .digest('hex');
}
