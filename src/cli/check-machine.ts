// The doctor's checks of the machine that the service runs on.
import { randomBytes } from 'node:crypto';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { wholeBlob } from '../files/blob-store.ts';
import { openFiles } from '../files/open.ts';

export interface Check {
  readonly name: string;
  readonly ok: boolean;
  readonly detail: string;
  /** What to do; null where all is well. */
  readonly mend: string | null;
}

export function good(name: string, detail: string): Check {
  return { name, ok: true, detail, mend: null };
}

export function bad(name: string, detail: string, mend: string): Check {
  return { name, ok: false, detail, mend };
}

const neededNode = 24;
const neededDisk = 1_000_000_000;

export function checkNode(): Check {
  const { node } = process.versions;
  return Number(node.split('.')[0]) >= neededNode
    ? good('Node.js', node)
    : bad(
        'Node.js',
        `${node} is too old.`,
        `Run npm ci, then npm start or npm run svend, which use Node.js ${neededNode}.`,
      );
}

export async function checkDataDir({ dataDir }: Config): Promise<Check> {
  const name = 'data directory';
  const probe = join(dataDir, `.svend-doctor-${process.pid}`);
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(probe, '');
    await rm(probe);
    return good(name, `${dataDir} is writable`);
  } catch (error) {
    return bad(
      name,
      `${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code}).`,
      'Make it writable for this account, or set DATA_DIR to a directory that is.',
    );
  }
}

/** Tried as requests do it: kept, read back, removed. */
export async function checkFiles(config: Config): Promise<Check> {
  const name = 'files';
  const { host, pathname } = new URL(config.filesUrl ?? 'file:');
  const place = config.filesUrl ? `${host}${pathname}` : join(config.dataDir, 'files');
  try {
    const files = openFiles(config);
    const probe = randomBytes(64);
    const { key } = await files.put('0', probe);
    const found = await wholeBlob(files, key);
    await files.remove(key);
    if (found?.equals(probe)) return good(name, `${place} keeps them`);
    throw new Error('What was stored is not what came back.');
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    const mend = config.filesUrl
      ? 'Start that store, make the bucket, or correct FILES_URL.'
      : 'Make it writable for this account.';
    return bad(name, `${place} does not keep them: ${message || code}`, mend);
  }
}

export async function checkDisk({ dataDir }: Config): Promise<Check> {
  const name = 'free disk';
  try {
    const { bavail, bsize } = await statfs(dataDir);
    const free = `${((Number(bavail) * Number(bsize)) / 1e9).toFixed(1)} GB`;
    return bavail * bsize >= neededDisk
      ? good(name, free)
      : bad(name, `Only ${free} are free at ${dataDir}.`, 'Free some space, or set DATA_DIR to a larger disk.');
  } catch (error) {
    return bad(name, (error as Error).message, 'Set DATA_DIR to a directory on a mounted disk.');
  }
}

/** A port is well when it is free, or when a healthy service has it. */
export async function checkPort({ host, port }: Config): Promise<Check> {
  const name = 'port';
  const address = `${host}:${port}`;
  const obstacle = await tryListening(host, port);
  if (obstacle === null) return good(name, `${address} is free`);
  if (obstacle === 'EADDRINUSE') {
    return (await isHealthy(host, port))
      ? good(name, `a healthy Svend answers at ${address}`)
      : bad(name, `${address} is held by another program.`, 'Stop that program, or set PORT to another number.');
  }
  return bad(
    name,
    `Nobody can listen on ${address} (${obstacle}).`,
    'Set HOST to an address of this machine and PORT above 1023.',
  );
}

function tryListening(host: string, port: number): Promise<string | null> {
  return new Promise(resolve => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(null)));
  });
}

async function isHealthy(host: string, port: number): Promise<boolean> {
  const reachable = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host;
  const authority = reachable.includes(':') ? `[${reachable}]` : reachable;
  try {
    const response = await fetch(`http://${authority}:${port}/healthz`, { signal: AbortSignal.timeout(3_000) });
    return response.ok && ((await response.json()) as { status?: unknown }).status === 'ok';
  } catch {
    return false;
  }
}
