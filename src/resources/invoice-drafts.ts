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
        cases: among(row => `${row}.case_id`, 'Only the drafts of these cases.'),
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
    text: field(text(), { rest: 'invoice_text' }),
    header: field(text(), { rest: 'invoice_header' }),
    date: field(time(), { rest: 'invoice_date' }),
    isSubscription: field(flag()),
    reference: field(text(250), { rest: 'ref' }),
    requisition: field(text(250), { rest: 'rek' }),
    useSkattered: field(flag()),
    paymentDate: field(time()),
    pdfLayoutId: field(int()),
    taxReduction: field(int()),
    periodStart: field(time()),
    periodAmount: field(int()),
    deletedAt: field(time(), { access: 'read' }),
    includeSubCasesInDeposit: field(flag()),
    ...stamps,
  },
  relations: {
    lines: many('invoice-draft-lines', null, { match: (row, other) => `${other}.case_id = ${row}.case_id` }),
    case: one('cases', 'caseId', { rest: null }),
  },
});
