import { among, within } from '../model/filter.ts';
import { int, text, time } from '../model/kind.ts';
import { everyVerb, field, id, key, one, ref, resource, stamps } from '../model/resource.ts';

export const offers = resource('offers', {
  doc: 'What a customer was offered, and for how much. An accepted offer belongs to a case.',
  type: 'Offer',
  key: 'number',
  rest: [],
  graphql: everyVerb,
  search: ['number', 'description'],
  lists: {
    offers: {
      filters: {
        customers: among(row => `${row}.customer_id`, 'Only offers to these customers.'),
        caseIds: among(row => `${row}.case_id`, 'Only offers of these cases.'),
        createdAt: within(row => `${row}.created_at`, 'Only offers made within this time.'),
      },
    },
  },
  fields: {
    id: id(),
    number: key(50, { initial: 'series', doc: 'Number of the offer; the next free one when left out.' }),
    customerId: ref('debtors', { rest: null, required: true, doc: 'Who it is offered to.' }),
    description: field(text(), { doc: 'What is offered.' }),
    amount: field(int(), { doc: 'For how much, without VAT, in øre.' }),
    date: field(time(), { initial: 'now', doc: 'When it was made.' }),
    validUntil: field(time(), { doc: 'Until when it stands.' }),
    caseId: ref('cases', { rest: null, doc: 'The case that it is about.' }),
    acceptedAt: field(time(), { access: 'read', doc: 'When it was accepted; null while it is open.' }),
    ...stamps,
  },
  relations: {
    customer: one('debtors', 'customerId', { rest: null }),
    case: one('cases', 'caseId', { rest: null }),
  },
});
