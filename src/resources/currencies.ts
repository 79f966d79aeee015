import { currencyCode, decimal } from '../model/kind.ts';
import { everyVerb, field, id, resource } from '../model/resource.ts';

export const currencies = resource('currencies', {
  doc: 'A currency that the business invoices in.',
  type: 'Currency',
  plural: 'currencies',
  rest: ['list', 'one', 'create', 'delete'],
  graphql: everyVerb,
  search: ['code'],
  fields: {
    id: id(),
    code: field(currencyCode(), { required: true, unique: true, doc: 'ISO 4217 code.' }),
    rate: field(decimal(), { doc: 'Value of one unit in the currency of the business.' }),
  },
});
