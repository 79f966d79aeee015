import { amount, text } from '../model/kind.ts';
import { everyVerb, field, id, one, ref, resource } from '../model/resource.ts';

export const creditorInvoiceLines = resource('creditor-invoice-lines', {
  doc: 'A line of a creditor invoice.',
  type: 'CreditorInvoiceLine',
  rest: [],
  graphql: everyVerb,
  search: ['description', 'productNumber'],
  fields: {
    id: id(),
    invoiceId: ref('creditor-invoices', { rest: null, required: true }),
    productNumber: field(text(50)),
    quantity: field(text(50)),
    unit: field(text(50)),
    description: field(text(250)),
    lineAmount: field(amount(), { rest: 'LineAmount' }),
  },
  relations: { invoice: one('creditor-invoices', 'invoiceId', { rest: null }) },
});
