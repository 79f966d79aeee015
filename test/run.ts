// npm test: types, lint, dead code, then every test file on one real PostgreSQL, with a summary a person can read.
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { testServer } from './support/database.ts';

const started = performance.now();
const asked = process.argv.slice(2);

for (const [name, command] of Object.entries({
  'type check': ['tsc', '--noEmit'],
  lint: ['biome', 'check', '.'],
  'dead code': ['knip'],
})) {
  if (asked.length > 0) break;
  const begun = performance.now();
  const { code, output } = await runTool(command);
  console.log(`${code === 0 ? '✔' : '✖'} ${name} (${seconds(begun)})`);
  if (code !== 0) {
    console.log(output);
    process.exit(1);
  }
}

// A server of this run's own; open to the account that runs it when the tests run as root.
process.env.TEST_DATA_DIR = await mkdtemp(join(tmpdir(), 'svend-test-'));
await chmod(process.env.TEST_DATA_DIR, 0o755);
// The many processes of the tests compile the source once between them.
process.env.NODE_COMPILE_CACHE = join(process.env.TEST_DATA_DIR, 'compiled');
const server = await testServer();
const files =
  asked.length > 0
    ? asked
    : globSync(['test/**/*.test.ts', 'src/**/*.test.ts'], { cwd: new URL('..', import.meta.url).pathname });
let failed = 0;
// Some files mostly wait: one more than there are cores keeps all of them busy.
const stream = run({ files: files.sort(), concurrency: availableParallelism() + 1, timeout: 240_000 });
stream.on('test:fail', () => {
  failed += 1;
});
const durations = new Map<string, number>();
stream.on('test:summary', ({ file, duration_ms: duration }) => {
  if (file) durations.set(basename(file), duration);
});
stream.compose(spec).pipe(process.stdout);
await new Promise(resolve => stream.on('end', resolve));
await server.release();
await rm(process.env.TEST_DATA_DIR, { recursive: true, force: true });
const slowest = [...durations].sort(([, a], [, b]) => b - a).slice(0, 8);
console.log(`slowest: ${slowest.map(([name, duration]) => `${name} ${(duration / 1000).toFixed(0)} s`).join(', ')}`);
console.log(`${failed === 0 ? '✔ all passed' : `✖ ${failed} failed`} in ${seconds(started)}`);
process.exitCode = failed === 0 ? 0 : 1;

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

function runTool([command = '', ...args]: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise(resolve => {
    const child = spawn(command, args, { cwd: new URL('..', import.meta.url).pathname });
    let output = '';
    child.stdout.on('data', chunk => {
      output += chunk;
    });
    child.stderr.on('data', chunk => {
      output += chunk;
    });
    child.on('close', code => resolve({ code, output }));
  });
}
