import { OperationRefusal, operation } from './operation.ts';

/** Takes an incoming case out of the inbox without making a case of it. */
export const rejectIncomingCase = operation({
  name: 'rejectIncomingCase',
  doc: 'Takes an incoming case out of the inbox without making a case of it.',
  target: { resource: 'incoming-cases', argument: 'id' },
  shape: 'arguments',
  input: {},
  result: 'incoming-cases',
  async run(session, id) {
    const { tenantId } = session.caller;
    const [row] = await session.sql('select case_id from incoming_cases where tenant_id = $1 and id = $2', [
      tenantId,
      id,
    ]);
    if (row![0]) throw new OperationRefusal('id', 'is a case already.');
    await session.sql(
      'update incoming_cases set rejected_at = unix_now() where tenant_id = $1 and id = $2 and rejected_at is null',
      [tenantId, id],
    );
    return id;
  },
});
