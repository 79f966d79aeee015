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
    name: field(text(250), { required: true, doc: 'Name of the person.' }),
    email: field(text(250), { doc: 'E-mail address.' }),
    phoneNumber: field(text(50), { rest: 'telephone', doc: 'Telephone number.' }),
    mobile: field(text(50), { doc: 'Mobile telephone number.' }),
    address: field(text(250), { doc: 'Street and number.' }),
    postalCode: field(text(50), { rest: 'postalcode', doc: 'Postal code.' }),
    city: field(text(250), { doc: 'City.' }),
    att: field(text(250), { doc: 'Whom letters are for.' }),
    ean: field(text(50), { doc: 'EAN (GLN) number for electronic invoices.' }),
    ...stamps,
  },
  relations: { customer: one('debtors', 'customerId', { rest: null }) },
});
