import { text } from '../model/kind.ts';
import { everyVerb, field, id, key, resource, saving } from '../model/resource.ts';

export const departments = resource('departments', {
  doc: 'A department of the business.',
  type: 'Department',
  rest: saving,
  graphql: everyVerb,
  search: ['name', 'number'],
  fields: {
    id: id(),
    name: field(text(300), { required: true, doc: 'Name of the department.' }),
    number: key(50, { required: true, doc: 'Number of the department, unique in the business.' }),
  },
});
