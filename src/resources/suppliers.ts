import { text } from '../model/kind.ts';
import { everyVerb, field, id, many, resource } from '../model/resource.ts';

export const suppliers = resource('suppliers', {
  doc: 'A wholesaler whose prices are in the catalogue.',
  type: 'Supplier',
  rest: [],
  graphql: everyVerb,
  search: ['name'],
  fields: {
    id: id(),
    name: field(text(250), { required: true, unique: true, doc: 'What the wholesaler is called.' }),
    customerNumber: field(text(50), { doc: 'What the business is called there.' }),
  },
  relations: { prices: many('supplier-prices', 'supplierId', { rest: null }) },
});
