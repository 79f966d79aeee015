// What is printed from the registry, committed and served is one and the same; the error catalogue is documented in full.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test, { after, before } from 'node:test';
import { buildSchema } from 'graphql';
import { artefacts, clientFiles } from '../src/artefacts.ts';
import { settings } from '../src/config.ts';
import { catalogue } from '../src/errors.ts';
import { limits } from '../src/graphql/document.ts';
import { type Service, startService } from './support/service.ts';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
let service: Service;
before(async () => {
  service = await startService({ cases: 0 });
});
after(() => service.stop());

for (const { name, content, type } of artefacts()) {
  test(`generated/${name} is what the registry prints (npm run generate)`, () => {
    assert.ok(read(`generated/${name}`) === content, `generated/${name} is out of date: run npm run generate`);
  });

  test(`GET /${name} serves it without a key`, async () => {
    const response = await fetch(`${service.base}/${name}`);
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('content-type'), type);
    assert.ok((await response.text()) === content);
  });
}

for (const { path, content } of clientFiles()) {
  test(`${path} is what the schema says (npm run generate)`, () => {
    assert.ok(read(path) === content, `${path} is out of date: run npm run generate`);
  });
}

test('the printed schema can be built again', () => {
  const schema = buildSchema(read('generated/schema.graphql'));
  for (const type of Object.values(schema.getTypeMap())) {
    if (!type.name.startsWith('__')) assert.ok(type.description, `${type.name} has no description`);
  }
});

test('every description of the OpenAPI document that refers to a schema refers to one that is there', () => {
  const document = JSON.parse(read('generated/openapi.json'));
  for (const [, name] of read('generated/openapi.json').matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    assert.ok(document.components.schemas[name!], name);
  }
});

test('docs/errors.md lists the whole catalogue, and nothing else', () => {
  const rows = [...read('docs/errors.md').matchAll(/^\| `(\w+)` \| (\d+) \| `(\w+)` \| (.+?) \|$/gm)];
  assert.deepEqual(
    rows.map(([, code, status, type, message]) => ({ code, status: Number(status), type, message })),
    Object.entries(catalogue).map(([code, { status, type, message }]) => ({ code, status, type, message })),
  );
});

test('docs/limits.md tells the GraphQL limits that are enforced', () => {
  const text = read('docs/limits.md');
  for (const [name, value] of Object.entries(limits))
    assert.match(text, new RegExp(`\\| \`${name}\` \\| ${value.toLocaleString('en')} \\|`));
});

test('the README names every setting', () => {
  for (const { name } of Object.values(settings)) assert.match(read('README.md'), new RegExp(`\`${name}\``));
});
