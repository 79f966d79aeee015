import { text, time } from '../model/kind.ts';
import { everyVerb, field, id, one, ref, resource, saving, stamps } from '../model/resource.ts';

export const plannedTime = resource('planned-time', {
  doc: 'Time that an employee is planned to work.',
  type: 'PlannedTime',
  rest: saving,
  graphql: everyVerb,
  search: ['text', 'link'],
  fields: {
    id: id(),
    startTime: field(time(), { rest: 'time_start', doc: 'When it is planned to begin.' }),
    stopTime: field(time(), { rest: 'time_end', doc: 'When it is planned to end.' }),
    link: field(text(250), { doc: 'Address of a page that belongs to it.' }),
    userId: ref('users', { rest: 'tech' }),
    text: field(text(1000), { rest: 'remark', doc: 'What is to be done.' }),
    caseId: ref('cases', {}),
    caseNumber: ref('cases', { by: 'caseNumber', column: 'case_id', graphql: false }),
    ...stamps,
  },
  relations: {
    user: one('users', 'userId', { rest: null }),
    case: one('cases', 'caseId', { rest: null }),
  },
});
