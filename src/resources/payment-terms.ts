import { flag, int, text } from '../model/kind.ts';
import { everyVerb, field, id, resource, saving } from '../model/resource.ts';

export const paymentTerms = resource('payment-terms', {
  doc: 'When an invoice falls due.',
  type: 'PaymentTerm',
  rest: saving,
  graphql: everyVerb,
  search: ['shortText', 'longText'],
  fields: {
    id: id(),
    monthOngoing: field(flag(), { required: true, doc: 'Running month: the days count from the end of the month.' }),
    shortText: field(text(100), { required: true }),
    longText: field(text(100), { required: true }),
    days: field(int(), { required: true }),
  },
});
