import { int, text } from '../model/kind.ts';
import { everyVerb, field, id, resource } from '../model/resource.ts';

export const hourAdditionTypes = resource('hour-addition-types', {
  doc: 'A kind of addition that is paid on top of an hour.',
  type: 'HourAdditionType',
  rest: [],
  graphql: everyVerb,
  search: ['name'],
  fields: {
    id: id(),
    name: field(text(250), { required: true, doc: 'What the addition is called.' }),
    price: field(int(), { required: true, doc: 'What one costs, in øre.' }),
  },
});
