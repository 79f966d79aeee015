import { choice, decimal, int, text } from '../model/kind.ts';
import { field, ref } from '../model/resource.ts';

/** What a material of a case and a line of a draft have in common. */
export const materialFields = {
  quantity: field(decimal(), { required: true, doc: 'How many.' }),
  ean: field(text(250), { doc: 'EAN of the product.' }),
  productNumber: field(text(250), { doc: 'Number of the product.' }),
  description: field(text(), { rest: 'product_text', doc: 'What it is.' }),
  supplierName: field(text(), { rest: 'supplier', doc: 'Who supplied it.' }),
  discount: field(decimal(19), { doc: 'Percent.' }),
  costPrice: field(int(19), { doc: 'In øre.' }),
  listPrice: field(int(19), { doc: 'In øre.' }),
  salesPrice: field(int(19), { doc: 'In øre.' }),
  createdById: field(int(), {
    rest: 'created_by',
    initial: 'user',
    mentions: { resource: 'users', by: 'id' },
    doc: 'Id of the user who entered it.',
  }),
  addedType: field(choice(['1', '2', '3']), { doc: '1 regular, 2 manual, 3 offer.' }),
  ediInvoiceNumber: field(text(), { doc: 'Number of the electronic invoice that it came with.' }),
  accountId: ref('account-plan', { rest: 'account', by: 'number' }),
};
