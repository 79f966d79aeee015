import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  buildSchema,
  type FieldNode,
  getArgumentValues,
  getVariableValues,
  type OperationDefinitionNode,
  parse,
  validate,
} from 'graphql';
import { argumentsOf } from './arguments.ts';

const schema = buildSchema(`
  enum Colour { RED GREEN }
  input Inner { n: Int, must: Int!, colour: Colour, again: Inner, withDefault: Int! = 7 }
  type Query { field(n: Int, must: Int!, text: String = "given", list: [Int], strict: [Int!], inner: Inner, inners: [Inner!]): Int }
`);
const field = schema.getQueryType()!.getFields().field!;

const int = fc.constantFrom('1', '$i', '$d', '$m', 'null');
const inner: fc.Arbitrary<string> = fc.letrec<{ inner: string }>(tie => ({
  inner: objectOf({
    n: int,
    must: fc.constantFrom('2', '$m', '$d'),
    colour: fc.constantFrom('RED', '$c', 'null'),
    again: fc.oneof({ depthSize: 'small' }, fc.constant('$o'), tie('inner')),
    withDefault: fc.constantFrom('3', '$m', '$i'),
  }).map(members => `{${members}}`),
})).inner;
const given = objectOf({
  n: int,
  must: fc.constantFrom('2', '$m', '$i', '$d'),
  text: fc.constantFrom('"own"', '$s', 'null'),
  list: fc.oneof(
    fc.constant('$l'),
    int,
    fc.array(int, { maxLength: 3 }).map(items => `[${items}]`),
  ),
  strict: fc.array(fc.constantFrom('1', '$m', '$d'), { maxLength: 3 }).map(items => `[${items}]`),
  inner: fc.oneof(inner, fc.constant('$o')),
  inners: fc.oneof(
    inner,
    fc.array(inner, { maxLength: 2 }).map(items => `[${items}]`),
  ),
});
const variables = fc.record(
  {
    i: fc.constantFrom(5, null),
    m: fc.constantFrom(6),
    d: fc.constantFrom(8, null),
    s: fc.constantFrom('sent', null),
    c: fc.constantFrom('GREEN', null),
    l: fc.constantFrom([9, null], null, 9),
    o: fc.constantFrom({ must: 1 }, null),
  },
  { requiredKeys: ['m'] },
);

/** Some of the members, in any order. */
function objectOf(members: Record<string, fc.Arbitrary<string>>): fc.Arbitrary<string> {
  return fc.record(members, { requiredKeys: [] }).map(chosen =>
    Object.entries(chosen)
      .map(([name, text]) => `${name}: ${text}`)
      .join(', '),
  );
}

test('arguments are what the library makes of them, whatever is constant and whatever is a variable', () => {
  let compared = 0;
  const property = fc.property(given, fc.array(variables, { minLength: 1, maxLength: 3 }), (text, sets) => {
    const declared = '($i: Int, $m: Int!, $d: Int = 4, $s: String, $c: Colour, $l: [Int], $o: Inner)';
    const document = parse(`query ${declared} { field(${text}) }`.replace('()', ''));
    const errors = validate(schema, document).filter(({ message }) => !message.includes('is never used'));
    if (errors.length > 0) return;
    const operation = document.definitions[0] as OperationDefinitionNode;
    const node = operation.selectionSet.selections[0] as FieldNode;
    for (const set of sets) {
      const { coerced } = getVariableValues(schema, operation.variableDefinitions!, set);
      assert.ok(coerced);
      const outcome = (read: typeof getArgumentValues): unknown => {
        try {
          return read(field, node, coerced);
        } catch {
          return 'refused';
        }
      };
      assert.deepEqual(
        outcome((...args) => ({ ...argumentsOf(args[0] as typeof field, args[1] as FieldNode, args[2]!) })),
        outcome((...args) => ({ ...getArgumentValues(...args) })),
      );
      compared += 1;
    }
  });
  fc.assert(property, { numRuns: 2_000 });
  assert.ok(compared > 100, `only ${compared} compared`);
});
