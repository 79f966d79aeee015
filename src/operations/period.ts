// What lasts from a beginning to an end may not end before it begins.
import type { Problems } from '../errors.ts';
import type { WriteSession } from '../tenant/store.ts';
import type { Change } from '../write/change.ts';
import { problem, validate } from '../write/validate.ts';
import type { Verbs } from '../write/verbs.ts';

export function lasting(verbs: Verbs): Pick<Verbs, 'create' | 'update'> {
  return {
    create: async (session, change) => verbs.create(session, change, {}, await periodProblems(session, change, null)),
    update: async (session, change, id) =>
      verbs.update(session, change, id, {}, await periodProblems(session, change, id)),
  };
}

/** Looked at as it would be stored: what the change leaves out is as it was. `id`: the record, when it exists. */
export async function periodProblems(session: WriteSession, change: Change, id: string | null): Promise<Problems> {
  const { resource, surface } = change;
  const { values } = validate(change, id === null ? 'create' : 'update');
  const fields = ['startTime', 'stopTime'].map(name => resource.fields.get(name)!);
  const columns = fields.map(({ column }) => column).join(', ');
  const [stored = []] =
    id === null
      ? []
      : await session.sql(`select ${columns} from ${resource.table} where tenant_id = $1 and id = $2`, [
          session.caller.tenantId,
          id,
        ]);
  const [start, stop] = fields.map((field, at) => (values.has(field) ? values.get(field) : stored[at]) ?? null);
  const problems: Problems = {};
  if (start && stop && BigInt(stop) < BigInt(start)) {
    const [first, last] = fields.map(field => field.faces[surface]!.name);
    problem(problems, last!, `may not be before the ${first}.`);
  }
  return problems;
}
