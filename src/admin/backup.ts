// A consistent copy of database and files in a directory. The manifest is written last: without it there is no backup.
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ClientConfig } from 'pg';
import { version } from '../config.ts';
import { inSnapshot, type Snapshot } from '../database/dump.ts';
import { type BlobStore, Measure } from '../files/blob-store.ts';
import { tablesWithFiles } from '../files/sweep.ts';
import { type CopiedFile, format, type Manifest, manifestName, pathOfBlob, pathOfTable } from './manifest.ts';

export interface Saved {
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  readonly bytes: number;
  /** Files that records name and the store does not have. */
  readonly missing: readonly string[];
}

/** A file may be deleted between the snapshot and its copy; the next pass finds the record gone, too. */
const passes = 4;

export async function backup(connection: ClientConfig, files: BlobStore, directory: string): Promise<Saved> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  if ((await readdir(directory)).length > 0) throw new Error(`${directory} is not empty. Name a new directory.`);
  const copied = new Map<string, CopiedFile>();
  for (let pass = 1; ; pass++) {
    const { manifest, keys } = await inSnapshot(connection, snapshot => copyTables(snapshot, directory));
    const missing: string[] = [];
    for (const key of keys) if (!copied.has(key) && !(await copyFile(files, key, directory, copied))) missing.push(key);
    if (missing.length > 0 && pass < passes) continue;
    const kept = await dropOthers(directory, copied, keys);
    await writeManifest(directory, { ...manifest, files: kept, missing });
    const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
    const bytes = kept.reduce((sum, file) => sum + file.size, 0);
    return { tables: Object.keys(manifest.tables).length, rows, files: kept.length, bytes, missing };
  }
}

type Tables = Omit<Manifest, 'files' | 'missing'>;

async function copyTables(snapshot: Snapshot, directory: string): Promise<{ manifest: Tables; keys: string[] }> {
  const tables: Record<string, { rows: number; sha256: string }> = {};
  const keys: string[] = [];
  for (const table of snapshot.tables) {
    const noted = fileKeyColumns[table];
    let rows = 0;
    const lines = async function* (): AsyncGenerator<string> {
      for await (const line of snapshot.lines(table)) {
        rows += 1;
        const key = noted && (JSON.parse(line.slice(line.indexOf(' '))) as Record<string, string | null>)[noted];
        if (key) keys.push(key);
        yield line;
      }
    };
    const sha256 = await writeFile(pathOfTable(directory, table), Readable.from(lines()));
    tables[table] = { rows, sha256 };
  }
  const createdAt = new Date().toISOString();
  const { migrations } = snapshot;
  const manifest = { format, version, createdAt, migrations, sequences: await snapshot.sequences(), tables };
  return { manifest, keys };
}

/** The column that names a record's file, by table. */
const fileKeyColumns: Readonly<Record<string, string>> = Object.fromEntries(
  // The settings of a business are a view of its tenant.
  tablesWithFiles.map(table => (table === 'companies' ? ['tenants', 'logo_key'] : [table, 'storage_key'])),
);

/** Compresses lines into a file and returns the checksum of what is in the file. */
async function writeFile(path: string, lines: Readable): Promise<string> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  const measure = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(lines, createGzip({ level: 6 }), measure, createWriteStream(path, { flush: true, mode: 0o600 }));
  return hash.digest('hex');
}

/** False where the store has no such file. */
async function copyFile(
  files: BlobStore,
  key: string,
  directory: string,
  copied: Map<string, CopiedFile>,
): Promise<boolean> {
  const path = pathOfBlob(directory, key);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const measure = new Measure();
  try {
    await pipeline(await files.read(key), measure, createWriteStream(path, { flush: true, mode: 0o600 }));
  } catch (error) {
    await rm(path, { force: true });
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
  const { size, sha256 } = measure.result();
  copied.set(key, { key, size, sha256: sha256.toString('hex') });
  return true;
}

/** What an earlier pass copied and the last snapshot no longer names. */
async function dropOthers(
  directory: string,
  copied: ReadonlyMap<string, CopiedFile>,
  keys: readonly string[],
): Promise<CopiedFile[]> {
  const named = new Set(keys);
  for (const key of copied.keys()) if (!named.has(key)) await rm(pathOfBlob(directory, key), { force: true });
  return [...copied.values()].filter(({ key }) => named.has(key));
}

async function writeManifest(directory: string, manifest: Manifest): Promise<void> {
  const unfinished = join(directory, `${manifestName}.unfinished`);
  const file = await open(unfinished, 'w', 0o600);
  await file.writeFile(`${JSON.stringify(manifest, null, 1)}\n`);
  await file.sync();
  await file.close();
  await rename(unfinished, join(directory, manifestName));
}
