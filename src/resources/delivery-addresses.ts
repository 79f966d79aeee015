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
    name: field(text(250)),
    address: field(text(250)),
    city: field(text(50)),
    postalCode: field(text(50), { rest: 'postalcode' }),
    telephone: field(text(50)),
    mobile: field(text(50)),
    att: field(text(250)),
    ean: field(text(50)),
    email: field(text(50)),
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
