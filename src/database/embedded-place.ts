// Where an embedded PostgreSQL lives and which account runs it: the cluster, its socket and its log.
//
// Nothing here takes a lock. Each step either makes its directory whole by a rename or finds that another process did,
// so a process may be killed anywhere and two may start at once.

import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

export interface Place {
  /** Who runs the server when this process is root, which PostgreSQL refuses; undefined: this process's own account. */
  readonly account: Account | undefined;
  /** Holds everything below; belongs to this process's account. */
  readonly home: string;
  readonly cluster: string;
  readonly sockets: string;
  readonly log: string;
}

/** Root's place for what the server's account could not reach inside a private directory. */
const MACHINE_DIRECTORY = '/var/lib/svend';

/** `sun_path` holds 104 bytes on macOS and 108 on Linux, closing zero included; the socket's own name takes 14. */
const LONGEST_SOCKET_DIRECTORY = 88;

/** Finds the place that belongs to a data directory, or makes it. */
export function settle(dataDir: string): Place {
  mkdirSync(dataDir, { recursive: true });
  const directory = realpathSync(dataDir);
  const chosen = process.getuid?.() === 0 ? accountForRoot() : undefined;
  const home = existingHome(directory) ?? makeHome(directory, chosen);
  const cluster = join(home, 'cluster');
  checkAccess(cluster);
  // A cluster made by an ordinary user stays that user's when root starts it.
  const account = chosen && (ownerOf(cluster) ?? chosen);
  if (account && !canEnter(home, account)) {
    throw new Error(
      `The account "${account.name}", which runs the embedded PostgreSQL because root may not, cannot enter ${home}. ` +
        'Make that directory and those above it enterable (chmod o+x), or set DATA_DIR to another place.',
    );
  }
  return { account, home, cluster, sockets: socketDirectory(home, account), log: join(home, 'server.log') };
}

/** Root's directory for variable data, which every account can enter and only root can write. */
export function machineDirectory(): string {
  mkdirSync(MACHINE_DIRECTORY, { recursive: true });
  chmodSync(MACHINE_DIRECTORY, 0o755);
  return MACHINE_DIRECTORY;
}

/** Makes a directory whole or not at all: `fill` works on a temporary sibling, which then takes the name. */
export async function makeWhole(path: string, fill: (temporary: string) => Promise<void> | void): Promise<void> {
  const temporary = mkdtempSync(`${path}.new-${process.pid}-`);
  try {
    await fill(temporary);
    renameSync(temporary, path);
    flushDirectory(dirname(path));
  } catch (error) {
    // The name is taken: another process was first, and its directory is as good as ours.
    if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error))) throw error;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** Gives a directory to the server's account, and to it alone. */
export function claim(path: string, account: Account | undefined): void {
  try {
    if (account) chownSync(path, account.uid, account.gid);
  } catch (error) {
    throw new Error(
      `Root cannot give ${path} to the account "${account?.name}", which must run the embedded PostgreSQL ` +
        `(${errorCode(error)}). Start Svend as an ordinary user, or set DATA_DIR to another file system.`,
      { cause: error },
    );
  }
  chmodSync(path, 0o700);
}

/** Whether an account may enter a directory and all those above it. */
export function canEnter(directory: string, account: Account): boolean {
  const above = dirname(directory);
  return allows(statSync(directory), account, 1) && (above === directory || canEnter(above, account));
}

/** Whether the permission bits (4 read, 2 write, 1 execute) hold for an account that has no groups but its own. */
export function allows(stat: Stats, account: Account, bits: number): boolean {
  const shift = stat.uid === account.uid ? 6 : stat.gid === account.gid ? 3 : 0;
  return ((stat.mode >> shift) & bits) === bits;
}

export function errorCode(error: unknown): string {
  return String((error as NodeJS.ErrnoException | undefined)?.code ?? '');
}

/** By an error's code, or by the words of a program. */
export function isDiskFull(text: string): boolean {
  return /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/.test(text);
}

function existingHome(dataDir: string): string | undefined {
  const path = join(dataDir, 'postgres');
  if (!lstatSync(path, { throwIfNoEntry: false })) return undefined;
  // A fresh cluster in place of one that is gone would look like lost data, or hide that it is lost.
  if (!existsSync(path)) {
    throw new Error(
      `The database of ${dataDir} lies in ${readlinkSync(path)}, which is gone. ` +
        `Bring that directory back, or remove the link ${path} to begin with an empty database.`,
    );
  }
  return realpathSync(path);
}

function checkAccess(cluster: string): void {
  try {
    if (existsSync(cluster)) accessSync(cluster, constants.R_OK | constants.X_OK);
  } catch (error) {
    throw new Error(
      `The database in ${cluster} belongs to another account. ` +
        'Start Svend as that account or as root, or set DATA_DIR to another directory.',
      { cause: error },
    );
  }
}

function makeHome(dataDir: string, account: Account | undefined): string {
  const near = join(dataDir, 'postgres');
  if (account && !canEnter(dataDir, account)) return makeDistantHome(dataDir, near);
  mkdirSync(near, { recursive: true });
  chmodSync(near, account ? 0o711 : 0o700);
  flushDirectory(dataDir);
  return near;
}

/**
 * A home outside a data directory that the account cannot reach; the link left behind says where. Its name ends at
 * random, so that removing the data directory means beginning anew, as it does where the data lie inside.
 */
function makeDistantHome(dataDir: string, link: string): string {
  const home = mkdtempSync(join(machineDirectory(), `${hash(dataDir)}-`));
  chmodSync(home, 0o711);
  writeFileSync(join(home, 'README'), `The PostgreSQL data of the Svend installation whose DATA_DIR is ${dataDir}\n`);
  flushDirectory(dirname(home));
  try {
    symlinkSync(home, link);
    flushDirectory(dataDir);
    return home;
  } catch (error) {
    rmSync(home, { recursive: true });
    if (errorCode(error) !== 'EEXIST') throw error;
    return realpathSync(link);
  }
}

function socketDirectory(home: string, account: Account | undefined): string {
  const near = join(home, 'socket');
  const far = `/tmp/svend-${account?.uid ?? process.getuid?.()}-${hash(home)}`;
  const path = Buffer.byteLength(near) <= LONGEST_SOCKET_DIRECTORY ? near : far;
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const { uid } = lstatSync(path);
  if (path === far && uid !== account?.uid && uid !== process.getuid?.()) {
    throw new Error(`${path}, the place for the database's socket, belongs to another account. Have it removed.`);
  }
  claim(path, account);
  return path;
}

function accountForRoot(): Account {
  const entries = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'));
  for (const wanted of ['postgres', 'nobody']) {
    const entry = entries.find(([name]) => name === wanted);
    if (entry) return { name: wanted, uid: Number(entry[2]), gid: Number(entry[3]) };
  }
  throw new Error(
    'PostgreSQL refuses to run as root, and /etc/passwd has neither an account "postgres" nor "nobody". ' +
      'Add one of them, start Svend as an ordinary user, or set DATABASE_URL.',
  );
}

function ownerOf(path: string): Account | undefined {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat?.uid ? { name: `uid ${stat.uid}`, uid: stat.uid, gid: stat.gid } : undefined;
}

/** Removes what killed processes left half made. */
export function sweepTemporaries(path: string): void {
  const prefix = `${basename(path)}.new-`;
  for (const name of readdirSync(dirname(path))) {
    if (!name.startsWith(prefix) || isAlive(Number.parseInt(name.slice(prefix.length), 10))) continue;
    try {
      rmSync(join(dirname(path), name), { recursive: true, force: true });
    } catch {
      // It is another account's, or another process is removing it too, or its initdb still runs: the next start sees.
    }
  }
}

/** Whether a process of that number exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) !== 'ESRCH';
  }
}

function flushDirectory(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
