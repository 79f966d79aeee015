import { int, text } from '../model/kind.ts';
import { field, id, one, ref, resource, stamps } from '../model/resource.ts';
import { ofCase } from './case-filter.ts';

export const caseActivities = resource('case-activities', {
  doc: 'A note on a case. Notes are added and never changed.',
  type: 'CaseActivity',
  plural: 'caseActivities',
  rest: [],
  graphql: ['list', 'one', 'create'],
  search: ['text'],
  lists: { caseActivities: { arguments: { caseId: ofCase } } },
  fields: {
    id: id(),
    caseId: ref('cases', { rest: null, required: true }),
    text: field(text(), { required: true, doc: 'What happened.' }),
    userId: field(int(), { access: 'read', initial: 'user', doc: 'Who made the note.' }),
    createdAt: stamps.createdAt,
  },
  relations: {
    case: one('cases', 'caseId', { rest: null }),
    user: one('users', 'userId', { rest: null }),
  },
});
