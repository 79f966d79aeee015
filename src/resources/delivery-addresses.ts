import { text } from '../model/kind.ts';
import { everyVerb, field, id, one, ref, resource, saving, stamps } from '../model/resource.ts';

export const deliveryAddresses = resource('delivery-addresses', {
  doc: 'A place of work that belongs to a customer.',
  type: 'DeliveryAddress',
  plural: 'deliveryAddresses',
  rest: saving,
  graphql: everyVerb,
  search: ['name', 'address', 'postalCode', 'city'],
  fields: {
    id: id(),
    customerId: ref('debtors', { rest: 'customer_number', by: 'customerNumber', required: true }),
    name: field(text(250), { doc: 'Name of the place.' }),
    address: field(text(250), { doc: 'Street and number.' }),
    city: field(text(50), { doc: 'City.' }),
    postalCode: field(text(50), { rest: 'postalcode', doc: 'Postal code.' }),
    telephone: field(text(50), { doc: 'Telephone number there.' }),
    mobile: field(text(50), { doc: 'Mobile telephone number there.' }),
    att: field(text(250), { doc: 'Whom to ask for.' }),
    ean: field(text(50), { doc: 'EAN (GLN) number of the place.' }),
    email: field(text(50), { doc: 'E-mail address there.' }),
    fullAddress: field(text(), {
      rest: null,
      access: 'read',
      doc: 'Address, postal code and city on one line.',
      computed: row => `full_address(${row}.address, ${row}.postal_code, ${row}.city)`,
    }),
    ...stamps,
  },
  relations: { customer: one('debtors', 'customerId', { rest: null }) },
});
