import { text } from '../model/kind.ts';
import { field, id, ref, resource } from '../model/resource.ts';

export const workAddresses = resource('work-addresses', {
  doc: 'Where the work of a case is: its delivery address, else the address of its customer.',
  view: true,
  type: 'WorkAddress',
  key: 'caseId',
  rest: [],
  graphql: [],
  fields: {
    id: id(),
    caseId: ref('cases', { rest: null, access: 'read', doc: 'The case.' }),
    typeOfAddress: field(text(), { access: 'read', doc: 'customer_address or delivery_address.' }),
    name: field(text(250), { access: 'read', doc: 'Who is there.' }),
    address: field(text(250), { access: 'read', doc: 'Street and number.' }),
    postalCode: field(text(50), { rest: 'postalcode', access: 'read', doc: 'Postal code.' }),
    city: field(text(250), { access: 'read', doc: 'City.' }),
    telephone: field(text(50), { access: 'read', doc: 'Telephone there.' }),
    mobile: field(text(50), { access: 'read', doc: 'Mobile telephone there.' }),
    att: field(text(250), { access: 'read', doc: 'Whom to ask for.' }),
    email: field(text(250), { access: 'read', doc: 'E-mail there.' }),
    ean: field(text(50), { access: 'read', doc: 'EAN (GLN) of the place.' }),
    fullAddress: field(text(), {
      rest: null,
      access: 'read',
      doc: 'Address, postal code and city on one line.',
      computed: row => `full_address(${row}.address, ${row}.postal_code, ${row}.city)`,
    }),
  },
});
