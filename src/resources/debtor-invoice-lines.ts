import { decimal, int, text } from '../model/kind.ts';
import { field, id, one, reading, ref, resource, stamps } from '../model/resource.ts';

export const debtorInvoiceLines = resource('debtor-invoice-lines', {
  doc: 'A line of an invoice.',
  type: 'SalesInvoiceLine',
  rest: [],
  graphql: reading,
  search: ['description', 'productNumber'],
  fields: {
    id: id(),
    invoiceId: ref('debtor-invoices', { rest: null, access: 'read' }),
    quantity: field(decimal(), { access: 'read', doc: 'How many, or how many hours.' }),
    ean: field(text(250), { access: 'read', doc: 'EAN of the product.' }),
    productNumber: field(text(250), { access: 'read', doc: 'Number of the product.' }),
    description: field(text(), { rest: 'product_text', access: 'read', doc: 'What it bills.' }),
    salesPrice: field(int(19), { rest: 'new_sales_price', access: 'read', doc: 'Unit price before discount, in øre.' }),
    costPrice: field(int(19), { rest: 'new_cost_price', access: 'read', doc: 'In øre.' }),
    listPrice: field(int(19), { rest: 'new_list_price', access: 'read', doc: 'In øre.' }),
    discount: field(decimal(19), { access: 'read', doc: 'Percent.' }),
    price: field(text(50), { access: 'read', doc: 'Amount of the line after discount, in currency units, as text.' }),
    accountId: ref('account-plan', { rest: 'account', by: 'number', access: 'read' }),
    margin: field(decimal(19), { rest: 'avance', access: 'read', doc: 'Margin, in percent.' }),
    supplierName: field(text(), { rest: 'supplier', access: 'read', doc: 'Who supplied the product.' }),
    type: field(int(), { access: 'read', doc: 'Kind of line; kept for integrations.' }),
    vatPercentage: field(decimal(), { access: 'read', doc: 'VAT rate, in percent.' }),
    creditedLineId: ref('debtor-invoice-lines', {
      rest: null,
      access: 'read',
      unique: true,
      doc: 'The line that it credits.',
    }),
    deductsInvoiceId: ref('debtor-invoices', {
      rest: null,
      access: 'read',
      doc: 'The on-account invoice that it deducts.',
    }),
    createdAt: stamps.createdAt,
  },
  relations: {
    invoice: one('debtor-invoices', 'invoiceId', { rest: null }),
    account: one('account-plan', 'accountId', { rest: null }),
  },
});
