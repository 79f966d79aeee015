// One way to write a record of any resource on either surface, with an outcome that a test can compare.
import type { Surface } from '../../src/model/kind.ts';
import type { Resource } from '../../src/model/registry.ts';
import type { Answer, Tenant } from './service.ts';

export interface Outcome {
  readonly ok: boolean;
  /** The record as the surface shows it; a number stands as `#` and its digits, so that none is lost. */
  readonly record: Readonly<Record<string, unknown>>;
  /** The fields that were refused, sorted. */
  readonly refused: readonly string[];
  /** `GraphQLError` where the value did not get past the schema. */
  readonly type: string | null;
  readonly answer: Answer;
}

export interface Writer {
  create(input: Readonly<Record<string, unknown>>): Promise<Outcome>;
  update(key: string, input: Readonly<Record<string, unknown>>): Promise<Outcome>;
  keyOf(record: Readonly<Record<string, unknown>>): string;
}

export function writerOf(tenant: Tenant, resource: Resource, surface: Surface): Writer {
  return surface === 'rest' ? restWriter(tenant, resource) : graphqlWriter(tenant, resource);
}

function restWriter(tenant: Tenant, { name, key }: Resource): Writer {
  const outcome = (answer: Answer): Outcome => ({
    ok: answer.status === 200 || answer.status === 201,
    record: answer.status < 300 ? (exact(answer.text) as Record<string, unknown>) : {},
    refused: answer.status === 400 ? Object.keys(answer.json?.errors ?? {}).sort() : [],
    type: answer.status === 400 ? 'ValidationError' : answer.status < 300 ? null : String(answer.status),
    answer,
  });
  return {
    create: async input => outcome(await tenant.rest('POST', `/${name}`, input)),
    update: async (id, input) => outcome(await tenant.rest('PUT', `/${name}/${encodeURIComponent(id)}`, input)),
    keyOf: record => bare(record[key.faces.rest!.name]),
  };
}

function graphqlWriter(tenant: Tenant, { type, faces, fields, declaration }: Resource): Writer {
  const selection = [...faces.graphql.keys()].join(' ');
  const idType = fields.get('id')!.declaration.kind.graphql;
  const outcome = (answer: Answer): Outcome => {
    const error = answer.json?.errors?.[0];
    const data = exact(answer.text) as { data?: { it?: Record<string, unknown> } };
    return {
      ok: answer.status === 200 && !error,
      record: data.data?.it ?? {},
      refused: Object.keys(error?.validation ?? {}).sort(),
      type: error?.type ?? (answer.status === 200 ? null : String(answer.status)),
      answer,
    };
  };
  return {
    create: async input =>
      outcome(
        await tenant.graphql(
          `mutation ($input: Create${type}Input!) { it: create${type}(input: $input) { ${selection} } }`,
          { input },
        ),
      ),
    update: async (id, input) =>
      outcome(
        await tenant.graphql(
          declaration.single
            ? `mutation ($input: Update${type}Input!) { it: update${type}(input: $input) { ${selection} } }`
            : `mutation ($id: ${idType}!, $input: Update${type}Input!) { it: update${type}(id: $id, input: $input) { ${selection} } }`,
          { id: idType === 'Int' ? Number(id) : id, input },
        ),
      ),
    keyOf: record => bare(record.id),
  };
}

/** JSON with every number as `#` and the digits it was written with. */
function exact(text: string): unknown {
  return JSON.parse(text, function (this: unknown, _key: string, value: unknown, context?: { source?: string }) {
    return typeof value === 'number' ? `#${context!.source}` : value;
  } as (key: string, value: unknown) => unknown);
}

/** A JSON number with digits that a JavaScript number does not hold. */
export function rawNumber(source: string): unknown {
  return (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON(source);
}

export function bare(value: unknown): string {
  return String(value).replace(/^#/, '');
}
