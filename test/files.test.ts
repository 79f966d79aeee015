// Where file contents are kept: a directory, or an S3-compatible store behind real HTTP. Both do the same.
import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import { readConfig } from '../src/config.ts';
import { type BlobStore, DirectoryStore } from '../src/files/blob-store.ts';
import { openFiles } from '../src/files/open.ts';
import { sweepFiles } from '../src/files/sweep.ts';
import { runNode, urlOf } from './support/command.ts';
import { startS3, type TestS3 } from './support/s3.ts';
import { basic, keysOf, type Service, send, startService } from './support/service.ts';

let directory: string;
let s3: TestS3;
before(async () => {
  directory = await mkdtemp(join(tmpdir(), 'svend-blobs-'));
  s3 = await startS3();
});
after(async () => {
  await s3.stop();
  await rm(directory, { recursive: true });
});

const stores: Readonly<Record<string, () => BlobStore>> = {
  'a directory': () => openFiles(readConfig({ DATA_DIR: directory })),
  'an S3 bucket': () => openFiles(readConfig({ FILES_URL: s3.url('svend') })),
  'a part of an S3 bucket': () => openFiles(readConfig({ FILES_URL: s3.url('shared/svend/files') })),
};

for (const [name, open] of Object.entries(stores)) {
  test(`${name} gives back what it was given, whole and in parts`, async () => {
    const files = open();
    for (const size of [0, 1, 70_000, 3_000_000]) {
      const content = randomBytes(size);
      const pieces = Array.from({ length: Math.ceil(size / 65_536) }, (_, at) =>
        content.subarray(at * 65_536, (at + 1) * 65_536),
      );
      for (const given of [content, Readable.from(pieces)]) {
        const blob = await files.put('7', given);
        assert.match(blob.key, /^7\/[0-9a-f]{2}\/[0-9a-f-]{36}$/);
        assert.equal(blob.size, size);
        assert.ok(blob.sha256.equals(createHash('sha256').update(content).digest()));
        assert.ok(blob.head.equals(content.subarray(0, 64)));
        assert.ok((await buffer(await files.read(blob.key))).equals(content), `${size} bytes`);
        if (size > 1_000) {
          const part = await buffer(await files.read(blob.key, { start: 500, end: 599 }));
          assert.ok(part.equals(content.subarray(500, 600)));
        }
        await files.remove(blob.key);
        await assert.rejects(files.read(blob.key), { code: 'ENOENT' });
        await files.remove(blob.key);
      }
    }
    assert.deepEqual(await keysOf(files), []);
  });

  test(`${name} keeps nothing of a stream that breaks`, async () => {
    const files = open();
    const broken = Readable.from(
      (async function* () {
        yield randomBytes(200_000);
        throw new Error('the client is gone');
      })(),
    );
    await assert.rejects(files.put('7', broken), /the client is gone/);
    assert.deepEqual(await keysOf(files), []);
  });

  test(`${name} knows what has been there for long`, async () => {
    const files = open();
    const { key } = await files.put('7', Buffer.from('x'));
    assert.deepEqual(await Array.fromAsync(files.olderThan(60_000)), []);
    assert.deepEqual(await keysOf(files), [key]);
    await files.remove(key);
  });
}

test('a large bucket is listed to its end, and what others keep there is left alone', async () => {
  const files = stores['an S3 bucket']!();
  const keys: string[] = [];
  for (let at = 0; at < 1_010; at += 101) {
    const blobs = await Promise.all(Array.from({ length: 101 }, () => files.put('7', Buffer.from('x'))));
    keys.push(...blobs.map(({ key }) => key));
  }
  await s3.write('somebody/elses', 'x');
  assert.deepEqual(await keysOf(files), keys.sort());
  await Promise.all(keys.map(key => files.remove(key)));
  assert.equal(await s3.read('somebody/elses'), 'x');
});

test('a store that stumbles is asked again; one that is gone or refuses is told of without its secret', async () => {
  const files = stores['an S3 bucket']!();
  s3.failNext(2);
  const { key } = await files.put('7', Readable.from([Buffer.from('hej')]));
  s3.failNext(2);
  assert.equal(String(await buffer(await files.read(key))), 'hej');
  await files.remove(key);
  s3.failNext(3);
  await assert.rejects(files.read(key), { code: 'unavailable', status: 503 });
  s3.failNext(0);
  const refused = openFiles(readConfig({ FILES_URL: s3.url('svend', 'not-the-secret') }));
  await assert.rejects(refused.put('7', Buffer.from('x')), (error: Error) => {
    assert.match(error.message, /403 SignatureDoesNotMatch/);
    assert.doesNotMatch(error.message, /secret/);
    return true;
  });
  const gone = openFiles(readConfig({ FILES_URL: 's3://k:s@127.0.0.1:9/b?tls=0' }));
  await assert.rejects(gone.put('7', Buffer.from('x')), { code: 'unavailable', status: 503 });
});

test('FILES_URL is checked at the start, and its secret is never shown', async () => {
  for (const [url, why] of [
    ['http://k:s3cr3t@host/bucket', /must begin with s3/],
    ['s3://host/bucket', /lacks an access key/],
    ['s3://k@host/bucket', /lacks a secret key/],
    ['s3://k:s3cr3t@host', /lacks a bucket/],
    ['s3://k:s3cr3t@host/bucket?zone=x', /no other parameters/],
  ] as const) {
    assert.throws(
      () => readConfig({ FILES_URL: url }),
      (error: Error) => why.test(error.message) && !error.message.includes('s3cr3t'),
    );
  }
  const FILES_URL = s3.url('svend');
  const { stdout } = await runNode(['src/cli.ts', 'config'], { ...process.env, FILES_URL });
  assert.match(stdout, /FILES_URL=s3:\/\/\S+:\*\*\*@127\.0\.0\.1/);
  assert.ok(!stdout.includes(s3.secret));
});

for (const [name, open] of Object.entries(stores).slice(0, 2)) {
  describe(`a service with its files in ${name}`, () => {
    let service: Service;
    before(async () => {
      service = await startService({ cases: 3, files: open() });
    });
    after(() => service.stop());

    test('a file comes back byte for byte, whole and in ranges, and cannot act', async () => {
      const [{ case_number }] = (await service.a.rest('GET', '/cases?pagesize=1')).json;
      const content = Buffer.concat([Buffer.from('<html><script>alert(1)</script>'), randomBytes(300_000)]);
      const filename = '../../Æble "1"\r\nSet-Cookie: x.html';
      const {
        status,
        json: made,
        text,
      } = await service.a.rest('POST', '/case-documentation', {
        case_number,
        file: { filename, content: content.toString('base64') },
      });
      assert.equal(status, 201, text);
      assert.equal(made.filename, filename);
      const get = (headers: Record<string, string> = {}): Promise<Response> =>
        fetch(`${service.base}${made.file}`, { headers: { authorization: basic(service.a.key), ...headers } });
      const whole = await get();
      assert.equal(whole.status, 200);
      assert.ok(Buffer.from(await whole.arrayBuffer()).equals(content));
      assert.equal(whole.headers.get('content-type'), 'application/octet-stream');
      assert.equal(whole.headers.get('x-content-type-options'), 'nosniff');
      assert.match(
        whole.headers.get('content-disposition')!,
        /^attachment; filename="[^"]*"; filename\*=UTF-8''[^ ]*$/,
      );
      assert.match(whole.headers.get('content-security-policy')!, /sandbox/);
      assert.equal(whole.headers.get('set-cookie'), null);
      for (const [range, start, end] of [
        ['bytes=0-9', 0, 10],
        ['bytes=300000-', 300_000, content.length],
        ['bytes=-5', content.length - 5, content.length],
        ['bytes=10-99999999', 10, content.length],
      ] as const) {
        const part = await get({ range });
        assert.equal(part.status, 206, range);
        assert.ok(Buffer.from(await part.arrayBuffer()).equals(content.subarray(start, end)), range);
      }
      assert.equal((await get({ range: 'bytes=99999999-' })).status, 416);
      assert.equal((await get({ range: 'bytes=0-1,5-6' })).status, 200, 'several ranges are not split');
      assert.equal((await get({ 'if-none-match': whole.headers.get('etag')! })).status, 304);
      assert.equal(
        (await send(`${service.base}${made.file}`, 'GET', undefined, { authorization: basic(service.b.key) })).status,
        403,
      );
    });

    test('a file is uploaded as multipart, in any order of parts, and nothing is left of one that fails', async () => {
      const [{ case_number }] = (await service.a.rest('GET', '/cases?pagesize=1')).json;
      const content = randomBytes(2_000_000);
      const upload = async (
        fill: (form: FormData) => void,
        method = 'POST',
        path = '/case-documentation',
      ): Promise<Response> => {
        const form = new FormData();
        fill(form);
        return fetch(service.base + path, { method, body: form, headers: { authorization: basic(service.a.key) } });
      };
      const file = (bytes: Buffer = content): File => new File([new Uint8Array(bytes)], 'æble.jpg');
      const made = await upload(form => {
        form.set('file', file());
        form.set('case_number', case_number);
        form.set('description', 'Før');
      });
      const record = (await made.json()) as { id: number; filename: string; file: string; description: string };
      assert.equal(made.status, 201);
      assert.equal(record.filename, 'æble.jpg');
      assert.equal(record.description, 'Før');
      const get = (): Promise<Response> =>
        fetch(service.base + record.file, { headers: { authorization: basic(service.a.key) } });
      assert.ok(Buffer.from(await (await get()).arrayBuffer()).equals(content));
      const other = randomBytes(1_000);
      assert.equal(
        (
          await upload(
            form => form.set('file', new File([new Uint8Array(other)], 'ny.png')),
            'PUT',
            `/case-documentation/${record.id}`,
          )
        ).status,
        200,
      );
      assert.ok(Buffer.from(await (await get()).arrayBuffer()).equals(other));
      assert.equal((await service.a.rest('GET', `/case-documentation/${record.id}`)).json.filename, 'ny.png');
      const stored = (await keysOf(service.files)).length;
      assert.equal((await upload(form => form.set('case_number', case_number))).status, 400, 'no file');
      assert.equal((await upload(form => form.set('file', file()))).status, 400, 'no case');
      const foreign = await upload(form => {
        form.set('case_number', 'nothing');
        form.set('file', file());
      });
      assert.equal(foreign.status, 400);
      const large = await upload(form => {
        form.set('case_number', case_number);
        form.set('file', file(Buffer.alloc(26_214_401)));
      }).catch(() => ({ status: 413 }));
      assert.equal(large.status, 413);
      const broken = await send(`${service.base}/case-documentation`, 'POST', 'nonsense', {
        authorization: basic(service.a.key),
        'content-type': 'multipart/form-data; boundary=x',
      }).catch(() => ({ status: 400 }));
      assert.equal(broken.status, 400);
      assert.equal((await keysOf(service.files)).length, stored, 'nothing is left of what failed');
      await service.a.graphql('mutation ($id: Int) { deleteCaseDocument(id: $id) }', { id: record.id });
      assert.equal((await keysOf(service.files)).length, stored - 1, 'the file goes with its record');
    });

    test('a row that is refused among others leaves its file as it was, and none behind', async () => {
      const [{ case_number }] = (await service.a.rest('GET', '/cases?pagesize=1')).json;
      const file = { filename: `${'x'.repeat(199)}🔧.txt`, content: Buffer.from('kept').toString('base64') };
      const made = await service.a.rest('POST', '/case-documentation', { case_number, file });
      const before = await keysOf(service.files);
      const other = { filename: 'other.txt', content: Buffer.from('other').toString('base64') };
      const { json } = await service.a.rest('POST', '/case-documentation/bulk', {
        atomic: false,
        rows: [
          { verb: 'update', key: made.json.id, record: { file: other, case_number: 'none' } },
          { verb: 'create', record: { file: other, case_number: 'none' } },
        ],
      });
      assert.deepEqual(
        json.results.map(({ status }: { status: number }) => status),
        [400, 400],
      );
      assert.deepEqual(await keysOf(service.files), before);
      const whole = await fetch(`${service.base}${made.json.file}`, {
        headers: { authorization: basic(service.a.key) },
      });
      assert.equal(await whole.text(), 'kept');
      assert.equal(whole.status, 200, 'a name is cut within a letter');
    });

    test('the sweeper removes what no record names, and nothing else', async () => {
      const before = await keysOf(service.files);
      await service.files.put(service.a.id, Buffer.from('an orphan'));
      assert.equal(await sweepFiles(service.store, service.files), 0, 'what is young may still be on its way');
      assert.equal(await sweepFiles(service.store, service.files, -60_000), 1);
      assert.deepEqual(await keysOf(service.files), before);
    });

    test('the doctor tries the store', async () => {
      const DATABASE_URL = urlOf(service.connection);
      const FILES_URL = name === 'a directory' ? '' : s3.url('svend');
      const env = { ...process.env, DATABASE_URL, FILES_URL, DATA_DIR: directory, PORT: '0' };
      const { stdout } = await runNode(['src/cli.ts', 'doctor', '--json'], env);
      const found = JSON.parse(stdout).find((check: { name: string }) => check.name === 'files');
      assert.equal(found.ok, true, stdout);
      assert.ok(!stdout.includes(s3.secret));
    });
  });
}

test('the pieces of an upload that broke are swept from a directory', async () => {
  const service = await startService({ cases: 0, files: new DirectoryStore(join(directory, 'pieces')) });
  const path = join(directory, 'pieces', 'incoming');
  await mkdir(path, { recursive: true });
  await writeFile(join(path, 'half'), 'x');
  await writeFile(join(path, 'young'), 'x');
  await utimes(join(path, 'half'), 1, 1);
  assert.equal(await sweepFiles(service.store, service.files), 1);
  assert.deepEqual(await keysOf(service.files), ['incoming/young']);
  await service.stop();
});

test('the doctor says what is wrong with a store that refuses', async () => {
  const env = { ...process.env, FILES_URL: s3.url('nothing'), DATA_DIR: join(directory, 'doctor'), PORT: '0' };
  const { stdout, code } = await runNode(['src/cli.ts', 'doctor', '--json'], {
    ...env,
    DATABASE_URL: 'postgres://nobody@127.0.0.1:9/x',
  });
  assert.equal(code, 1);
  const found = JSON.parse(stdout).find((check: { name: string }) => check.name === 'files');
  assert.equal(found.ok, false);
  assert.match(found.detail, /404 NoSuchBucket/);
  assert.match(found.mend, /FILES_URL/);
});
