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
    shortText: field(text(100), { required: true, doc: 'Name of the term.' }),
    longText: field(text(100), { required: true, doc: 'What invoices say about it.' }),
    days: field(int(), { required: true, doc: 'How many days after the invoice date, or after its month.' }),
  },
});
