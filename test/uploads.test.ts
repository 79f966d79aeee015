// Uploads by the GraphQL multipart request specification, over real HTTP; of what is refused, nothing is left in the store.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import test, { after, before } from 'node:test';
import { type Answer, keysOf, type Service, startService } from './support/service.ts';

let service: Service;
let caseId: number;
before(async () => {
  service = await startService({ cases: 3 });
  caseId = (await service.a.graphql('{ cases { items { id } } }')).json.data.cases.items[0].id;
});
after(() => service.stop());

const single =
  'mutation ($caseId: Int!, $file: Upload!) { uploadCaseDocument(input: {caseId: $caseId, file: $file}) { id filename file } }';

type Parts = readonly (readonly [name: string, value: string | Buffer | File])[];

/** Sends the parts in their order. */
async function send(parts: Parts, headers: Record<string, string> = {}): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value instanceof File ? value : new File([new Uint8Array(value)], `${name}.bin`));
  }
  const response = await fetch(`${service.base}/graphql`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${service.a.key}`, ...headers },
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: JSON.parse(text) };
}

function operations(query: string, variables?: Record<string, unknown>): readonly [string, string] {
  return ['operations', JSON.stringify({ query, variables })];
}

async function contentOf(path: string): Promise<Buffer> {
  const authorization = `Basic ${Buffer.from(`${service.a.key}:x`).toString('base64')}`;
  const response = await fetch(service.base + path, { headers: { authorization } });
  assert.equal(response.status, 200);
  return Buffer.from(await response.arrayBuffer());
}

test('a file is uploaded as the document says, with and without a placeholder for it', async () => {
  const content = randomBytes(3_000_000);
  for (const variables of [{ caseId, file: null }, { caseId }]) {
    const { status, json, text } = await send([
      operations(single, variables),
      ['map', '{"0": ["variables.file"]}'],
      ['0', new File([content], 'æble.jpg', { type: 'image/jpeg' })],
    ]);
    assert.equal(status, 200, text);
    const { filename, file } = json.data.uploadCaseDocument;
    assert.equal(filename, 'æble.jpg');
    assert.ok((await contentOf(file)).equals(content));
  }
});

test('several files, in any order after the map, at any path of the variables', async () => {
  const [a, b, c] = [randomBytes(70_000), Buffer.from('b'), randomBytes(1_000)];
  const query = `mutation ($first: UploadCaseDocumentInput!, $several: UploadCaseDocumentsInput!) {
    uploadCaseDocument(input: $first) { file }
    uploadCaseDocuments(input: $several) { file filename description } }`;
  const given = [
    { first: { caseId, file: null }, several: { caseId, files: [null, null], description: 'x' } },
    { first: { caseId }, several: { caseId, description: 'x' } },
  ];
  for (const variables of given) {
    const { json, text } = await send([
      operations(query, variables),
      [
        'map',
        '{"x": ["variables.first.file"], "1": ["variables.several.files.1"], "2": ["variables.several.files.0"]}',
      ],
      ['2', b],
      ['x', a],
      ['1', c],
    ]);
    assert.equal(json.errors, undefined, text);
    assert.ok((await contentOf(json.data.uploadCaseDocument.file)).equals(a));
    const several = json.data.uploadCaseDocuments;
    assert.deepEqual(
      several.map((each: { filename: string }) => each.filename),
      ['2.bin', '1.bin'],
    );
    assert.ok((await contentOf(several[0].file)).equals(b));
    assert.ok((await contentOf(several[1].file)).equals(c));
  }
});

test('one file at two paths, or in two mutations, becomes two files: deleting one leaves the other', async () => {
  const query = `mutation ($a: Upload!, $b: Upload!, $caseId: Int!) {
    first: uploadCaseDocument(input: {caseId: $caseId, file: $a}) { id file }
    bad: uploadCaseDocument(input: {caseId: 99999999, file: $a}) { id file }
    second: uploadCaseDocument(input: {caseId: $caseId, file: $a}) { id file }
    third: uploadCaseDocument(input: {caseId: $caseId, file: $b}) { id file } }`;
  const stored = await keysOf(service.files);
  const { json } = await send([
    operations(query, { caseId }),
    ['map', '{"0": ["variables.a", "variables.b"]}'],
    ['0', Buffer.from('twice')],
  ]);
  assert.deepEqual(
    json.errors.map((error: { path: string[] }) => error.path),
    [['bad']],
  );
  assert.equal((await keysOf(service.files)).length, stored.length + 3);
  await service.a.graphql('mutation ($id: Int) { deleteCaseDocument(id: $id) }', { id: json.data.first.id });
  for (const name of ['second', 'third']) assert.equal(String(await contentOf(json.data[name].file)), 'twice');
});

test('the first use of a file may fail: the next one has it', async () => {
  const query = `mutation ($file: Upload!, $caseId: Int!) {
    bad: uploadCaseDocument(input: {caseId: 99999999, file: $file}) { id }
    good: uploadCaseDocument(input: {caseId: $caseId, file: $file}) { file } }`;
  const { json } = await send([
    operations(query, { caseId }),
    ['map', '{"0": ["variables.file"]}'],
    ['0', Buffer.from('x')],
  ]);
  assert.equal(json.data.bad, null);
  assert.equal(String(await contentOf(json.data.good.file)), 'x');
});

test('a part without a file name is a file too', async () => {
  const body = [
    `--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n${operations(single, { caseId })[1]}\r\n`,
    '--x\r\nContent-Disposition: form-data; name="map"\r\n\r\n{"0":["variables.file"]}\r\n',
    '--x\r\nContent-Disposition: form-data; name="0"\r\n\r\nplain\r\n--x--\r\n',
  ].join('');
  const response = await fetch(`${service.base}/graphql`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${service.a.key}`, 'content-type': 'multipart/form-data; boundary=x' },
  });
  const { data } = (await response.json()) as { data: { uploadCaseDocument: { file: string; filename: null } } };
  assert.equal(String(await contentOf(data.uploadCaseDocument.file)), 'plain');
  assert.equal(data.uploadCaseDocument.filename, null);
});

test('what is wrong with parts, map or files is 400 or 413 and says why; nothing is left in the store', async () => {
  const ops = operations(single, { caseId });
  const map = ['map', '{"0": ["variables.file"]}'] as const;
  const file = ['0', randomBytes(100_000)] as const;
  const mapping = (value: unknown): Parts => [ops, ['map', JSON.stringify(value)], file];
  const refused: Readonly<Record<string, readonly [status: number, why: RegExp, parts: Parts]>> = {
    'no parts': [400, /malformed|`map` is missing/, []],
    'no operations': [400, /`operations` is missing/, [map, file]],
    'no map': [400, /`map` is missing/, [ops, file]],
    'map after the file': [400, /`map` is missing/, [ops, file, map]],
    'operations that are no JSON': [400, /`operations` is not valid JSON/, [['operations', '{'], map, file]],
    'operations null': [400, /`operations` must be a JSON object/, [['operations', 'null'], map, file]],
    'operations a list': [400, /`operations` must be a JSON object/, [['operations', '[]'], map, file]],
    'operations twice': [400, /two parts "operations"/, [ops, ops, map, file]],
    'operations without a query': [400, /`query`/, [['operations', '{}'], map, file]],
    'operations too large': [
      413,
      /too large/,
      [['operations', JSON.stringify({ query: ' '.repeat(70_000) })], map, file],
    ],
    'map that is no JSON': [400, /`map` is not valid JSON/, [ops, ['map', 'x'], file]],
    'map a list': [400, /`map` must be a JSON object/, mapping([1])],
    'map null': [400, /`map` must be a JSON object/, mapping(null)],
    'paths that are no list': [400, /list of paths/, mapping({ 0: 'variables.file' })],
    'paths that are no texts': [400, /list of paths/, mapping({ 0: [1] })],
    'a path outside the variables': [400, /list of paths/, mapping({ 0: ['query'] })],
    'a path into every object': [400, /does not fit/, mapping({ 0: ['variables.__proto__.file'] })],
    'a path through a number': [400, /no object/, mapping({ 0: ['variables.caseId.file'] })],
    'a path far into a list': [400, /does not fit/, mapping({ 0: ['variables.files.99999999'] })],
    'a file that the map does not name': [400, /does not name the part "1"/, [ops, map, file, ['1', Buffer.from('x')]]],
    'a file that is missing': [400, /"1", which is not there/, mapping({ 0: ['variables.file'], 1: ['variables.x'] })],
    'a file twice': [400, /two parts "0"/, [ops, map, file, file]],
    'a file too large': [413, /too large/, [ops, map, ['0', Buffer.alloc(26_214_401)]]],
    'too many uses of a file': [413, /more than 10 times/, mapping({ 0: Array(11).fill('variables.file') })],
    'too many files': [
      413,
      /too large|more than 10 times/,
      [
        ops,
        ['map', JSON.stringify(Object.fromEntries(Array.from({ length: 11 }, (_, at) => [at, [`variables.f${at}`]])))],
        file,
      ],
    ],
  };
  const stored = await keysOf(service.files);
  for (const [name, [status, why, parts]] of Object.entries(refused)) {
    const answer = await send(parts);
    assert.equal(answer.status, status, `${name}: ${answer.text}`);
    assert.match(answer.json.errors[0].message, why, name);
    assert.equal(answer.json.data, null, name);
    assert.deepEqual(await keysOf(service.files), stored, name);
  }
});

test('a request that is well-formed but wrong is told in errors; nothing is left in the store', async () => {
  const map = ['map', '{"0": ["variables.file"]}'] as const;
  const file = ['0', randomBytes(10_000)] as const;
  const stored = await keysOf(service.files);
  const wrong: Readonly<Record<string, readonly [string, Record<string, unknown>, RegExp]>> = {
    'an unknown case': [single, { caseId: 99999999 }, /caseId/],
    'a document that does not validate': ['mutation ($file: Upload!) { nothing(file: $file) }', {}, /GraphQLError/],
    'a file for a number': ['query ($file: Int!) { caseById(id: $file) { id } }', {}, /GraphQLError/],
    'a file that nobody asks for': ['{ __typename }', {}, /^\{"data":\{"__typename":"Query"\}\}$/],
  };
  for (const [name, [query, variables, expected]] of Object.entries(wrong)) {
    const answer = await send([operations(query, variables), map, file]);
    assert.equal(answer.status, 200, `${name}: ${answer.text}`);
    assert.match(answer.text, expected, name);
    assert.deepEqual(await keysOf(service.files), stored, name);
  }
  const plain = await service.a.graphql(single, { caseId, file: 'text' });
  assert.match(plain.text, /multipart request/);
  const literal = await service.a.graphql('mutation { uploadCaseDocument(input: {caseId: 1, file: "x"}) { id } }');
  assert.match(literal.text, /Upload must be given as a variable/);
});

test('a key that may only read is refused before anything is stored; a rehearsal and a replay store nothing', async () => {
  const parts: Parts = [
    operations(single, { caseId }),
    ['map', '{"0": ["variables.file"]}'],
    ['0', Buffer.from('once')],
  ];
  const stored = await keysOf(service.files);
  const refused = await send(parts, { authorization: `Bearer ${service.a.readKey}` });
  assert.deepEqual([refused.status, refused.json.errors[0].type], [200, 'AuthorizationException']);
  assert.equal((await send(parts, { authorization: 'Bearer nobody' })).status, 401);
  assert.equal((await send(parts, { prefer: 'dry-run' })).json.errors, undefined);
  assert.deepEqual(await keysOf(service.files), stored);
  const first = await send(parts, { 'idempotency-key': 'photo' });
  const again = await send(parts, { 'idempotency-key': 'photo' });
  assert.deepEqual(again.json, first.json);
  assert.equal(again.headers.get('idempotency-replayed'), 'true');
  assert.equal((await keysOf(service.files)).length, stored.length + 1);
});

test('a multipart request without a boundary is 400', async () => {
  for (const type of ['multipart/form-data', 'multipart/form-data; charset=utf-8']) {
    const response = await fetch(`${service.base}/graphql`, {
      method: 'POST',
      body: '--x--',
      headers: { authorization: `Bearer ${service.a.key}`, 'content-type': type },
    });
    assert.equal(response.status, 400, type);
    assert.match(await response.text(), /lacks its boundary/);
  }
});

test('what looks like a boundary ends in a refusal or a file, never in silence', { timeout: 60_000 }, async () => {
  const statuses = ['aaa\r\n--xy', 'a\r\n--x-\r\nb'].map(async content => {
    const body = [
      `--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n${operations(single, { caseId })[1]}\r\n`,
      '--x\r\nContent-Disposition: form-data; name="map"\r\n\r\n{"0":["variables.file"]}\r\n',
      `--x\r\nContent-Disposition: form-data; name="0"; filename="a"\r\n\r\n${content}\r\n--x--\r\n`,
    ].join('');
    const response = await fetch(`${service.base}/graphql`, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${service.a.key}`, 'content-type': 'multipart/form-data; boundary=x' },
    });
    return response.status;
  });
  for (const status of await Promise.all(statuses)) assert.ok([200, 400].includes(status));
});

test('an upload that breaks off leaves nothing', async () => {
  const stored = await keysOf(service.files);
  for (const at of [50, 400, 60_000]) {
    const head = `--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n${operations(single, { caseId })[1]}\r\n--x\r\nContent-Disposition: form-data; name="map"\r\n\r\n{"0":["variables.file"]}\r\n--x\r\nContent-Disposition: form-data; name="0"; filename="a"\r\n\r\n`;
    const body = Buffer.concat([Buffer.from(head), randomBytes(100_000)]).subarray(0, at);
    await new Promise<void>(resolve => {
      const sent = request(`${service.base}/graphql`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${service.a.key}`,
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': 1_000_000,
        },
      });
      sent.on('error', () => {}).on('close', resolve);
      sent.write(body);
      setTimeout(() => sent.destroy(), 150);
    });
  }
  await new Promise(resolve => setTimeout(resolve, 300));
  assert.deepEqual(await keysOf(service.files), stored);
});

test('a quote in the name of a file is kept', async () => {
  const { json, text } = await send([
    operations(single, { caseId }),
    ['map', '{"0": ["variables.file"]}'],
    ['0', new File(['x'], 'et "godt" billede.txt')],
  ]);
  assert.equal(json.data?.uploadCaseDocument.filename, 'et "godt" billede.txt', text);
});

test('a file where none is wanted is refused without telling where it was stored', async () => {
  const { json, text } = await send([
    operations('query ($n: String!) { caseByCaseNumber(caseNumber: $n) { id } }'),
    ['map', '{"0": ["variables.n"]}'],
    ['0', new File(['x'], 'a.txt')],
  ]);
  assert.equal(json.errors[0].type, 'GraphQLError');
  assert.doesNotMatch(text, /blob|sha256|key/);
});

test('base64 may be broken into lines, or be the data URL of a browser', async () => {
  const base64 = randomBytes(300).toString('base64');
  const upload = (content: string) =>
    service.a.graphql(
      'mutation ($input: UploadDocumentationFileInput!) { it: uploadDocumentationFile(input: $input) { id file } }',
      { input: { typeId: String(caseId), base64: { filename: 'a.bin', content } } },
    );
  for (const content of [base64, base64.replace(/.{76}/g, '$&\r\n'), `data:image/png;base64,${base64}`]) {
    const { json, text } = await upload(content);
    assert.ok(json.data?.it, text);
    assert.equal((await contentOf(json.data.it.file)).toString('base64'), base64);
  }
  for (const content of ['%%%', 'data:image/png,abcd', 'abc'])
    assert.equal((await upload(content)).json.errors[0].type, 'ValidationError', content);
});
