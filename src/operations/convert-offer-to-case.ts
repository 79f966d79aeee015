import { int, text } from '../model/kind.ts';
import { field } from '../model/resource.ts';
import type { WriteSession } from '../tenant/store.ts';
import { type Means, OperationRefusal, operation } from './operation.ts';

/** Accepts an offer: makes a case of it, or adds it to the case it is about. Accepted twice, it gives the same case. */
export const convertOfferToCase = operation({
  name: 'convertOfferToCase',
  doc: 'Accepts an offer: makes a case of it, or adds it to the case that it is about.',
  target: { resource: 'offers', argument: 'id' },
  shape: 'options',
  input: {
    caseId: field(int(18), { doc: 'Adds the offer to this case instead of making one.' }),
    statusId: field(int(18), { doc: 'Status of the new case; the first open one when left out.' }),
    caseTypeId: field(int(18), { doc: 'Type of the new case.' }),
    responsibleUserId: field(int(18), { doc: 'Who is responsible for the new case.' }),
    description: field(text(), { doc: 'What the new case is about; that of the offer when left out.' }),
  },
  result: 'cases',
  async run(session, id, options, means) {
    const { tenantId } = session.caller;
    const [offer] = await session.sql(
      'select number, customer_id, description, case_id, accepted_at from offers where tenant_id = $1 and id = $2',
      [tenantId, id],
    );
    const [number, customerId, description, ownCase, accepted] = offer!;
    if (accepted) return ownCase;
    const given = (options.caseId as string | undefined) ?? ownCase;
    const caseId = given
      ? await customersCase(session, given, customerId!)
      : await makeCase(session, means, {
          description,
          ...options,
          customerId,
          offerNumber: /^\d{1,10}$/.test(number!) ? number : null,
        });
    await session.sql(
      'update offers set case_id = $3, accepted_at = unix_now(), updated_at = unix_now() where tenant_id = $1 and id = $2',
      [tenantId, id, caseId],
    );
    return caseId;
  },
});

async function customersCase(session: WriteSession, caseId: string, customerId: string): Promise<string> {
  const [row] = await session.sql('select 1 from cases where tenant_id = $1 and id = $2 and customer_id = $3', [
    session.caller.tenantId,
    caseId,
    customerId,
  ]);
  if (!row) throw new OperationRefusal('caseId', 'must be a case of the same customer.');
  return caseId;
}

async function makeCase(
  session: WriteSession,
  { registry, verbsOf }: Means,
  given: Readonly<Record<string, unknown>>,
): Promise<string> {
  const [status] = await session.sql(
    "select id from case_statuses where tenant_id = $1 and kind = 'open' order by id limit 1",
    [session.caller.tenantId],
  );
  const resource = registry.get('cases')!;
  const input = { statusId: status?.[0] ?? null, ...given, caseId: undefined };
  return verbsOf(resource).create(session, { resource, surface: 'graphql', strict: false, input });
}
