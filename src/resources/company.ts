import { choice, currencyCode, iban, text, textLike, timeZone } from '../model/kind.ts';
import { field, file, id, resource, stamps } from '../model/resource.ts';

export const company = resource('company', {
  doc: 'The business itself: who sends the invoices, and how they are paid.',
  single: true,
  table: 'companies',
  type: 'Company',
  rest: [],
  graphql: ['one', 'update'],
  fields: {
    id: id(),
    name: field(text(250), { required: true, doc: 'Name of the business.' }),
    address: field(text(250), { doc: 'Street and number.' }),
    postalCode: field(text(50), { doc: 'Postal code.' }),
    city: field(text(250), { doc: 'City.' }),
    vatNumber: field(text(50), { doc: 'CVR number.' }),
    telephone: field(text(50), { doc: 'Telephone number.' }),
    email: field(textLike(250, /^[^\s@]+@[^\s@]+$/, 'be an e-mail address'), { doc: 'E-mail address.' }),
    creditorNumber: field(textLike(8, /^[0-9]{8}$/, 'have 8 digits'), {
      doc: 'Creditor number of the payment lines (FI, card type 71).',
    }),
    bankRegistration: field(textLike(10, /^[0-9]{4}$/, 'have 4 digits'), { doc: 'Registration number of the bank.' }),
    bankAccount: field(textLike(20, /^[0-9]{1,10}$/, 'have 1 to 10 digits'), { doc: 'Account number in the bank.' }),
    iban: field(iban(), { doc: 'International account number.' }),
    swift: field(textLike(11, /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'have 8 or 11 letters and digits'), {
      doc: 'SWIFT code (BIC) of the bank.',
    }),
    language: field(choice(['da', 'en'], 2), { required: true, doc: 'Language of what is sent: da or en.' }),
    timeZone: field(timeZone(), { required: true, doc: 'Where a day begins and ends, such as Europe/Copenhagen.' }),
    currencyCode: field(currencyCode(), {
      required: true,
      doc: 'Currency of the books.',
      mentions: { resource: 'currencies', by: 'code' },
    }),
    logo: file(
      { path: '/company/logo', mostBytes: 1_048_576, picture: true },
      { doc: 'Path of the logo, a PNG or JPEG picture that stands on what is sent.' },
    ),
    ...stamps,
  },
});
