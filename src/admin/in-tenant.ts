// The operator's door to one tenant's data. It steps down from the owner to the role of the requests, so that row security
// binds it even where the owner is a superuser.
import type { Database, Transaction } from '../database/database.ts';
import { serviceCaller } from '../tenant/caller.ts';
import type { Store, WriteSession } from '../tenant/store.ts';

/** A row to be written: column → value. All rows of one insert have the same columns. */
export type NewRow = Readonly<Record<string, unknown>>;

/** Runs the function in a transaction of an existing tenant. */
export function inTenant<T>(
  database: Database,
  tenantId: string,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return database.transaction(async transaction => {
    const [tenant] = await transaction.run({ text: 'select 1 from tenants where id = $1' }, [tenantId]);
    if (!tenant) throw new Error(`No tenant has the id ${tenantId}.`);
    await enterTenant(transaction, tenantId);
    return work(transaction);
  });
}

/** The same through the store, for what is written by the rules of the requests. */
export function inTenantAsOperator<T>(
  store: Store,
  tenantId: string,
  work: (session: WriteSession) => Promise<T>,
): Promise<T> {
  return store.upkeep(serviceCaller(tenantId), async session => {
    await session.sql("select set_config('role', 'svend_app', true)");
    const [tenant] = await session.sql('select 1 from tenants where id = $1', [tenantId]);
    if (!tenant) throw new Error(`No tenant has the id ${tenantId}.`);
    return work(session);
  });
}

/** From here to its end, the transaction sees and writes nothing but the rows of this tenant. */
export async function enterTenant(transaction: Transaction, tenantId: string): Promise<void> {
  const text = "select set_config('app.tenant', $1, true), set_config('role', 'svend_app', true)";
  await transaction.run({ text }, [tenantId]);
}

/** Writes the rows in one statement and returns their ids, in the same order. */
export async function insertRows(transaction: Transaction, table: string, rows: readonly NewRow[]): Promise<string[]> {
  if (rows.length === 0) return [];
  const columns = Object.keys(rows[0]!).join(', ');
  const text = `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1) returning id`;
  const inserted = await transaction.run({ text }, [JSON.stringify(rows)]);
  return inserted.map(([id]) => id!);
}

export function checkName(name: string): void {
  if (name.trim() === '' || name.length > 250) throw new Error('The name must have 1 to 250 characters.');
}
