// GET /case-documentation/{id}/file and its like: the stored bytes, under headers that let no file act on the one who opens it.
import type { Readable } from 'node:stream';
import { ApiError } from '../errors.ts';
import type { BlobStore } from '../files/blob-store.ts';
import type { Headers, Reply, Request, Route } from '../http/message.ts';
import type { Registry, Resource } from '../model/registry.ts';
import { fileFieldOf } from '../operations/stored-file.ts';
import { missing } from '../tenant/owner.ts';
import { asTenant, type ReadSession, type Store } from '../tenant/store.ts';
import { keyOf } from './records.ts';

/** One route for every resource whose records carry a file. */
export function storedFileRoutes(registry: Registry, store: Store, files: BlobStore): Route[] {
  return [...registry.values()].flatMap(resource => {
    const rule = fileFieldOf(resource)?.declaration.file;
    if (!rule) return [];
    const handler = async (request: Request): Promise<Reply> => {
      const key = resource.declaration.single ? null : keyOf(request, resource);
      const id = resource.declaration.single ? request.caller.tenantId : key;
      const file = await store.read(request.caller, async session => {
        const found = id === null ? null : await storedFileOf(session, resource, id);
        if (!found) throw await missing(session, resource, key);
        return found;
      });
      return answerFile(request, files, file, {
        'content-disposition': attachment(file.filename),
        'content-security-policy': "default-src 'none'; sandbox",
      });
    };
    return [{ method: 'GET', path: rule.path, handler }];
  });
}

interface StoredFile {
  readonly key: string;
  readonly size: number;
  readonly sha256: string;
  readonly type: string;
  readonly filename: string;
}

/** Where the file of a record is kept; null where the tenant has no such record, or the record no file. */
export async function storedFileOf(session: ReadSession, resource: Resource, id: string): Promise<StoredFile | null> {
  const statement = {
    name: `file_of_${resource.table}`,
    text: `${asTenant}select (select row_to_json(r) from (
        select f.storage_key as key, f.size, encode(f.sha256, 'hex') as sha256, f.content_type as type,
          coalesce(f.filename, '${resource.singular}-' || f.id) as filename
        from ${resource.table} f where f.tenant_id = t.id and f.id = $2 and f.storage_key is not null) r) from t`,
  };
  const [row] = await session.fetch(statement, [id]);
  return row?.[0] ? (JSON.parse(String(row[0])) as StoredFile) : null;
}

/** The whole file, the part that was asked for, or that the client has it already. */
export async function answerFile(
  request: Request,
  files: BlobStore,
  { key, size, type, sha256 }: StoredFile,
  more: Headers,
): Promise<Reply> {
  const etag = `"${sha256}"`;
  const headers = { etag, 'accept-ranges': 'bytes', ...more };
  if (request.headers['if-none-match'] === etag) return { status: 304, headers };
  const range =
    request.headers['if-range'] === undefined || request.headers['if-range'] === etag
      ? rangeOf(request.headers.range, size)
      : null;
  if (range === 'none') {
    throw new ApiError('rangeNotSatisfiable', undefined, { headers: { 'content-range': `bytes */${size}` } });
  }
  if (!range)
    return { status: 200, type, headers: { ...headers, 'content-length': size }, body: await contentOf(files, key) };
  const part = {
    'content-range': `bytes ${range.start}-${range.end}/${size}`,
    'content-length': range.end - range.start + 1,
  };
  return { status: 206, type, headers: { ...headers, ...part }, body: await contentOf(files, key, range) };
}

/** A file that the store has lost is gone, which is no accident of this request. */
function contentOf(files: BlobStore, key: string, range?: { start: number; end: number }): Promise<Readable> {
  return files.read(key, range).catch(error => {
    if (error.code !== 'ENOENT') throw error;
    throw new ApiError('gone', 'The file is no longer in the store.');
  });
}

/** One range; several at once are answered as if none was asked for. */
function rangeOf(header: string | undefined, size: number): { start: number; end: number } | 'none' | null {
  const parts = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  if (!parts || (parts[1] === '' && parts[2] === '')) return null;
  const start = parts[1] === '' ? Math.max(0, size - Number(parts[2])) : Number(parts[1]);
  const end = parts[1] === '' || parts[2] === '' ? size - 1 : Math.min(Number(parts[2]), size - 1);
  return start > end ? 'none' : { start, end };
}

/** A name in ASCII for old clients and the real one for the rest (RFC 6266). */
function attachment(filename: string): string {
  const name =
    filename
      .replace(/[\p{Cc}\p{Cf}]/gu, '')
      .slice(0, 200)
      .toWellFormed() || 'document';
  const ascii = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%/]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    letter => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
