import { text, time } from '../model/kind.ts';
import { everyVerb, field, id, one, reading, ref, resource } from '../model/resource.ts';

export const incomingCases = resource('incoming-cases', {
  doc: 'A case that another system sent; a user converts it to a case or rejects it.',
  type: 'IncomingCase',
  rest: reading,
  graphql: everyVerb,
  search: ['externalCaseId', 'jobDescription', 'customerName', 'customerEmail'],
  standing: row => `${row}.case_id is null and ${row}.rejected_at is null`,
  fields: {
    id: id(),
    externalCaseId: field(text(255), {
      required: true,
      unique: true,
      doc: 'What the other system calls it; sent twice, it is there once.',
    }),
    jobDescription: field(text(2000), { required: true, doc: 'What is to be done.' }),
    customerName: field(text(250), { doc: 'Who asks.' }),
    customerEmail: field(text(250), { doc: 'E-mail address of who asks.' }),
    customerPhone: field(text(30), { doc: 'Telephone number of who asks.' }),
    customerAddress: field(text(250), { doc: 'Street and number of the work.' }),
    customerPostalCode: field(text(50), { rest: 'customer_postalcode', doc: 'Postal code of the work.' }),
    customerCity: field(text(50), { doc: 'City of the work.' }),
    startTime: field(time(), { rest: 'start_unixtime', doc: 'When it is wished to begin.' }),
    endTime: field(time(), { rest: 'end_unixtime', doc: 'When it is wished to end.' }),
    responsibleUserId: ref('users', {}),
    caseId: ref('cases', { rest: 'case_number', by: 'caseNumber', access: 'read', doc: 'The case it became.' }),
    rejectedAt: field(time(), { rest: null, access: 'read', doc: 'When it was rejected; null while it is not.' }),
  },
  relations: {
    case: one('cases', 'caseId', { rest: null }),
    responsibleUser: one('users', 'responsibleUserId', { rest: null }),
  },
});
