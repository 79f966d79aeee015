// The laws of the house, read from the source: imports run one way, the driver has one home, kinds are compared in model/ only.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import test from 'node:test';

const root = new URL('..', import.meta.url).pathname;
const files = globSync('src/**/*.ts', { cwd: root }).sort();
const sources = new Map(files.map(file => [file, readFileSync(join(root, file), 'utf8')]));

/** From the ground up: a file may import from its own layer and from those before it. */
const layers: readonly (readonly string[])[] = [
  ['src/errors.ts', 'src/config.ts'],
  ['src/model'],
  ['src/resources', 'src/database'],
  ['src/tenant', 'src/files', 'src/pdf'],
  ['src/read', 'src/write', 'src/feed'],
  ['src/webhooks', 'src/operations', 'src/http'],
  ['src/rest', 'src/graphql', 'src/admin'],
  ['src/webhook-message.ts', 'src/artefacts.ts', 'src/client-schema.ts', 'src/app.ts', 'src/greeting.ts'],
  ['src/main.ts', 'src/cli.ts', 'src/cli'],
];

function importsOf(file: string): string[] {
  const found = sources.get(file)!.matchAll(/(?:from|import\()\s*'([^']+)'/g);
  return [...found].map(([, name]) => name!);
}

function localImports(file: string): string[] {
  return importsOf(file)
    .filter(name => name.startsWith('.'))
    .map(name => normalize(join(dirname(file), name)));
}

function layerOf(file: string): number {
  return layers.findIndex(names => names.some(name => file === name || file.startsWith(`${name}/`)));
}

test('every file has a layer', () => {
  assert.deepEqual(
    files.filter(file => layerOf(file) < 0),
    [],
  );
});

test('imports run one way', () => {
  const wrong = files.flatMap(file =>
    localImports(file)
      .filter(other => layerOf(other) > layerOf(file))
      .map(other => `${file} → ${other}`),
  );
  assert.deepEqual(wrong, []);
});

test('there is no import cycle, not even of types', () => {
  const cycles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(' → '));
    if (done.has(file) || path.includes(file)) return;
    for (const other of localImports(file)) if (sources.has(other)) visit(other, [...path, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  assert.deepEqual(cycles, []);
});

test('only src/database imports the PostgreSQL driver', () => {
  const users = files.filter(
    file => !file.startsWith('src/database/') && /^import (?!type )[^;]* from 'pg'/m.test(sources.get(file)!),
  );
  assert.deepEqual(users, []);
});

test('resource files import no other resource', () => {
  const shared = ['case-filter.ts', 'material-fields.ts', 'status-fields.ts', 'vat-directions.ts'];
  const wrong = files
    .filter(file => file.startsWith('src/resources/') && !file.endsWith('index.ts'))
    .flatMap(file =>
      localImports(file).filter(
        other => other.startsWith('src/resources/') && !shared.some(name => other.endsWith(name)),
      ),
    );
  assert.deepEqual(wrong, []);
});

test('engines and adapters import no resource', () => {
  const engines = files.filter(file =>
    /^src\/(model|tenant|read|write|feed|operations|rest|graphql|http|files)\//.test(file),
  );
  assert.deepEqual(
    engines.flatMap(file =>
      localImports(file)
        .filter(other => other.startsWith('src/resources/'))
        .map(other => `${file} → ${other}`),
    ),
    [],
  );
});

test('field kinds are compared in model/ only', () => {
  const wrong = files.filter(
    file =>
      !file.startsWith('src/model/') &&
      /kind\.name\s*[!=]==|case '(decimal|amount|flag|numericText)'/.test(sources.get(file)!),
  );
  assert.deepEqual(wrong, []);
});

test('no file is too long to read', () => {
  const long = files.filter(file => sources.get(file)!.split('\n').length > 400);
  assert.deepEqual(long, []);
});

test('there is no catch-all folder', () => {
  assert.deepEqual(
    files.filter(file => /\/(utils?|lib|helpers?|common|misc)(\/|\.ts)/.test(file)),
    [],
  );
});
