// Tenants: the businesses that use the service. A new one comes with the records it needs to start.
import type { Database, Transaction } from '../database/database.ts';
import { checkName, enterTenant, insertRows, type NewRow } from './in-tenant.ts';
import * as standard from './standard-records.ts';

export interface Tenant {
  readonly id: string;
  readonly name: string;
}

export interface ListedTenant extends Tenant {
  readonly createdAt: number;
}

export async function createTenant(database: Database, { name }: { name: string }): Promise<Tenant> {
  checkName(name);
  return database.transaction(async transaction => {
    const [row] = await transaction.run({ text: 'insert into tenants (name) values ($1) returning id' }, [name]);
    const id = row![0]!;
    await enterTenant(transaction, id);
    await insertStandardRecords(transaction);
    return { id, name };
  });
}

export async function listTenants(database: Database): Promise<ListedTenant[]> {
  const rows = await database.read({ text: 'select id, name, created_at from tenants order by id' }, []);
  return rows.map(([id, name, createdAt]) => ({ id: id!, name: name!, createdAt: Number(createdAt) }));
}

/** In the order of the lists, so that the first status and the first case type are those that clients expect first. */
async function insertStandardRecords(transaction: Transaction): Promise<void> {
  const shown = { show_in_app: true, show_in_app_status_change: true };
  await insertRows(
    transaction,
    'case_statuses',
    standard.caseStatuses.map(row => ({ ...row, site: 'case', ...shown })),
  );
  await insertRows(
    transaction,
    'case_types',
    standard.caseTypes.map(row => ({ ...row, site: 'case_type', ...shown })),
  );
  await insertRows(
    transaction,
    'debtor_categories',
    standard.debtorCategories.map(row => ({ ...row, site: 'debtor' })),
  );
  await insertRows(transaction, 'payment_terms', standard.paymentTerms);
  await insertRows(transaction, 'currencies', standard.currencies);
  await insertRows(transaction, 'pauses', standard.pauses);
  await insertRows(transaction, 'hour_addition_types', standard.hourAdditionTypes);
  const vatTypes = await insertNamed(transaction, 'vat_types', 'vat_code', standard.vatTypes);
  const accounts = await insertNamed(
    transaction,
    'accounts',
    'number',
    standard.accounts.map(({ vat, ...row }) => ({ ...row, vat_type_id: vatTypes.get(vat) })),
  );
  const goods = await insertNamed(
    transaction,
    'internal_goods',
    'number',
    standard.internalGoods.map(({ account, ...row }) => ({
      ...row,
      account_id: accounts.get(account),
      is_hour: standard.employeeTypes.some(({ good }) => good === row.number),
    })),
  );
  await insertRows(
    transaction,
    'employee_types',
    standard.employeeTypes.map(({ good, ...row }, at) => ({
      ...row,
      product_id: good && goods.get(good),
      sort_order: at + 1,
    })),
  );
  const [department] = await insertRows(transaction, 'departments', [standard.department]);
  await insertRows(transaction, 'users', [{ ...standard.firstUser, department_id: department }]);
}

/** Inserts rows and returns what each is called → its id. */
async function insertNamed(
  transaction: Transaction,
  table: string,
  column: string,
  rows: readonly NewRow[],
): Promise<Map<unknown, string>> {
  const ids = await insertRows(transaction, table, rows);
  return new Map(rows.map((row, at) => [row[column], ids[at]!]));
}
