import { reads, required, within } from '../model/filter.ts';
import { dateText, numericText, text, time } from '../model/kind.ts';
import { everyVerb, field, id, one, type RelationDeclaration, ref, resource, stamps } from '../model/resource.ts';
import { ofCase } from './case-filter.ts';

const startTime = within(
  row => `${row}.start_time`,
  'Only trips that began within this time.',
  'GpsStartTimeBetweenInput',
);

export const gps = resource('gps', {
  doc: 'A trip that a car made, as its GPS unit reported it.',
  table: 'gps_trips',
  type: 'GpsEntry',
  plural: 'gpsEntriesPaginated',
  rest: ['list', 'create'],
  graphql: everyVerb,
  search: ['driver', 'carRegistrationNumber', 'startAddress', 'stopAddress', 'purpose'],
  lists: {
    gpsEntriesPaginated: { filters: { startTime } },
    gpsEntriesForCase: { doc: 'A page of the trips to a case.', arguments: { caseId: required(ofCase) } },
    gpsEntries: {
      plain: true,
      doc: 'Trips as a bare list.',
      arguments: { car: reads(carOf, 'Only trips of this car.'), startTime },
      deprecated: 'Use gpsEntriesPaginated, which has pages.',
    },
  },
  lookups: { gpsEntry: { by: 'id', optional: true, doc: 'One trip by its id.' } },
  fields: {
    id: id(),
    tripId: field(text(50), { rest: 'tripID', required: true, doc: 'What the unit calls the trip.' }),
    startAddress: field(text(250), { rest: 'StartAddress', required: true, doc: 'Where the trip began.' }),
    stopAddress: field(text(250), { rest: 'StopAddress', required: true, doc: 'Where the trip ended.' }),
    distance: field(text(50), { rest: 'Distance', required: true, doc: 'In metres.' }),
    driver: field(text(50), { rest: 'Driver', required: true, doc: 'Who drove.' }),
    carRegistrationNumber: field(text(50), {
      rest: 'RegNo',
      column: 'registration_number',
      required: true,
      doc: 'Registration number of the car.',
    }),
    car: field(text(), {
      rest: null,
      access: 'read',
      doc: 'Name of the car, else its registration number.',
      computed: carOf,
    }),
    startDate: field(dateText(), { rest: 'StarDate', required: true, doc: 'DD-MM-YYYY HH:MM:SS, local time.' }),
    stopDate: field(dateText(), { rest: 'StopDate', required: true, doc: 'DD-MM-YYYY HH:MM:SS, local time.' }),
    serial: field(text(50), { rest: 'Serial', doc: 'Serial number of the unit.' }),
    purpose: field(text(), { rest: 'Purpose', doc: 'What the trip was for.' }),
    comment: field(text(), { doc: 'Comment on the trip.' }),
    startLatitude: field(numericText(50), { rest: 'StartLat', required: true, doc: 'Degrees north where it began.' }),
    startLongitude: field(numericText(50), { rest: 'StartLong', required: true, doc: 'Degrees east where it began.' }),
    stopLatitude: field(numericText(50), { rest: 'StopLat', required: true, doc: 'Degrees north where it ended.' }),
    stopLongitude: field(numericText(50), { rest: 'StopLong', required: true, doc: 'Degrees east where it ended.' }),
    startTime: field(time(12), { rest: null, access: 'read', doc: 'When the trip began.' }),
    stopTime: field(time(12), { rest: null, access: 'read', doc: 'When the trip ended.' }),
    caseId: ref('cases', { rest: 'case_number', by: 'caseNumber' }),
    ...stamps,
  },
  relations: {
    case: one('cases', 'caseId', { rest: null }),
    startPoint: point('start', 'Where the trip began.'),
    stopPoint: point('stop', 'Where the trip ended.'),
  },
});

function carOf(row: string): string {
  return `coalesce((select c.name from cars c where c.tenant_id = ${row}.tenant_id and c.registration_number = ${row}.registration_number), ${row}.registration_number)`;
}

function point(place: string, doc: string): RelationDeclaration {
  return one('gps-points', null, {
    rest: null,
    doc,
    match: (row, other) => `${other}.trip_id = ${row}.id and ${other}.place = '${place}'`,
  });
}
