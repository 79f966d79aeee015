// Made-up values and addresses by the thousand: taken or refused, never an error of ours.
import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import fc from 'fast-check';
import { registry } from '../src/resources/index.ts';
import { assertKeepsSecrets } from './support/refusal.ts';
import { isPaged } from './support/samples.ts';
import { type Service, startService } from './support/service.ts';

let service: Service;
before(async () => {
  service = await startService({ cases: 3 });
});
after(() => service.stop());

test('random values in random fields are taken or refused, never an error of ours', async () => {
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 2, stringUnit: 'binary' }),
    fc.constantFrom(
      '',
      ' ',
      '0',
      '-0',
      '1e5',
      '1e-7',
      '0.0000000000000000001',
      '9'.repeat(400),
      -1,
      1e21,
      1e-7,
      1e300,
      2 ** 53,
      '\u202e',
      'ﷺ',
    ),
    fc.double(),
    fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }).map(String),
  );
  for (const { name, faces, verbs } of registry.values()) {
    if (!verbs.rest.has('create')) continue;
    const fields = fc.dictionary(fc.constantFrom(...faces.rest.keys()), value, { maxKeys: faces.rest.size });
    await fc.assert(
      fc.asyncProperty(fields, async body => {
        const answer = await service.a.rest('POST', `/${name}`, body);
        assert.ok(
          answer.status === 201 || answer.status === 400,
          `${JSON.stringify(body)} → ${answer.status} ${answer.text}`,
        );
        if (answer.status === 400) assertKeepsSecrets(answer, JSON.stringify(body));
      }),
      { numRuns: 60 },
    );
  }
});

test('random query strings are answered or refused, never an error of ours', async () => {
  for (const { name, faces, verbs } of registry.values()) {
    if (!verbs.rest.has('list')) continue;
    const pair = fc.tuple(
      fc.constantFrom(...faces.rest.keys(), 'sortby', 'include', 'page', 'pagesize'),
      fc.constantFrom('', '-not', '-min', '-max', '-st', '-gt'),
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 12 }),
        fc.constantFrom('1', '-1', '0.5', 'a|b', '|', '1|', '9'.repeat(400), '1e40', '1e-40'),
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(pair, { minLength: 1, maxLength: 4 }), async pairs => {
        const query = pairs
          .map(([field, suffix, text]) => `${field}${suffix}=${encodeURIComponent(text.toWellFormed())}`)
          .join('&');
        const answer = await service.a.rest('GET', `/${name}?${query}`);
        assert.ok(answer.status === 200 || answer.status === 400, `${query} → ${answer.status} ${answer.text}`);
      }),
      { numRuns: 60 },
    );
  }
});

test('random arguments of GraphQL lists are answered or refused, never an error of ours', async () => {
  const scalar = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constantFrom(null, '', 2 ** 53 - 1, -1e300, 1e-300, '\0', '\ud800', 'ÿ'),
  );
  for (const resource of registry.values()) {
    const { type, plural, faces, verbs, declaration } = resource;
    if (!verbs.graphql.has('list')) continue;
    const { textSearch = false } = declaration.lists?.[plural] ?? {};
    const operator = fc.constantFrom('eq', 'ne', 'lt', 'lte', 'gt', 'gte', 'contains', 'startsWith', 'isNull');
    const filter = fc.oneof(
      fc.dictionary(operator, scalar, { maxKeys: 2 }),
      fc.record({ in: fc.array(scalar, { maxLength: 3 }) }),
    );
    const asked = fc.record({
      where: fc.dictionary(fc.constantFrom(...faces.graphql.keys(), 'AND', 'noSuch'), filter, { maxKeys: 2 }),
      orderBy: fc.array(fc.record({ field: fc.oneof(fc.constantFrom(...faces.graphql.keys()), fc.string()) }), {
        maxLength: 2,
      }),
      search: fc.record({ query: fc.string({ unit: 'binary' }), fields: fc.array(fc.string(), { maxLength: 2 }) }),
      pagination: fc.record({ limit: fc.integer({ min: -1, max: 502 }), page: fc.option(fc.integer()) }),
    });
    await fc.assert(
      fc.asyncProperty(asked, async variables => {
        const { status, json, text } = await service.a.graphql(
          `query ($where: ${type}Where, $orderBy: [OrderByInput!], $search: ${textSearch ? 'String' : 'Search'}, $pagination: PaginationInput) {
            ${plural}(where: $where, orderBy: $orderBy, search: $search, pagination: $pagination) {
              ${isPaged(resource) ? 'items { id } nextCursor totalCount' : 'id'} } }`,
          textSearch ? { ...variables, search: variables.search.query } : variables,
        );
        assert.equal(status, 200);
        for (const error of json.errors ?? [])
          assert.match(error.type, /^(GraphQLError|ValidationError)$/, `${JSON.stringify(variables)} ${text}`);
      }),
      { numRuns: 60 },
    );
  }
});
