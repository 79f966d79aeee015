import { text } from '../model/kind.ts';
import { Refusal } from '../model/raw-value.ts';
import { field } from '../model/resource.ts';
import { OperationRefusal, operation } from './operation.ts';
import { type PriceRow, readPriceList } from './price-list.ts';

/** Puts a supplier's price list into the catalogue: new products are added, known ones changed, others stay. */
export const importSupplierProducts = operation({
  name: 'importSupplierProducts',
  doc: "Puts a supplier's price list into the catalogue: new products are added, known ones changed, others stay.",
  shape: 'input',
  input: {
    supplier: field(text(250), { required: true, doc: 'Name of the supplier; made if there is none.' }),
    csv: field(text(), {
      required: true,
      doc: 'The list as CSV with the headings number, description and list_price, and perhaps ean, unit, cost_price and sales_price; prices in kroner.',
    }),
  },
  result: {
    object: {
      name: 'SupplierProductImport',
      doc: 'What an import did.',
      members: { products: { type: 'Int', doc: 'How many products the list has.' } },
    },
  },
  async run(session, _target, { supplier, csv }) {
    let rows: PriceRow[];
    try {
      rows = readPriceList(csv as string);
    } catch (error) {
      throw error instanceof Refusal ? new OperationRefusal('csv', error.message) : error;
    }
    await savePrices((sql, values) => session.sql(sql, values), session.caller.tenantId, supplier as string, rows);
    return { products: rows.length };
  },
});

const batch = 2_000;

/** Saves the rows inside the caller's transaction. */
export async function savePrices(
  run: (sql: string, values: readonly unknown[]) => Promise<readonly (readonly (string | null)[])[]>,
  tenantId: string,
  supplier: string,
  rows: readonly PriceRow[],
): Promise<void> {
  await run('insert into suppliers (tenant_id, name) values ($1, $2) on conflict (tenant_id, name) do nothing', [
    tenantId,
    supplier,
  ]);
  const [found] = await run('select id from suppliers where tenant_id = $1 and name = $2', [tenantId, supplier]);
  for (let at = 0; at < rows.length; at += batch) {
    const values = [tenantId, JSON.stringify(rows.slice(at, at + batch))];
    await run(saveProducts, values);
    await run(saveSupplierPrices, [...values, found![0]]);
  }
}

const listed =
  'json_to_recordset($2) as r (number text, ean text, description text, unit text, cost bigint, list bigint, sales bigint)';

const saveProducts = `insert into supplier_products as p (tenant_id, number, ean_number, description, unit)
  select $1::bigint, r.number, r.ean, r.description, r.unit from ${listed}
  on conflict (tenant_id, number) do update
    set ean_number = coalesce(excluded.ean_number, p.ean_number), description = excluded.description,
      unit = coalesce(excluded.unit, p.unit), updated_at = unix_now()
    where (p.description, coalesce(excluded.ean_number, p.ean_number), coalesce(excluded.unit, p.unit))
      is distinct from (excluded.description, p.ean_number, p.unit)`;

const saveSupplierPrices = `insert into supplier_prices as x (tenant_id, product_id, supplier_id, cost_price, list_price, sales_price)
  select $1::bigint, p.id, $3::bigint, r.cost, r.list, r.sales
  from ${listed} join supplier_products p on p.tenant_id = $1::bigint and p.number = r.number
  on conflict (tenant_id, product_id, supplier_id) do update
    set cost_price = excluded.cost_price, list_price = excluded.list_price, sales_price = excluded.sales_price
    where (x.cost_price, x.list_price, x.sales_price) is distinct from (excluded.cost_price, excluded.list_price, excluded.sales_price)`;
