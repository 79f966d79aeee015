import type { Registry } from '../model/registry.ts';
import type { WriteSession } from '../tenant/store.ts';
import { takeTurns } from '../write/take-turns.ts';
import { insertRecord } from '../write/write.ts';
import { OperationRefusal, operation } from './operation.ts';

/** Makes a case of an incoming case, for the customer that sent it. Converted twice, it gives the same case. */
export const convertIncomingCase = operation({
  name: 'convertIncomingCase',
  doc: 'Makes a case of an incoming case and takes it out of the inbox; the customer is found, or made.',
  target: { resource: 'incoming-cases', argument: 'id' },
  shape: 'arguments',
  input: {},
  result: 'cases',
  async run(session, id, _input, { registry }) {
    const { tenantId } = session.caller;
    const [incoming] = await session.sql(
      `select case_id, rejected_at, job_description, customer_name, customer_email, customer_phone, customer_address, customer_postal_code,
         customer_city, responsible_user_id from incoming_cases where tenant_id = $1 and id = $2`,
      [tenantId, id],
    );
    const [converted, rejected, description, name, email, telephone, address, postalCode, city, responsibleUserId] =
      incoming!;
    if (converted) return converted;
    if (rejected) throw new OperationRefusal('id', 'was rejected and cannot be converted.');
    // Two requests of a new customer make one customer.
    await takeTurns(session, 'customers of incoming cases');
    const sender = { name, email, telephone, address, postalCode, city };
    const customerId = (await findCustomer(session, sender)) ?? (await makeCustomer(session, registry, sender));
    const [status] = await session.sql(
      "select id from case_statuses where tenant_id = $1 and kind = 'open' order by id limit 1",
      [tenantId],
    );
    const caseId = await insertRecord(session, {
      resource: registry.get('cases')!,
      surface: 'graphql',
      strict: true,
      input: { customerId, description, responsibleUserId, statusId: status?.[0] ?? null, requestor: name },
    });
    await session.sql('update incoming_cases set case_id = $3 where tenant_id = $1 and id = $2', [
      tenantId,
      id,
      caseId,
    ]);
    return caseId;
  },
});

type Sender = Readonly<
  Record<'name' | 'email' | 'telephone' | 'address' | 'postalCode' | 'city', string | null | undefined>
>;

/** By e-mail, else by telephone, else by name and postal code. */
async function findCustomer(
  session: WriteSession,
  { name, email, telephone, postalCode }: Sender,
): Promise<string | null> {
  const attempts: [where: string, values: (string | null | undefined)[]][] = [
    ['lower(email) = lower($2)', [email]],
    [
      `$2 in (regexp_replace(telephone, '\\D', '', 'g'), regexp_replace(mobile, '\\D', '', 'g'))`,
      [telephone?.replace(/\D/g, '')],
    ],
    ['fold(name) = fold($2) and postal_code = $3', [name, postalCode]],
  ];
  for (const [where, values] of attempts) {
    if (values.some(value => !value)) continue;
    const [row] = await session.sql(`select id from debtors where tenant_id = $1 and ${where} order by id limit 1`, [
      session.caller.tenantId,
      ...values,
    ]);
    if (row) return row[0]!;
  }
  return null;
}

function makeCustomer(session: WriteSession, registry: Registry, sender: Sender): Promise<string> {
  const input = { ...sender, name: sender.name || sender.email || sender.telephone || 'Ukendt kunde' };
  return insertRecord(session, { resource: registry.get('debtors')!, surface: 'graphql', strict: true, input });
}
