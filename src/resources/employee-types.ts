import { ignored, whether } from '../model/filter.ts';
import { flag, int, text } from '../model/kind.ts';
import { everyVerb, field, id, one, ref, resource, saving, stamps } from '../model/resource.ts';

const requireCase = whether(row => `${row}.require_case`, 'Whether hours of the type must be registered on a case.');
const allHourTypes = ignored({ scalar: 'Boolean' }, 'Types of every kind, which is what the list shows anyway.');

export const employeeTypes = resource('employee-types', {
  doc: 'A kind of hour: what an hour is called, costs and is sold for.',
  type: 'HourType',
  rest: saving,
  graphql: everyVerb,
  search: ['name'],
  lists: { hourTypes: { arguments: { requireCase, allHourTypes } } },
  fields: {
    id: id(),
    productId: ref('internal-goods', {
      rest: 'internal_number',
      by: 'number',
      doc: 'The internal good that prices the hour.',
    }),
    productNumber: ref('internal-goods', {
      rest: null,
      by: 'number',
      everywhere: true,
      column: 'product_id',
      doc: 'Number of the internal good that prices the hour.',
    }),
    requireCase: field(flag(), { rest: null, doc: 'Hours of the type must be registered on a case.' }),
    name: field(text(50), { rest: 'title', required: 'graphql', doc: 'What an hour of the type is called.' }),
    isPersonal: field(flag(), { doc: 'Whether it is absence: it needs no case and is not sold.' }),
    color: field(text(10), { doc: 'Colour that it is shown in.' }),
    salaryHandle: field(text(255), { doc: 'What payroll calls it.' }),
    sortOrder: field(int(), { doc: 'Where it stands in lists.' }),
    ...stamps,
  },
  relations: { product: one('internal-goods', 'productId', { rest: null }) },
});
