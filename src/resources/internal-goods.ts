import { named } from '../model/filter.ts';
import { type Enumeration, flag, int, text } from '../model/kind.ts';
import { field, id, one, ref, resource, saving, stamps } from '../model/resource.ts';

const productType: Enumeration = {
  name: 'ProductTypeEnum',
  doc: 'A kind of product.',
  values: { ITEMS: 'Things.', HOURS: 'Hourly rates.' },
};

export const internalGoods = resource('internal-goods', {
  doc: 'A product or an hourly rate of the business itself.',
  type: 'Product',
  rest: ['list', 'create', 'update'],
  graphql: saving,
  search: ['number', 'description'],
  lists: {
    products: {
      arguments: {
        type: named(
          productType,
          { HOURS: row => `${row}.is_hour`, ITEMS: row => `${row}.is_hour is not true` },
          'Only products of this kind.',
        ),
      },
    },
  },
  lookups: { product: { by: 'id', doc: 'One product by its id.' } },
  fields: {
    id: id(),
    number: field(text(250), { required: true, doc: 'Number of the product.' }),
    description: field(text(250), { required: true, doc: 'What it is.' }),
    listPrice: field(int(), { rest: 'price', required: true, doc: 'In øre.' }),
    costPrice: field(int(19), { rest: 'costprice', required: true, doc: 'In øre.' }),
    accountId: ref('account-plan', { rest: 'account', by: 'number' }),
    isHour: field(flag(), { rest: null, doc: 'Whether it is an hourly rate.' }),
    ...stamps,
  },
  relations: { account: one('account-plan', 'accountId', { rest: null }) },
});
