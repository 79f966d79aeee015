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
    type: field(choice(vatDirections), { required: true, doc: 'Which side of the VAT account it belongs to.' }),
    vatCode: field(text(500), { required: true, unique: true, doc: 'Short code, unique in the business.' }),
    name: field(text(), { required: true, doc: 'Name of the VAT type.' }),
    rateAsPercent: field(decimal(), { required: true, doc: 'Rate in percent.' }),
  },
});
