// POST and PUT /case-documentation as multipart: the file streams into the store before any transaction is open.
import { ApiError, invalid } from '../errors.ts';
import { type Blob, type BlobStore, discard } from '../files/blob-store.ts';
import type { Handler, Request } from '../http/message.ts';
import { isMultipart, readMultipart } from '../http/multipart.ts';
import { StoredFile } from '../operations/stored-file.ts';
import { mayWrite } from '../tenant/caller.ts';
import type { Save } from './records.ts';

/** A handler that takes multipart bodies beside JSON ones. */
export function withUpload(handler: Handler, save: Save, files: BlobStore): Handler {
  return async request => {
    if (!isMultipart(request)) return handler(request);
    // A form of another site may carry the credentials that a browser remembers; one of JSON could not be sent.
    if (request.headers['sec-fetch-site'] === 'cross-site') throw new ApiError('unsupportedMediaType');
    if (!mayWrite(request.caller)) throw new ApiError('readOnlyKey');
    const blobs: Blob[] = [];
    const received: StoredFile[] = [];
    try {
      return await save(request, await read(request, files, blobs, received));
    } finally {
      // What no write has taken up is named by no record.
      for (const blob of blobs)
        if (!received.some(file => file.taken && file.blob === blob)) await discard(files, blob.key);
    }
  };
}

async function read(
  request: Request,
  files: BlobStore,
  blobs: Blob[],
  found: StoredFile[],
): Promise<Record<string, unknown>> {
  const fields = await readMultipart(request, async ({ name, filename, content }) => {
    const blob = await files.put(request.caller.tenantId, content);
    blobs.push(blob);
    if (name === 'file') found.push(new StoredFile(filename, blob));
  });
  if (found.length > 1 || blobs.length > found.length)
    throw invalid({ file: ['The file must be one, in a part of that name.'] });
  const parts = [...fields, ...found.map(({ filename, blob }) => [filename, blob.sha256.toString('hex')])];
  request.digest = JSON.stringify(parts);
  return { ...Object.fromEntries(fields), ...(found[0] && { file: found[0] }) };
}
