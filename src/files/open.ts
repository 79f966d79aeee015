import { join } from 'node:path';
import type { Config } from '../config.ts';
import { type BlobStore, DirectoryStore } from './blob-store.ts';

/** The store that the settings name. */
export function openFiles({ dataDir }: Config): BlobStore {
  return new DirectoryStore(join(dataDir, 'files'));
}
