import { choice, decimal, text } from '../model/kind.ts';
import { everyVerb, field, id, resource, saving } from '../model/resource.ts';
import { vatDirections } from './vat-directions.ts';

export const vatTypes = resource('vat-types', {
  doc: 'A VAT code with its rate.',
  type: 'VatType',
  rest: saving,
  graphql: everyVerb,
  search: ['vatCode', 'name'],
  fields: {
    id: id(),
    type: field(choice(vatDirections), { required: true }),
    vatCode: field(text(500), { required: true, unique: true }),
    name: field(text(), { required: true }),
    rateAsPercent: field(decimal(), { required: true }),
  },
});
