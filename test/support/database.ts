// A database of its own for every test file: a clone of a migrated template on one real server that all files share.
import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../../src/database/embedded.ts';
import { migrate, migrationNames } from '../../src/database/migrate.ts';

export interface FreshDatabase {
  readonly connection: pg.ClientConfig;
  drop(): Promise<void>;
}

/** The server of the tests: the one at TEST_DATABASE_URL, else an embedded one that the first user starts and the last stops. */
export async function testServer(): Promise<{ connection: pg.ClientConfig; release(): Promise<void> }> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { connection: { connectionString: url }, release: async () => {} };
  // Losing a test database in a power cut is no loss.
  const settings = { fsync: 'off', max_connections: '200' };
  const directory = process.env.TEST_DATA_DIR ?? join(tmpdir(), `svend-test-${process.getuid?.() ?? 0}`);
  const { connection, release } = await startEmbedded(directory, settings);
  return { connection: { ...connection, ssl: false }, release };
}

export async function freshDatabase(): Promise<FreshDatabase> {
  const server = await testServer();
  const name = `t_${randomBytes(8).toString('hex')}`;
  await administer(server.connection, async client => {
    const template = await ensureTemplate(client, server.connection);
    await client.query(`create database ${name} template ${template}`);
  });
  return {
    connection: inDatabase(server.connection, name),
    async drop() {
      await administer(server.connection, client => client.query(`drop database if exists ${name} with (force)`));
      await server.release();
    },
  };
}

/** The template is named after the migrations' content, so a changed migration makes a new one. */
async function ensureTemplate(client: pg.Client, connection: pg.ClientConfig): Promise<string> {
  const hash = createHash('sha256');
  for (const name of await migrationNames())
    hash.update(await readFile(new URL(`../../migrations/${name}`, import.meta.url)));
  const template = `svend_template_${hash.digest('hex').slice(0, 12)}`;
  await client.query('select pg_advisory_lock(4711)');
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
  if (!rowCount) {
    const unfinished = `${template}_unfinished`;
    await client.query(`drop database if exists ${unfinished}`);
    await client.query(`create database ${unfinished}`);
    await migrate(inDatabase(connection, unfinished));
    await client.query(`alter database ${unfinished} rename to ${template}`);
  }
  await client.query('select pg_advisory_unlock(4711)');
  return template;
}

async function administer<T>(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(inDatabase(connection, 'postgres'));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function inDatabase(connection: pg.ClientConfig, database: string): pg.ClientConfig {
  if (!connection.connectionString) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}
