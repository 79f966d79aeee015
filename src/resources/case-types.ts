import { choice } from '../model/kind.ts';
import { everyVerb, field, reading, resource } from '../model/resource.ts';
import { caseKinds, statusFields } from './status-fields.ts';

export const caseTypes = resource('case-types', {
  doc: 'A type that a case can have.',
  type: 'CaseType',
  rest: reading,
  graphql: everyVerb,
  search: ['text'],
  fields: { ...statusFields, kind: field(choice(caseKinds), { doc: 'What the type means to a program.' }) },
});
