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
    statusFromId: ref('case-statuses', {
      rest: 'status_from',
      access: 'read',
      doc: 'Id of the status before; null for the first.',
    }),
    statusToId: ref('case-statuses', { rest: 'status_to', access: 'read', doc: 'Id of the status after.' }),
    changedAt: field(time(), { access: 'read', doc: 'When the status changed.' }),
    userId: field(int(), { access: 'read', doc: 'Id of the user who changed it.' }),
    affectedType: field(text(300), { access: 'read', doc: 'What kind of record changed.' }),
    affectedId: field(int(18), { access: 'read', doc: 'Id of the record that changed.' }),
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
