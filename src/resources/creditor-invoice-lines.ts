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
    productNumber: field(text(50), { doc: 'Number of the product.' }),
    quantity: field(text(50), { doc: 'How many, as the invoice says.' }),
    unit: field(text(50), { doc: 'What one of it is.' }),
    description: field(text(250), { doc: 'What it is.' }),
    lineAmount: field(amount(), { rest: 'LineAmount', doc: 'Amount of the line without VAT.' }),
  },
  relations: { invoice: one('creditor-invoices', 'invoiceId', { rest: null }) },
});
