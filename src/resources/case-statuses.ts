import { choice } from '../model/kind.ts';
import { everyVerb, field, reading, resource } from '../model/resource.ts';
import { caseKinds, statusFields } from './status-fields.ts';

export const caseStatuses = resource('case-statuses', {
  doc: 'A status that a case can have.',
  type: 'CaseStatus',
  plural: 'caseStatuses',
  rest: reading,
  graphql: everyVerb,
  search: ['text'],
  fields: { ...statusFields, kind: field(choice(caseKinds), { doc: 'What the status means to a program.' }) },
});
