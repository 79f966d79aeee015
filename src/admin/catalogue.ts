// The operator's way to fill a tenant's price catalogue.
import type { Database } from '../database/database.ts';
import { savePrices } from '../operations/import-supplier-products.ts';
import { readPriceList } from '../operations/price-list.ts';
import { inTenant } from './in-tenant.ts';

/** Puts a price list into the catalogue, all of it or nothing, and returns how many products it has. */
export async function importPriceList(
  database: Database,
  { tenantId, supplier, csv }: { tenantId: string; supplier: string; csv: string },
): Promise<number> {
  const rows = readPriceList(csv);
  await inTenant(database, tenantId, transaction =>
    savePrices((text, values) => transaction.run({ text }, values), tenantId, supplier, rows),
  );
  return rows.length;
}
