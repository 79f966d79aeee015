// Below the surfaces: requests that are no HTTP, requests that could be read in two ways, and requests without a valid key.
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import test, { after, before } from 'node:test';
import { assertRefusal } from './support/refusal.ts';
import { basic, type Service, send, startService } from './support/service.ts';

let service: Service;
before(async () => {
  service = await startService({ cases: 3 });
});
after(async () => {
  assert.equal((await service.a.rest('GET', '/departments')).status, 200, 'the service still answers');
  await service.stop();
});

/** Writes bytes, some at a time, to a connection of its own and returns all that comes back until the service hangs up. */
function exchange(bytes: string | Buffer | readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(service.base);
    const socket = connect(Number(port), hostname);
    let received = '';
    socket.setTimeout(8000, () =>
      socket.destroy(new Error(`the connection stayed open: ${bytes.slice(0, 200)}\n${received}`)),
    );
    socket.on('data', chunk => {
      received += chunk;
    });
    socket.on('error', error => ('code' in error && error.code === 'ECONNRESET' ? resolve(received) : reject(error)));
    socket.on('close', () => resolve(received));
    socket.setNoDelay();
    const pieces = Array.isArray(bytes) ? [...bytes] : [bytes];
    const write = (): void => {
      socket.write(pieces.shift()!);
      if (pieces.length > 0) setTimeout(write, 1);
    };
    write();
  });
}

const head = (lines: readonly string[], start = 'POST /departments HTTP/1.1'): string =>
  [start, 'Host: x', `Authorization: ${basic(service.a.key)}`, 'Content-Type: application/json', ...lines, '', ''].join(
    '\r\n',
  );

const smuggled = (): string => `GET /smuggled HTTP/1.1\r\nHost: x\r\nAuthorization: ${basic(service.a.key)}\r\n\r\n`;

test('a body is the same however it is cut: in one piece, byte by byte, in chunks, behind another request', async () => {
  const body = '{"query":"{ __typename }","variables":null}';
  const start = `POST /graphql HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${service.a.key}\r\nContent-Type: application/json\r\n`;
  const whole = `${start}Content-Length: ${body.length}\r\n\r\n${body}`;
  const last = `${start}Connection: close\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const chunks = [...body].map(letter => `1\r\n${letter}\r\n`).join('');
  const chunked = `${start}Transfer-Encoding: chunked\r\n\r\n${chunks}0\r\n\r\n`;
  const cuts = [
    [last],
    [...last],
    [whole + whole + last],
    [chunked + last],
    [`${whole}${last.slice(0, -9)}`, last.slice(-9)],
  ];
  for (const pieces of cuts) {
    const received = await exchange(pieces);
    const asked = pieces.join('').split('POST /graphql').length - 1;
    assert.equal(received.split('{"data":{"__typename":"Query"}}').length - 1, asked, received);
  }
});

test('a request that two readers could read differently is 400, and the connection is closed', async () => {
  const body = '{"name":"x","number":"smuggled"}';
  const chunked = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
  const requests = {
    'length and chunks': head([`Content-Length: ${body.length}`, 'Transfer-Encoding: chunked']) + chunked,
    'chunks and length': head(['Transfer-Encoding: chunked', 'Content-Length: 4']) + chunked,
    'two lengths': head([`Content-Length: ${body.length}`, 'Content-Length: 0']) + body,
    'two lengths in one': head([`Content-Length: ${body.length}, 0`]) + body,
    'an odd coding': head(['Transfer-Encoding: xchunked']) + chunked,
    'chunked is not last': head(['Transfer-Encoding: chunked, identity']) + chunked,
    'two codings': head(['Transfer-Encoding: chunked', 'Transfer-Encoding: identity']) + chunked,
    'a space before the colon': head([`Content-Length : ${body.length}`]) + body,
    'a negative length': head(['Content-Length: -1']),
    'a length with a sign': head([`Content-Length: +${body.length}`]) + body,
    'a length in hex': head(['Content-Length: 0x20']) + body,
    'a folded header': head(['X-Folded: a', ' b', 'Content-Length: 0']),
    'a header without a colon': head(['nonsense', 'Content-Length: 0']),
    'an empty header name': head([': x', 'Content-Length: 0']),
    'NUL in a header': head(['X-Nul: a\0b', 'Content-Length: 0']),
    'a bare CR in a header': head(['X-Cr: a\rTransfer-Encoding: chunked', 'Content-Length: 0']),
    'a bad chunk size': `${head(['Transfer-Encoding: chunked'])}zz\r\n${body}\r\n0\r\n\r\n`,
    'a chunk longer than it says': `${head(['Transfer-Encoding: chunked'])}1\r\n${body}\r\n0\r\n\r\n`,
    'no host': 'GET /departments HTTP/1.1\r\n\r\n',
    'an unknown method': head([], 'HACK /departments HTTP/1.1'),
    'no method': head([], ' /departments HTTP/1.1'),
    'a space in the address': head([], 'GET /depart ments HTTP/1.1'),
    'an unknown version': head([], 'GET /departments HTTP/9.9'),
    'no HTTP': 'hello\r\n\r\n',
    'a TLS greeting': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n',
  };
  const rows = (await service.sql('select count(*) from departments'))[0]![0];
  const failures: string[] = [];
  for (const [name, request] of Object.entries(requests)) {
    const answer = await exchange(request + smuggled()).catch(error => String(error));
    const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => status);
    const json = /\r\n\r\n(\{"message":".+"\})$/.test(answer) && /content-type: application\/json/i.test(answer);
    if (statuses.join() !== '400' || !json || /No resource found/.test(answer))
      failures.push(`${name}: ${answer.slice(0, 300)}`);
  }
  assert.deepEqual(failures, []);
  assert.equal((await service.sql('select count(*) from departments'))[0]![0], rows);
});

test('headers of 20 KB are 431, and odd request lines have an answer', async () => {
  for (const header of [
    `X-Long: ${'x'.repeat(20_000)}`,
    Array.from({ length: 2000 }, (_, at) => `X-${at}: 1`).join('\r\n'),
  ]) {
    const answer = await exchange(head([header], 'GET /departments HTTP/1.1'));
    assert.match(answer, /^HTTP\/1\.1 431 .*\{"message":"[^"]+"\}$/s);
  }
  const lines: [string, RegExp][] = [
    ['GET //departments HTTP/1.1', /^HTTP\/1\.1 40[04]/],
    ['GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1', /^HTTP\/1\.1 404/],
    ['GET /../../etc/passwd HTTP/1.1', /^HTTP\/1\.1 404/],
    ['GET http://elsewhere/departments HTTP/1.1', /^HTTP\/1\.1 (200|40[04])/],
    ['GET * HTTP/1.1', /^HTTP\/1\.1 (200|40[04])/],
    ['OPTIONS * HTTP/1.1', /^HTTP\/1\.1 40[045]/],
    ['TRACE /departments HTTP/1.1', /^HTTP\/1\.1 40[05]/],
    ['CONNECT elsewhere:443 HTTP/1.1', /^(HTTP\/1\.1 40[05]|$)/],
    ['GET /departments?%00%ff HTTP/1.1', /^HTTP\/1\.1 400/],
    ['GET /depart\xff HTTP/1.1', /^HTTP\/1\.1 40[04]/],
    ['GET /departments HTTP/1.0', /^HTTP\/1\.1 200/],
  ];
  for (const [line, expected] of lines) {
    const answer = await exchange(Buffer.from(head(['Connection: close'], line), 'latin1'));
    assert.match(answer, expected, `${line}: ${answer.slice(0, 300)}`);
    if (/^HTTP\/1\.1 4/.test(answer)) assert.match(answer, /\{"message":"[^"]+"/, line);
    assert.doesNotMatch(answer, /root:|node_modules|\.ts:/);
  }
});

test('a method in a header, and an address that a proxy claims, change nothing', async () => {
  const count = (await service.sql('select count(*) from departments'))[0]![0];
  const headers = {
    'x-http-method-override': 'DELETE',
    'x-method-override': 'DELETE',
    'x-forwarded-for': '10.0.0.1',
    'x-original-url': '/users',
  };
  const answer = await service.a.rest('GET', '/departments', undefined, headers);
  assert.deepEqual(answer.json, (await service.a.rest('GET', '/departments')).json);
  assert.equal((await service.sql('select count(*) from departments'))[0]![0], count);
  const remaining = async (address: string): Promise<number> => {
    const refused = await send(`${service.base}/departments`, 'GET', undefined, {
      'x-forwarded-for': address,
      'x-real-ip': address,
    });
    return Number(refused.headers.get('x-ratelimit-remaining'));
  };
  const first = await remaining('10.0.0.1');
  assert.equal(await remaining('10.0.0.2'), first - 1, 'one budget, whatever address is claimed');
});

/** Credentials that are none, for a scheme and the key it would take. */
function wrongCredentials(key: string, scheme: 'Basic' | 'Bearer'): (string | undefined)[] {
  const encode = (text: string): string => Buffer.from(text, 'latin1').toString('base64');
  const common = [
    undefined,
    '',
    ' ',
    scheme,
    `${scheme} `,
    'Digest x',
    key,
    `${scheme}${key}`,
    `Token ${key}`,
    `${scheme} ${'x'.repeat(8000)}`,
  ];
  const others = scheme === 'Basic' ? [`Bearer ${key}`, `bearer ${key}`] : [basic(key), `basic ${encode(`${key}:`)}`];
  if (scheme === 'Bearer')
    return [...common, ...others, `Bearer ${key}x`, `Bearer ${key.slice(0, -1)}`, `Bearer ${key.toUpperCase()}`, `Bearer ${key} ${key}`, `Bearer ${key},x`, `Bearer "${key}"`, `Bearer svend_${'A'.repeat(43)}`, "Bearer ' or 1=1 --"]; // biome-ignore format: a list
  const users = ['', ':', `:${key}`, key, `${key}x:`, `${key.slice(0, -1)}:`, ` ${key}:`, `${key} :`, `${key}\0:`, `\0${key}:`, `x:${key}:`, "' or '1'='1:", "'; drop table api_keys; --:x", `svend_${'A'.repeat(43)}:x`, '\xff\xfe:', `${key.toUpperCase()}:x`]; // biome-ignore format: a list
  return [
    ...common,
    ...others,
    ...users.map(user => `Basic ${encode(user)}`),
    'Basic !!!!',
    'Basic =',
    `Basic ${key}:x`,
    `Basic ${encode(`${key}:x`)}!`,
  ];
}

function assertUnauthenticated(answer: Awaited<ReturnType<typeof send>>, scheme: string, sent: string): void {
  assertRefusal(answer, 401, sent);
  assert.match(answer.headers.get('www-authenticate') ?? '', new RegExp(`^${scheme}\\b`), sent);
  assert.match(answer.headers.get('x-ratelimit-limit') ?? '', /^\d+$/, sent);
  assert.match(answer.headers.get('x-ratelimit-remaining') ?? '', /^\d+$/, sent);
}

test('REST without a valid key is 401 with a challenge and the count headers, wherever it goes', async () => {
  const { key } = service.a;
  for (const authorization of wrongCredentials(key, 'Basic')) {
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
    for (const path of [
      '/',
      '/departments',
      '/departments/1',
      `/departments?api_key=${key}&key=${key}&access_token=${key}`,
    ]) {
      const answer = await send(service.base + path, 'GET', undefined, headers);
      assertUnauthenticated(answer, 'Basic', `${authorization} ${path}`);
      assert.equal(answer.json.message, 'Unauthenticated.');
    }
    const write = await send(`${service.base}/departments`, 'POST', '{"name":', {
      ...headers,
      'content-type': 'text/plain',
    });
    assertUnauthenticated(write, 'Basic', `POST ${authorization}`);
  }
});

test('GraphQL without a valid key is 401 with a challenge and the count headers', async () => {
  const { key } = service.a;
  for (const authorization of wrongCredentials(key, 'Bearer')) {
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
    for (const path of ['/graphql', '/api/graphql', `/graphql?api_key=${key}&access_token=${key}`]) {
      const body = { query: '{ __schema { types { name } } }' };
      const answer = await send(service.base + path, 'POST', body, { ...headers, 'content-type': 'application/json' });
      assertUnauthenticated(answer, 'Bearer', `${authorization} ${path}`);
      assert.equal(answer.json.data, null);
      assert.equal(answer.json.errors[0].message, 'Unauthenticated.');
      assert.equal(answer.json.errors[0].type, 'AuthenticationException');
    }
  }
});

test('what leads nowhere by its form is counted too', async () => {
  const rest = `Host: x\r\nAuthorization: ${basic(service.a.key)}\r\nConnection: close\r\n\r\n`;
  for (const start of ['GET http://x/departments HTTP/1.1', 'OPTIONS * HTTP/1.1'])
    assert.match(await exchange(`${start}\r\n${rest}`), /^HTTP\/1.1 404 [\s\S]*x-ratelimit-remaining: \d/i, start);
});

test('two keys are none, and what may not be expected is told in JSON', async () => {
  const key = `Authorization: ${basic(service.a.key)}\r\n`;
  const get = (lines: string): Promise<string> =>
    exchange(`GET /departments HTTP/1.1\r\nHost: x\r\n${lines}Connection: close\r\n\r\n`);
  assert.match(await get(key), /^HTTP\/1.1 200 /);
  assert.match(await get(key + key), /^HTTP\/1.1 401 /);
  assert.match(await get(`${key}Expect: 200-ok\r\n`), /^HTTP\/1.1 417 [\s\S]*\{"message":/);
});

test('a valid key is taken in every form that the scheme allows', async () => {
  const { key } = service.a;
  const encode = (text: string): string => Buffer.from(text).toString('base64');
  for (const user of [`${key}:`, `${key}:x`, `${key}:a:b`, `${key}::`, `${key}:pæssword 😀`]) {
    for (const scheme of ['Basic', 'basic', 'BASIC']) {
      const answer = await send(`${service.base}/`, 'GET', undefined, { authorization: `${scheme} ${encode(user)}` });
      assert.equal(answer.status, 200, `${scheme} ${user}`);
    }
  }
  for (const authorization of [`Bearer ${key}`, `bearer ${key}`, `BEARER  ${key}`]) {
    const answer = await send(
      `${service.base}/graphql`,
      'POST',
      { query: '{ __typename }' },
      { authorization, 'content-type': 'application/json' },
    );
    assert.deepEqual(answer.json, { data: { __typename: 'Query' } }, authorization);
  }
});

test('GraphQL by other methods than POST is 405 and says so', async () => {
  for (const path of ['/graphql', '/api/graphql']) {
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
      const answer = await send(`${service.base}${path}?query={__typename}`, method, undefined, {
        authorization: `Bearer ${service.a.key}`,
      });
      assertRefusal(answer, 405, `${method} ${path}`);
      assert.equal(answer.headers.get('allow'), 'POST');
    }
  }
});
