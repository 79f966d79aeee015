import { among, whether, within } from '../model/filter.ts';
import { amount, decimal, flag, int, numberAsInteger, text, time } from '../model/kind.ts';
import { field, id, many, one, reading, ref, resource, stamps } from '../model/resource.ts';

export const debtorInvoices = resource('debtor-invoices', {
  doc: 'An invoice, credit note or on-account invoice to a customer. It is made from a draft and never changes afterwards.',
  type: 'SalesInvoice',
  key: 'invoiceNumber',
  rest: reading,
  graphql: reading,
  search: ['invoiceNumber', 'invoiceName', 'customerName', 'text', 'header'],
  lists: {
    salesInvoices: {
      filters: {
        caseIds: among(row => `${row}.case_id`, 'Only invoices of these cases.'),
        customers: among(row => `${row}.customer_id`, 'Only invoices to these customers.'),
        statuses: among(row => `${row}.status`, 'Only invoices with one of these statuses.'),
        isPaid: whether(isPaid, 'Whether they are paid.'),
        date: within(row => `${row}.date`, 'Only invoices dated within this time.'),
        dueDate: within(row => `${row}.due_date`, 'Only invoices that fall due within this time.'),
        updatedAt: within(row => `${row}.updated_at`, 'Only invoices that last changed within this time.'),
        createdAt: within(row => `${row}.created_at`, 'Only invoices made within this time.'),
      },
    },
  },
  fields: {
    id: id(),
    invoiceNumber: field(int(), { access: 'read', unique: true, doc: 'Consecutive number within the business.' }),
    type: field(int(), { access: 'read', doc: '1 invoice, 2 credit note, 3 on account.' }),
    customerId: ref('debtors', { rest: 'customer_number', by: 'customerNumber', access: 'read' }),
    caseId: ref('cases', { rest: 'case_number', by: 'caseNumber', access: 'read' }),
    departmentId: ref('departments', {
      rest: 'department',
      by: 'number',
      shownAs: numberAsInteger(50),
      access: 'read',
    }),
    currencyCode: field(text(10), {
      access: 'read',
      mentions: { resource: 'currencies', by: 'code' },
      doc: 'Currency of the amounts (ISO 4217).',
    }),
    currencyMultiplier: field(decimal(10), {
      access: 'read',
      doc: 'What the amount is multiplied by to get the local currency.',
    }),
    invoiceName: field(text(250), { access: 'read', doc: 'Who is invoiced, as it was when the invoice was made.' }),
    invoiceAddress: field(text(250), { access: 'read', doc: 'Street and number of who is invoiced.' }),
    invoicePostalCode: field(text(250), {
      rest: 'invoice_postalcode',
      access: 'read',
      doc: 'Postal code of who is invoiced.',
    }),
    invoiceCity: field(text(250), { access: 'read', doc: 'City of who is invoiced.' }),
    invoiceAttention: field(text(250), { rest: 'invoice_att', access: 'read', doc: 'Whom the invoice is for.' }),
    customerName: field(text(250), {
      rest: 'cust_name',
      access: 'read',
      doc: 'Name of the customer, as it was when the invoice was made.',
    }),
    customerAddress: field(text(250), {
      rest: 'cust_address',
      access: 'read',
      doc: 'Street and number of the customer.',
    }),
    customerPostalCode: field(text(50), {
      rest: 'cust_postalcode',
      access: 'read',
      doc: 'Postal code of the customer.',
    }),
    customerCity: field(text(250), { rest: 'cust_city', access: 'read', doc: 'City of the customer.' }),
    customerAttention: field(text(250), { rest: 'cust_att', access: 'read', doc: 'Whom to ask for at the customer.' }),
    customerVatNumber: field(text(100), {
      rest: 'cust_cvr',
      access: 'read',
      doc: 'Company registration number of the customer.',
    }),
    deliveryName: field(text(250), { rest: 'del_name', access: 'read', doc: 'Name of the place of work.' }),
    deliveryAddress: field(text(250), {
      rest: 'del_address',
      access: 'read',
      doc: 'Street and number of the place of work.',
    }),
    deliveryPostalCode: field(text(50), {
      rest: 'del_postalcode',
      access: 'read',
      doc: 'Postal code of the place of work.',
    }),
    deliveryCity: field(text(250), { rest: 'del_city', access: 'read', doc: 'City of the place of work.' }),
    deliveryAttention: field(text(250), {
      rest: 'del_att',
      access: 'read',
      doc: 'Whom to ask for at the place of work.',
    }),
    text: field(text(), { access: 'read', doc: 'Text below the lines.' }),
    header: field(text(), { access: 'read', doc: 'Text above the lines.' }),
    date: field(time(), { access: 'read', doc: 'Date of the invoice.' }),
    dueDate: field(time(), { rest: 'payment_date', access: 'read', doc: 'When it is to be paid.' }),
    reference: field(text(250), { rest: 'ref', access: 'read', doc: 'Reference of the customer.' }),
    requisition: field(text(250), { rest: 'rek', access: 'read', doc: 'Requisition number of the customer.' }),
    madeById: field(int(), { rest: 'made_by', access: 'read', doc: 'Id of the user who made it.' }),
    amount: field(amount(), { access: 'read', doc: 'Net amount.' }),
    vat: field(amount(), { access: 'read', doc: 'VAT of the amount.' }),
    totalAmount: field(amount(), { rest: 'amount_vat', access: 'read', doc: 'Amount with VAT.' }),
    fiNumber: field(text(50), { access: 'read', doc: 'Payment line of the inpayment form.' }),
    status: field(int(), { access: 'read', doc: '1 open, 2 partly paid, 3 paid, 4 credited.' }),
    paidDate: field(time(), { rest: 'payed_date', access: 'read', doc: 'When it was last paid.' }),
    paidAmount: field(amount(), { rest: 'payed_amount', access: 'read', doc: 'What has been paid.' }),
    useSkattered: field(flag(), { access: 'read', doc: 'Whether it claims a tax reduction.' }),
    creditedInvoiceId: ref('debtor-invoices', {
      rest: 'credited_invoice',
      by: 'invoiceNumber',
      access: 'read',
      doc: 'The invoice that a credit note credits.',
    }),
    deductedById: ref('debtor-invoices', {
      rest: 'deducted_by',
      by: 'invoiceNumber',
      access: 'read',
      doc: 'The invoice that deducted an on-account invoice.',
    }),
    isPaid: field(flag(), { rest: null, access: 'read', doc: 'Whether it is paid in full.', computed: isPaid }),
    totalSalesPrice: field(amount(), {
      rest: null,
      access: 'read',
      doc: 'Net amount.',
      computed: row => `${row}.amount`,
    }),
    ...stamps,
  },
  relations: {
    lines: many('debtor-invoice-lines', 'invoiceId'),
    creditedInvoice: one('debtor-invoices', 'creditedInvoiceId', { rest: null }),
    creditNotes: many('debtor-invoices', 'creditedInvoiceId', { rest: null }),
    currency: one('currencies', null, { rest: null, match: (row, other) => `${other}.code = ${row}.currency_code` }),
    case: one('cases', 'caseId'),
    department: one('departments', 'departmentId'),
    customer: one('debtors', 'customerId', { rest: 'debtor' }),
  },
});

function isPaid(row: string): string {
  return `coalesce(${row}.status = 3, false)`;
}
