import { flag, text } from '../model/kind.ts';
import { everyVerb, field, id, key, one, ref, resource, saving, stamps } from '../model/resource.ts';
import { purchaseAccount } from './vat-directions.ts';

export const creditors = resource('creditors', {
  doc: 'A supplier that sends invoices to the business.',
  type: 'Creditor',
  key: 'number',
  rest: saving,
  graphql: everyVerb,
  search: ['name', 'number', 'vatNumber', 'city'],
  lookups: { creditor: { by: 'number', doc: 'One creditor by its number; null when there is none.' } },
  fields: {
    id: id('String'),
    number: key(50, {
      rest: 'ID',
      required: true,
      only: 'numeric',
      doc: 'Number of the creditor, given by the client.',
    }),
    purchaseAccountId: ref('account-plan', { rest: 'Account', by: 'number', ...purchaseAccount }),
    isAccessible: field(flag(), { rest: 'IsAccessible', doc: 'Whether the creditor is active.' }),
    name: field(text(255), { rest: 'Name', required: true, doc: 'Name of the creditor.' }),
    address: field(text(255), { rest: 'Address', doc: 'Street and number.' }),
    postalCode: field(text(50), { rest: 'Postalcode', doc: 'Postal code.' }),
    city: field(text(255), { rest: 'City', doc: 'City.' }),
    vatNumber: field(text(50), { rest: 'CVR', doc: 'Company registration number (CVR).' }),
    vatZone: field(text(50), { rest: null, doc: 'Where it pays VAT, such as domestic, EU or abroad.' }),
    locked: field(flag(), { rest: null, doc: 'Nothing may be bought of it for now.' }),
    transferToInventoryProvider: field(flag(), {
      rest: null,
      doc: 'Whether its purchases go on to the inventory system.',
    }),
    gln: field(text(50), { rest: null, doc: 'Its GLN (EAN) number.' }),
    country: field(text(100), { rest: null, doc: 'Where it is.' }),
    economyTransferState: field(text(50), { rest: null, doc: 'How far it is carried over to the bookkeeping system.' }),
    supplierId: ref('suppliers', { rest: null, doc: 'Its part of the price catalogue.' }),
    currencyId: ref('currencies', { rest: null, doc: 'The currency of its invoices.' }),
    paymentTermId: ref('payment-terms', { rest: null, doc: 'When its invoices fall due.' }),
    ...stamps,
  },
  relations: {
    purchaseAccount: one('account-plan', 'purchaseAccountId', { rest: null }),
    supplier: one('suppliers', 'supplierId', { rest: null }),
    currency: one('currencies', 'currencyId', { rest: null }),
    paymentTerm: one('payment-terms', 'paymentTermId', { rest: null }),
  },
});
