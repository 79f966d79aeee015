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
    name: field(text(255), { rest: 'Name', required: true }),
    address: field(text(255), { rest: 'Address' }),
    postalCode: field(text(50), { rest: 'Postalcode' }),
    city: field(text(255), { rest: 'City' }),
    vatNumber: field(text(50), { rest: 'CVR' }),
    ...stamps,
  },
  relations: { purchaseAccount: one('account-plan', 'purchaseAccountId', { rest: null }) },
});
