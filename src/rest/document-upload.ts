// POST and PUT /case-documentation as multipart: the file streams into the store before any transaction is open.
import { ApiError, invalid } from '../errors.ts';
import type { Blob, BlobStore } from '../files/blob-store.ts';
import type { Handler, Request } from '../http/message.ts';
import { isMultipart, readMultipart } from '../http/multipart.ts';
import { StoredFile } from '../operations/stored-file.ts';
import { mayWrite } from '../tenant/caller.ts';
import type { Save } from './records.ts';

/** A handler that takes multipart bodies beside JSON ones. */
export function withUpload(handler: Handler, save: Save, files: BlobStore): Handler {
  return async request => {
    if (!isMultipart(request)) return handler(request);
    if (!mayWrite(request.caller)) throw new ApiError('readOnlyKey');
    const blobs: Blob[] = [];
    try {
      return await save(request, await read(request, files, blobs));
    } catch (error) {
      // No record names what was stored so far.
      for (const blob of blobs) await files.remove(blob.key);
      throw error;
    }
  };
}

async function read(request: Request, files: BlobStore, blobs: Blob[]): Promise<Record<string, unknown>> {
  const found: StoredFile[] = [];
  const fields = await readMultipart(request, async ({ name, filename, content }) => {
    const blob = await files.put(request.caller.tenantId, content);
    blobs.push(blob);
    if (name === 'file') found.push(new StoredFile(filename, blob));
  });
  if (found.length > 1 || blobs.length > found.length)
    throw invalid({ file: ['The file must be one, in a part of that name.'] });
  return { ...Object.fromEntries(fields), ...(found[0] && { file: found[0] }) };
}
