// A creditor invoice waits until somebody approves or rejects it; a decided one can be reopened.
import { text } from '../model/kind.ts';
import { field } from '../model/resource.ts';
import { type Operation, OperationRefusal, operation } from './operation.ts';

export const approveCreditorInvoice = decision(
  'approveCreditorInvoice',
  'Approves a creditor invoice that awaits a decision.',
  '1',
  false,
);
export const rejectCreditorInvoice = decision(
  'rejectCreditorInvoice',
  'Rejects a creditor invoice that awaits a decision, with a reason.',
  '2',
  true,
);

export const reopenCreditorInvoice = operation({
  ...decision('reopenCreditorInvoice', 'Makes a decided creditor invoice await a decision again.', null, false),
  input: {},
});

function decision(name: string, doc: string, decided: '1' | '2' | null, required: boolean): Operation {
  return operation({
    name,
    doc,
    target: { resource: 'creditor-invoices', argument: 'id' },
    shape: 'arguments',
    input: { comment: field(text(500), { required, doc: 'Why.' }) },
    result: 'creditor-invoices',
    async run(session, id, { comment = null }) {
      const { tenantId } = session.caller;
      const [row] = await session.sql(
        'select approved_status from creditor_invoices where tenant_id = $1 and id = $2',
        [tenantId, id],
      );
      const before = row![0]!;
      if (before === decided) return id;
      if (before !== null && decided !== null) throw new OperationRefusal('id', 'is decided already; reopen it first.');
      await session.sql(
        'update creditor_invoices set approved_status = $3, approval_comment = $4, updated_at = unix_now() where tenant_id = $1 and id = $2',
        [tenantId, id, decided, comment],
      );
      return id;
    },
  });
}
