// A backup → an empty installation. Everything is verified before anything is written.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { ClientConfig } from 'pg';
import { assertLoadable, load } from '../database/load.ts';
import { type BlobStore, isKey } from '../files/blob-store.ts';
import { format, type Manifest, manifestName, pathOfBlob, pathOfTable } from './manifest.ts';

export interface Restored {
  readonly createdAt: string;
  readonly rows: number;
  readonly files: number;
  readonly missing: readonly string[];
}

export async function restore(connection: ClientConfig, files: BlobStore, directory: string): Promise<Restored> {
  const manifest = await readManifest(directory);
  await assertLoadable(connection, manifest.migrations);
  await verify(directory, manifest);
  // Files first: without their records they are nobody's, and swept.
  for (const { key } of manifest.files) {
    const [tenantId = ''] = key.split('/');
    await files.put(tenantId, createReadStream(pathOfBlob(directory, key)), key);
  }
  const { migrations, sequences, createdAt, missing } = manifest;
  await load(connection, { migrations, sequences, lines: table => linesOf(pathOfTable(directory, table)) });
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  return { createdAt, rows, files: manifest.files.length, missing };
}

async function readManifest(directory: string): Promise<Manifest> {
  const path = join(directory, manifestName);
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(`${directory} holds no complete backup: there is no ${manifestName}.`);
  });
  const manifest = parse(text);
  if (manifest?.format !== format || !manifest.files.every(({ key }) => isKey(key)))
    throw new Error(`${path} is no manifest of a backup that this version can read.`);
  return manifest;
}

function parse(text: string): Manifest | null {
  try {
    return JSON.parse(text) as Manifest;
  } catch {
    return null;
  }
}

/** Throws one error that names every part which is missing or damaged. */
async function verify(directory: string, { tables, files }: Manifest): Promise<void> {
  const parts = [
    ...Object.entries(tables).map(([table, { sha256 }]) => ({ path: pathOfTable(directory, table), sha256 })),
    ...files.map(({ key, sha256 }) => ({ path: pathOfBlob(directory, key), sha256 })),
  ];
  const wrong: string[] = [];
  for (const { path, sha256 } of parts) {
    const found = await checksumOf(path);
    if (found !== sha256)
      wrong.push(`${path.slice(directory.length + 1)} is ${found === null ? 'missing' : 'damaged'}`);
  }
  if (wrong.length > 0) {
    const more = wrong.length > 20 ? `\n… and ${wrong.length - 20} more` : '';
    throw new Error(`The backup is not whole:\n- ${wrong.slice(0, 20).join('\n- ')}${more}`);
  }
}

async function checksumOf(path: string): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(path), hash);
    return hash.digest('hex');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Split at line feeds alone: readline would also split texts at the line separators of Unicode. */
async function* linesOf(path: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  pipeline(createReadStream(path), unpacked).catch(() => {});
  let rest = '';
  for await (const chunk of unpacked.setEncoding('utf8')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
}
