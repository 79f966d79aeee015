// Nothing of one tenant reaches another: every resource, every verb, ids, references, includes, filters, cursors; and each of
// the two locks holds when the other is taken away.
import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import pg from 'pg';
import type { Resource } from '../src/model/registry.ts';
import { compile, type Guard } from '../src/read/compile.ts';
import { type Query, totalOrder } from '../src/read/query.ts';
import { registry } from '../src/resources/index.ts';
import { selectAll } from '../src/rest/selection.ts';
import { isWritable } from '../src/write/validate.ts';
import { isPaged, sampleInput } from './support/samples.ts';
import { clientOf, type Service, startService } from './support/service.ts';

const canary = 'CANARY-OF-B';
let service: Service;
before(async () => {
  service = await startService({ cases: 8 });
  const { id } = service.b;
  // Every text of B carries the canary, and its numbers are its own.
  for (const {
    table,
    fields,
    declaration: { view },
  } of registry.values()) {
    if (view) continue;
    for (const { column, declaration, reference } of fields.values()) {
      if (!column || reference || declaration.computed) continue;
      const { name, schema } = declaration.kind;
      if (name === 'number') await service.sql(`update ${table} set ${column} = '77' || id where tenant_id = $1`, [id]);
      else if (name === 'text' && !declaration.unique && ((schema.maxLength as number) ?? 50) >= 20) {
        await service.sql(`update ${table} set ${column} = '${canary}' where tenant_id = $1`, [id]);
      }
    }
  }
  await service.sql('update debtor_invoices set invoice_number = invoice_number + 5000 where tenant_id = $1', [id]);
  await service.sql("update vat_types set vat_code = 'B' || vat_code where tenant_id = $1", [id]);
  await service.sql('update accounts set number = number + 500000 where tenant_id = $1', [id]);
});
after(() => service.stop());

async function foreignIds(resource: Resource, column = 'id'): Promise<string[]> {
  const rows = await service.sql(`select ${column} from ${resource.table} where tenant_id = $1 order by id limit 3`, [
    service.b.id,
  ]);
  return rows.map(row => row[0]!);
}

test('tenant B has records of every resource', async () => {
  for (const resource of registry.values()) assert.ok((await foreignIds(resource)).length > 0, resource.name);
});

for (const resource of registry.values()) {
  const verbs = resource.verbs.rest;
  const expected = resource.key.name === 'id' ? 403 : 404;

  for (const [verb, method] of [
    ['one', 'GET'],
    ['update', 'PUT'],
    ['delete', 'DELETE'],
  ] as const) {
    if (!verbs.has(verb)) continue;
    test(`${method} /${resource.name}/{key of B} is ${expected}`, async () => {
      for (const key of await foreignIds(resource, resource.key.column!)) {
        const foreign = await service.a.rest(method, `/${resource.name}/${key}`, method === 'PUT' ? {} : undefined);
        assert.equal(foreign.status, expected, foreign.text);
        assert.ok(!foreign.text.includes(canary));
        const none = await service.a.rest(method, `/${resource.name}/99999999`, method === 'PUT' ? {} : undefined);
        assert.equal(none.status, 404);
      }
    });
  }

  if (verbs.has('list')) {
    test(`GET /${resource.name} with every include shows nothing of B`, async () => {
      const include = [...resource.relations.rest.keys()].join(',');
      const { status, text } = await service.a.rest('GET', `/${resource.name}${include && `?include=${include}`}`);
      assert.equal(status, 200, text);
      assert.ok(!text.includes(canary));
      const own = await service.b.rest('GET', `/${resource.name}${include && `?include=${include}`}`);
      assert.equal(own.status, 200);
      assert.notEqual(own.text, '[]', 'the control: B sees its own');
    });

    test(`GET /${resource.name} filtered by ids of B is empty`, async () => {
      const { faces, column } = resource.identity;
      const ids = await foreignIds(resource, column!);
      const { json } = await service.a.rest('GET', `/${resource.name}?${faces.rest!.name}=${ids.join('|')}`);
      assert.deepEqual(json, []);
    });
  }

  if (verbs.has('create')) {
    for (const face of resource.faces.rest.values()) {
      const { reference } = face.field;
      if (!reference || !isWritable(face.field, 'create')) continue;
      test(`POST /${resource.name} with ${face.name} of B is refused like one that nobody has`, async () => {
        const input = await sampleInput(service, service.a, resource, 'rest');
        for (const other of resource.faces.rest.values())
          if (other.field.column === face.field.column) delete input[other.name];
        const [foreign] = await foreignIds(reference.target, reference.byField.column!);
        const [theirs, nobodys] = await Promise.all(
          [foreign, '99999999'].map(value =>
            service.a.rest('POST', `/${resource.name}`, { ...input, [face.name]: value }),
          ),
        );
        assert.equal(theirs!.status, 400, theirs!.text);
        assert.deepEqual(Object.keys(theirs!.json.errors), [face.name]);
        assert.equal(theirs!.text, nobodys!.text);
      });
    }
  }

  const { graphql: operations } = resource.verbs;
  // What a tenant has one of cannot be named.
  if (!resource.declaration.single)
    test(`GraphQL: ids of B are unknown ${resource.plural}`, async () => {
      const [id] = await foreignIds(resource);
      const literal = (value: string): string =>
        resource.fields.get('id')!.declaration.kind.graphql === 'String' ? `"${value}"` : value;
      const documents = [
        ...(operations.has('one')
          ? [(value: string) => `{ it: ${resource.singular}ById(id: ${literal(value)}) { id } }`]
          : []),
        ...(operations.has('update')
          ? [(value: string) => `mutation { it: update${resource.type}(id: ${literal(value)}, input: {}) { id } }`]
          : []),
        ...(operations.has('delete')
          ? [(value: string) => `mutation { it: delete${resource.type}(id: ${literal(value)}) }`]
          : []),
      ];
      for (const document of documents) {
        const foreign = await service.a.graphql(document(id!));
        const nobodys = await service.a.graphql(document('99999999'));
        assert.equal(foreign.json.errors?.[0].type, 'ValidationError', foreign.text);
        assert.deepEqual(Object.keys(foreign.json.errors[0].validation), ['id']);
        assert.equal(foreign.json.data.it, null);
        assert.deepEqual(foreign.json.errors[0].validation, nobodys.json.errors[0].validation);
      }
    });

  if (isPaged(resource)) {
    test(`GraphQL: ${resource.plural} with every relation shows nothing of B`, async () => {
      const fields = [...resource.faces.graphql.keys()].join(' ');
      const relations = [...resource.relations.graphql].map(
        ([name, { target }]) => `${name} { ${[...target.faces.graphql.keys()].join(' ')} }`,
      );
      const { json, text } = await service.a.graphql(
        `{ ${resource.plural}(pagination: {limit: 40}) { items { ${fields} ${relations.join(' ')} } totalCount } }`,
      );
      assert.equal(json.errors, undefined, text);
      assert.ok(!text.includes(canary));
    });
  }

  // Both locks, each without the other. B is asked for by its ids.
  test(`each lock alone keeps B's ${resource.plural} from A`, async () => {
    const ids = (
      await service.sql(
        `select array_agg(${resource.identity.column}::text)::text from ${resource.table} where tenant_id = $1`,
        [service.b.id],
      )
    )[0]![0]!;
    const query: Query = {
      resource,
      surface: 'rest',
      selection: selectAll(resource, [...resource.relations.rest.keys()].sort()),
      order: totalOrder([], resource.identity.faces.rest ?? resource.identity.faces.graphql!),
    };
    const open: Guard = {
      predicate: row =>
        row === 'a' ? `a.${resource.identity.column}::text = any ('${ids}'::text[]) and t.id > 0` : 't.id > 0',
    };
    const guarded: Guard = {
      predicate: row =>
        row === 'a'
          ? `a.${resource.identity.column}::text = any ('${ids}'::text[]) and a.tenant_id = t.id`
          : `${row}.tenant_id = t.id`,
    };
    const bound = await connect('svend_app');
    const unbound = await connect(null);
    const ask = async (client: pg.Client, guard: Guard): Promise<string> => {
      const { rows } = await client.query({
        text: compile(query, guard).text,
        values: [service.a.id],
        rowMode: 'array',
      });
      return JSON.stringify((rows as unknown[][])[0]![0]);
    };
    assert.equal(await ask(bound, guarded), '[]', 'both locks');
    assert.equal(await ask(bound, open), '[]', 'row security alone');
    assert.equal(await ask(unbound, guarded), '[]', 'the predicate alone');
    assert.notEqual(await ask(unbound, open), '[]', 'the control: without both, B is seen');
    await Promise.all([bound.end(), unbound.end()]);
  });
}

async function connect(role: string | null): Promise<pg.Client> {
  const client = new pg.Client({
    ...service.connection,
    options: `${role ? `-c role=${role} ` : ''}-c search_path=svend`,
  });
  await client.connect();
  return client;
}

test('without a tenant, the role of requests sees no row of any table', async () => {
  const client = await connect('svend_app');
  for (const table of [...[...registry.values()].map(({ table }) => table), 'api_keys', 'series', 'tenants']) {
    const { rows } = await client.query(`select count(*)::int as count from ${table}`);
    assert.equal(rows[0].count, 0, table);
    await client.query("select set_config('app.tenant', '', false)");
  }
  await client.end();
});

test('row security refuses to write for another tenant', async () => {
  const client = await connect('svend_app');
  await client.query("select set_config('app.tenant', $1, false)", [service.a.id]);
  await assert.rejects(
    client.query('insert into departments (tenant_id, name, number) values ($1, $2, $3)', [service.b.id, 'x', 'x']),
    /row-level security/,
  );
  const { rowCount } = await client.query('update departments set name = $1 where tenant_id = $2', ['x', service.b.id]);
  assert.equal(rowCount, 0);
  await client.end();
});

test('a cursor of B is no cursor for A', async () => {
  const query =
    'query ($cursor: String) { cases(pagination: {limit: 2, cursor: $cursor}) { items { id } nextCursor } }';
  const cursor = (await service.b.graphql(query)).json.data.cases.nextCursor;
  assert.equal(typeof cursor, 'string');
  const { json } = await service.a.graphql(query, { cursor });
  assert.deepEqual(Object.keys(json.errors[0].validation), ['cursor']);
});

test('a number that B has is free for A', async () => {
  const [number] = await foreignIds(registry.get('departments')!, 'number');
  assert.equal((await service.a.rest('POST', '/departments', { name: 'Own', number })).status, 201);
});

test('columns that are not public cannot be filtered or sorted by', async () => {
  for (const { name, table, verbs, faces } of registry.values()) {
    if (!verbs.rest.has('list')) continue;
    const rows = await service.sql('select column_name from information_schema.columns where table_name = $1', [table]);
    const hidden = rows.map(row => row[0]!).filter(column => !faces.rest.has(column));
    for (const column of [...hidden, `a.${hidden[0]}`, 'tenant_id', 'users.password', '__proto__', 'constructor']) {
      if (faces.rest.has(column) || registry.get(name)!.declaration.filters?.[column]) continue;
      assert.equal((await service.a.rest('GET', `/${name}?${column}=1`)).status, 400, `${name} ${column}`);
      assert.equal((await service.a.rest('GET', `/${name}?sortby=${column}`)).status, 400, `${name} sortby ${column}`);
    }
  }
});

test('a key that may only read gets 403 for writes, on both surfaces', async () => {
  const reader = clientOf(service.base, service.a.readKey);
  assert.equal((await reader.rest('GET', '/departments')).status, 200);
  assert.equal((await reader.rest('POST', '/departments', { name: 'x', number: 'x' })).status, 403);
  const { json } = await reader.graphql('mutation { createDepartment(input: {name: "x", number: "y"}) { id } }');
  assert.equal(json.errors[0].type, 'AuthorizationException');
});

test('4,000 interleaved requests of both tenants never mix', async () => {
  const paths = [
    '/cases?include=materials,customer',
    '/debtors?pagesize=3',
    '/users',
    '/cases/nothing',
    '/hours?emp_id=x',
  ];
  let asked = 0;
  await Promise.all(
    Array.from({ length: 20 }, async (_, at) => {
      for (let round = 0; round < 40; round++) {
        const [tenant, isB] = at % 2 === 0 ? [service.a, false] : [service.b, true];
        for (const path of paths) {
          const { text, status } = await tenant.rest('GET', path);
          asked += 1;
          if (isB && status === 200) assert.ok(text.includes(canary) || text === '[]');
          if (!isB) assert.ok(!text.includes(canary));
        }
      }
    }),
  );
  assert.equal(asked, 4_000);
});
