import { time } from '../model/kind.ts';
import { everyVerb, field, id, one, ref, resource } from '../model/resource.ts';
import { materialFields } from './material-fields.ts';

export const invoiceDraftLines = resource('invoice-draft-lines', {
  doc: 'A line of an invoice draft.',
  type: 'InvoiceDraftLine',
  rest: ['one', 'create', 'update'],
  graphql: everyVerb,
  search: ['description', 'productNumber', 'ean'],
  fields: {
    id: id(),
    caseId: ref('cases', { rest: 'case_number', by: 'caseNumber', required: true }),
    ...materialFields,
    hourId: ref('hours', { rest: null, access: 'read', unique: true, doc: 'The hour that it bills.' }),
    materialId: ref('case-materials', { rest: null, access: 'read', unique: true, doc: 'The material that it bills.' }),
    addedTime: field(time(), { initial: 'now', doc: 'When the line was put on the draft.' }),
  },
  relations: {
    createdBy: one('users', 'createdById', { rest: null }),
    case: one('cases', 'caseId', { rest: null }),
    account: one('account-plan', 'accountId', { rest: null }),
  },
});
