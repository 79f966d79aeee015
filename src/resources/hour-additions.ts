import { decimal, int } from '../model/kind.ts';
import { field, id, one, reading, ref, resource } from '../model/resource.ts';

export const hourAdditions = resource('hour-additions', {
  doc: 'Additions that are paid on top of an hour.',
  type: 'HourAddition',
  rest: [],
  graphql: reading,
  fields: {
    id: id(),
    hourId: ref('hours', { rest: null, required: true, doc: 'The hour that they belong to.' }),
    additionTypeId: ref('hour-addition-types', { rest: null, required: true, doc: 'The kind of addition.' }),
    quantity: field(decimal(), { rest: null, doc: 'How many; 1 when left out.' }),
    price: field(int(), { rest: null, access: 'read', doc: 'What one cost when the hour was registered, in øre.' }),
  },
  relations: {
    hour: one('hours', 'hourId', { rest: null }),
    additionType: one('hour-addition-types', 'additionTypeId', { rest: null }),
  },
});
