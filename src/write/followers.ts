// Who names a record by its business number in a text goes on naming it when the number changes.
import type { Registry, Resource } from '../model/registry.ts';
import type { WriteSession } from '../tenant/store.ts';

interface Follower {
  readonly table: string;
  readonly column: string;
  /** The column of the record that they name. */
  readonly named: string;
}

/** Changes a record by `update` and, with it, all that follow it. */
export async function withFollowers(
  session: WriteSession,
  registry: Registry,
  resource: Resource,
  id: string,
  update: () => Promise<boolean>,
): Promise<boolean> {
  const followers = followersOf(registry, resource);
  if (followers.length === 0) return update();
  const before = await namesOf(session, resource, id, followers);
  const changed = await update();
  const after = changed ? await namesOf(session, resource, id, followers) : before;
  for (const [at, { table, column }] of followers.entries()) {
    if (before[at] === after[at] || before[at] === null) continue;
    await session.sql(`update ${table} set ${column} = $3 where tenant_id = $1 and ${column} = $2`, [
      session.caller.tenantId,
      before[at],
      after[at],
    ]);
  }
  return changed;
}

function followersOf(registry: Registry, target: Resource): Follower[] {
  return [...registry.values()].flatMap(({ table, fields }) =>
    [...fields.values()].flatMap(({ column, declaration: { mentions } }) =>
      mentions?.follows && mentions.resource === target.name
        ? { table, column: column!, named: target.fields.get(mentions.by)!.column! }
        : [],
    ),
  );
}

async function namesOf(
  session: WriteSession,
  resource: Resource,
  id: string,
  followers: readonly Follower[],
): Promise<(string | null)[]> {
  const columns = followers.map(({ named }) => `${named}::text`).join(', ');
  const [row] = await session.sql(`select ${columns} from ${resource.table} where tenant_id = $1 and id = $2`, [
    session.caller.tenantId,
    id,
  ]);
  return row!;
}
