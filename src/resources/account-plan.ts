import { choice, int, text } from '../model/kind.ts';
import { everyVerb, field, id, one, ref, resource, saving } from '../model/resource.ts';
import { vatDirections } from './vat-directions.ts';

export const accountPlan = resource('account-plan', {
  doc: 'An account of the account plan.',
  table: 'accounts',
  type: 'Account',
  key: 'number',
  rest: saving,
  graphql: everyVerb,
  search: ['name', 'number'],
  fields: {
    id: id(),
    number: field(int(), {
      rest: 'nr',
      required: true,
      unique: true,
      doc: 'Number of the account, given by the client.',
    }),
    name: field(text(150), { required: true, doc: 'Name of the account.' }),
    type: field(choice(['Heading', 'Status', 'ProfitAndLoss', 'TotalFrom', 'SumInterval']), {
      required: true,
      doc: 'What the account is for in the plan.',
    }),
    vatTypeId: ref('vat-types', { rest: 'moms', by: 'vatCode', required: true }),
    vatDirection: field(choice(vatDirections), {
      rest: 'vattype',
      doc: 'Which side of the VAT account it belongs to.',
    }),
  },
  relations: { vatType: one('vat-types', 'vatTypeId', { rest: null }) },
});
