import { flag, int, text } from '../model/kind.ts';
import { everyVerb, field, id, one, ref, resource, saving, stamps } from '../model/resource.ts';

export const employeeTypes = resource('employee-types', {
  doc: 'A kind of hour: what an hour is called, costs and is sold for.',
  type: 'HourType',
  rest: saving,
  graphql: everyVerb,
  search: ['name'],
  fields: {
    id: id(),
    productId: ref('internal-goods', {
      rest: 'internal_number',
      by: 'number',
      doc: 'The internal good that prices the hour.',
    }),
    name: field(text(50), { rest: 'title' }),
    isPersonal: field(flag()),
    color: field(text(10)),
    salaryHandle: field(text(255)),
    sortOrder: field(int()),
    ...stamps,
  },
  relations: { product: one('internal-goods', 'productId', { rest: null }) },
});
