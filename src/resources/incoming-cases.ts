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
    externalCaseId: field(text(255), { required: true, unique: true }),
    jobDescription: field(text(2000), { required: true }),
    customerName: field(text(250)),
    customerEmail: field(text(250)),
    customerPhone: field(text(30)),
    customerAddress: field(text(250)),
    customerPostalCode: field(text(50), { rest: 'customer_postalcode' }),
    customerCity: field(text(50)),
    startTime: field(time(), { rest: 'start_unixtime' }),
    endTime: field(time(), { rest: 'end_unixtime' }),
    responsibleUserId: ref('users', {}),
    caseId: ref('cases', { rest: 'case_number', by: 'caseNumber', access: 'read', doc: 'The case it became.' }),
    rejectedAt: field(time(), { rest: null, access: 'read' }),
  },
  relations: {
    case: one('cases', 'caseId', { rest: null }),
    responsibleUser: one('users', 'responsibleUserId', { rest: null }),
  },
});
