// POST /{resource}/bulk: up to a thousand creates, updates and deletes of a resource in one request, with a result per row.
import { ApiError, invalid } from '../errors.ts';
import { json, type Reply, type Request, type Route } from '../http/message.ts';
import { preferences } from '../http/preferences.ts';
import type { Registry, Resource } from '../model/registry.ts';
import type { Verb } from '../model/resource.ts';
import { BulkRefusal, mostRows, type RowResult, writeMany } from '../operations/bulk.ts';
import type { WriteSession } from '../tenant/store.ts';
import type { VerbsOf } from '../write/verbs.ts';
import type { Write } from './attempt.ts';
import { keyOfId, lockNamed, readObject, recordOf } from './records.ts';

const mostBody = 8 * 1_048_576;
const writing: readonly Verb[] = ['create', 'update', 'delete'];

interface Row {
  readonly verb: 'create' | 'update' | 'delete';
  readonly key: string;
  readonly record: Record<string, unknown>;
}

export function bulkRoutes(registry: Registry, write: Write, verbsOf: VerbsOf): Route[] {
  return [...registry.values()]
    .filter(({ verbs }) => writing.some(verb => verbs.rest.has(verb)))
    .map(resource => ({
      method: 'POST',
      path: `/${resource.name}/bulk`,
      async handler(request) {
        const { rows, atomic } = readRows(await readObject(request, mostBody), resource);
        try {
          return await write(request, async session => {
            const work = rows.map(row => () => save(session, request, resource, verbsOf, row));
            return reply(200, await show(session, resource, rows, await writeMany(session, work, atomic)));
          });
        } catch (error) {
          if (!(error instanceof BulkRefusal)) throw error;
          return reply(400, error.results.map(refusalOf), error.message);
        }
      },
    }));
}

async function save(
  session: WriteSession,
  request: Request,
  resource: Resource,
  verbsOf: VerbsOf,
  { verb, key, record: input }: Row,
): Promise<string> {
  const verbs = verbsOf(resource);
  const change = { resource, surface: 'rest' as const, input, strict: preferences(request).has('handling=strict') };
  if (verb === 'create') return verbs.create(session, change);
  const id = await lockNamed(session, { ...request, params: { key } }, resource);
  if (verb === 'update') await verbs.update(session, change, id);
  else await verbs.remove(session, resource, id);
  return id;
}

/** Every row with its record as it is in the end. */
async function show(
  session: WriteSession,
  resource: Resource,
  rows: readonly Row[],
  results: readonly RowResult[],
): Promise<string[]> {
  const shown: string[] = [];
  for (const [at, result] of results.entries()) {
    const { verb } = rows[at]!;
    if ('refusal' in result) shown.push(refusalOf(result));
    else if (verb === 'delete') shown.push('{"status":204}');
    else {
      const status = verb === 'create' ? 201 : 200;
      // A later row may have deleted it again.
      const found = await recordOf(session, resource, result.id);
      const key = found && JSON.stringify(await keyOfId(session, resource, result.id));
      shown.push(`{"status":${status},"key":${key},"record":${found && String(found.record)}}`);
    }
  }
  return shown;
}

/** A row that was refused; one that was not, but is taken back with those that were, has no status of its own. */
function refusalOf(result: RowResult): string {
  if (!('refusal' in result)) return '{"status":null}';
  const { status, message, problems } = result.refusal;
  return JSON.stringify({ status, message, ...(problems && { errors: problems }) });
}

function reply(status: number, results: readonly string[], message?: string): Reply {
  const head = message === undefined ? '' : `"message":${JSON.stringify(message)},`;
  return { status, type: json, body: `{${head}"results":[${results.join(',')}]}` };
}

function readRows(body: Record<string, unknown>, { verbs }: Resource): { rows: Row[]; atomic: boolean } {
  const { rows, atomic = true } = body;
  if (typeof atomic !== 'boolean') throw invalid({ atomic: ['The atomic field must be true or false.'] });
  if (!Array.isArray(rows)) throw invalid({ rows: ['The rows field must be a list.'] });
  if (rows.length < 1 || rows.length > mostRows) throw invalid({ rows: [`The rows must be from 1 to ${mostRows}.`] });
  const possible = writing.filter(verb => verbs.rest.has(verb));
  return {
    atomic,
    rows: rows.map((row: unknown, at): Row => {
      if (typeof row !== 'object' || row === null || Array.isArray(row))
        throw invalid({ [`rows.${at}`]: ['The row must be an object.'] });
      const { verb, key = '', record = {} } = row as Record<string, unknown>;
      if (!possible.includes(verb as Verb))
        throw invalid({ [`rows.${at}.verb`]: [`The verb must be one of ${possible.join(', ')}.`] });
      if (typeof record !== 'object' || record === null || Array.isArray(record))
        throw invalid({ [`rows.${at}.record`]: ['The record must be an object.'] });
      if (verb !== 'create' && typeof key !== 'string' && typeof key !== 'number')
        throw new ApiError('badRequest', `The key of row ${at} must be a text or a number.`);
      return { verb: verb as Row['verb'], key: String(key), record: record as Record<string, unknown> };
    }),
  };
}
