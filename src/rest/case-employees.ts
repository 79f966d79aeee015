// GET /cases/{n}/employees: main technician, additional ones, and those with hours or plans on the case.
import { json, type Route } from '../http/message.ts';
import type { Registry } from '../model/registry.ts';
import { type Condition, Param } from '../read/query.ts';
import { readPage } from '../read/read.ts';
import { missing } from '../tenant/owner.ts';
import { asTenant, type Store } from '../tenant/store.ts';
import { readListing } from './query-string.ts';
import { keyOf } from './records.ts';

const employees = {
  name: 'case_employees',
  text: `${asTenant}select (select array_to_json(array(
      select c.responsible_user_id where c.responsible_user_id is not null
      union select unnest(user_ids(c.additional_technicians))
      union select h.user_id from hours h where h.tenant_id = t.id and h.case_id = c.id
      union select p.user_id from planned_time p where p.tenant_id = t.id and p.case_id = c.id and p.user_id is not null))
    from cases c where c.tenant_id = t.id and c.case_number = $2) from t`,
};

export function caseEmployeesRoute(registry: Registry, store: Store): Route {
  const cases = registry.get('cases')!;
  const users = registry.get('users')!;
  return {
    method: 'GET',
    path: '/cases/:key/employees',
    async handler(request) {
      const { query } = readListing(users, request.search);
      const page = await store.read(request.caller, async session => {
        const key = keyOf(request, cases);
        const [row] = key === null ? [] : await session.fetch(employees, [key]);
        if (!row?.[0]) throw await missing(session, cases, key);
        const ids = (JSON.parse(String(row[0])) as number[]).map(String);
        const onCase: Condition = { op: 'in', face: users.fields.get('id')!.faces.rest!, param: new Param(ids) };
        return readPage(session, { ...query, where: query.where ? { op: 'all', of: [query.where, onCase] } : onCase });
      });
      return { status: 200, type: json, body: page.items };
    },
  };
}
