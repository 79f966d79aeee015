import { among, named, whether } from '../model/filter.ts';
import { type Enumeration, enumerated, flag, text, time } from '../model/kind.ts';
import { everyVerb, field, id, one, ref, resource, saving, stamps } from '../model/resource.ts';
import { ofCase } from './case-filter.ts';
import { materialFields } from './material-fields.ts';

const addedBy: Enumeration = {
  name: 'AddedBy',
  doc: 'What a material came to the case by.',
  values: { MATERIAL: 'It was used on the case.', OFFER: 'It is part of an offer.' },
};

const isOffer = (row: string): string => `${row}.added_type = '3'`;
const isDrafted = (row: string): string =>
  `exists (select 1 from invoice_draft_lines l where l.tenant_id = ${row}.tenant_id and l.material_id = ${row}.id)`;

export const caseMaterials = resource('case-materials', {
  doc: 'Material used on a case.',
  type: 'CaseMaterial',
  rest: saving,
  graphql: everyVerb,
  search: ['description', 'productNumber', 'ean'],
  lists: {
    caseMaterials: {
      arguments: {
        caseId: ofCase,
        type: named(
          addedBy,
          { OFFER: isOffer, MATERIAL: row => `(${isOffer(row)}) is not true` },
          'Only what came to the case by this.',
        ),
      },
      filtersType: 'CaseMaterialsFilterInput',
      filters: {
        caseIds: among(row => `${row}.case_id`, 'Only materials of these cases.'),
        isInvoiced: whether(row => `${row}.invoice_id is not null`, 'Whether they are billed.'),
        isAddedToDraft: whether(isDrafted, 'Whether they are on an invoice draft.'),
      },
    },
  },
  orders: { date: 'materialDate' },
  inputs: {
    identifier: {
      kind: text(),
      verbs: ['create'],
      doc: 'Token of a product of the price catalogue: gives number, text and prices that are not given here.',
    },
    type: {
      kind: enumerated(addedBy, { MATERIAL: '2', OFFER: '3' }),
      verbs: ['create', 'update'],
      doc: 'What it came to the case by; MATERIAL when left out.',
    },
  },
  fields: {
    id: id(),
    caseId: ref('cases', { rest: 'case_number', by: 'caseNumber', required: true }),
    ...materialFields,
    materialDate: field(time(), { rest: null, initial: 'now', doc: 'When it was used; now when left out.' }),
    supplierId: ref('suppliers', { rest: null, doc: 'The supplier in the price catalogue.' }),
    type: field(enumerated(addedBy, { MATERIAL: 'MATERIAL', OFFER: 'OFFER' }), {
      rest: null,
      access: 'read',
      doc: 'What it came to the case by.',
      computed: row => `case when ${isOffer(row)} then 'OFFER' else 'MATERIAL' end`,
    }),
    addedDate: field(time(), {
      rest: null,
      access: 'read',
      doc: 'When it was entered.',
      computed: row => `${row}.created_at`,
    }),
    isAddedToInvoiceDraft: field(flag(), {
      rest: null,
      access: 'read',
      doc: 'Whether it is on an invoice draft.',
      computed: isDrafted,
    }),
    invoiceId: ref('debtor-invoices', { rest: null, access: 'read', doc: 'The invoice that it was billed on.' }),
    creditorLineId: ref('creditor-invoice-lines', {
      rest: null,
      access: 'read',
      unique: true,
      doc: 'The line of a creditor invoice that it was bought on.',
    }),
    ...stamps,
  },
  relations: {
    createdBy: one('users', 'createdById', { rest: 'employee' }),
    case: one('cases', 'caseId', { rest: null }),
    supplier: one('suppliers', 'supplierId', { rest: null }),
    invoice: one('debtor-invoices', 'invoiceId', { rest: null }),
    creditorLine: one('creditor-invoice-lines', 'creditorLineId', { rest: null }),
    account: one('account-plan', 'accountId', { rest: null }),
  },
});
