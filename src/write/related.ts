// Saves several records that belong to one: those with an id are changed, those without are made, the rest stay as they are.
import { ApiError, invalid, type Problems } from '../errors.ts';
import type { Surface } from '../model/kind.ts';
import type { Field, Resource } from '../model/registry.ts';
import type { WriteSession } from '../tenant/store.ts';
import type { Change } from './change.ts';
import { insertRecord, updateRecord } from './write.ts';

/** Saves the related records that came along with their owner, by the names of the relations that allow it. */
export async function saveAlong(session: WriteSession, change: Change, ownerId: string): Promise<void> {
  const { resource, surface, strict, input } = change;
  for (const [name, { target, declaration }] of resource.relations[surface]) {
    const items = Object.hasOwn(input, name) ? input[name] : undefined;
    if (!declaration.saved || !Array.isArray(items)) continue;
    const owner = target.fields.get(declaration.via!)!;
    // Clients declare lists inside an input with items that may be null; those are left out.
    const given = surface === 'graphql' ? items.filter(item => item !== null) : items;
    await saveRelated(session, { resource: target, owner, ownerId, surface, strict, name }, given);
  }
}

export interface Related {
  readonly resource: Resource;
  /** The field of the related records that refers to their owner, and the owner's id. */
  readonly owner: Field;
  readonly ownerId: string;
  readonly surface: Surface;
  readonly strict: boolean;
  /** What the list is called, in what is told to be wrong. */
  readonly name: string;
}

export async function saveRelated(session: WriteSession, related: Related, items: readonly unknown[]): Promise<void> {
  const problems: Problems = {};
  for (const [at, item] of items.entries()) {
    try {
      await session.attempt(() => save(session, related, item));
    } catch (error) {
      if (!(error instanceof ApiError) || !error.problems) throw error;
      for (const [name, texts] of Object.entries(error.problems)) problems[`${related.name}.${at}.${name}`] = texts;
    }
  }
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

async function save(
  session: WriteSession,
  { resource, owner, ownerId, surface, strict }: Related,
  item: unknown,
): Promise<void> {
  if (typeof item !== 'object' || item === null || Array.isArray(item))
    throw invalid({ item: ['The item must be an object.'] });
  const { id = null, ...given } = item as Record<string, unknown>;
  // Whose they are is said by the address, not by the record.
  const face = owner.faces[surface];
  const input = face ? { ...given, [face.name]: undefined } : given;
  const change = { resource, surface, strict, input };
  if (id === null || id === '') {
    await insertRecord(session, change, { [owner.column!]: ownerId }, {}, new Set([owner]));
    return;
  }
  const [row] = await session.sql(
    `select id from ${resource.table} where tenant_id = $1 and ${owner.column} = $2 and id::text = $3 for update`,
    [session.caller.tenantId, ownerId, String(id)],
  );
  if (!row) throw invalid({ id: ['The id does not exist.'] });
  await updateRecord(session, change, row[0]!);
}
