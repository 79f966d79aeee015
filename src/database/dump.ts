// Every row of the schema as lines of text, in one snapshot. A line is the tenant (or `-`) and the row as JSON, which PostgreSQL
// writes and reads itself: no digit passes through a JavaScript number.
import type pg from 'pg';
import { withClient } from './client.ts';
import { readSequences, type Table, tablesOf } from './tables.ts';

export interface Snapshot {
  readonly tables: readonly string[];
  /** The migrations that made the tables. */
  readonly migrations: readonly string[];
  /** Where each counter of ids stands; read after the rows, so that no id is given twice. */
  sequences(): Promise<Record<string, string>>;
  lines(table: string): AsyncGenerator<string>;
}

const batch = 1_000;

/** Lends a snapshot of the whole database, in which nothing changes. */
export function inSnapshot<T>(connection: pg.ClientConfig, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  return withClient(connection, async client => {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local search_path = svend');
    const tables = await tablesOf(client);
    if (tables.length === 0) throw new Error('There is nothing to save: the database has no tables yet.');
    const tenants = (await client.query('select id from tenants order by id')).rows.map(row => String(row.id));
    const migrations = (await client.query('select name from migrations order by name')).rows.map(row => row.name);
    return work({
      tables: tables.map(({ name }) => name),
      migrations,
      sequences: () => readSequences(client),
      lines: name => linesOf(client, tables.find(table => table.name === name)!, tenants),
    });
  });
}

async function* linesOf(client: pg.Client, table: Table, tenants: readonly string[]): AsyncGenerator<string> {
  const columns = table.columns.map(column => `t.${column}`).join(', ');
  // Row security binds the owner too: each tenant's rows are read as that tenant's.
  for (const tenant of table.tenanted ? tenants : ['-']) {
    await client.query("select set_config('app.tenant', $1, true)", [table.tenanted ? tenant : '']);
    const where = table.tenanted ? `where t.tenant_id = ${BigInt(tenant)}` : '';
    await client.query(
      `declare lines no scroll cursor for select row_to_json(r)::text from (select ${columns} from ${table.name} t ${where}) r`,
    );
    for (let more = true; more; ) {
      const { rows } = await client.query({ text: `fetch ${batch} from lines`, rowMode: 'array' });
      for (const [line] of rows as [string][]) yield `${tenant} ${line}\n`;
      more = rows.length === batch;
    }
    await client.query('close lines');
  }
}
