// The language of declarations: every mistake is reported at once, before anything runs.
import assert from 'node:assert/strict';
import test from 'node:test';
import { int, text } from '../src/model/kind.ts';
import { buildRegistry } from '../src/model/registry.ts';
import { everyVerb, field, id, many, one, ref, resource } from '../src/model/resource.ts';
import { groups, registry } from '../src/resources/index.ts';

test('the declarations of the service are right', () => {
  assert.equal(registry.size, Object.values(groups).flat().length);
});

test('all mistakes of all declarations are reported in one error', () => {
  const shared = { rest: everyVerb, graphql: everyVerb };
  const wrong = [
    resource('first', {
      doc: 'x',
      type: 'First',
      key: 'number',
      ...shared,
      search: ['nothing'],
      fields: {
        id: id(),
        Upper: field(text()),
        other: ref('nowhere'),
        by: ref('second', { by: 'nothing' }),
        sum: field(int(), { computed: () => '1' }),
        page: field(int(), { rest: 'page' }),
      },
      relations: { gone: one('nowhere', 'other'), lost: many('second', 'nothing'), other: one('second', 'by') },
    }),
    resource('second', { doc: 'x', type: 'First', ...shared, fields: { name: field(text()) } }),
  ];
  assert.throws(
    () => buildRegistry(wrong),
    (error: Error) => {
      for (const part of [
        'first: key number is no field',
        'first: search names nothing, which is no field',
        'first: Upper is not camel case',
        'first: other refers to nowhere, which is no resource',
        'first: by refers by nothing, which is no field there',
        'first: sum is computed but not read-only',
        'first: page is a query parameter',
        'first: relation gone names nowhere, which is no resource',
        'first: relation lost joins by nothing, which is no field of second',
        'first: other is both a field and a relation on GraphQL',
        'second: type First is already taken by first',
        'second: there is no field id',
      ]) {
        assert.ok(error.message.includes(part), part);
      }
      return true;
    },
  );
});
