import { int, text } from '../model/kind.ts';
import { everyVerb, field, id, one, ref, resource, stamps } from '../model/resource.ts';

export const internalGoods = resource('internal-goods', {
  doc: 'A product or an hourly rate of the business itself.',
  type: 'Product',
  rest: ['list', 'create', 'update'],
  graphql: everyVerb,
  search: ['number', 'description'],
  fields: {
    id: id(),
    number: field(text(250), { required: true }),
    description: field(text(250), { required: true }),
    listPrice: field(int(), { rest: 'price', required: true, doc: 'In øre.' }),
    costPrice: field(int(19), { rest: 'costprice', required: true, doc: 'In øre.' }),
    accountId: ref('account-plan', { rest: 'account', by: 'number' }),
    ...stamps,
  },
  relations: { account: one('account-plan', 'accountId', { rest: null }) },
});
