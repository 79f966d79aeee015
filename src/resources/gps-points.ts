import { choice, decimal } from '../model/kind.ts';
import { field, id, ref, resource } from '../model/resource.ts';

export const gpsPoints = resource('gps-points', {
  doc: 'A place on earth.',
  view: true,
  type: 'GpsPoint',
  rest: [],
  graphql: [],
  fields: {
    id: id(),
    tripId: ref('gps', { rest: null, access: 'read', doc: 'The trip that begins or ends here.' }),
    place: field(choice(['start', 'stop']), { access: 'read', doc: 'Which end of the trip it is.' }),
    latitude: field(decimal(), { access: 'read', doc: 'Degrees north.' }),
    longitude: field(decimal(), { access: 'read', doc: 'Degrees east.' }),
  },
});
