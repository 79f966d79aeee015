import { amount, time } from '../model/kind.ts';
import { field } from '../model/resource.ts';
import { oere } from './money.ts';
import { OperationRefusal, operation } from './operation.ts';

/** Sets what is paid of an invoice; its status follows: 1 open, 2 partly paid, 3 paid. Sent again, it changes nothing. */
export const payInvoice = operation({
  name: 'paySalesInvoice',
  doc: 'Sets when an invoice was paid and how much; 0 makes it open again.',
  target: { resource: 'debtor-invoices', argument: 'id' },
  shape: 'arguments',
  input: {
    paidDate: field(time(), { rest: 'payed_date', required: true, doc: 'When it was paid.' }),
    paidAmount: field(amount(), { rest: 'payed_amount', required: true, doc: 'How much is paid in all.' }),
  },
  rest: { method: 'PUT', path: '/debtor-invoices/:key/pay', status: 200, include: [] },
  result: 'debtor-invoices',
  async run(session, id, { paidDate, paidAmount }) {
    const { tenantId } = session.caller;
    const [row] = await session.sql(
      'select total_amount, status from debtor_invoices where tenant_id = $1 and id = $2',
      [tenantId, id],
    );
    const [total, status] = row!;
    const paid = oere(paidAmount as string);
    if (paid < 0n) throw new OperationRefusal('paidAmount', 'may not be less than zero.');
    if (status === '4') throw new OperationRefusal('paidAmount', 'cannot be set: the invoice is credited.');
    const next = paid === 0n ? 1 : paid < oere(total!) ? 2 : 3;
    await session.sql(
      `update debtor_invoices set paid_date = $3, paid_amount = $4, status = $5, updated_at = unix_now()
       where tenant_id = $1 and id = $2 and (paid_date, paid_amount, status) is distinct from ($3::bigint, $4::numeric, $5::bigint)`,
      [tenantId, id, paidDate, paidAmount, next],
    );
    return id;
  },
});
