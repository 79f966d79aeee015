// GET /case-documentation/{id}/file: the stored bytes, under headers that let no file act on the one who opens it.
import { ApiError } from '../errors.ts';
import type { BlobStore } from '../files/blob-store.ts';
import type { Headers, Reply, Request, Route } from '../http/message.ts';
import type { Registry } from '../model/registry.ts';
import { missing } from '../tenant/owner.ts';
import type { Store } from '../tenant/store.ts';
import { keyOf } from './records.ts';

const stored = {
  name: 'document_file',
  text: `with t as materialized (select set_config('app.tenant', $1, true)::bigint as id)
    select (select json_build_array(d.storage_key, d.size, encode(d.sha256, 'hex'), d.content_type, coalesce(d.filename, 'document-' || d.id))
      from case_documents d where d.tenant_id = t.id and d.id = $2) from t`,
};

export function documentFileRoute(registry: Registry, store: Store, files: BlobStore): Route {
  const documents = registry.get('case-documentation')!;
  return {
    method: 'GET',
    path: '/case-documentation/:key/file',
    async handler(request) {
      const [key, size, sha256, type, filename] = await store.read(request.caller, async session => {
        const id = keyOf(request, documents);
        const [row] = id === null ? [] : await session.fetch(stored, [id]);
        if (!row?.[0]) throw await missing(session, documents, id);
        return JSON.parse(String(row[0])) as [string, number, string, string, string];
      });
      const headers = {
        etag: `"${sha256}"`,
        'accept-ranges': 'bytes',
        'content-disposition': attachment(filename),
        'content-security-policy': "default-src 'none'; sandbox",
      };
      return answer(request, files, { key, size, type, headers, etag: headers.etag });
    },
  };
}

interface StoredFile {
  readonly key: string;
  readonly size: number;
  readonly type: string;
  readonly etag: string;
  readonly headers: Headers;
}

function answer(request: Request, files: BlobStore, { key, size, type, etag, headers }: StoredFile): Reply {
  if (request.headers['if-none-match'] === etag) return { status: 304, headers };
  const range =
    request.headers['if-range'] === undefined || request.headers['if-range'] === etag
      ? rangeOf(request.headers.range, size)
      : null;
  if (range === 'none') {
    throw new ApiError('rangeNotSatisfiable', undefined, { headers: { 'content-range': `bytes */${size}` } });
  }
  if (!range) return { status: 200, type, headers: { ...headers, 'content-length': size }, body: files.read(key) };
  const part = {
    'content-range': `bytes ${range.start}-${range.end}/${size}`,
    'content-length': range.end - range.start + 1,
  };
  return { status: 206, type, headers: { ...headers, ...part }, body: files.read(key, range) };
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
  const name = filename.replace(/[\p{Cc}\p{Cf}]/gu, '').slice(0, 200) || 'document';
  const ascii = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%/]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    letter => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
