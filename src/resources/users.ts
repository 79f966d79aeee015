import { decimal, flag, int, text } from '../model/kind.ts';
import { everyVerb, field, id, one, reading, ref, resource } from '../model/resource.ts';

export const users = resource('users', {
  doc: 'An employee of the business.',
  type: 'User',
  rest: reading,
  graphql: everyVerb,
  search: ['firstName', 'lastName', 'initials', 'email'],
  fields: {
    id: id(),
    initials: field(text(50), { rest: 'init', doc: 'Initials.' }),
    firstName: field(text(50), { doc: 'First name.' }),
    lastName: field(text(50), { doc: 'Last name.' }),
    telephone: field(text(20), { rest: 'tlf', doc: 'Telephone number at work.' }),
    mobile: field(text(50), { rest: 'mobil_privat', doc: 'Mobile telephone number.' }),
    status: field(int(), { doc: '999913 active, 999912 inactive.' }),
    email: field(text(50), { doc: 'E-mail address.' }),
    departmentId: ref('departments', {}),
    employeeTypeId: ref('employee-types', {}),
    role: field(text(100), { rest: null, doc: 'What the user does in the business.' }),
    workHours: field(decimal(), { rest: null, doc: 'Hours of a working week.' }),
    fullName: field(text(), {
      rest: 'fullName',
      access: 'read',
      computed: row => `trim(coalesce(${row}.first_name, '') || ' ' || coalesce(${row}.last_name, ''))`,
      doc: 'First and last name.',
    }),
    active: field(flag(), {
      rest: null,
      access: 'read',
      computed: row => `coalesce(${row}.status = 999913, false)`,
      doc: 'Whether the user works here now.',
    }),
  },
  relations: {
    department: one('departments', 'departmentId'),
    employeeType: one('employee-types', 'employeeTypeId'),
  },
});
