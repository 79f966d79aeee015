// No input to REST v2 gives a 5xx, and every refusal is JSON with a message and nothing of our insides.
import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { gzipSync } from 'node:zlib';
import { registry } from '../src/resources/index.ts';
import { plainAddresses } from '../src/rest/routes.ts';
import { assertRefusal } from './support/refusal.ts';
import { type Answer, basic, type Service, send, startService } from './support/service.ts';

let service: Service;
before(async () => {
  service = await startService({ cases: 3 });
});
after(async () => {
  assert.equal(({} as { polluted?: unknown }).polluted, undefined, 'a prototype was polluted');
  assert.equal((await service.a.rest('GET', '/departments')).status, 200, 'the service still answers');
  await service.stop();
});

const json = { 'content-type': 'application/json' };
const department = '{"name":"x","number":"bad-input"}';

/** Sends a body as it is, with no header but those given. */
function post(path: string, body: string | Uint8Array, headers: Record<string, string>): Promise<Answer> {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  return send(service.base + path, 'POST', bytes, { authorization: basic(service.a.key), ...headers });
}

const injections = [
  "' or '1'='1",
  "'; drop table departments; --",
  '1; select pg_sleep(9)',
  '1) or 1=1 --',
  "\\'; select 1; --",
  'id desc nulls first',
  'id;drop',
  '(select 1)',
  '"id"',
  '$1',
  'a.tenant_id',
  '%27%20or%201%3D1',
  '-',
  '+',
  '--',
  '/**/',
  '\u0000',
  '\ud83d\ude00',
  '😀'.repeat(50),
];
const poison = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '__proto__.polluted',
  'constructor[prototype][polluted]',
];

test('bodies of other types are 415, on every address that takes one', async () => {
  const types = ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'application/jsonx', 'text/json', 'application/octet-stream', 'multipart/mixed; boundary=x', 'application/graphql', 'application/json+x']; // biome-ignore format: a list
  for (const { name, verbs } of registry.values()) {
    if (!verbs.rest.has('create')) continue;
    for (const type of types) assertRefusal(await post(`/${name}`, department, { 'content-type': type }), 415, type);
    assertRefusal(await post(`/${name}`, department, {}), 415, 'no type');
  }
});

test('types that are nearly JSON are refused or held to the same rules as JSON', async () => {
  for (const type of [
    'application/json garbage',
    'application/json;',
    'application/json\tx',
    'application/json, text/plain',
    'APPLICATION/JSON',
    'application/json; charset=latin1',
    'application/json; charset=utf-8',
  ]) {
    // biome-ignore format: a list
    assertRefusal(await post('/departments', '{"name":""}', { 'content-type': type }), [400, 415], type);
    assertRefusal(await post('/departments', 'name=x', { 'content-type': type }), [400, 415], type);
  }
});

test('a compressed body is never unpacked', async () => {
  for (const encoding of ['gzip', 'deflate', 'br', 'x-gzip, gzip'])
    assertRefusal(
      await post('/departments', gzipSync(department), { ...json, 'content-encoding': encoding }),
      [400, 415],
    );
});

test('what is no JSON object is 400', async () => {
  const bodies: (string | Uint8Array)[] = [
    ...[
      '',
      ' ',
      '{',
      '}',
      'null',
      '[]',
      '[{}]',
      '"x"',
      '1',
      'true',
      '{"name":}',
      "{'name':1}",
      '{"name":1,}',
      '{} {}',
      'NaN',
      'undefined',
    ],
    ...[
      '{"name":"\n"}',
      '{"name":"\\x"}',
      '{"name":01}',
      '{"name":+1}',
      '{"name":.5}',
      '{"name":Infinity}',
      `\ufeff${department}`,
    ],
    '['.repeat(300_000),
    `${'['.repeat(300_000)}${']'.repeat(300_000)}`,
    '{"a":'.repeat(100_000),
    Buffer.from([0xff, 0xfe, 0x7b, 0x7d]),
    Buffer.from('{"name":"\xff","number":"1"}', 'latin1'),
    Buffer.from(department, 'utf16le'),
    Buffer.from([0x7b, 0x22, 0xed, 0xa0, 0x80, 0x22, 0x3a, 0x31, 0x7d]),
  ];
  for (const body of bodies) assertRefusal(await post('/departments', body, json), 400, String(body.slice(0, 40)));
});

test('a value nested 300,000 deep is 400, wherever it stands', async () => {
  const deep = `${'['.repeat(300_000)}${']'.repeat(300_000)}`;
  // The long number makes the parser take its slower way.
  for (const more of ['', ',"days":12345678901234567890', ',"days":1e5']) {
    for (const field of ['name', 'unknown', '__proto__']) {
      const answer = await post('/departments', `{"${field}":${deep}${more}}`, json);
      assertRefusal(answer, 400);
    }
  }
});

test('a body of 2 MB is 413, and one of just under 1 MB is read', async () => {
  const big = JSON.stringify({ name: 'x'.repeat(2_000_000), number: '1' });
  assertRefusal(await post('/departments', big, json), 413);
  assertRefusal(await post('/departments', JSON.stringify({ name: 'x'.repeat(1_000_000) }), json), 400);
});

test('names that JavaScript knows are only names', async () => {
  for (const { name, verbs } of registry.values()) {
    if (!verbs.rest.has('create')) continue;
    const members = poison.map(key => `${JSON.stringify(key)}:{"polluted":1,"prototype":{"polluted":1}}`);
    const body = `{"file":{"content":"aGVq"},${members.join(',')}}`;
    const { status } = await post(`/${name}`, body, json);
    assert.ok(status === 201 || status === 400, name);
    const strict = await post(`/${name}`, body, { ...json, prefer: 'handling=strict' });
    assertRefusal(strict, 400);
    for (const key of poison) assert.ok(Object.hasOwn(strict.json.errors, key), `${name}: ${key} is named`);
  }
  assert.equal(
    (await post('/departments', '{"name":"a","name":"","number":"dup"}', json)).status,
    400,
    'the last one counts',
  );
});

test('NUL and lone surrogates are 400 in every text, and never reach a file name or a key', async () => {
  for (const bad of ['"a\\u0000b"', '"\\ud800"', '"\\udc00x"', '"\\u0000"']) {
    for (const { name, faces, verbs } of registry.values()) {
      if (!verbs.rest.has('create')) continue;
      const body = `{${[...faces.rest.keys()].map(field => `${JSON.stringify(field)}:${bad}`).join(',')}}`;
      assertRefusal(await post(`/${name}`, body, json), 400, body);
    }
    const file = `{"case_number":"1","file":{"filename":${bad},"content":"aGVq"}}`;
    assertRefusal(await post('/case-documentation', file, json), 400, file);
  }
});

test('query strings: unknown, poisoned, repeated, huge, badly encoded', async () => {
  const many = (count: number): string => Array.from({ length: count }, () => 'name-not=x').join('&');
  const queries = [
    ...poison.flatMap(key => [
      `${encodeURIComponent(key)}=1`,
      `${key}-not=1`,
      `sortby=${key}`,
      `include=${key}`,
      `page=${key}`,
    ]),
    ...[
      '%',
      '%zz',
      '%ff',
      'name=%',
      'name=%c3',
      'name=%ed%a0%80',
      'sortby=%ff',
      '%00=1',
      'name=%00',
      'sortby=%00',
      'include=%00',
      'id=%00',
    ],
    ...[
      'sortby=name&sortby=id',
      'include=x&include=y',
      'page=1&page=2',
      'pagesize=1&pagesize=2',
      'sortby=,',
      'sortby=--name',
      'sortby=name,',
    ],
    ...[
      'sortby=name desc',
      'include=,',
      'page[]=1',
      'name[]=1',
      'name[$ne]=1',
      'name-like=x',
      'name-=x',
      '-not=x',
      '=x',
      'id=1.5',
      'id=9e999',
    ],
    ...[
      many(41),
      `name=${Array.from({ length: 501 }, () => 'x').join('|')}`,
      `name=${'x'.repeat(9000)}`,
      `sortby=${'y'.repeat(7000)}`,
    ],
  ];
  for (const query of queries) assertRefusal(await service.a.rest('GET', `/departments?${query}`), 400, query);
  for (const query of [
    many(40),
    `name=${Array.from({ length: 500 }, () => 'x').join('|')}`,
    '&&&',
    `sortby=${'name,'.repeat(1500)}id`,
    'page=1&',
    'sortby=',
  ])
    assert.equal((await service.a.rest('GET', `/departments?${query}`)).status, 200, query.slice(0, 100));
  const long = await service.a.rest('GET', `/departments?name=${'x'.repeat(20_000)}`);
  assertRefusal(long, [400, 414, 431]);
});

test('SQL in any position of an address is text', async () => {
  const count = (await service.sql('select count(*) from departments'))[0]![0];
  for (const raw of injections) {
    const text = encodeURIComponent(raw);
    const isText = !raw.includes('\u0000');
    for (const path of [`${text}=1`, `name${text}=1`, `${text}-not=1`, `name-${text}=1`, `sortby=${text}`, `sortby=name,-${text}`, `include=${text}`, `id=${text}`, `id-min=1|${text}`, `page=${text}`, `pagesize=${text}`]) // biome-ignore format: a list
      assertRefusal(await service.a.rest('GET', `/departments?${path}`), 400, raw);
    for (const column of ['name', 'number', 'name-not', 'number-min', 'number-st']) {
      const answer = await service.a.rest('GET', `/departments?${column}=${text}|${text}x`);
      if (isText) assert.equal(answer.status, 200, `${column}=${raw}`);
      else assertRefusal(answer, 400, raw);
    }
    for (const name of ['departments', 'debtors', 'cases', 'account-plan', 'creditors'])
      for (const method of ['GET', 'PUT'])
        assertRefusal(await service.a.rest(method, `/${name}/${text}`, method === 'PUT' ? {} : undefined), 404, raw);
  }
  assert.equal((await service.sql('select count(*) from departments'))[0]![0], count);
});

test('keys in the path: long, odd and impossible ones are 404 or 400', async () => {
  const keys = ['x'.repeat(5000), '9'.repeat(5000), '99999999999999999999', '-1', '0', '1e5', '1.5', 'NaN', '%00', '%20', '1%2f2', '..%2f..%2fetc%2fpasswd', '%F0%9F%98%80', 'null', 'undefined', '[object Object]', ...poison]; // biome-ignore format: a list
  for (const { name, verbs } of registry.values()) {
    for (const key of keys) {
      if (verbs.rest.has('one')) assertRefusal(await service.a.rest('GET', `/${name}/${key}`), [400, 404], key);
      if (verbs.rest.has('update')) assertRefusal(await service.a.rest('PUT', `/${name}/${key}`, {}), [400, 404], key);
      if (verbs.rest.has('delete')) assertRefusal(await service.a.rest('DELETE', `/${name}/${key}`), [400, 404], key);
    }
  }
  for (const key of ['%', '%zz', '%ff', '%c3%28', '%ed%a0%80'])
    assertRefusal(await service.a.rest('GET', `/debtors/${key}`), [400, 404], key);
});

test('unknown addresses are 404 with the documented message', async () => {
  for (const path of [
    '/nothing',
    '/debtors/1/2/3',
    '/contacts',
    '/api',
    '/debtors.json',
    '/Debtors',
    '/__proto__',
    '/..%2f',
    '/graphql/x',
    '/favicon.ico',
    '/.env',
  ]) {
    // biome-ignore format: a list
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      const answer = await service.a.rest(method, path, method === 'GET' || method === 'DELETE' ? undefined : {});
      assertRefusal(answer, 404, path);
      assert.equal(answer.json.message, 'No resource found at this url');
    }
  }
});

test('methods that an address does not know are 405 and say which it knows', async () => {
  for (const { name, verbs } of registry.values()) {
    for (const tail of ['', '/1']) {
      const allowed = [...verbs.rest].flatMap(verb =>
        plainAddresses[verb].filter(([, path]) => (path === '') === (tail === '')).map(([method]) => method),
      );
      if (allowed.length === 0) continue;
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
        // Answers to its own rules.
        if (allowed.includes(method) || (name === 'debtor-categories' && method === 'DELETE')) continue;
        const answer = await service.a.rest(method, `/${name}${tail}`, method === 'GET' ? undefined : {});
        assertRefusal(answer, 405, `${method} /${name}${tail}`);
        const told = answer.headers.get('allow')!.split(', ');
        for (const each of allowed) assert.ok(told.includes(each), `${method} /${name}${tail}: ${told}`);
        assert.ok(!told.includes(method));
      }
    }
  }
});

test('an odd Prefer header changes nothing', async () => {
  for (const prefer of [
    '',
    ',',
    ';;',
    'count',
    'count=',
    'handling=lenient',
    'x'.repeat(4000),
    '__proto__=1',
    'count=exact; count=exact',
  ])
    assert.equal((await service.a.rest('GET', '/departments', undefined, { prefer })).status, 200, prefer);
});
