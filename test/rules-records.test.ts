// Rules that concern whole records: all failures at once, nothing half written, a record put back as it was read, fields that
// are not a client's to write, numbers that must be unique and may be changed.
import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import type { Surface } from '../src/model/kind.ts';
import type { Face, Resource } from '../src/model/registry.ts';
import { registry } from '../src/resources/index.ts';
import { isWritable } from '../src/write/validate.ts';
import { restDocument } from './support/rest-document.ts';
import { sampleInput, sampleValue } from './support/samples.ts';
import { type Service, startService } from './support/service.ts';
import { bare, writerOf } from './support/writer.ts';

let service: Service;
before(async () => {
  service = await startService({ cases: 4 });
  // So that a touched record is seen even within the second it was made in.
  for (const { table, fields, declaration } of registry.values())
    if (fields.has('updatedAt') && !declaration.view) await service.sql(`update ${table} set updated_at = 1000000000`);
});
after(() => service.stop());

const surfaces = ['rest', 'graphql'] as const;

/** The newest row as the database holds it, without the columns named. */
async function rowOf({ table }: Resource, id?: string): Promise<Record<string, unknown>> {
  const [row] = await service.sql(
    `select to_jsonb(x)::text from ${table} x where tenant_id = $1 ${id ? 'and id = $2' : ''} order by id desc limit 1`,
    id ? [service.a.id, id] : [service.a.id],
  );
  return JSON.parse(row![0]!);
}

async function countOf({ table }: Resource): Promise<string> {
  return (await service.sql(`select count(*) from ${table}`))[0]![0]!;
}

/** What no rule of the field lets pass, of the type that the surface demands. */
function wrongValue({ name }: Resource, face: Face, surface: Surface): unknown {
  if (surface === 'rest') return {};
  if (face.field.reference) return face.kind.graphql === 'Int' ? 99_999_999 : 'nobody';
  if (face.kind.enumeration) return undefined;
  const byType = { Int: 10 ** 15, Float: 1e35, String: 'a\0b', Boolean: undefined };
  // Fields of 18 and 19 digits take all whole numbers that GraphQL can carry, amounts too; a flag is true or false.
  const { type, size } = restDocument.get(name)?.get(face.field.faces.rest?.name ?? '') ?? { type: 's', size: 10 };
  return type === 'm' || (type === 'i' && size > 15) ? undefined : byType[face.kind.graphql];
}

for (const resource of registry.values()) {
  for (const surface of surfaces) {
    if (!resource.verbs[surface].has('create')) continue;
    test(`${surface} ${resource.name}: all failures of a request are told at once, and nothing is written`, async () => {
      const wrong = await sampleInput(service, service.a, resource, surface);
      const expected: string[] = [];
      for (const face of resource.faces[surface].values()) {
        const value = isWritable(face.field, 'create') ? wrongValue(resource, face, surface) : undefined;
        if (value === undefined) continue;
        wrong[face.name] = value;
        expected.push(face.name);
      }
      if (resource.name === 'case-documentation') {
        wrong.file = {};
        expected.push('file');
      }
      const before = await countOf(resource);
      const { refused, answer } = await writerOf(service.a, resource, surface).create(wrong);
      assert.deepEqual(refused, expected.sort(), answer.text);
      assert.equal(await countOf(resource), before);
      const problems = (surface === 'rest' ? answer.json.errors : answer.json.errors[0].validation) as object;
      for (const [name, texts] of Object.entries(problems)) {
        assert.ok(Array.isArray(texts) && texts.length === 1, `${name} has one failure: ${texts}`);
        assert.match(texts[0], new RegExp(`^The .*${name}.*\\.$`));
      }
    });
  }

  for (const surface of surfaces) {
    if (!resource.verbs[surface].has('update')) continue;
    const writable = [...resource.faces[surface].values()].filter(face => isWritable(face.field, 'update'));
    const keyOf = (row: Record<string, unknown>): string =>
      String(row[surface === 'rest' ? resource.key.column! : 'id']);

    test(`${surface} ${resource.name}: one wrong field keeps all the others from being written`, async () => {
      const good = writable.find(
        ({ field, kind }) =>
          !field.reference && !field.declaration.unique && !['choice', 'enumerated', 'time'].includes(kind.name),
      )!;
      const bad = writable.find(face => face !== good && wrongValue(resource, face, surface) !== undefined)!;
      const row = await rowOf(resource);
      const { refused } = await writerOf(service.a, resource, surface).update(keyOf(row), {
        [good.name]: sampleValue(good),
        [bad.name]: wrongValue(resource, bad, surface),
      });
      assert.deepEqual(refused, [bad.name]);
      assert.deepEqual(await rowOf(resource), row);
    });

    test(`${surface} ${resource.name}: a field that is left out keeps its value`, async () => {
      const face = writable.find(
        ({ field, kind }) => !field.reference && kind.name === 'text' && !field.declaration.unique,
      );
      if (!face) return assert.match(resource.name, /^(currencies|supplier-prices)$/, 'a resource with a plain text');
      const row = await rowOf(resource);
      const { ok, record, answer } = await writerOf(service.a, resource, surface).update(keyOf(row), {
        [face.name]: 'æ new',
      });
      assert.ok(ok, answer.text);
      const after = await rowOf(resource);
      assert.equal(record[face.name], 'æ new');
      assert.equal(after[face.field.column!], 'æ new');
      const { [face.field.column!]: _old, updated_at: stamp = 0, version: _was, search_text: _words, ...rest } = row;
      const {
        [face.field.column!]: _new,
        updated_at: newStamp = 0,
        version: _is,
        search_text: _new_words,
        ...restAfter
      } = after;
      assert.deepEqual(restAfter, rest);
      if (resource.fields.has('updatedAt')) assert.ok(Number(newStamp) > Number(stamp), 'updated_at moves');
      await service.sql(`update ${resource.table} set ${face.field.column} = $1 where id = $2`, [
        row[face.field.column!],
        row.id,
      ]);
      if (resource.fields.has('updatedAt'))
        await service.sql(`update ${resource.table} set updated_at = 1000000000 where id = $1`, [row.id]);
    });
  }
}

for (const resource of registry.values()) {
  const { name, table } = resource;
  if (resource.verbs.rest.has('update')) {
    test(`PUT /${name} of each record as it was read changes nothing`, async () => {
      const [rows] = await service.sql(
        `select jsonb_agg(x order by id)::text, count(*) from ${table} x where tenant_id = $1`,
        [service.a.id],
      );
      const read = resource.verbs.rest.has('list')
        ? (await service.a.rest('GET', `/${name}`)).json
        : [(await service.a.rest('GET', `/${name}/${(await rowOf(resource)).id}`)).json];
      assert.ok(read.length > 0);
      for (const record of read) {
        const path = `/${name}/${encodeURIComponent(record[resource.key.faces.rest!.name])}`;
        const { status, text, json } = await service.a.rest('PUT', path, record);
        assert.equal(status, 200, `${path} ${text}`);
        assert.deepEqual(json, record);
      }
      const [after] = await service.sql(
        `select jsonb_agg(x order by id)::text, count(*) from ${table} x where tenant_id = $1`,
        [service.a.id],
      );
      assert.deepEqual(after, rows);
    });
  }

  if (resource.verbs.graphql.has('update')) {
    test(`update${resource.type} with a record as it was read changes nothing`, async () => {
      const row = await rowOf(resource);
      const writer = writerOf(service.a, resource, 'graphql');
      const { answer } = await writer.update(String(row.id), {});
      const record = answer.json.data.it as Record<string, unknown>;
      const writable = Object.fromEntries(
        Object.entries(record).filter(([field]) => isWritable(resource.faces.graphql.get(field)!.field, 'update')),
      );
      const again = await writer.update(String(row.id), writable);
      assert.deepEqual(again.answer.json, { data: { it: record } });
      assert.deepEqual(await rowOf(resource), row);
    });
  }

  const hidden = ['tenant_id', 'storage_key', 'rejected_at', 'sha256', 'exported_at', '__proto__', 'constructor'];

  if (resource.verbs.rest.has('update')) {
    test(`PUT /${name} ignores what is not a client's to write`, async () => {
      const row = await rowOf(resource);
      const path = `/${name}/${row[resource.key.column!]}`;
      const sent = foreignFields(resource, 'update', hidden).filter(field => field !== 'file');
      for (const value of [12345, 'x', null, {}, [], true]) {
        const body = `{${sent.map(field => `${JSON.stringify(field)}:${JSON.stringify(value)}`).join(',')}}`;
        const { status, text } = await service.a.rest('PUT', path, body, { 'content-type': 'application/json' });
        assert.equal(status, 200, text);
        assert.deepEqual(await rowOf(resource), row, `${JSON.stringify(value)} was written`);
      }
    });

    test(`PUT /${name} refuses unknown fields when asked to be strict`, async () => {
      const row = await rowOf(resource);
      const path = `/${name}/${row[resource.key.column!]}`;
      const prefer = { prefer: 'handling=strict' };
      const refused = await service.a.rest('PUT', path, '{"no_such":1,"__proto__":{"x":1},"tenant_id":2}', {
        ...prefer,
        'content-type': 'application/json',
      });
      assert.equal(refused.status, 400);
      assert.deepEqual(Object.keys(refused.json.errors).sort(), ['__proto__', 'no_such', 'tenant_id']);
      const known = foreignFields(resource, 'update', []).filter(field => field !== 'file');
      const fine = await service.a.rest('PUT', path, Object.fromEntries(known.map(field => [field, 1])), prefer);
      assert.equal(fine.status, 200, `read-only fields are known: ${fine.text}`);
      assert.deepEqual(await rowOf(resource), row);
    });
  }

  if (resource.verbs.rest.has('create')) {
    test(`POST /${name} ignores what is not a client's to write, and says where the record is`, async () => {
      const input = await sampleInput(service, service.a, resource, 'rest');
      if (name === 'currencies') input.code = 'XAF';
      const foreign = foreignFields(resource, 'create', hidden).filter(
        field => field !== 'file' && field !== '__proto__',
      );
      for (const field of foreign) input[field] = 12345;
      const { status, text, json, headers } = await service.a.rest('POST', `/${name}`, input);
      assert.equal(status, 201, text);
      const row = await rowOf(resource, String(json.id));
      assert.equal(String(row.tenant_id), service.a.id);
      for (const field of foreign) assert.notEqual(bare(json[field]), '12345', field);
      for (const [column, value] of Object.entries(row)) {
        const face = [...resource.faces.rest.values()].find(({ field }) => field.column === column);
        if (!face || !isWritable(face.field, 'create')) assert.notEqual(String(value), '12345', column);
      }
      const key = json[resource.key.faces.rest!.name];
      assert.equal(headers.get('location'), `/${name}/${encodeURIComponent(key)}`);
      if (resource.verbs.rest.has('one'))
        assert.equal((await service.a.rest('GET', headers.get('location')!)).text, text);
    });
  }
}

/** Names that a client may send but not write: read-only fields of the record, and columns that are nobody's business. */
function foreignFields(resource: Resource, verb: 'create' | 'update', hidden: readonly string[]): string[] {
  const readOnly = [...resource.faces.rest.values()].filter(face => !isWritable(face.field, verb));
  return [...readOnly.map(face => face.name), ...hidden.filter(field => !resource.faces.rest.has(field))];
}

test('a document without a file and without a case is refused for both', async () => {
  const { status, json } = await service.a.rest('POST', '/case-documentation', {});
  assert.equal(status, 400);
  assert.deepEqual(Object.keys(json.errors).sort(), ['case_number', 'file']);
});

for (const resource of registry.values()) {
  const face = [...resource.faces.graphql.values()].find(
    ({ field }) => field.declaration.unique && !field.reference && isWritable(field, 'update'),
  );
  if (!face) continue;
  const surface = resource.verbs.rest.has('create') && resource.verbs.rest.has('update') ? 'rest' : 'graphql';
  const { name } = face.field.faces[surface]!;

  test(`${resource.name}.${name} is unique: also among requests at once, and when it is changed`, async () => {
    const writer = writerOf(service.a, resource, surface);
    const input = await sampleInput(service, service.a, resource, surface);
    if (resource.name === 'currencies') input.code = 'XOF';
    const before = Number(await countOf(resource));
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => writer.create(input)));
    // An incoming case that is sent again is the one that is there.
    const made = new Set(outcomes.filter(({ ok }) => ok).map(({ record }) => writer.keyOf(record)));
    assert.equal(made.size, 1, outcomes.map(({ answer }) => answer.text).join('\n'));
    if (resource.name !== 'incoming-cases') assert.equal(outcomes.filter(({ ok }) => ok).length, 1);
    for (const { ok, refused, answer } of outcomes) if (!ok) assert.deepEqual(refused, [name], answer.text);
    assert.equal(Number(await countOf(resource)), before + 1);
    const first = outcomes.find(({ ok }) => ok)!;
    const key = writer.keyOf(first.record);
    assert.ok((await writer.update(key, { [name]: input[name] })).ok, 'its own number');
    const other = { ...input, [name]: resource.name === 'currencies' ? 'XPF' : sampleValue(face) };
    const second = await writer.create(other);
    assert.ok(second.ok, second.answer.text);
    const clash = await writer.update(writer.keyOf(second.record), { [name]: input[name] });
    assert.deepEqual([clash.ok, clash.refused], [false, [name]]);
  });
}

const named = [...registry.values()].flatMap(resource =>
  [...resource.faces.rest.values()].flatMap(face =>
    face.field.reference && face.field.reference.by !== 'id' && resource.verbs.rest.has('list')
      ? [{ resource, face }]
      : [],
  ),
);

for (const { resource, face } of named) {
  const { target, byField } = face.field.reference!;
  test(`/${resource.name} follows when ${byField.faces.rest!.name} of its ${face.name} changes`, async () => {
    const [row] = await service.sql(
      `select x.id, t.id from ${resource.table} x join ${target.table} t on t.id = x.${face.field.column}
       where x.tenant_id = $1 ${resource.name === 'incoming-cases' ? 'and false' : ''} limit 1`,
      [service.a.id],
    );
    if (!row) return assert.ok(face.field.declaration.access === 'read', 'only what a workflow sets may be missing');
    const writer = writerOf(service.a, target, 'graphql');
    const { record } = await writer.update(row[1]!, {});
    const old = record[byField.name];
    const renamed = sampleValue(byField.faces.graphql!);
    const outcome = await writer.update(row[1]!, { [byField.name]: renamed });
    assert.ok(outcome.ok, outcome.answer.text);
    const shown = await service.a.rest('GET', `/${resource.name}?id=${row[0]}`);
    assert.equal(String(shown.json[0][face.name]), String(renamed));
    const found = await service.a.rest('GET', `/${resource.name}?${face.name}=${encodeURIComponent(String(renamed))}`);
    assert.ok(found.json.some(({ id }: { id: number }) => String(id) === row[0]));
    const back = byField.declaration.kind.graphql === 'Int' ? Number(bare(old)) : old;
    assert.ok((await writer.update(row[1]!, { [byField.name]: back })).ok);
  });
}

test('a case gets the next free number, and a number of its own when it is given one', async () => {
  const [row] = await service.sql('select customer_number from debtors where tenant_id = $1 limit 1', [service.a.id]);
  const customer_number = row![0];
  const first = (await service.a.rest('POST', '/cases', { customer_number, case_number: null })).json.case_number;
  const taken = String(Number(first) + 1);
  const own = await service.a.rest('POST', '/cases', { customer_number, case_number: Number(taken) });
  assert.equal(own.json.case_number, taken, own.text);
  const next = await service.a.rest('POST', '/cases', { customer_number });
  assert.equal(next.json.case_number, String(Number(first) + 2));
});

test('two names for one reference must agree', async () => {
  const [one, two] = await service.sql('select id, case_number from cases where tenant_id = $1 limit 2', [
    service.a.id,
  ]);
  const contradiction = await service.a.rest('POST', '/planned-time', { case_id: one![0], case_number: two![1] });
  assert.equal(contradiction.status, 400, contradiction.text);
  const agreement = await service.a.rest('POST', '/planned-time', { case_id: one![0], case_number: one![1] });
  assert.equal(agreement.status, 201, agreement.text);
});

// Table A.1 of ISO 4217 (the active codes of countries), as published in 2025.
const activeCodes = `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF
CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR
ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU
MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD
SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES VND VUV WST XAF XCD XCG
XOF XPF YER ZAR ZMW ZWG`.split(/\s+/);

test('every active ISO 4217 code is a currency', async () => {
  const refused: string[] = [];
  for (const code of activeCodes) {
    const { status, json, text } = await service.b.rest('POST', '/currencies', { code });
    if (status !== 201 && !/already been taken/.test(text)) refused.push(code);
    if (status === 201) assert.equal((await service.b.rest('DELETE', `/currencies/${json.id}`)).status, 204);
  }
  assert.deepEqual(refused, []);
});
