// Case documentation: the record and its file are written together or not at all.
import { invalid } from '../errors.ts';
import type { BlobStore } from '../files/blob-store.ts';
import { sniff } from '../files/sniff.ts';
import type { WriteSession } from '../tenant/store.ts';
import type { Change } from '../write/change.ts';
import { type Extra, insertRecord, updateRecord } from '../write/write.ts';

const mostBytes = 26_214_400;

interface GivenFile {
  readonly filename: string | null;
  readonly content: Buffer;
}

export async function createDocument(session: WriteSession, change: Change, files: BlobStore): Promise<string> {
  const file = fileOf(change);
  if (!file) throw invalid({ file: ['The file field is required.'] });
  return keeping(session, files, file, stored => insertRecord(session, withName(change, file), stored));
}

export async function updateDocument(
  session: WriteSession,
  change: Change,
  id: string,
  files: BlobStore,
): Promise<boolean> {
  const file = fileOf(change);
  if (!file) return updateRecord(session, change, id);
  return keeping(session, files, file, stored => updateRecord(session, change, id, stored));
}

/** Stores the file around the write; a write that fails takes its file with it. */
async function keeping<T>(
  session: WriteSession,
  files: BlobStore,
  file: GivenFile,
  write: (stored: Extra) => Promise<T>,
): Promise<T> {
  const blob = await files.put(session.caller.tenantId, file.content);
  try {
    return await write({
      storage_key: blob.key,
      size: blob.size,
      sha256: blob.sha256,
      content_type: sniff(file.content),
    });
  } catch (error) {
    await files.remove(blob.key);
    throw error;
  }
}

/** The file of a JSON body, `{"filename", "content"}` with base64 content. A record as it was read names its path instead. */
function fileOf({ input }: Change): GivenFile | null {
  const { file } = input;
  if (file === undefined || file === null || typeof file === 'string') return null;
  const { filename = null, content } = file as { filename?: unknown; content?: unknown };
  if (typeof content !== 'string' || !/^[A-Za-z0-9+/]*={0,2}$/.test(content) || content.length % 4 !== 0) {
    throw invalid({ file: ['The file must be an object with a filename and base64 content.'] });
  }
  if (filename !== null && typeof filename !== 'string')
    throw invalid({ file: ['The filename of the file must be a text.'] });
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > mostBytes) throw invalid({ file: [`The file may not be larger than ${mostBytes} bytes.`] });
  return { filename, content: bytes };
}

function withName(change: Change, { filename }: GivenFile): Change {
  return filename === null || change.input.filename ? change : { ...change, input: { ...change.input, filename } };
}
