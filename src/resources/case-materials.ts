import { everyVerb, id, one, ref, resource, saving, stamps } from '../model/resource.ts';
import { materialFields } from './material-fields.ts';

export const caseMaterials = resource('case-materials', {
  doc: 'Material used on a case.',
  type: 'CaseMaterial',
  rest: saving,
  graphql: everyVerb,
  search: ['description', 'productNumber', 'ean'],
  fields: {
    id: id(),
    caseId: ref('cases', { rest: 'case_number', by: 'caseNumber', required: true }),
    ...materialFields,
    invoiceId: ref('debtor-invoices', { rest: null, access: 'read', doc: 'The invoice that it was billed on.' }),
    creditorLineId: ref('creditor-invoice-lines', {
      rest: null,
      access: 'read',
      unique: true,
      doc: 'The line of a creditor invoice that it was bought on.',
    }),
    ...stamps,
  },
  relations: {
    createdBy: one('users', 'createdById', { rest: 'employee' }),
    case: one('cases', 'caseId', { rest: null }),
    invoice: one('debtor-invoices', 'invoiceId', { rest: null }),
    creditorLine: one('creditor-invoice-lines', 'creditorLineId', { rest: null }),
    account: one('account-plan', 'accountId', { rest: null }),
  },
});
