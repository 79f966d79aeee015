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
    initials: field(text(50), { rest: 'init' }),
    firstName: field(text(50)),
    lastName: field(text(50)),
    telephone: field(text(20), { rest: 'tlf' }),
    mobile: field(text(50), { rest: 'mobil_privat' }),
    status: field(int(), { doc: '999913 active, 999912 inactive.' }),
    email: field(text(50)),
    departmentId: ref('departments', {}),
    employeeTypeId: ref('employee-types', {}),
    role: field(text(100), { rest: null, doc: 'What the user does in the business.' }),
    workHours: field(decimal(), { rest: null, doc: 'Hours of a working week.' }),
    fullName: field(text(), {
      rest: 'fullName',
      access: 'read',
      computed: row => `trim(coalesce(${row}.first_name, '') || ' ' || coalesce(${row}.last_name, ''))`,
    }),
    active: field(flag(), { rest: null, access: 'read', computed: row => `coalesce(${row}.status = 999913, false)` }),
  },
  relations: {
    department: one('departments', 'departmentId'),
    employeeType: one('employee-types', 'employeeTypeId'),
  },
});
