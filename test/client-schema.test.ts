// The schema against what existing clients name, and what a client that knows nothing but the schema makes of it.
import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import {
  buildClientSchema,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getIntrospectionQuery,
  getNamedType,
  type IntrospectionQuery,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  parseType,
  typeFromAST,
} from 'graphql';
import { enums, inputs, mutations, objects, queries } from './support/client-schema.ts';
import { type Service, startService } from './support/service.ts';

let service: Service;
let introspection: IntrospectionQuery;
let schema: GraphQLSchema;
before(async () => {
  service = await startService({ cases: 6 });
  const query = getIntrospectionQuery({ inputValueDeprecation: true, schemaDescription: true });
  introspection = (await service.a.graphql(query)).json.data;
  schema = buildClientSchema(introspection);
});
after(() => service.stop());

/** Whether a variable that a client declares so may stand where this type is asked for. */
function takes(place: GraphQLInputType, declared: string): boolean {
  const type = typeFromAST(schema, parseType(declared)) as GraphQLInputType | undefined;
  const fits = (inner: GraphQLInputType, outer: GraphQLInputType): boolean => {
    if (isNonNullType(outer)) return isNonNullType(inner) && fits(inner.ofType, outer.ofType);
    if (isNonNullType(inner)) return fits(inner.ofType, outer);
    if (isListType(outer)) return isListType(inner) ? fits(inner.ofType, outer.ofType) : false;
    return inner === outer;
  };
  // A list takes a single value that is written out; clients declare orderBy so.
  return type !== undefined && (fits(type, place) || (declared === 'OrderByInput!' && fits(type, getNamedType(place))));
}

const bare = (type: GraphQLOutputType): string => String(type).replaceAll('!', '');

function assertRoots(root: GraphQLObjectType, expected: typeof mutations): void {
  const wrong: string[] = [];
  for (const [name, { returns, args }] of Object.entries(expected)) {
    const field = root.getFields()[name];
    if (!field) {
      wrong.push(`${name} is missing`);
      continue;
    }
    const shape = returns?.endsWith('...')
      ? `${returns.slice(0, -3)}Pagination`
      : returns?.endsWith('[]')
        ? `[${returns.slice(0, -2)}]`
        : returns;
    if (shape === null ? !isLeafType(getNamedType(field.type)) : bare(field.type) !== shape)
      wrong.push(`${name} returns ${field.type}`);
    for (const [argument, declared] of Object.entries(args)) {
      const found = field.args.find(each => each.name === argument);
      if (!found || !takes(found.type, declared)) wrong.push(`${name}(${argument}: ${declared}) is ${found?.type}`);
    }
    for (const { name: argument, type } of field.args)
      if (isNonNullType(type) && !args[argument]) wrong.push(`${name} demands ${argument}`);
  }
  assert.deepEqual(wrong, []);
}

test('every query of existing clients is there, with its arguments', () =>
  assertRoots(schema.getQueryType()!, queries));
test('every mutation of existing clients is there, with its arguments', () =>
  assertRoots(schema.getMutationType()!, mutations));

test('every type of existing clients has its fields', () => {
  const wrong: string[] = [];
  for (const [type, fields] of Object.entries(objects)) {
    const object = schema.getType(type) as GraphQLObjectType | undefined;
    for (const [name, expected] of Object.entries(fields)) {
      const found = object?.getFields()[name];
      if (!found || bare(found.type) !== expected) wrong.push(`${type}.${name}: ${found?.type}`);
    }
  }
  assert.deepEqual(wrong, []);
});

test('every input of existing clients has its members, and demands no other', () => {
  const wrong: string[] = [];
  for (const [type, members] of Object.entries(inputs)) {
    const input = schema.getType(type);
    if (!isInputObjectType(input)) {
      wrong.push(`${type} is missing`);
      continue;
    }
    for (const [name, declared] of Object.entries(members)) {
      const found = input.getFields()[name];
      if (!found || !takes(found.type, declared)) wrong.push(`${type}.${name}: ${found?.type}`);
    }
    for (const { name, type: demanded, defaultValue } of Object.values(input.getFields()))
      if (isNonNullType(demanded) && defaultValue === undefined && !members[name])
        wrong.push(`${type} demands ${name}`);
  }
  for (const [type, values] of Object.entries(enums)) {
    const found = schema.getType(type);
    for (const value of values) if (!isEnumType(found) || !found.getValue(value)) wrong.push(`${type}.${value}`);
  }
  assert.deepEqual(wrong, []);
});

test('deprecated queries are hidden from introspection that does not ask for them, and can be called', async () => {
  const { json } = await service.a.graphql('{ __type(name: "Query") { fields { name } } }');
  const shown = json.data.__type.fields.map(({ name }: { name: string }) => name);
  assert.ok(!shown.includes('gpsEntries') && shown.includes('gpsEntriesPaginated'));
  const called = await service.a.graphql('{ gpsEntries { car startTime } }');
  assert.ok(called.json.data.gpsEntries.length > 0, called.text);
});

test('every type, field, argument and enum value has a description', () => {
  const missing: string[] = [];
  const demand = (what: string, { description }: { description?: string | null | undefined }): void => {
    if (!description || description.trim().length < 3) missing.push(what);
  };
  for (const type of introspection.__schema.types) {
    if (type.name.startsWith('__')) continue;
    demand(type.name, type);
    if (type.kind === 'OBJECT')
      for (const field of type.fields) {
        demand(`${type.name}.${field.name}`, field);
        for (const argument of field.args) demand(`${type.name}.${field.name}(${argument.name})`, argument);
      }
    if (type.kind === 'INPUT_OBJECT') for (const field of type.inputFields) demand(`${type.name}.${field.name}`, field);
    if (type.kind === 'ENUM') for (const value of type.enumValues) demand(`${type.name}.${value.name}`, value);
  }
  for (const directive of introspection.__schema.directives) demand(`@${directive.name}`, directive);
  assert.deepEqual(missing, []);
});

test('what a field is said to be is more than its name', () => {
  const bare = (name: string): string =>
    `${name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)}.`.toLowerCase();
  const idle = introspection.__schema.types.flatMap(type =>
    type.kind === 'OBJECT' && !type.name.startsWith('__')
      ? type.fields
          .filter(({ name, description }) => description?.toLowerCase() === bare(name))
          .map(({ name }) => `${type.name}.${name}`)
      : [],
  );
  // Some names say it all.
  assert.deepEqual(
    idle.filter(name => !/\.(city|postalCode|initials|firstName|lastName)$/.test(name)),
    [],
  );
});

test('no field of a record demands an argument, and every object has a scalar', () => {
  const wrong: string[] = [];
  const roots = new Set(['Query', 'Mutation', 'Subscription']);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__') || roots.has(type.name)) continue;
    const fields = Object.values(type.getFields());
    if (!fields.some(field => isLeafType(getNamedType(field.type)))) wrong.push(`${type.name} has no scalar`);
    for (const { name, args } of fields)
      if (args.some(({ type: arg }) => isNonNullType(arg))) wrong.push(`${type.name}.${name}`);
  }
  assert.deepEqual(wrong, []);
});

/** Up to so many scalars of a type, as a client selects them that knows only the schema; of a page, those of its items. */
function selectionOf(type: GraphQLObjectType, depth = 0): string {
  const fields = Object.values(type.getFields());
  const scalars = fields.filter(field => isLeafType(getNamedType(field.type))).slice(0, 12);
  const items = type.getFields().items;
  const inner =
    items && depth === 0 ? `items { ${selectionOf(getNamedType(items.type) as GraphQLObjectType, 1)} }` : '';
  const nested = fields
    .filter(field => field !== items && isObjectType(getNamedType(field.type)) && depth < 2)
    .slice(0, 4)
    .map(field => `${field.name} { ${selectionOf(getNamedType(field.type) as GraphQLObjectType, 2)} }`);
  return [...scalars.map(({ name }) => name), inner, ...nested].join(' ');
}

/** What such a client can put into an argument that a query demands. */
async function fill(field: GraphQLField<unknown, unknown>): Promise<string | null> {
  const [row] = await service.sql(
    'select (select min(id) from cases where tenant_id = $1), (select min(id) from debtors where tenant_id = $1)',
    [service.a.id],
  );
  const known: Record<string, string | null> = { caseId: row![0]!, refId: row![0]!, customerId: row![1]! };
  const args: string[] = [];
  for (const { name, type } of field.args) {
    if (!isNonNullType(type)) continue;
    const named = getNamedType(type);
    const value = isEnumType(named) ? named.getValues()[0]!.name : known[name];
    if (!value) return null;
    args.push(`${name}: ${value}`);
  }
  return args.length > 0 ? `(${args.join(', ')})` : '';
}

test('a client that knows only the schema can call every query whose arguments it can fill', async () => {
  let called = 0;
  for (const field of Object.values(schema.getQueryType()!.getFields())) {
    const args = await fill(field);
    if (args === null) {
      assert.match(
        field.name,
        /By[A-Z]|^(customer|product|creditor|invoiceReadiness)$/,
        `${field.name} demands what nobody can fill`,
      );
      continue;
    }
    const type = getNamedType(field.type);
    const selection = isObjectType(type) ? `{ ${selectionOf(type)} }` : '';
    const { json, text } = await service.a.graphql(`{ ${field.name}${args} ${selection} }`);
    assert.equal(json.errors, undefined, `${field.name}: ${text.slice(0, 500)}`);
    called += 1;
  }
  assert.ok(called > 50, String(called));
});

test('the nine queries of its diagnostics answer', async () => {
  const [row] = await service.sql('select min(id) from cases where tenant_id = $1', [service.a.id]);
  for (const name of [
    ...['cases', 'customers', 'hours', 'caseMaterials', 'salesInvoiceDrafts', 'salesInvoices', 'caseFinanceAggregate'],
    ...['caseActivities', 'caseStatusHistory'],
  ]) {
    const field = schema.getQueryType()!.getFields()[name]!;
    const type = getNamedType(field.type) as GraphQLObjectType;
    const args =
      name === 'caseFinanceAggregate' ? `(caseId: ${row![0]})` : '(pagination: {limit: 5, page: 1, cursor: null})';
    const { json, text } = await service.a.graphql(`{ ${name}${args} { ${selectionOf(type)} } }`);
    assert.equal(json.errors, undefined, text);
  }
});

test('names that it looks for by their parts lead to what is meant, in whichever order it tries', () => {
  const names = Object.keys(schema.getQueryType()!.getFields());
  const looksFor = {
    events: ['schedule', 'calendar', 'planning', 'appointments', 'events'],
    caseDocuments: ['caseDocuments', 'documents', 'caseAttachments', 'attachments', 'casePhotos', 'photos'],
    caseQualityChecks: ['caseQualityChecks', 'qualityChecks', 'qualityAssurance', 'checklists', 'forms', 'caseForms'],
  };
  for (const [meant, candidates] of Object.entries(looksFor)) {
    assert.ok(names.includes(meant));
    for (const candidate of candidates.slice(0, candidates.indexOf(meant))) {
      const misled = names.filter(name => name.toLowerCase().includes(candidate.toLowerCase()));
      assert.deepEqual(misled, [], candidate);
    }
  }
});
