import { int, text, time } from '../model/kind.ts';
import { field, id, one, reading, ref, resource, stamps } from '../model/resource.ts';
import { ofCase } from './case-filter.ts';

export const caseStatusHistory = resource('case-status-history', {
  doc: 'A change of the status of a case.',
  type: 'CaseStatusHistory',
  plural: 'caseStatusHistory',
  rest: ['list'],
  graphql: reading,
  lists: { caseStatusHistory: { arguments: { caseId: ofCase } } },
  fields: {
    id: id(),
    statusFromId: ref('case-statuses', { rest: 'status_from', access: 'read' }),
    statusToId: ref('case-statuses', { rest: 'status_to', access: 'read' }),
    changedAt: field(time(), { access: 'read' }),
    userId: field(int(), { access: 'read' }),
    affectedType: field(text(300), { access: 'read' }),
    affectedId: field(int(18), { access: 'read' }),
    caseId: ref('cases', { rest: 'case_number', by: 'caseNumber', access: 'read' }),
    ...stamps,
  },
  relations: {
    statusFrom: one('case-statuses', 'statusFromId'),
    statusTo: one('case-statuses', 'statusToId'),
    case: one('cases', 'caseId', { rest: null }),
    user: one('users', 'userId', { rest: null }),
  },
});
