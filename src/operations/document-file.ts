// Case documentation: the record and its file are written together or not at all.
import type { Blob, BlobStore } from '../files/blob-store.ts';
import { sniff } from '../files/sniff.ts';
import type { Registry, Resource } from '../model/registry.ts';
import type { WriteSession } from '../tenant/store.ts';
import type { Change } from '../write/change.ts';
import { type Extra, insertRecord, removeRecord, updateRecord } from '../write/write.ts';

const mostBytes = 26_214_400;

/** A file whose bytes are in the store already. */
export class StoredFile {
  readonly filename: string | null;
  readonly blob: Blob;
  constructor(filename: string | null, blob: Blob) {
    this.filename = filename;
    this.blob = blob;
  }
}

interface GivenFile {
  readonly filename: string | null;
  readonly content: Buffer;
}

export async function createDocument(session: WriteSession, change: Change, files: BlobStore): Promise<string> {
  const file = fileOf(change) ?? 'field is required.';
  if (typeof file === 'string') return insertRecord(session, change, {}, { file: [`The file ${file}`] });
  return keeping(session, files, file, stored => insertRecord(session, named(change, file), stored));
}

export async function updateDocument(
  session: WriteSession,
  change: Change,
  id: string,
  files: BlobStore,
): Promise<boolean> {
  const file = fileOf(change);
  if (file === null) return updateRecord(session, change, id);
  if (typeof file === 'string') return updateRecord(session, change, id, {}, { file: [`The file ${file}`] });
  const before = await storageKey(session, id);
  session.afterCommit(() => files.remove(before));
  return keeping(session, files, file, stored => updateRecord(session, named(change, file), id, stored));
}

/** A file brings its name along, unless the client gives it another. */
function named(change: Change, { filename }: GivenFile | StoredFile): Change {
  return filename === null || change.input.filename ? change : { ...change, input: { ...change.input, filename } };
}

/** The file goes with its record, once the record is gone for good. */
export async function removeDocument(
  session: WriteSession,
  resource: Resource,
  id: string,
  registry: Registry,
  files: BlobStore,
): Promise<void> {
  const key = await storageKey(session, id);
  await removeRecord(session, registry, resource, id);
  session.afterCommit(() => files.remove(key));
}

async function storageKey(session: WriteSession, id: string): Promise<string> {
  const [row] = await session.sql('select storage_key from case_documents where tenant_id = $1 and id = $2', [
    session.caller.tenantId,
    id,
  ]);
  return row![0]!;
}

/** Stores the file around the write; a write that fails takes its file with it. */
async function keeping<T>(
  session: WriteSession,
  files: BlobStore,
  file: GivenFile | StoredFile,
  write: (stored: Extra) => Promise<T>,
): Promise<T> {
  const blob = file instanceof StoredFile ? file.blob : await files.put(session.caller.tenantId, file.content);
  try {
    return await write({ storage_key: blob.key, size: blob.size, sha256: blob.sha256, content_type: sniff(blob.head) });
  } catch (error) {
    await files.remove(blob.key);
    throw error;
  }
}

/**
 * The file of a JSON body, `{"filename", "content"}` with base64 content; null where there is none, a text where it is wrong.
 * A record as it was read names the path of its file instead, which changes nothing.
 */
function fileOf({ input }: Change): GivenFile | StoredFile | string | null {
  const { file } = input;
  if (file instanceof StoredFile) return file;
  if (file === undefined || file === null || typeof file === 'string') return null;
  const { filename = null, content } = file as { filename?: unknown; content?: unknown };
  if (typeof content !== 'string' || !/^[A-Za-z0-9+/]*={0,2}$/.test(content) || content.length % 4 !== 0) {
    return 'must be an object with a filename and base64 content.';
  }
  if (filename !== null && typeof filename !== 'string') return 'must have a filename that is a text.';
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > mostBytes) return `may not be larger than ${mostBytes} bytes.`;
  return { filename, content: bytes };
}
