// Many writes of a resource in one mutation, with a result for each.
import {
  GraphQLBoolean,
  type GraphQLFieldConfig,
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql';
import { type ApiError, invalid, type Problems } from '../errors.ts';
import type { Resource } from '../model/registry.ts';
import { BulkRefusal, mostRows, type RowResult, writeMany } from '../operations/bulk.ts';
import type { WriteSession } from '../tenant/store.ts';
import type { Verbs } from '../write/verbs.ts';
import { Int, Json } from './scalars.ts';
import { rootList, typeOf } from './types.ts';

const BulkResult = new GraphQLObjectType({
  name: 'BulkResult',
  description: 'How one row of a bulk mutation went.',
  fields: {
    index: { type: new GraphQLNonNull(Int), description: 'Its place in `rows`, from 0.' },
    id: { type: Int, description: 'Id of its record; null where it was refused.' },
    ok: { type: new GraphQLNonNull(GraphQLBoolean), description: 'Whether it was written.' },
    message: { type: GraphQLString, description: 'Why it was refused.' },
    validation: { type: Json, description: 'What is wrong with its fields, by their names.' },
  },
});

/** `inputs`: those of the resource's own mutations; absent where it has none. */
export function bulkMutation(
  resource: Resource,
  inputs: Partial<Record<'create' | 'update', GraphQLInputObjectType>>,
): GraphQLFieldConfig<unknown, unknown> {
  const { type, plural, verbs } = resource;
  const id = typeOf(resource.fields.get('id')!);
  const row = new GraphQLInputObjectType({
    name: `${type}BulkRow`,
    description: `One write: \`create\`, or \`id\` with \`update\` or \`delete\`.`,
    fields: {
      ...(inputs.create && { create: { type: inputs.create, description: 'Makes a record with these fields.' } }),
      ...((inputs.update || verbs.graphql.has('delete')) && { id: { type: id, description: 'Which record.' } }),
      ...(inputs.update && { update: { type: inputs.update, description: 'Changes these fields of it.' } }),
      ...(verbs.graphql.has('delete') && { delete: { type: GraphQLBoolean, description: 'True: deletes it.' } }),
    },
  });
  return {
    type: rootList(BulkResult),
    description: `Up to ${mostRows} creates, updates and deletes of ${plural} in one transaction.`,
    args: {
      rows: {
        type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(row))),
        description: 'The writes, in order.',
      },
      atomic: {
        type: GraphQLBoolean,
        defaultValue: true,
        description: 'True: all or none. False: those that are refused leave the others alone.',
      },
    },
  };
}

interface Row {
  readonly id?: unknown;
  readonly create?: Readonly<Record<string, unknown>> | null;
  readonly update?: Readonly<Record<string, unknown>> | null;
  readonly delete?: boolean | null;
}

export async function writeRows(
  session: WriteSession,
  resource: Resource,
  verbs: Verbs,
  { rows, atomic }: { readonly rows: readonly Row[]; readonly atomic?: boolean | null },
  lock: (id: unknown) => Promise<string>,
): Promise<object[]> {
  if (rows.length < 1 || rows.length > mostRows) throw invalid({ rows: [`The rows must be from 1 to ${mostRows}.`] });
  const work = rows.map((row, at) => async (): Promise<string> => {
    const asked = [row.create, row.update, row.delete || null].filter(part => part != null);
    if (asked.length !== 1) throw invalid({ [`rows.${at}`]: ['The row must have one of create, update and delete.'] });
    if (row.create) return verbs.create(session, { resource, surface: 'graphql', input: row.create, strict: false });
    const id = await lock(row.id);
    if (row.update) await verbs.update(session, { resource, surface: 'graphql', input: row.update, strict: false }, id);
    else await verbs.remove(session, resource, id);
    return id;
  });
  try {
    return (await writeMany(session, work, atomic !== false)).map(shown);
  } catch (error) {
    if (!(error instanceof BulkRefusal)) throw error;
    throw invalid(problemsOf(error.results));
  }
}

function shown(result: RowResult, index: number): object {
  if (!('refusal' in result)) return { index, id: Number(result.id), ok: true, message: null, validation: null };
  const { message, problems = null } = result.refusal;
  return { index, id: null, ok: false, message, validation: problems };
}

/** What is wrong, by the places of the rows. */
function problemsOf(results: readonly RowResult[]): Problems {
  const refused = results.flatMap((result, at) => ('refusal' in result ? [[at, result.refusal] as const] : []));
  return Object.fromEntries(refused.flatMap(([at, refusal]) => entriesOf(at, refusal)));
}

function entriesOf(at: number, { problems, message }: ApiError): [string, string[]][] {
  if (!problems) return [[`rows.${at}`, [message]]];
  return Object.entries(problems).map(([name, texts]) => [
    name.startsWith('rows.') ? name : `rows.${at}.${name}`,
    texts,
  ]);
}
