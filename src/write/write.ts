// Insert, update and remove: the only functions that change a record.
import { ApiError, invalid, type Problems } from '../errors.ts';
import type { Surface, Value } from '../model/kind.ts';
import type { Field, Registry, Resource } from '../model/registry.ts';
import { nextNumber } from '../tenant/series.ts';
import type { WriteSession } from '../tenant/store.ts';
import type { Change } from './change.ts';
import { resolve } from './references.ts';
import { type Clean, problem, validate } from './validate.ts';

/** Column → value that an operation adds to what the client sent. */
export type Extra = Readonly<Record<string, unknown>>;

/** Makes a record and returns its id. */
export async function insertRecord(
  session: WriteSession,
  change: Change,
  extra: Extra = {},
  found: Problems = {},
  given: ReadonlySet<Field> = new Set(),
): Promise<string> {
  const { resource } = change;
  const clean = validate(change, 'create', given);
  await check(session, change, clean, null, found);
  const columns = new Map<string, unknown>([['tenant_id', session.caller.tenantId]]);
  for (const field of resource.fields.values()) {
    if (field.declaration.initial && !clean.values.has(field)) {
      columns.set(field.column!, await initialValue(session, resource, field));
    }
  }
  assign(columns, clean, change.surface);
  for (const [column, value] of Object.entries(extra)) columns.set(column, value);
  const names = [...columns.keys()];
  const [row] = await refusing(change, () =>
    session.sql(
      `insert into ${resource.table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning id`,
      [...columns.values()],
    ),
  );
  return row![0]!;
}

/** Changes the fields that the input names; a record that is as it was stays untouched. Returns whether it changed. */
export async function updateRecord(
  session: WriteSession,
  change: Change,
  id: string,
  extra: Extra = {},
  found: Problems = {},
): Promise<boolean> {
  const { resource } = change;
  const clean = validate(change, 'update');
  await check(session, change, clean, id, found);
  const columns = new Map<string, unknown>();
  assign(columns, clean, change.surface);
  for (const [column, value] of Object.entries(extra)) columns.set(column, value);
  if (columns.size === 0) return false;
  const names = [...columns.keys()];
  const params = names.map((_, at) => `$${at + 3}`);
  const sets = names.map((name, at) => `${name} = ${params[at]}`);
  if (resource.fields.has('updatedAt')) sets.push('updated_at = unix_now()');
  const rows = await refusing(change, () =>
    session.sql(
      `update ${resource.table} set ${sets.join(', ')} where tenant_id = $1 and id = $2 ` +
        `and (${names.join(', ')}) is distinct from (${params.join(', ')}) returning id`,
      [session.caller.tenantId, id, ...columns.values()],
    ),
  );
  return rows.length > 0;
}

/** Removes a record, unless others refer to it. */
export async function removeRecord(
  session: WriteSession,
  registry: Registry,
  resource: Resource,
  id: string,
): Promise<void> {
  try {
    await removeOwned(session, resource, id);
    const users = referrers(registry, resource);
    if (users.length > 0) {
      const checks = users.map(
        ({ table, tie }) =>
          `exists (select 1 from ${table} r join ${resource.table} x on x.tenant_id = r.tenant_id and x.id = $2 where r.tenant_id = $1 and ${tie})`,
      );
      const [used] = await session.sql(`select ${checks.join(', ')}`, [session.caller.tenantId, id]);
      const names = [...new Set(users.filter((_, at) => used![at] === 't').map(user => user.name))];
      if (names.length > 0) throw inUse(names);
    }
    await session.sql(`delete from ${resource.table} where tenant_id = $1 and id = $2`, [session.caller.tenantId, id]);
  } catch (error) {
    // What is no resource refers to it (an API key to its user), or something does since the question was asked.
    const { code, table = '' } = error as { code?: string; table?: string };
    throw code === '23503' ? inUse([table.replaceAll('_', '-')]) : error;
  }
}

function inUse(names: readonly string[]): ApiError {
  return invalid({ id: [`The record is used by ${names.join(', ')} and cannot be deleted.`] });
}

/** What is saved along with a record goes along with it. */
async function removeOwned(session: WriteSession, resource: Resource, id: string): Promise<void> {
  for (const { target, declaration } of resource.relations.graphql.values()) {
    if (!declaration.saved) continue;
    const { column } = target.fields.get(declaration.via!)!;
    await session.sql(`delete from ${target.table} where tenant_id = $1 and ${column} = $2`, [
      session.caller.tenantId,
      id,
    ]);
  }
}

/** Locks the record that a client names by its key or id and returns its id; null when the tenant has none. */
export async function lockRecord(
  session: WriteSession,
  resource: Resource,
  by: Field,
  value: Value,
): Promise<string | null> {
  const [row] = await session.sql(
    `select id from ${resource.table} where tenant_id = $1 and ${by.column} = $2 for update`,
    [session.caller.tenantId, value],
  );
  return row?.[0] ?? null;
}

/** Refuses a record that is no longer of a version that the client accepts. */
export async function checkVersion(
  session: WriteSession,
  resource: Resource,
  id: string,
  accepts: (version: string) => boolean,
): Promise<void> {
  const [row] = await session.sql(`select version from ${resource.table} where tenant_id = $1 and id = $2`, [
    session.caller.tenantId,
    id,
  ]);
  if (!accepts(row![0]!)) throw new ApiError('versionMismatch');
}

/** Throws what the rules refuse, together with what an operation found wrong by itself. */
async function check(
  session: WriteSession,
  change: Change,
  clean: Clean,
  id: string | null,
  found: Problems,
): Promise<void> {
  await resolve(session, change, clean, id);
  const problems = { ...found, ...clean.problems };
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

/** Two fields may stand for one column (a case by its id and by its number): they must agree. */
function assign(columns: Map<string, unknown>, { values }: Clean, surface: Surface): void {
  const given = new Map<string, { field: Field; value: Value }>();
  for (const [field, value] of values) {
    const other = given.get(field.column!);
    if (other && other.value !== value) {
      const problems: Problems = {};
      problem(problems, field.faces[surface]!.name, `contradicts ${other.field.faces[surface]!.name}.`);
      throw invalid(problems);
    }
    given.set(field.column!, { field, value });
    columns.set(field.column!, value);
  }
}

async function initialValue(session: WriteSession, resource: Resource, field: Field): Promise<unknown> {
  switch (field.declaration.initial!) {
    case 'now':
      return Math.floor(Date.now() / 1000);
    case 'user':
      return session.caller.userId;
    case 'series':
      return nextNumber(session, resource.name, resource.table, field.column!);
  }
}

/** A rule that another transaction broke in the meantime is still a refusal of this one. */
async function refusing<T>(change: Change, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code, constraint = '' } = error as { code?: string; constraint?: string };
    if (code !== '23505' && code !== '23503') throw error;
    const { resource, surface } = change;
    const field = [...resource.fields.values()].find(
      ({ column, faces }) =>
        column && faces[surface] && constraint.startsWith(`${resource.table}_tenant_id_${column}_`.slice(0, 50)),
    );
    if (!field) throw new ApiError('conflict');
    const problems: Problems = {};
    problem(problems, field.faces[surface]!.name, code === '23505' ? 'has already been taken.' : 'does not exist.');
    throw invalid(problems);
  }
}

/** All that points at records of a resource: bound to them, named as related, or mentioned in a text. `r` refers to `x`. */
function referrers(registry: Registry, target: Resource): { name: string; table: string; tie: string }[] {
  return [...registry.values()].flatMap(({ name, table, fields, relations, declaration }) => {
    if (declaration.view) return [];
    const ties = [...fields.values()].flatMap(field => tieOf(field, target));
    for (const { target: other, many, join, declaration } of relations.graphql.values()) {
      if (other === target && !many && (declaration.via || declaration.match)) ties.push(join('r', 'x'));
    }
    return [...new Set(ties)].map(tie => ({ name, table, tie }));
  });
}

function tieOf({ reference, column, declaration: { mentions } }: Field, target: Resource): string[] {
  if (reference?.target === target) return [`x.id = r.${column}`];
  if (mentions?.resource !== target.name) return [];
  const named = `x.${target.fields.get(mentions.by)!.column}::text`;
  return [
    mentions.list
      ? `${named} = any (string_to_array(replace(r.${column}, ' ', ''), ','))`
      : `${named} = r.${column}::text`,
  ];
}
