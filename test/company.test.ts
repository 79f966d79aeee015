// The settings of a business: read by any key, changed by those that may write, on GraphQL and on the command line alike.
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after, before } from 'node:test';
import { deflateSync } from 'node:zlib';
import { DirectoryStore } from '../src/files/blob-store.ts';
import { sweepFiles } from '../src/files/sweep.ts';
import { runNode, urlOf } from './support/command.ts';
import { clientOf, keysOf, type Service, startService } from './support/service.ts';

let service: Service;
let dataDir: string;
before(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'svend-company-'));
  service = await startService({ cases: 2, files: new DirectoryStore(join(dataDir, 'files')) });
});
after(async () => {
  await service.stop();
  await rm(dataDir, { recursive: true });
});

const all =
  'id name address postalCode city vatNumber telephone email creditorNumber bankRegistration bankAccount iban swift language timeZone currencyCode logo';

async function set(input: Record<string, unknown>) {
  const query = `mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) { ${all} } }`;
  const { json } = await service.a.graphql(query, { input });
  return { company: json.data?.updateCompany, wrong: json.errors?.[0].validation ?? json.errors };
}

async function settings(tenant = service.a) {
  return (await tenant.graphql(`{ company { ${all} } }`)).json.data.company;
}

/** A PNG of one colour, made by hand. */
function png(width = 4, height = 2): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const bytes = Buffer.alloc(12 + data.length);
    bytes.writeUInt32BE(data.length, 0);
    bytes.write(type, 4, 'latin1');
    data.copy(bytes, 8);
    bytes.writeUInt32BE(crc(bytes.subarray(4, 8 + data.length)), 8 + data.length);
    return bytes;
  };
  const header = Buffer.from([0, 0, 0, width, 0, 0, 0, height, 8, 2, 0, 0, 0]);
  const rows = Buffer.alloc(height * (1 + 3 * width), 200).map((value, at) => (at % (1 + 3 * width) === 0 ? 0 : value));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

const base64 = (bytes: Buffer) => bytes.toString('base64');

test('a new business has its name and the settings of a Danish one', async () => {
  const { id, name, language, timeZone, currencyCode, logo, iban } = await settings();
  assert.deepEqual(
    { id: String(id), name, language, timeZone, currencyCode, logo, iban },
    {
      id: service.a.id,
      name: 'Tenant A',
      language: 'da',
      timeZone: 'Europe/Copenhagen',
      currencyCode: 'DKK',
      logo: null,
      iban: null,
    },
  );
});

test('every setting is kept, what is not named stays, and an empty one is taken away', async () => {
  const wanted = {
    name: 'Hansen & Søn El ApS',
    address: 'Håndværkervej 7',
    postalCode: '8000',
    city: 'Aarhus C',
    vatNumber: '12345678',
    telephone: '+45 86 12 34 56',
    email: 'faktura@hansen-el.dk',
    creditorNumber: '81234567',
    bankRegistration: '0400',
    bankAccount: '4012345678',
    iban: 'DK5000400440116243',
    swift: 'DABADKKK',
    language: 'en',
    timeZone: 'Atlantic/Faroe',
    currencyCode: 'EUR',
  };
  const first = await set({ ...wanted, iban: 'dk50 0040 0440 1162 43' });
  assert.equal(first.wrong, undefined);
  const { id: _id, logo: _logo, ...kept } = first.company;
  assert.deepEqual(kept, wanted);
  await set({ city: 'Aarhus' });
  assert.deepEqual(await settings(), { ...first.company, city: 'Aarhus' });
  assert.equal((await set({ swift: null, address: '' })).company.swift, null);
  assert.equal((await service.a.rest('GET', '/')).json.customer.name, wanted.name);
  assert.equal((await settings(service.b)).name, 'Tenant B');
  await set({ language: 'da', timeZone: 'Europe/Copenhagen', currencyCode: 'DKK' });
});

test('what is wrong is told by field, all at once, and nothing is written', async () => {
  const before = await settings();
  const wrong: Record<string, unknown[]> = {
    name: ['', null, 'x'.repeat(251), 'a\0b'],
    email: ['hansen', 'a b@c.dk', '@'],
    creditorNumber: ['1234567', '123456789', '1234567a', '１２３４５６７８'],
    bankRegistration: ['12', '12345', 'abcd'],
    bankAccount: ['12345678901', '12 34'],
    iban: ['DK5000400440116244', 'DK50', 'XX', 'DK5000400440116243DK5000400440116243'],
    swift: ['DABA', 'dabadkkk', 'DABADKKKX'],
    language: ['sv', null, ''],
    timeZone: ['Europe/Aarhus', null, 'CET+1', '+02:00'],
    currencyCode: ['KRONE', null],
  };
  for (const [name, values] of Object.entries(wrong)) {
    for (const value of values) {
      const { wrong: found } = await set({ city: 'Nowhere', [name]: value });
      assert.deepEqual(Object.keys(found), [name], `${name} ${JSON.stringify(value)}`);
    }
  }
  const everything = Object.fromEntries(Object.entries(wrong).map(([name, [value]]) => [name, value]));
  assert.deepEqual(Object.keys((await set(everything)).wrong).sort(), Object.keys(wrong).sort());
  assert.deepEqual(await settings(), before);
});

test('a key that may only read sees the settings and changes none', async () => {
  const reader = clientOf(service.base, service.a.readKey);
  assert.ok((await reader.graphql('{ company { name } }')).json.data.company.name);
  const { json } = await reader.graphql('mutation { updateCompany(input: {city: "x"}) { id } }');
  assert.equal(json.errors[0].type, 'AuthorizationException');
});

test('the logo: stored, shown, replaced, taken away; each time with its file', async () => {
  assert.equal((await service.a.rest('GET', '/company/logo')).status, 404);
  const logo = png();
  const { company } = await set({ logo: { filename: 'mærke.png', content: base64(logo) } });
  assert.equal(company.logo, '/company/logo');
  const read = async (tenant = service.a) => fetch(`${service.base}/company/logo`, { headers: basicOf(tenant.key) });
  const answer = await read();
  assert.equal(answer.status, 200);
  assert.equal(answer.headers.get('content-type'), 'image/png');
  assert.match(answer.headers.get('content-disposition')!, /^attachment; .*m%C3%A6rke\.png/);
  assert.deepEqual(Buffer.from(await answer.arrayBuffer()), logo);
  assert.equal((await read(service.b)).status, 404, "another tenant's logo is not ours");
  const files = async () => (await keysOf(service.files)).length;
  const count = await files();
  await set({ logo: { content: base64(png(8, 8)) } });
  assert.equal(await files(), count, 'the file before is gone');
  assert.equal(await sweepFiles(service.store, service.files, 0), 0, 'a logo is no orphan');
  assert.equal((await set({ logo: null })).company.logo, null);
  assert.equal(await files(), count - 1);
});

test('what is no picture, is too large or is torn becomes no logo', async () => {
  const count = (await keysOf(service.files)).length;
  for (const [content, why] of [
    ['not base64!', /base64/],
    [base64(Buffer.from('%PDF-1.7')), /PNG or JPEG/],
    [base64(Buffer.from('<svg onload="x"/>')), /PNG or JPEG/],
    [base64(png(8, 8).subarray(0, 50)), /PNG or JPEG/],
    [base64(Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(50)])), /PNG or JPEG/],
    [base64(Buffer.concat([png(), Buffer.alloc(1_048_576)])), /1048576 bytes/],
  ] as const) {
    const { wrong } = await set({ city: 'Nowhere', logo: { filename: 'x.png', content } });
    assert.match(wrong.logo[0], why);
  }
  assert.deepEqual(Object.keys((await set({ logo: { filename: 'a\0b', content: base64(png()) } })).wrong), ['logo']);
  assert.notEqual((await settings()).city, 'Nowhere');
  assert.equal((await keysOf(service.files)).length, count);
});

test('an invoice carries the logo, and is drawn without one whose file is lost', async () => {
  const [{ invoice_number: number }] = (await service.a.rest('GET', '/debtor-invoices?pagesize=1')).json;
  const pdf = async (): Promise<string> => {
    const answer = await fetch(`${service.base}/debtor-invoices/${number}.pdf`, { headers: basicOf(service.a.key) });
    assert.equal(answer.status, 200);
    return Buffer.from(await answer.arrayBuffer()).toString('latin1');
  };
  assert.doesNotMatch(await pdf(), /\/Subtype \/Image/);
  await set({ logo: { content: base64(png(8, 8)) } });
  assert.match(await pdf(), /\/Subtype \/Image/);
  const [row] = await service.sql('select logo_key from tenants where id = $1', [service.a.id]);
  await service.files.remove(row![0]!);
  assert.doesNotMatch(await pdf(), /\/Subtype \/Image/);
});

test('svend tenant set: the same rules, by option', async () => {
  await writeFile(join(dataDir, 'logo.png'), png());
  const svend = async (...args: string[]) => {
    const env = { ...process.env, DATABASE_URL: urlOf(service.connection), DATA_DIR: dataDir };
    const { stdout, stderr, code } = await runNode(['src/cli.ts', 'tenant', 'set', ...args], env);
    return { stdout, stderr, code };
  };
  const { b } = service;
  const logo = join(dataDir, 'logo.png');
  const set = await svend(
    b.id,
    '--creditor-number',
    '87654321',
    '--iban',
    'DK50 0040 0440 1162 43',
    '--logo',
    logo,
    '--json',
  );
  assert.deepEqual([set.code, set.stderr], [0, '']);
  assert.deepEqual(JSON.parse(set.stdout), { id: Number(b.id), set: ['creditorNumber', 'iban', 'logo'] });
  const { creditorNumber, iban, logo: path, name } = await settings(b);
  assert.deepEqual([creditorNumber, iban, path, name], ['87654321', 'DK5000400440116243', '/company/logo', 'Tenant B']);
  const wrong = await svend(b.id, '--creditor-number', '1', '--time-zone', 'Mars');
  assert.equal(wrong.code, 2);
  assert.equal(
    wrong.stderr,
    '--creditor-number must have 8 digits.\n--time-zone must be a time zone such as Europe/Copenhagen.\n',
  );
  for (const [args, why] of [
    [[b.id], /Nothing is to be set/],
    [['999999', '--city', 'x'], /No tenant has the id 999999/],
    [['x', '--city', 'x'], /ID must be a whole number/],
    [[b.id, '--logo', join(dataDir, 'none.png')], /cannot be read/],
    [[b.id, '--name', ''], /--name field is required/],
  ] as const) {
    const { code, stderr } = await svend(...args);
    assert.notEqual(code, 0);
    assert.match(stderr, why);
  }
  assert.equal((await svend(b.id, '--logo', '')).code, 0);
  assert.equal((await settings(b)).logo, null);
  assert.match((await svend('--help')).stdout, /--bank-registration TEXT/);
});

function basicOf(key: string): Record<string, string> {
  return { authorization: `Basic ${Buffer.from(`${key}:x`).toString('base64')}` };
}
