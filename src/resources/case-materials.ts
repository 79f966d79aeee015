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
    ...stamps,
  },
  relations: {
    createdBy: one('users', 'createdById', { rest: 'employee' }),
    case: one('cases', 'caseId', { rest: null }),
    account: one('account-plan', 'accountId', { rest: null }),
  },
});
