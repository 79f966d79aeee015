// Removes files that no record names: what an abort or a crash left between the file and its record.
import { serviceCaller } from '../tenant/caller.ts';
import { asTenant, type Store } from '../tenant/store.ts';
import type { BlobStore } from './blob-store.ts';

/** Tables whose records carry files; a test holds them against the declarations. */
export const tablesWithFiles: readonly string[] = ['case_documents', 'creditor_invoices', 'companies'];

const statement = {
  name: 'stored_files',
  text: `${asTenant}select (select ${tablesWithFiles
    .map(table => `exists (select 1 from ${table} f where f.tenant_id = t.id and f.storage_key = $2)`)
    .join(' or ')}) from t`,
};

/** Removes orphans older than an age that no upload reaches; returns how many. */
export async function sweepFiles(store: Store, files: BlobStore, age = 600_000): Promise<number> {
  let removed = 0;
  for await (const key of files.olderThan(age)) {
    const [tenantId = ''] = key.split('/');
    // What has no tenant never got its name: a piece of a broken upload.
    if (/^\d+$/.test(tenantId) && (await isNamed(store, tenantId, key))) continue;
    await files.remove(key);
    removed += 1;
  }
  return removed;
}

function isNamed(store: Store, tenantId: string, key: string): Promise<boolean> {
  return store.read(serviceCaller(tenantId), async session => {
    const [row] = await session.fetch(statement, [key]);
    return String(row![0]) === 't';
  });
}
