import { decimal, int } from '../model/kind.ts';
import { field, id, one, reading, ref, resource } from '../model/resource.ts';

export const hourPauses = resource('hour-pauses', {
  doc: 'Pauses that were held within an hour. They are taken from its billable time.',
  type: 'HourPause',
  rest: [],
  graphql: reading,
  fields: {
    id: id(),
    hourId: ref('hours', { rest: null, required: true, doc: 'The hour that they were held in.' }),
    pauseTypeId: ref('pauses', { rest: null, required: true, doc: 'The kind of pause.' }),
    quantity: field(decimal(), { rest: null, doc: 'How many; 1 when left out.' }),
    minutes: field(int(), { rest: null, access: 'read', doc: 'How long one was when the hour was registered.' }),
  },
  relations: {
    hour: one('hours', 'hourId', { rest: null }),
    pauseType: one('pauses', 'pauseTypeId', { rest: null }),
  },
});
