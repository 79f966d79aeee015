// The tables of the schema as a copy of them sees them.
import type pg from 'pg';

export interface Table {
  readonly name: string;
  /** Those that are stored; the others are computed from them. */
  readonly columns: readonly string[];
  /** Whether its rows belong to tenants. */
  readonly tenanted: boolean;
}

/** All but the list of migrations, which the migrations write themselves. */
export async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns, bool_or(a.attname = 'tenant_id') as tenanted
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'svend'::regnamespace and c.relkind = 'r' and c.relname <> 'migrations'
     group by c.relname order by c.relname`,
  );
  return rows;
}

/** Where each counter stands. */
export async function readSequences(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'svend'::regnamespace and relkind = 'S' order by 1",
  );
  const found: Record<string, string> = {};
  for (const { name } of rows) {
    const { rows: values } = await client.query(`select last_value, is_called from ${name}`);
    // One that nobody has asked yet gives its first number to the first.
    if (values[0].is_called) found[name] = String(values[0].last_value);
  }
  return found;
}
