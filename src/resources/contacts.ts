import { among } from '../model/filter.ts';
import { text } from '../model/kind.ts';
import { everyVerb, field, id, one, ref, resource, stamps } from '../model/resource.ts';

export const contacts = resource('contacts', {
  doc: 'A person to talk to at a customer.',
  type: 'ContactPerson',
  rest: [],
  graphql: everyVerb,
  search: ['name', 'email', 'phoneNumber', 'mobile'],
  lists: {
    contactPersons: { filters: { customers: among(row => `${row}.customer_id`, 'Only those of these customers.') } },
  },
  fields: {
    id: id(),
    customerId: ref('debtors', { rest: null, required: true }),
    name: field(text(250), { required: true }),
    email: field(text(250)),
    phoneNumber: field(text(50), { rest: 'telephone' }),
    mobile: field(text(50)),
    address: field(text(250)),
    postalCode: field(text(50), { rest: 'postalcode' }),
    city: field(text(250)),
    att: field(text(250)),
    ean: field(text(50)),
    ...stamps,
  },
  relations: { customer: one('debtors', 'customerId', { rest: null }) },
});
