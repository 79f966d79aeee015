import { between, equals, required } from '../model/filter.ts';
import { enumerated, text, time } from '../model/kind.ts';
import { field, id, one, ref, resource } from '../model/resource.ts';
import { eventType, eventWords } from '../model/vocabulary.ts';
import { ofCase } from './case-filter.ts';

export const calendar = resource('calendar', {
  doc: 'Registered or planned time of an employee, as the calendar shows it.',
  view: true,
  type: 'Event',
  key: 'identifier',
  rest: ['list'],
  graphql: ['list'],
  search: ['header', 'text'],
  lists: {
    events: {
      plain: true,
      doc: 'The calendar: registered and planned time of all employees.',
      arguments: {
        between: between(
          'Calendar',
          { startTime: row => `${row}.start_time`, stopTime: row => `${row}.stop_time` },
          'Only events that begin or end within this time.',
        ),
        caseId: ofCase,
        userId: equals(row => `${row}.user_id`, 'Only events of the user with this id.'),
      },
    },
    plannedEvents: {
      doc: 'A page of the planned time of a case.',
      standing: row => `${row}.type = 'planned'`,
      arguments: { caseId: required(ofCase) },
    },
  },
  // What overlaps the half-open period.
  filters: { start: 'stop_time-gt', stop: 'start_time-st' },
  period: ['start', 'stop'],
  fields: {
    identifier: field(text(), { access: 'read', doc: 'Unique over all kinds, such as planned-17.' }),
    id: id(),
    type: field(enumerated(eventType, eventWords), {
      access: 'read',
      doc: 'personal: registered hours of a personal type without a case; hours: other registered hours; planned: planned time.',
    }),
    userId: ref('users', { rest: 'emp_id', access: 'read' }),
    startTime: field(time(), { access: 'read', doc: 'When it begins.' }),
    stopTime: field(time(), { access: 'read', doc: 'When it ends.' }),
    header: field(text(300), { access: 'read', doc: 'What a calendar shows in one line.' }),
    text: field(text(), { access: 'read', doc: 'What is or was to be done.' }),
    caseNumber: ref('cases', { by: 'caseNumber', column: 'case_id', access: 'read', graphql: false }),
    caseId: ref('cases', { access: 'read' }),
    hourTypeId: ref('employee-types', { rest: 'hour_type', access: 'read' }),
    updatedAt: field(time(), { rest: null, access: 'read', doc: 'When it last changed.' }),
  },
  relations: {
    user: one('users', 'userId', { rest: null }),
    case: one('cases', 'caseId', { rest: null }),
    hourType: one('employee-types', 'hourTypeId', { rest: null }),
  },
});
