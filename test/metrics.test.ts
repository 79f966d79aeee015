// What the service measures of itself, from two real processes.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import test, { after, before } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { described } from '../src/http/metrics.ts';
import { urlOf } from './support/command.ts';
import { type FreshDatabase, freshDatabase } from './support/database.ts';

let fresh: FreshDatabase;
let child: ChildProcess;
let base: string;
let port: number;
before(async () => {
  fresh = await freshDatabase();
  port = await freePort();
  const env = {
    ...process.env,
    DATABASE_URL: urlOf(fresh.connection),
    PORT: '0',
    WORKERS: '2',
    LOG_LEVEL: 'silent',
    DEMO: '0',
    METRICS_PORT: String(port),
  };
  const root = new URL('..', import.meta.url).pathname;
  child = spawn(process.execPath, ['src/main.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout!.on('data', chunk => {
    output += chunk;
  });
  const end = Date.now() + 90_000;
  while (!/readyz\n/.test(output)) {
    assert.ok(child.exitCode === null && Date.now() < end, output);
    await sleep(50);
  }
  base = /http:\/\/\S+/.exec(output)![0];
  assert.match(output, new RegExp(`http://127.0.0.1:${port}/metrics`));
});
after(async () => {
  child.kill('SIGTERM');
  await once(child, 'exit');
  await fresh.drop();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return free;
}

async function samples(): Promise<Map<string, number>> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('content-type'), 'text/plain; version=0.0.4; charset=utf-8');
  const found = new Map<string, number>();
  for (const line of (await response.text()).trimEnd().split('\n')) {
    if (line.startsWith('#')) assert.match(line, /^# (HELP|TYPE) [a-z_]+ .+$/);
    else {
      const [, name, value] =
        /^([a-z_]+(?:\{[a-z]+="[^"]+"(?:,[a-z]+="[^"]+")*\})?) (\d+(?:\.\d+)?(?:e[-+]\d+)?)$/.exec(line) ?? [];
      assert.ok(name, line);
      found.set(name, Number(value));
    }
  }
  return found;
}

test('requests of all processes are counted by surface and status, with how long they took', async () => {
  const asked = 40;
  await Promise.all([
    ...Array.from({ length: asked }, () => fetch(`${base}/cases`, { headers: { connection: 'close' } })),
    ...Array.from({ length: asked }, () =>
      fetch(`${base}/graphql`, { method: 'POST', headers: { connection: 'close' } }),
    ),
    ...Array.from({ length: asked }, () => fetch(`${base}/healthz`, { headers: { connection: 'close' } })),
  ]).then(responses => Promise.all(responses.map(response => response.text())));
  let found = await samples();
  // An answer is counted when its connection has taken it.
  for (let tries = 0; tries < 100 && found.get('svend_http_requests_in_flight') !== 0; tries++) {
    await sleep(50);
    found = await samples();
  }
  for (const [surface, status] of [
    ['rest', 401],
    ['graphql', 401],
    ['public', 200],
  ] as const) {
    assert.equal(found.get(`svend_http_requests_total{surface="${surface}",status="${status}"}`), asked);
    assert.equal(found.get(`svend_http_request_duration_seconds_count{surface="${surface}"}`), asked);
    assert.equal(found.get(`svend_http_request_duration_seconds_bucket{surface="${surface}",le="+Inf"}`), asked);
    const low = found.get(`svend_http_request_duration_seconds_bucket{surface="${surface}",le="0.005"}`)!;
    const high = found.get(`svend_http_request_duration_seconds_bucket{surface="${surface}",le="10"}`)!;
    assert.ok(low <= high && high <= asked);
  }
  assert.equal(found.get('svend_processes'), 2);
  assert.equal(found.get('svend_http_requests_in_flight'), 0);
  assert.ok(found.get('svend_process_resident_memory_bytes')! > 50_000_000);
});

test('every metric is told, described and documented', async () => {
  const names = new Set([...(await samples()).keys()].map(key => key.replace(/(_(bucket|sum|count))?(\{.*)?$/, '')));
  assert.deepEqual([...names].sort(), Object.keys(described).sort());
  const text = readFileSync(new URL('../docs/metrics.md', import.meta.url), 'utf8');
  for (const [name, [type]] of Object.entries(described))
    assert.match(text, new RegExp(`\\| \`${name}\` \\| ${type} \\|`));
});

test('the port is for this machine only, and the service itself does not show them', async () => {
  assert.equal((await fetch(`${base}/metrics`)).status, 401);
  assert.equal((await fetch(`http://127.0.0.1:${port}/`)).status, 404);
  const others = Object.values(networkInterfaces()).flatMap(each => each ?? []);
  for (const { address, internal, family } of others) {
    if (internal || family !== 'IPv4') continue;
    await assert.rejects(fetch(`http://${address}:${port}/metrics`, { signal: AbortSignal.timeout(2_000) }), address);
  }
});
