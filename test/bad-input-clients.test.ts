// Random arguments of every query and mutation, made from the schema alone: answered or refused by name, never an error of ours.
import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import fc from 'fast-check';
import {
  buildClientSchema,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getIntrospectionQuery,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { type Service, startService } from './support/service.ts';

let service: Service;
let schema: GraphQLSchema;
let ids: number[];
before(async () => {
  service = await startService({ cases: 2 });
  schema = buildClientSchema((await service.a.graphql(getIntrospectionQuery())).json.data);
  ids = (await service.sql('select id from cases union select id from users union select id from hours limit 20')).map(
    row => Number(row[0]),
  );
});
after(() => service.stop());

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    '',
    '\0',
    '\ud800',
    'a.b',
    'QQ.1-2-3',
    '1',
    'x'.repeat(3000),
    '"',
    '%',
    'number;description;list_price\n1;a;2',
  ),
);
const whole = (): fc.Arbitrary<number> =>
  fc.oneof(
    fc.constantFrom(...ids),
    fc.constantFrom(0, -1, 1, 2 ** 53 - 1, -(2 ** 53 - 1), 9_999_999_999, 10_000_000_000, 1_700_000_000),
    fc.integer(),
  );

/** A value that gets past the schema, mostly. */
function arbitraryOf(type: GraphQLInputType, depth = 0): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return arbitraryOf(type.ofType, depth);
  if (isListType(type)) return fc.array(arbitraryOf(type.ofType, depth + 1), { maxLength: 3 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (isInputObjectType(type)) {
    if (depth > 3) return fc.constant({});
    const fields = Object.values(type.getFields());
    const required = fields.filter(field => isNonNullType(field.type)).map(({ name }) => name);
    return fc.record(Object.fromEntries(fields.map(field => [field.name, nullable(field.type, depth + 1)])), {
      requiredKeys: required,
    });
  }
  const scalars: Record<string, () => fc.Arbitrary<unknown>> = {
    Int: whole,
    Float: () => fc.oneof(whole(), fc.double({ noNaN: true, noDefaultInfinity: true })),
    Boolean: () => fc.boolean(),
    String: () => texts,
  };
  return (scalars[String(type)] ?? ((): fc.Arbitrary<unknown> => fc.constant(null)))();
}

function nullable(type: GraphQLInputType, depth: number): fc.Arbitrary<unknown> {
  return isNonNullType(type)
    ? arbitraryOf(type, depth)
    : fc.oneof({ weight: 4, arbitrary: arbitraryOf(type, depth) }, fc.constant(null));
}

function documentOf(kind: 'query' | 'mutation', { name, args, type }: GraphQLField<unknown, unknown>): string {
  const declared = args.map(argument => `$${argument.name}: ${argument.type}`).join(', ');
  const passed = args.map(argument => `${argument.name}: $${argument.name}`).join(', ');
  const object = getNamedType(type);
  const selection = isObjectType(object) ? '{ __typename }' : '';
  return `${kind} ${declared && `(${declared})`} { ${name}${passed && `(${passed})`} ${selection} }`;
}

async function assertAnswered(root: GraphQLObjectType, kind: 'query' | 'mutation', numRuns: number): Promise<void> {
  for (const field of Object.values(root.getFields())) {
    // The key that asks must not lock itself out.
    if (/ApiKey$/.test(field.name)) continue;
    const document = documentOf(kind, field);
    const required = field.args.filter(argument => isNonNullType(argument.type)).map(({ name }) => name);
    const variables = fc.record(
      Object.fromEntries(field.args.map(argument => [argument.name, nullable(argument.type, 0)])),
      { requiredKeys: required },
    );
    await fc.assert(
      fc.asyncProperty(variables, async given => {
        const { status, json, text } = await service.a.graphql(document, given);
        assert.ok(status === 200 || status === 400, `${status} ${text.slice(0, 300)}`);
        for (const error of json?.errors ?? [])
          assert.notEqual(error.type, 'InternalServerError', `${field.name} ${JSON.stringify(given)} ${text}`);
      }),
      { numRuns: field.args.length > 0 ? numRuns : 1 },
    );
  }
}

test('queries', () => assertAnswered(schema.getQueryType()!, 'query', 5));
test('mutations', () => assertAnswered(schema.getMutationType()!, 'mutation', 10));
