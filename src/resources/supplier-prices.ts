import { int, text } from '../model/kind.ts';
import { everyVerb, field, id, one, ref, resource } from '../model/resource.ts';

export const supplierPrices = resource('supplier-prices', {
  doc: 'What a supplier asks for a product of the catalogue.',
  type: 'SupplierPrice',
  rest: [],
  graphql: everyVerb,
  fields: {
    id: id(),
    productId: ref('supplier-products', { rest: null, required: true, doc: 'The product.' }),
    supplierId: ref('suppliers', { rest: null, required: true, doc: 'The supplier.' }),
    costPrice: field(int(), { doc: 'What it costs the business, in øre.' }),
    listPrice: field(int(), { required: true, doc: 'List price, in øre.' }),
    salesPrice: field(int(), { required: true, doc: 'What it is sold for, in øre.' }),
    displayName: field(text(), {
      rest: null,
      access: 'read',
      doc: 'Name of the supplier.',
      computed: row =>
        `(select s.name from suppliers s where s.tenant_id = ${row}.tenant_id and s.id = ${row}.supplier_id)`,
    }),
  },
  relations: {
    product: one('supplier-products', 'productId', { rest: null }),
    supplier: one('suppliers', 'supplierId', { rest: null }),
  },
});
