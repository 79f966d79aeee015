import { enumerated, flag, int, text, time } from '../model/kind.ts';
import { field } from '../model/resource.ts';
import { eventType, eventWords } from '../model/vocabulary.ts';
import type { WriteSession } from '../tenant/store.ts';
import { areUsers } from './are-users.ts';
import { OperationRefusal, operation } from './operation.ts';

/** Plans time of several users at once: one event each. */
export const createEvent = operation({
  name: 'createEvent',
  doc: 'Plans time in the calendar of several users: one event each. Hours are registered with createHour instead.',
  shape: 'input',
  input: {
    type: field(enumerated(eventType, eventWords), { doc: 'PLANNING, which is also meant when it is left out.' }),
    userIds: { ...field(int(18), { doc: 'Whose time is planned.' }), list: true },
    startTime: field(time(), { doc: 'When it begins.' }),
    stopTime: field(time(), { doc: 'When it ends.' }),
    caseId: field(int(18), { doc: 'The case that is worked on.' }),
    addUsersToCase: field(flag(), { doc: 'Puts the users on the case too.' }),
    text: field(text(1000), { doc: 'What is to be done.' }),
  },
  result: { records: 'calendar' },
  async run(session, _target, { type, userIds, startTime, stopTime, caseId, addUsersToCase, text: words }, means) {
    if (type && type !== eventWords.PLANNING) throw new OperationRefusal('type', 'must be PLANNING; use createHour.');
    const users = [...new Set((userIds ?? []) as string[])];
    if (users.length === 0) throw new OperationRefusal('userIds', 'field is required.');
    if (!startTime) throw new OperationRefusal('startTime', 'field is required.');
    if (!stopTime) throw new OperationRefusal('stopTime', 'field is required.');
    if (BigInt(stopTime as string) < BigInt(startTime as string))
      throw new OperationRefusal('stopTime', 'may not be before the startTime.');
    if (!(await areUsers(session, users))) throw new OperationRefusal('userIds', 'must all be users.');
    const resource = means.registry.get('planned-time')!;
    const made: string[] = [];
    for (const userId of users) {
      const input = { userId, startTime, stopTime, caseId, text: words };
      made.push(await means.verbsOf(resource).create(session, { resource, surface: 'graphql', strict: false, input }));
    }
    if (caseId && addUsersToCase === 'true') await addToCase(session, caseId as string, users);
    return made.map(id => `planned-${id}`);
  },
});

/** Those who are on the case already stay there once. */
async function addToCase(session: WriteSession, caseId: string, users: readonly string[]): Promise<void> {
  await session.sql(
    `update cases c set updated_at = unix_now(), additional_technicians = concat_ws(',', nullif(c.additional_technicians, ''),
       array_to_string(array(select u from unnest($3::bigint[]) u
         where u is distinct from c.responsible_user_id and u <> all (user_ids(c.additional_technicians))), ','))
     where c.tenant_id = $1 and c.id = $2
       and not $3::bigint[] <@ (user_ids(c.additional_technicians) || coalesce(c.responsible_user_id, 0))`,
    [session.caller.tenantId, caseId, users],
  );
}
