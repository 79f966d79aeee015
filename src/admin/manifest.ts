// What a backup consists of, and where each part lies in its directory.
import { join } from 'node:path';

export const format = 1;
export const manifestName = 'manifest.json';

export interface CopiedFile {
  readonly key: string;
  readonly size: number;
  readonly sha256: string;
}

export interface Manifest {
  readonly format: number;
  readonly version: string;
  readonly createdAt: string;
  readonly migrations: readonly string[];
  readonly sequences: Readonly<Record<string, string>>;
  /** The checksum is that of the compressed file. */
  readonly tables: Readonly<Record<string, { readonly rows: number; readonly sha256: string }>>;
  readonly files: readonly CopiedFile[];
  /** Files that records name and that were lost before the backup. */
  readonly missing: readonly string[];
}

export function pathOfTable(directory: string, table: string): string {
  return join(directory, 'tables', `${table}.jsonl.gz`);
}

export function pathOfBlob(directory: string, key: string): string {
  return join(directory, 'files', key);
}
