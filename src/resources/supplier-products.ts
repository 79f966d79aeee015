import { ignored } from '../model/filter.ts';
import { type Enumeration, text } from '../model/kind.ts';
import { everyVerb, field, id, many, resource, stamps } from '../model/resource.ts';

const searchOrigin: Enumeration = {
  name: 'SupplierProductSearchOrigin',
  doc: 'Where a search is made from.',
  values: { CASE: 'From the materials of a case.', OFFER: 'From an offer.' },
};

export const supplierProducts = resource('supplier-products', {
  doc: 'A product of the price catalogue: what can be bought, of whom, and for how much.',
  type: 'SupplierProduct',
  rest: [],
  graphql: everyVerb,
  search: ['number', 'eanNumber', 'description'],
  lists: {
    supplierProducts: {
      plain: true,
      textSearch: true,
      arguments: {
        searchOrigin: ignored({ enumeration: searchOrigin }, 'Where the search is made from; it finds the same.'),
      },
    },
  },
  fields: {
    id: id(),
    number: field(text(100), { required: true, unique: true, doc: 'Number of the product in the catalogue.' }),
    eanNumber: field(text(50), { doc: 'EAN (GTIN) of the product.' }),
    description: field(text(500), { required: true, doc: 'What it is.' }),
    unit: field(text(50), { doc: 'What one of it is, such as stk or m.' }),
    identifier: field(text(), {
      rest: null,
      access: 'read',
      doc: 'Token that carries number and prices; createCaseMaterial takes it.',
      computed: identifier,
    }),
    ...stamps,
  },
  relations: {
    suppliers: many('supplier-prices', 'productId', {
      rest: null,
      saved: true,
      doc: 'Who sells it, and for how much.',
    }),
  },
});

/** The number in base64url, a dot, and cost, list and sales price of the supplier who asks least. */
function identifier(row: string): string {
  return (
    `(select translate(encode(convert_to(${row}.number, 'UTF8'), 'base64'), E'+/=\\n', '-_') || '.' || ` +
    `coalesce((select concat_ws('-', coalesce(p.cost_price, p.list_price), p.list_price, p.sales_price) from supplier_prices p ` +
    `where p.tenant_id = ${row}.tenant_id and p.product_id = ${row}.id order by coalesce(p.cost_price, p.list_price), p.id limit 1), ''))`
  );
}
