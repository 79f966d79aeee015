import { dateText, numericText, text } from '../model/kind.ts';
import { everyVerb, field, id, one, ref, resource, stamps } from '../model/resource.ts';

export const gps = resource('gps', {
  doc: 'A trip that a car made, as its GPS unit reported it.',
  table: 'gps_trips',
  type: 'GpsEntry',
  plural: 'gpsEntriesPaginated',
  rest: ['list', 'create'],
  graphql: everyVerb,
  search: ['driver', 'registrationNumber', 'startAddress', 'stopAddress', 'purpose'],
  fields: {
    id: id(),
    tripId: field(text(50), { rest: 'tripID', required: true }),
    startAddress: field(text(250), { rest: 'StartAddress', required: true }),
    stopAddress: field(text(250), { rest: 'StopAddress', required: true }),
    distance: field(text(50), { rest: 'Distance', required: true, doc: 'In metres.' }),
    driver: field(text(50), { rest: 'Driver', required: true }),
    registrationNumber: field(text(50), { rest: 'RegNo', required: true }),
    startDate: field(dateText(), { rest: 'StarDate', required: true, doc: 'DD-MM-YYYY HH:MM:SS, local time.' }),
    stopDate: field(dateText(), { rest: 'StopDate', required: true, doc: 'DD-MM-YYYY HH:MM:SS, local time.' }),
    serial: field(text(50), { rest: 'Serial' }),
    purpose: field(text(), { rest: 'Purpose' }),
    comment: field(text()),
    startLatitude: field(numericText(50), { rest: 'StartLat', required: true }),
    startLongitude: field(numericText(50), { rest: 'StartLong', required: true }),
    stopLatitude: field(numericText(50), { rest: 'StopLat', required: true }),
    stopLongitude: field(numericText(50), { rest: 'StopLong', required: true }),
    caseId: ref('cases', { rest: 'case_number', by: 'caseNumber' }),
    ...stamps,
  },
  relations: { case: one('cases', 'caseId', { rest: null }) },
});
