// Every rule of every field, on both surfaces: what is accepted reads back unchanged, what is refused is refused by name and
// writes nothing. The rules come from the REST document, not from the declarations.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import test, { after, before } from 'node:test';
import type { Surface } from '../src/model/kind.ts';
import type { Face, Resource } from '../src/model/registry.ts';
import { registry } from '../src/resources/index.ts';
import { isRequired, isWritable } from '../src/write/validate.ts';
import { choices, type Rule, restDocument } from './support/rest-document.ts';
import { sampleInput, sampleReference, sampleValue } from './support/samples.ts';
import { type Service, startService } from './support/service.ts';
import { bare, type Outcome, rawNumber, type Writer, writerOf } from './support/writer.ts';

let service: Service;
let freshCase: { id: number; case_number: string };
before(async () => {
  service = await startService({ cases: 4 });
  const [debtor] = await service.sql('select customer_number from debtors where tenant_id = $1 limit 1', [
    service.a.id,
  ]);
  freshCase = (await service.a.rest('POST', '/cases', { customer_number: debtor![0] })).json;
});
after(() => service.stop());

for (const [name, rules] of restDocument) {
  test(`${name} declares the fields of the document`, () => {
    const { faces } = registry.get(name)!;
    for (const [field, rule] of rules) {
      const face = faces.rest.get(field);
      assert.ok(face, `${name} has no ${field}`);
      const { declaration } = face.field;
      assert.equal(isRequired(face.field, 'rest'), rule.required, `${field}: required`);
      assert.equal(isWritable(face.field, 'create'), !rule.readOnly, `${field}: writable`);
      if (rule.unique) assert.equal(declaration.unique, true, `${field}: unique`);
      assert.equal(face.field.reference !== null, rule.type === 'r', `${field}: refers to a record`);
    }
  });
}

interface Values {
  /** What to send → how it reads back. */
  readonly accepted: readonly (readonly [sent: unknown, read: unknown])[];
  readonly refused: readonly unknown[];
}

/** What a field of that rule takes on that surface. */
function valuesOf(rule: Rule, resource: Resource, face: Face, surface: Surface): Values {
  const { type, size } = rule;
  const rest = surface === 'rest';
  const same = (...values: unknown[]): [unknown, unknown][] => values.map(value => [value, value]);
  const objects = [{}, [], true];
  if (face.field.mentioned && surface === 'graphql')
    return {
      accepted: [],
      refused: face.kind.graphql === 'Int' ? [99_999_999, -1] : ['99999999', 'nobody', '1,99999999'],
    };
  switch (type) {
    case 's':
      return {
        accepted: [
          ...same('a'.repeat(size), 'æ'.repeat(size), '😀'.repeat(size), ' x '.slice(0, size)),
          ...same(...(size >= 30 ? ["'; drop table cases; --", '<b>"\\%_\n\t'] : [])),
          ...(rest ? ([[12345, '12345']] as const) : []),
        ],
        refused: [...['a', 'æ', '😀'].map(letter => letter.repeat(size + 1)), ...objects, 'a\0b', 'a\ud800b'],
      };
    case 't':
      return { accepted: same('æ😀 '.repeat(5000)), refused: [...objects, 'a\0b', 'a\ud800b'] };
    case 'i': {
      const most = '9'.repeat(Math.min(size, 15));
      return {
        accepted: [
          [Number(most), `#${most}`],
          [0, '#0'],
          ...(rest ? ([['12', '#12'], ['9'.repeat(size), `#${'9'.repeat(size)}`]] as const) : []), // biome-ignore format: one table
        ],
        refused: [
          ...['12 ', '0x10', 'twelve', 'NaN', 1.5, 1e300, ...objects],
          ...(rest ? [`1${'0'.repeat(size)}`] : []),
          size <= 15 ? 10 ** size : rawNumber(`1${'0'.repeat(size)}`),
          rawNumber('9007199254740993'),
          rawNumber('1e400'),
        ],
      };
    }
    case 'd': {
      const whole = '1234567890123456789'.slice(0, size - 4);
      return {
        accepted: [
          [12.25, '#12.25'],
          [0, '#0'],
          [-0.5, '#-0.5'],
          [123456789.012345, '#123456789.012345'],
          ...(rest ? ([[`${whole}.4321`, `#${whole}.4321`], ['0.1', '#0.1']] as const) : []), // biome-ignore format: one table
        ],
        refused: [
          ...['NaN', 'Infinity', '-Infinity', '1,5', '12 ', '0x10', '1'.repeat(size + 1), `1.${'1'.repeat(size)}`],
          ...objects,
          rawNumber('1e400'),
          rawNumber('1e-400'),
          ...(rest ? [rawNumber('1234567890123456')] : []),
          rawNumber('0.12345678901234567'),
          rawNumber('12345678901234567'),
        ],
      };
    }
    case 'm':
      return rest
        ? { accepted: [['12.25', '#12.25']], refused: ['12.255', 'NaN', ...objects] }
        : { accepted: [[1225, '#1225'], [-1, '#-1']], refused: ['1225', 12.5, ...objects] }; // biome-ignore format: one table
    case 'b':
      return rest
        ? { accepted: [[0, '#0'], [1, '#1'], ['0', '#0'], ['1', '#1'], [false, '#0'], [true, '#1']], refused: [2, -1, 'yes', '2', [], {}] } // biome-ignore format: one table
        : { accepted: same(true, false), refused: [0, 1, 2, 'yes', 'true', [], {}] };
    case 'date':
      return {
        accepted: same('29-02-2024 00:00:00', '31-12-9999 23:59:59', '28-02-2023 12:30:59'),
        refused: [
          ...['31-02-2024 10:00:00', '29-02-2023 10:00:00', '29-02-1900 10:00:00', '00-01-2024 10:00:00'],
          ...['01-13-2024 10:00:00', '01-01-2024 24:00:00', '01-01-2024 10:60:00', '01-01-2024 10:00:60'],
          ...['2024-01-01 10:00:00', '1-1-2024 10:00:00', '01-01-2024', '01-01-2024 10:00', ' 01-01-2024 10:00:00'],
          ...['01/01/2024 10:00:00', 1704103200, ...objects],
        ],
      };
    case 'code':
      return {
        accepted: same(...(rest ? ['ISK', 'JPY'] : ['CHF', 'PLN'])),
        refused: ['dkk', 'ZZZ', 'DK', 'DKKK', ' DKK', 123, ...objects],
      };
    case 'num': {
      const key = resource.key === face.field;
      return {
        accepted: [
          ...same('9'.repeat(size), ...(key ? [] : ['-12.5', '55.676098', '0'])),
          ...(rest ? ([[4711, '4711']] as const) : []),
        ],
        refused: ['1'.repeat(size + 1), 'A7', '12 ', '0x10', '1,5', 'NaN', ...objects],
      };
    }
    case 'in': {
      const words = choices[`${resource.name}.${face.field.faces.rest!.name}`]!;
      return { accepted: same(...words), refused: ['none', `${words[0]} `, `${words[0]},${words[1]}`, ...objects] };
    }
    case 'enum':
      return { accepted: same(...Object.keys(face.kind.enumeration!.values)), refused: ['none', '', ...objects] };
    case 'r':
      return { accepted: [], refused: rest ? ['99999999', 'nobody', ...objects] : [99_999_999, ...objects] };
  }
}

/** Whether GraphQL itself lets a value of that type pass to our rules. */
function passesSchema(value: unknown, { graphql, enumeration }: Face['kind']): boolean {
  if (enumeration) return Object.hasOwn(enumeration.values, String(value));
  switch (graphql) {
    case 'Int':
      return Number.isSafeInteger(value);
    case 'Float':
      return typeof value === 'number' && Number.isFinite(value);
    default:
      return typeof value === graphql.toLowerCase();
  }
}

interface Bench {
  readonly writer: Writer;
  readonly updates: boolean;
  /** Key of a record to update, as it is now. */
  key(): Promise<string>;
  input(): Record<string, unknown>;
}

const benches = new Map<string, Promise<Bench>>();

/** A record to change and valid input for another, made once for a resource on a surface. */
function benchOf(resource: Resource, surface: Surface): Promise<Bench> {
  const name = `${surface} ${resource.name}`;
  if (!benches.has(name)) benches.set(name, makeBench(resource, surface));
  return benches.get(name)!;
}

async function makeBench(resource: Resource, surface: Surface): Promise<Bench> {
  const writer = writerOf(service.a, resource, surface);
  const sample = await sampleInput(service, service.a, resource, surface);
  if (resource.name === 'invoice-drafts') sample.caseId = freshCase.id;
  const codes = await service.sql('select code from currencies where tenant_id = $1', [service.a.id]);
  const taken = new Set([...codes.flat(), 'ISK', 'JPY', 'CHF', 'PLN']);
  const free = Intl.supportedValuesOf('currency').filter(code => !taken.has(code));
  const input = (): Record<string, unknown> => {
    const fresh = { ...sample };
    for (const face of resource.faces[surface].values()) {
      if (!face.field.declaration.unique || face.field.reference || !(face.name in fresh)) continue;
      fresh[face.name] = face.kind.name === 'currencyCode' ? free.shift() : sampleValue(face);
    }
    return fresh;
  };
  const updates = resource.verbs[surface].has('update');
  const by = surface === 'rest' ? resource.key.column : 'id';
  // What is billed may not change any more.
  const unbilled = ['hours', 'case-materials'].includes(resource.name) ? 'and invoice_id is null' : '';
  const key = async (): Promise<string> => {
    const [row] = await service.sql(
      `select ${by} from ${resource.table} where tenant_id = $1 ${unbilled} order by id desc limit 1`,
      [service.a.id],
    );
    return row![0]!;
  };
  return { writer, updates, key, input };
}

async function rowCount(resource: Resource): Promise<string> {
  const [row] = await service.sql(`select count(*) from ${resource.table} where tenant_id = $1`, [service.a.id]);
  return row![0]!;
}

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 40)}… (${text.length})` : text;
};

function assertRefused(outcome: Outcome, face: Face, surface: Surface, value: unknown): void {
  const what = `${face.name} = ${shown(value)}: ${outcome.answer.status} ${outcome.answer.text.slice(0, 300)}`;
  assert.equal(outcome.ok, false, `accepted ${what}`);
  if (surface === 'graphql' && !passesSchema(value, face.kind)) {
    assert.equal(outcome.type, 'GraphQLError', what);
    return;
  }
  assert.equal(outcome.type, 'ValidationError', what);
  assert.deepEqual(outcome.refused, [face.name], what);
}

/** What lasts ends after it begins: what is tried at one end needs room at the other. */
function beside(resource: Resource, face: Face, surface: Surface): Record<string, unknown> {
  const name = (field: string): string => resource.fields.get(field)!.faces[surface]!.name;
  if (resource.name !== 'hours' && resource.name !== 'planned-time') return {};
  if (face.field.name === 'startTime') return { [name('stopTime')]: 9_999_999_999 };
  return face.field.name === 'stopTime' ? { [name('startTime')]: -9_999_999_999 } : {};
}

for (const resource of registry.values()) {
  // The settings of the business have a test of their own.
  if (resource.declaration.single) continue;
  for (const surface of ['rest', 'graphql'] as const) {
    const creates = resource.verbs[surface].has('create');
    if (!creates && !resource.verbs[surface].has('update')) continue;
    for (const face of resource.faces[surface].values()) {
      if (!isWritable(face.field, 'create')) continue;
      const rule = ruleOf(resource, face);
      test(`${surface} ${resource.name}.${face.name} (${rule.type}${rule.size || ''})`, async () => {
        const { writer, updates, input, ...bench } = await benchOf(resource, surface);
        const key = await bench.key();
        const { accepted, refused } = valuesOf(rule, resource, face, surface);
        const changes = updates && isWritable(face.field, 'update');
        const count = await rowCount(resource);
        for (const value of refused) {
          if (creates) {
            const given = input();
            for (const other of resource.faces[surface].values())
              if (other.field.column === face.field.column) delete given[other.name];
            assertRefused(await writer.create({ ...given, [face.name]: value }), face, surface, value);
          }
          if (changes) assertRefused(await writer.update(key, { [face.name]: value }), face, surface, value);
        }
        assert.equal(await rowCount(resource), count, 'a refused record was written');
        const original = changes ? (await writer.update(key, {})).record[face.name] : null;
        let at = key;
        for (const [sent, read] of accepted) {
          const { ok, record, answer } = changes
            ? await writer.update(at, { ...beside(resource, face, surface), [face.name]: sent })
            : await writer.create({ ...input(), [face.name]: sent });
          assert.ok(ok, `${shown(sent)}: ${answer.text.slice(0, 300)}`);
          assert.equal(record[face.name], read, `${shown(sent)} reads back differently`);
          if (changes) at = writer.keyOf(record);
        }
        // Others refer to the record by its number.
        const back = face.kind.graphql === 'Int' ? Number(bare(original)) : original;
        if (changes && rule.unique) assert.ok((await writer.update(at, { [face.name]: back })).ok);
      });

      test(`${surface} ${resource.name}.${face.name}: missing, null and empty`, async () => {
        const { writer, updates, input, ...bench } = await benchOf(resource, surface);
        const key = await bench.key();
        const required = surface === 'rest' ? rule.required : isRequired(face.field, 'graphql');
        const changes = updates && isWritable(face.field, 'update');
        if (required) {
          if (creates) {
            const { [face.name]: _left, ...without } = input();
            for (const given of [without, { ...without, [face.name]: null }, { ...without, [face.name]: '' }])
              assertRefused(await writer.create(given), face, surface, given[face.name as keyof typeof given]);
          }
          if (changes)
            for (const value of surface === 'rest' || face.kind.graphql === 'String' ? [null, ''] : [null]) {
              const { ok, refused, answer } = await writer.update(key, { [face.name]: value });
              assert.ok(!ok, `${value} accepted`);
              assert.deepEqual(refused, [face.name], answer.text);
            }
          return;
        }
        // A record goes on having its number, whoever gave it.
        if (!changes || face.field === resource.key) return;
        const { record: before } = await writer.update(key, {});
        const emptied = await writer.update(key, { [face.name]: null });
        assert.ok(emptied.ok, emptied.answer.text);
        // A flag is yes or no, whatever a client leaves empty.
        if (rule.type === 'b') return assert.equal(emptied.record[face.name], before[face.name]);
        const isText = (rule.type === 's' || rule.type === 't') && !face.field.reference;
        assert.equal(emptied.record[face.name], face.nullable ? null : '', 'null');
        if (surface === 'graphql' && (face.kind.graphql !== 'String' || face.kind.enumeration)) return;
        const blank = await writer.update(key, { [face.name]: '' });
        assert.ok(blank.ok, blank.answer.text);
        assert.equal(blank.record[face.name], isText ? '' : null, 'empty text');
      });
    }
  }
}

/** The document's rule; that of the declaration for a field that the document does not list. */
function ruleOf(resource: Resource, face: Face): Rule {
  const known = restDocument.get(resource.name)?.get(face.field.faces.rest?.name ?? '');
  if (known) return known;
  const { kind, required, unique = false } = face.field.declaration;
  const size = kind.schema.maxLength as number | undefined;
  const types: Readonly<Record<string, Rule['type']>> = {
    flag: 'b',
    decimal: 'd',
    int: 'i',
    time: 'i',
    choice: 'in',
    enumerated: 'enum',
  };
  return {
    type: face.field.reference ? 'r' : (types[kind.name] ?? (size ? 's' : 't')),
    size: size ?? (kind.name === 'decimal' ? 18 : 10),
    required: required === true,
    unique,
    readOnly: false,
  };
}

test('every reference takes a record that the tenant has, and shows it', async () => {
  for (const resource of registry.values()) {
    for (const surface of ['rest', 'graphql'] as const) {
      if (!resource.verbs[surface].has('update')) continue;
      const { writer, ...bench } = await benchOf(resource, surface);
      const key = await bench.key();
      for (const face of resource.faces[surface].values()) {
        if (!face.field.reference || !isWritable(face.field, 'update')) continue;
        // No case is below itself.
        if (face.field.name === 'parentId') continue;
        const value = await sampleReference(service, service.a, face.field, surface);
        const { ok, record, answer } = await writer.update(key, {
          [face.name]: surface === 'graphql' && face.kind.graphql === 'Int' ? Number(value) : value,
        });
        assert.ok(ok, `${resource.name}.${face.name}: ${answer.text}`);
        assert.equal(bare(record[face.name]), value, `${surface} ${resource.name}.${face.name}`);
      }
    }
  }
});

test('a text without a limit takes what cannot be compressed; one that must be unique may refuse it', async () => {
  const long = randomBytes(30_000).toString('base64');
  const failures: string[] = [];
  for (const resource of registry.values()) {
    const surface = resource.verbs.rest.has('update') ? 'rest' : 'graphql';
    if (!resource.verbs[surface].has('update')) continue;
    const { writer, ...bench } = await benchOf(resource, surface);
    const key = await bench.key();
    for (const face of resource.faces[surface].values()) {
      const rule = ruleOf(resource, face);
      if (rule.type !== 't' || resource.declaration.single || !isWritable(face.field, 'update')) continue;
      const { ok, record, refused, answer } = await writer.update(key, { [face.name]: long });
      const fine = ok ? record[face.name] === long : rule.unique && refused[0] === face.name;
      if (!fine) failures.push(`${resource.name}.${face.name}: ${answer.status} ${answer.text.slice(0, 200)}`);
    }
  }
  assert.deepEqual(failures, []);
});

test('a decimal of few digits far behind the point is taken or refused, never an error of ours', async () => {
  for (const value of ['0.0000000000000000001', rawNumber('1e-19'), rawNumber('1e-30'), '1e-18', '1e17', '1e18']) {
    const { status, text } = await service.a.rest('POST', '/case-materials', {
      case_number: freshCase.case_number,
      quantity: value,
    });
    assert.ok(status === 201 || status === 400, `${JSON.stringify(value)}: ${status} ${text}`);
  }
});
