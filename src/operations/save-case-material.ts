// Materials of a case: what the price catalogue and the own goods know of a product need not be said again.
import { invalid } from '../errors.ts';
import type { WriteSession } from '../tenant/store.ts';
import type { Change } from '../write/change.ts';
import { insertRecord, updateRecord } from '../write/write.ts';

export async function createCaseMaterial(session: WriteSession, change: Change): Promise<string> {
  return insertRecord(session, await withProduct(session, withType(change)));
}

export function updateCaseMaterial(session: WriteSession, change: Change, id: string): Promise<boolean> {
  return updateRecord(session, withType(change), id);
}

/** GraphQL tells offers from materials by a name. */
function withType(change: Change): Change {
  const { type, addedType } = change.input;
  if (change.surface === 'rest' || (type !== 'OFFER' && type !== 'MATERIAL')) return change;
  const fitting = type === 'OFFER' ? '3' : addedType && addedType !== '3' ? addedType : '2';
  return { ...change, input: { ...change.input, addedType: fitting } };
}

type Product = Readonly<Record<string, string | null>>;

/** Fills in what the client left out of a product that it names by its token, or by its number alone. */
async function withProduct(session: WriteSession, change: Change): Promise<Change> {
  const { input, surface } = change;
  if (surface === 'rest') return change;
  const priced = ['costPrice', 'listPrice', 'salesPrice'].some(name => input[name] != null);
  let known: Product | null = null;
  if (typeof input.identifier === 'string') known = await byToken(session, input.identifier);
  else if (typeof input.productNumber === 'string' && !priced) known = await byNumber(session, input.productNumber);
  if (!known) return change;
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value != null));
  return { ...change, input: { ...known, ...given } };
}

/** The token carries number and prices as they were shown; the catalogue adds what they do not say. */
async function byToken(session: WriteSession, token: string): Promise<Product> {
  const parts = /^([A-Za-z0-9_-]{1,200})\.(?:(-?\d{1,10})-(-?\d{1,10})-(-?\d{1,10}))?$/.exec(token);
  const productNumber = parts && Buffer.from(parts[1]!, 'base64url').toString();
  if (!productNumber || productNumber.includes('\0') || productNumber.includes('\ufffd'))
    throw invalid({ identifier: ['The identifier is not one of a product of the catalogue.'] });
  const [, , costPrice, listPrice, salesPrice] = parts;
  const known = await fromCatalogue(session, productNumber);
  return { productNumber, ...known, ...(costPrice && { costPrice, listPrice: listPrice!, salesPrice: salesPrice! }) };
}

/** The own goods go before the catalogue. */
async function byNumber(session: WriteSession, number: string): Promise<Product | null> {
  if (number === '' || number.includes('\0') || !number.isWellFormed()) return null;
  const [row] = await session.sql(
    'select description, cost_price, list_price, list_price from internal_goods where tenant_id = $1 and number = $2 order by id limit 1',
    [session.caller.tenantId, number],
  );
  if (!row) return fromCatalogue(session, number);
  const [description, costPrice, listPrice, salesPrice] = row;
  return { description: description!, costPrice: costPrice!, listPrice: listPrice!, salesPrice: salesPrice! };
}

async function fromCatalogue(session: WriteSession, number: string): Promise<Product | null> {
  const [row] = await session.sql(
    `select p.description, p.ean_number, s.id, s.name, coalesce(x.cost_price, x.list_price), x.list_price, x.sales_price
     from supplier_products p
     left join supplier_prices x on x.tenant_id = p.tenant_id and x.product_id = p.id
     left join suppliers s on s.tenant_id = x.tenant_id and s.id = x.supplier_id
     where p.tenant_id = $1 and p.number = $2 order by coalesce(x.cost_price, x.list_price), x.id limit 1`,
    [session.caller.tenantId, number],
  );
  if (!row) return null;
  const [description, ean, supplierId, supplierName, costPrice, listPrice, salesPrice] = row;
  return {
    description: description!,
    ean: ean!,
    supplierId: supplierId!,
    supplierName: supplierName!,
    costPrice: costPrice!,
    listPrice: listPrice!,
    salesPrice: salesPrice!,
  };
}
