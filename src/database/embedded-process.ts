// The processes of the embedded PostgreSQL: initdb, the server (postmaster) and its end.

import { execFileSync, spawn } from 'node:child_process';
import {
  closeSync,
  constants,
  existsSync,
  fchownSync,
  fstatSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './embedded-binaries.ts';
import { claim, errorCode, isAlive, isDiskFull, makeWhole, type Place, sweepTemporaries } from './embedded-place.ts';

/** Names the socket only: the server listens on no network. */
export const PORT = 5432;

export type Settings = Readonly<Record<string, string>>;

/** A server process that was started. */
export interface Launch {
  /** What it said last, once it has ended. */
  failure(): string | undefined;
}

const LARGEST_LOG = 10_000_000;

const DANISH = ['--locale-provider=icu', '--icu-locale=da-DK'];
/** Tried in turn: what a machine knows of locales differs. */
const LOCALES = [[...DANISH, '--locale=C.UTF-8'], [...DANISH, '--locale=C'], ['--locale=C.UTF-8'], ['--locale=C']];

/** Makes the cluster unless it is there, and checks that these binaries can serve it. */
export async function initialise(place: Place, binaries: Binaries): Promise<void> {
  sweepTemporaries(place.cluster);
  if (!existsSync(place.cluster)) {
    await makeWhole(place.cluster, async temporary => {
      claim(temporary, place.account);
      await initdb(place, binaries, temporary);
    });
  }
  checkVersion(place, binaries);
}

/** Starts the server in a session of its own, so that Ctrl-C in our terminal does not reach it. */
export function launch(place: Place, binaries: Binaries, settings: Settings): Launch {
  dropStaleLocks(place);
  const { descriptor, size } = openLog(place);
  const flags = Object.entries({ ...defaultSettings(place), ...settings }).flatMap(([k, v]) => ['-c', `${k}=${v}`]);
  const child = spawn(join(binaries.directory, 'postgres'), ['-D', place.cluster, ...flags], {
    ...childOptions(place),
    detached: true,
    stdio: ['ignore', descriptor, descriptor],
  });
  closeSync(descriptor);
  child.unref();
  let unspawned: Error | undefined;
  child.on('error', error => {
    unspawned = error;
  });
  return {
    failure() {
      if (unspawned) return cannotRun(child.spawnfile, unspawned);
      if (child.exitCode === null && child.signalCode === null) return undefined;
      return lastLogLines(place, size);
    },
  };
}

/** The number of the process that serves this cluster, or is about to start or stop doing so. */
export function postmaster(place: Place): number | undefined {
  const pid = Number(readPidFile(place)[0]);
  return pid && isPostmaster(pid, place) ? pid : undefined;
}

/** The server says so in its pid file before it turns anyone out. */
export function isStopping(place: Place): boolean {
  return readPidFile(place)[7]?.trim() === 'stopping';
}

/** Whether a server gave up only because another one holds the cluster, or has not quite let go of it. */
export function isContention(failure: string): boolean {
  return /lock file ".*" (already exists|is empty)|pre-existing shared memory block/.test(failure);
}

/** Fast shutdown; if that takes too long an immediate one, after which the next start recovers from the log. */
export async function stop(place: Place): Promise<void> {
  const pid = postmaster(place);
  if (!pid) return;
  if (await endsAfter(pid, place, 'SIGINT', 10_000)) return;
  if (await endsAfter(pid, place, 'SIGQUIT', 6_000)) return;
  throw new Error(`The embedded PostgreSQL (process ${pid}) does not stop. See ${place.log}, and end it by hand.`);
}

/** The last of what the log has from a byte on. */
export function lastLogLines(place: Place, from: number): string {
  return lastLines(readFileSync(place.log).subarray(from).toString());
}

function lastLines(text: string): string {
  return text.trimEnd().split('\n').slice(-12).join('\n');
}

function defaultSettings(place: Place): Settings {
  return {
    listen_addresses: '',
    port: String(PORT),
    // A list: quoted, because a comma in the path would divide it.
    unix_socket_directories: `"${place.sockets.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    max_connections: '100',
    shared_buffers: '256MB',
    fsync: 'on',
    synchronous_commit: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    logging_collector: 'off',
  };
}

/** Nothing of our environment but the path: PGDATA, PGPORT and their like would change what the programs do. */
function childOptions(place: Place) {
  return {
    cwd: place.home,
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    ...(place.account && { uid: place.account.uid, gid: place.account.gid }),
  };
}

async function initdb(place: Place, binaries: Binaries, directory: string): Promise<void> {
  const fixed = ['--encoding=UTF8', '--username=postgres', '--auth=trust', '--data-checksums', '--no-instructions'];
  const program = join(binaries.directory, 'initdb');
  let failure = '';
  for (const locale of LOCALES) {
    const { code, output, errors } = await run(place, program, ['-D', directory, ...fixed, ...locale]);
    if (code === 0) return;
    failure = lastLines(output);
    if (!/locale|ICU/i.test(errors)) break;
  }
  // startEmbedded has a better sentence for this one.
  if (isDiskFull(failure)) throw Object.assign(new Error(failure), { code: 'ENOSPC' });
  throw new Error(
    `The embedded PostgreSQL could not be set up in ${place.home}. ` +
      `Mend what initdb names, or set DATABASE_URL to a PostgreSQL 15 or later. It said:\n${failure}`,
  );
}

function run(place: Place, program: string, args: string[]): Promise<{ code: number; output: string; errors: string }> {
  return new Promise(resolve => {
    const child = spawn(program, args, { ...childOptions(place), stdio: ['ignore', 'pipe', 'pipe'] });
    let [output, errors] = ['', ''];
    child.stdout.on('data', data => {
      output += data;
    });
    child.stderr.on('data', data => {
      output += data;
      errors += data;
    });
    child.on('error', error => resolve({ code: -1, output: cannotRun(program, error), errors: '' }));
    child.on('close', code => resolve({ code: code ?? -1, output, errors }));
  });
}

/** A missing loader is reported as a missing program. */
function cannotRun(program: string, error: Error): string {
  const hint = errorCode(error) === 'ENOENT' && existsSync(program) ? ' (these programs need glibc)' : '';
  return `${program} cannot be run: ${error.message}${hint}`;
}

function checkVersion(place: Place, binaries: Binaries): void {
  const version = readFileSync(join(place.cluster, 'PG_VERSION'), 'utf8').trim();
  if (version === binaries.major) return;
  throw new Error(
    `The database in ${place.cluster} was written by PostgreSQL ${version}, and this installation carries ` +
      `${binaries.major}. Make a backup with the release that wrote it, and restore that here into a new DATA_DIR.`,
  );
}

function openLog(place: Place): { descriptor: number; size: number } {
  const old = statSync(place.log, { throwIfNoEntry: false });
  if (old && old.size > LARGEST_LOG) renameSync(place.log, `${place.log}.1`);
  const { O_WRONLY, O_APPEND, O_CREAT, O_NOFOLLOW } = constants;
  const descriptor = openSync(place.log, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW, 0o600);
  // Whoever owns the cluster can start the next server without root.
  if (place.account) fchownSync(descriptor, place.account.uid, place.account.gid);
  return { descriptor, size: fstatSync(descriptor).size };
}

/** The lines: process, data directory, start time, port, socket directory, address, shared memory, status. */
function readPidFile(place: Place): string[] {
  return readLines(join(place.cluster, 'postmaster.pid'));
}

/** None of a file that is not there; a server may take its files away at any moment. */
function readLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch {
    return [];
  }
}

/**
 * PostgreSQL removes lock files of dead processes itself, but believes those whose number has gone to another process,
 * as happens at every restart of a container.
 */
function dropStaleLocks(place: Place): void {
  for (const path of [join(place.cluster, 'postmaster.pid'), join(place.sockets, `.s.PGSQL.${PORT}.lock`)]) {
    if (isStale(path, place)) rmSync(path, { force: true });
  }
}

function isStale(path: string, place: Place): boolean {
  const written = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  const first = readLines(path)[0];
  if (written === undefined || first === undefined) return false;
  // An empty file belongs to a server that is just starting, or to one that lost its power while it did.
  const pid = Number(first);
  return pid ? isAlive(pid) && !isPostmaster(pid, place) : Date.now() - written > 5_000;
}

/** By its command line, which other accounts may read too and which a zombie no longer has. */
function isPostmaster(pid: number, place: Place): boolean {
  return commandLine(pid).includes(`postgres -D ${place.cluster} `);
}

function commandLine(pid: number): string {
  try {
    return process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      : execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return '';
  }
}

async function endsAfter(pid: number, place: Place, signal: NodeJS.Signals, patience: number): Promise<boolean> {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
  for (const deadline = Date.now() + patience; Date.now() < deadline; await sleep(10)) {
    if (!isPostmaster(pid, place)) return true;
  }
  return false;
}
