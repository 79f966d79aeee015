import { within } from '../model/filter.ts';
import { type Enumeration, enumerated, int, text, time } from '../model/kind.ts';
import { everyVerb, field, id, one, ref, resource, stamps } from '../model/resource.ts';
import { ofCase } from './case-filter.ts';

const status: Enumeration = {
  name: 'QualityCheckStatus',
  doc: 'How far a quality check is.',
  values: { OPEN: 'Still to be done.', DONE: 'Done.' },
};

export const caseQualityChecks = resource('case-quality-checks', {
  doc: 'A check of the quality of the work on a case.',
  type: 'CaseQualityCheck',
  rest: [],
  graphql: everyVerb,
  search: ['name', 'description'],
  lists: {
    caseQualityChecks: {
      arguments: { caseId: ofCase },
      filters: { dueDate: within(row => `${row}.due_date`, 'Only checks due within this time.') },
    },
  },
  fields: {
    id: id(),
    caseId: ref('cases', { rest: null, required: true, doc: 'The case whose work is checked.' }),
    name: field(text(250), { required: true, doc: 'What is checked.' }),
    description: field(text(), { doc: 'How it is checked, and what was found.' }),
    status: field(enumerated(status, { OPEN: 'open', DONE: 'done' }), { doc: 'OPEN when left out.' }),
    dueDate: field(time(), { doc: 'When it is to be done.' }),
    completedAt: field(time(), { doc: 'When it was done; now when the status becomes DONE.' }),
    completedById: field(int(), {
      mentions: { resource: 'users', by: 'id' },
      doc: 'Who did it; the user of the key when the status becomes DONE.',
    }),
    ...stamps,
  },
  relations: {
    case: one('cases', 'caseId', { rest: null }),
    completedBy: one('users', 'completedById', { rest: null }),
  },
});
