import { among, within } from '../model/filter.ts';
import { flag, int, numberAsInteger, text, time } from '../model/kind.ts';
import { field, id, many, one, ref, resource, saving, stamps } from '../model/resource.ts';

export const invoiceDrafts = resource('invoice-drafts', {
  doc: 'What the next invoice of a case will say. A case has one.',
  type: 'SalesInvoiceDraft',
  rest: [],
  graphql: saving,
  search: ['text', 'header'],
  lists: {
    salesInvoiceDrafts: {
      filters: {
        caseIds: among(row => `${row}.case_id`, 'Only the drafts of these cases.'),
        customers: among(
          row => `(select c.customer_id from cases c where c.tenant_id = ${row}.tenant_id and c.id = ${row}.case_id)`,
          'Only the drafts of cases of these customers.',
        ),
        updatedAt: within(row => `${row}.updated_at`, 'Only drafts that last changed within this time.'),
        createdAt: within(row => `${row}.created_at`, 'Only drafts made within this time.'),
      },
    },
  },
  fields: {
    id: id(),
    caseId: ref('cases', {
      rest: 'casenumber',
      by: 'caseNumber',
      shownAs: numberAsInteger(50),
      required: true,
      unique: true,
      access: 'create',
    }),
    text: field(text(), { rest: 'invoice_text', doc: 'Text below the lines.' }),
    header: field(text(), { rest: 'invoice_header', doc: 'Text above the lines.' }),
    date: field(time(), { rest: 'invoice_date', doc: 'Date that the invoice will bear; today when empty.' }),
    isSubscription: field(flag(), { doc: 'Whether it is invoiced at regular times.' }),
    reference: field(text(250), { rest: 'ref', doc: 'Reference of the customer.' }),
    requisition: field(text(250), { rest: 'rek', doc: 'Requisition number of the customer.' }),
    useSkattered: field(flag(), { doc: 'Whether the invoice claims a tax reduction.' }),
    paymentDate: field(time(), { doc: 'When the invoice will be due; by the payment term when empty.' }),
    pdfLayoutId: field(int(), { doc: 'Layout of the invoice; kept for integrations.' }),
    taxReduction: field(int(), { doc: 'Kind of tax reduction; kept for integrations.' }),
    periodStart: field(time(), { doc: 'Where the invoiced period begins.' }),
    periodAmount: field(int(), { doc: 'Length of the invoiced period.' }),
    deletedAt: field(time(), { access: 'read', doc: 'When the draft was deleted.' }),
    includeSubCasesInDeposit: field(flag(), { doc: 'Whether deposits count for the cases below, too.' }),
    ...stamps,
  },
  relations: {
    lines: many('invoice-draft-lines', null, { match: (row, other) => `${other}.case_id = ${row}.case_id` }),
    case: one('cases', 'caseId', { rest: null }),
  },
});
