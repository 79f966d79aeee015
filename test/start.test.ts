// The program as an operator runs it: real processes, real signals, a data directory of its own.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after, before } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { freshDatabase } from './support/database.ts';
import { clientOf, type Tenant } from './support/service.ts';

const root = new URL('..', import.meta.url).pathname;
const limit = 300;
let dataDir: string;
let running: Running;
let key: string;
let client: Pick<Tenant, 'rest' | 'graphql'>;

interface Running {
  readonly child: ChildProcess;
  readonly base: string;
  readonly output: string;
}

before(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'svend-start-'));
  // Open to the account that runs the server when the tests run as root.
  await chmod(dataDir, 0o755);
});
after(async () => {
  running?.child.kill('SIGTERM');
  if (running && running.child.exitCode === null) await once(running.child, 'exit');
  await rm(dataDir, { recursive: true, force: true });
});

function launch(environment: Record<string, string> = {}): ChildProcess {
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: '0',
    WORKERS: '2',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: String(limit),
    ...environment,
  };
  return spawn(process.execPath, ['src/main.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
}

async function start(environment: Record<string, string> = {}): Promise<Running> {
  const child = launch(environment);
  let output = '';
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.on('data', chunk => {
      output += chunk;
    });
  }
  const deadline = Date.now() + 30_000;
  while (!/\/readyz\n\n.*\n\n/s.test(output)) {
    assert.ok(child.exitCode === null && Date.now() < deadline, `it did not start:\n${output}`);
    await sleep(50);
  }
  return { child, base: /http:\/\/[^\s]+/.exec(output)![0], output };
}

function svend(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise(resolve => {
    const child = spawn(process.execPath, ['src/cli.ts', ...args], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir },
    });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', chunk => {
      stdout += chunk;
    });
    child.stderr.on('data', chunk => {
      stderr += chunk;
    });
    child.on('close', code => resolve({ code: code ?? -1, stdout, stderr }));
  });
}

test('the first start brings a demo tenant, its key and lines to try', async () => {
  running = await start();
  key = /svend_[A-Za-z0-9_-]{43}/.exec(running.output)![0];
  client = clientOf(running.base, key);
  assert.match(running.output, /curl -u svend_/);
  assert.match(running.output, /Authorization: Bearer svend_/);
  assert.equal((await client.rest('GET', '/')).json.customer.name, 'Svend Demo ApS');
  assert.equal((await client.graphql('{ cases { totalCount } }')).json.data.cases.totalCount, 200);
  assert.equal((await fetch(`${running.base}/healthz`)).status, 200);
  assert.equal((await fetch(`${running.base}/readyz`)).status, 200);
});

test('a second start on the same data directory says so and ends', async () => {
  const child = launch();
  let stderr = '';
  child.stderr!.on('data', chunk => {
    stderr += chunk;
  });
  const [code] = await once(child, 'exit');
  assert.equal(code, 1);
  assert.match(stderr, /Another Svend already runs on the data directory/);
  assert.equal((await client.rest('GET', '/users')).status, 200, 'the first one is unharmed');
});

test('a port that is taken is told, and nothing is left running', async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'svend-start-'));
  await chmod(elsewhere, 0o755);
  const child = launch({ DATA_DIR: elsewhere, PORT: new URL(running.base).port });
  let stderr = '';
  child.stderr!.on('data', chunk => {
    stderr += chunk;
  });
  const [code] = await once(child, 'exit');
  assert.equal(code, 1);
  assert.match(stderr, /Port \d+ is taken/);
  await rm(elsewhere, { recursive: true, force: true });
});

test('the command line works beside the service, and a revoked key ends within a second in every process', async () => {
  const made = await svend('key', 'create', '--tenant', '1', '--name', 'brief', '--json');
  assert.equal(made.code, 0, made.stderr);
  const brief = JSON.parse(made.stdout);
  const other = clientOf(running.base, brief.key);
  for (let round = 0; round < 8; round++)
    assert.equal((await other.rest('GET', '/users', undefined, { connection: 'close' })).status, 200);
  const keys: { id: number; last_used_at: number | null }[] = JSON.parse((await svend('key', 'list', '--json')).stdout);
  assert.ok(keys.find(({ id }) => id === brief.id)!.last_used_at! > 1_700_000_000, 'its use was noted');
  assert.equal((await svend('key', 'revoke', String(brief.id), '--json')).code, 0);
  await sleep(1_000);
  for (let round = 0; round < 8; round++)
    assert.equal((await other.rest('GET', '/users', undefined, { connection: 'close' })).status, 401);
});

test('the request budget is exact over all processes, under 50 parallel clients', async () => {
  const made = JSON.parse((await svend('key', 'create', '--tenant', '1', '--name', 'busy', '--json')).stdout);
  const busy = clientOf(running.base, made.key);
  const answers = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const own = [];
      for (let round = 0; round < 8; round++)
        own.push(await busy.rest('GET', '/departments', undefined, { connection: 'close' }));
      return own;
    }),
  );
  const all = answers.flat();
  assert.equal(all.length, 400);
  assert.equal(all.filter(({ status }) => status === 200).length, limit);
  const refused = all.filter(({ status }) => status === 429);
  assert.equal(refused.length, 400 - limit);
  for (const { headers } of all) {
    assert.equal(headers.get('x-ratelimit-limit'), String(limit));
    assert.ok(Number(headers.get('x-ratelimit-remaining')) >= 0);
  }
  const remaining = all
    .filter(({ status }) => status === 200)
    .map(({ headers }) => Number(headers.get('x-ratelimit-remaining')));
  assert.deepEqual(
    remaining.sort((a, b) => a - b),
    Array.from({ length: limit }, (_, at) => at),
    'each request was counted once',
  );
  for (const { headers } of refused)
    assert.ok(Number(headers.get('retry-after')) > 0 && Number(headers.get('retry-after')) <= 60);
  const { status, json, headers } = await busy.graphql('{ __typename }');
  assert.equal(status, 429);
  assert.equal(json.data, null);
  assert.equal(json.errors.length, 1);
  assert.equal(json.errors[0].message, 'Too Many Attempts.');
  assert.equal(json.errors[0].type, 'ThrottleRequestsException');
  assert.ok(headers.get('retry-after'));
});

test('killed with -9 and started again, it has all that it acknowledged', async () => {
  const created = await client.rest('POST', '/departments', { name: 'Kept', number: 'kept' });
  assert.equal(created.status, 201);
  running.child.kill('SIGKILL');
  await once(running.child, 'exit');
  running = await start();
  client = clientOf(running.base, key);
  assert.deepEqual((await client.rest('GET', `/departments/${created.json.id}`)).json, created.json);
  assert.equal((await client.graphql('{ cases { totalCount } }')).json.data.cases.totalCount, 200);
});

test('a worker that dies is replaced', async () => {
  const { stdout } = await new Promise<{ stdout: string }>(resolve => {
    const child = spawn('ps', ['-o', 'pid=', '--ppid', String(running.child.pid)]);
    let found = '';
    child.stdout.on('data', chunk => {
      found += chunk;
    });
    child.on('close', () => resolve({ stdout: found }));
  });
  const workers = stdout.trim().split(/\s+/).map(Number);
  assert.equal(workers.length, 2);
  process.kill(workers[0]!, 'SIGKILL');
  await sleep(1_500);
  for (let round = 0; round < 10; round++)
    assert.equal((await client.rest('GET', '/users', undefined, { connection: 'close' })).status, 200);
});

test('SIGTERM under load: what was accepted is answered, and it exits with 0', async () => {
  let refused = 0;
  let answered = 0;
  let stopped = false;
  const load = Array.from({ length: 8 }, async () => {
    while (!stopped) {
      try {
        const { status } = await client.rest('GET', '/users?pagesize=1');
        assert.ok(status === 200 || status === 429 || status === 503, String(status));
        answered += 1;
      } catch (error) {
        // Once it no longer listens, a new connection is refused; nothing else may happen.
        assert.match(String((error as Error).cause ?? error), /ECONNREFUSED|ECONNRESET|socket hang up/);
        refused += 1;
        await sleep(20);
      }
    }
  });
  await sleep(300);
  const begun = Date.now();
  running.child.kill('SIGTERM');
  running.child.kill('SIGTERM');
  const [code] = await once(running.child, 'exit');
  stopped = true;
  await Promise.all(load);
  assert.equal(code, 0);
  assert.ok(Date.now() - begun < 10_000);
  assert.ok(answered > 0 && refused > 0);
});

test('with DATABASE_URL it migrates that database and serves from it, several at once', async () => {
  const fresh = await freshDatabase();
  const { host, port, database, connectionString } = fresh.connection as Record<string, string>;
  const url = connectionString ?? `postgres://postgres@/${database}?host=${encodeURIComponent(host!)}&port=${port}`;
  const [one, two] = await Promise.all([
    start({ DATABASE_URL: url, WORKERS: '1' }),
    start({ DATABASE_URL: url, WORKERS: '1', DEMO: '0' }),
  ]);
  assert.equal((await fetch(`${one.base}/readyz`)).status, 200);
  assert.equal((await fetch(`${two.base}/readyz`)).status, 200);
  for (const { child } of [one, two]) {
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    assert.equal(code, 0);
  }
  await fresh.drop();
});
