// Records that carry a file: the record and its file are written together or not at all, and go together.
import type { Readable } from 'node:stream';
import type { Problems } from '../errors.ts';
import { type Blob, type BlobStore, discard } from '../files/blob-store.ts';
import { sniff } from '../files/sniff.ts';
import { text } from '../model/kind.ts';
import { Refusal } from '../model/raw-value.ts';
import type { Field, Resource } from '../model/registry.ts';
import type { FileRule } from '../model/resource.ts';
import { isReadableImage } from '../pdf/logo.ts';
import type { WriteSession } from '../tenant/store.ts';
import type { Change } from '../write/change.ts';
import { isRequired, problem } from '../write/validate.ts';
import type { Verbs } from '../write/verbs.ts';
import type { Extra } from '../write/write.ts';

/** A file whose bytes are in the store already. */
export class StoredFile {
  readonly filename: string | null;
  readonly blob: Blob;
  /** A write is looking after it: it is kept or removed with the record. */
  taken = false;
  constructor(filename: string | null, blob: Blob) {
    this.filename = filename;
    this.blob = blob;
  }

  /** How a message shows it that says that no file was wanted there. */
  toJSON(): string {
    return this.filename ?? 'file';
  }
}

interface GivenFile {
  readonly filename: string | null;
  readonly content: Buffer;
}

const nothing: Extra = { storage_key: null, size: null, sha256: null, content_type: null, filename: null };

export function fileFieldOf(resource: Resource): Field | undefined {
  return [...resource.fields.values()].find(({ declaration }) => declaration.file);
}

/** The verbs of records that carry a file, over the verbs that write the records themselves. */
export function carryingFile(verbs: Verbs, field: Field, files: BlobStore): Verbs {
  return {
    async create(session, change) {
      const { file, problems } = fileOf(change, field, 'create');
      if (!file) return verbs.create(session, change, {}, problems);
      return keeping(session, change, files, file, (named, stored) => verbs.create(session, named, stored));
    },
    async update(session, change, id) {
      const { file, problems } = fileOf(change, field, 'update');
      if (file === undefined) return verbs.update(session, change, id, {}, problems);
      await removeLater(session, change.resource, id, files);
      if (file === null) return verbs.update(session, change, id, nothing, problems);
      return keeping(session, change, files, file, (named, stored) => verbs.update(session, named, id, stored));
    },
    async remove(session, resource, id) {
      await removeLater(session, resource, id, files);
      await verbs.remove(session, resource, id);
    },
  };
}

/** The file goes once the change of its record is for good. */
async function removeLater(session: WriteSession, { table }: Resource, id: string, files: BlobStore): Promise<void> {
  const [row] = await session.sql(`select storage_key from ${table} where tenant_id = $1 and id = $2`, [
    session.caller.tenantId,
    id,
  ]);
  const key = row![0];
  if (key) session.afterCommit(() => discard(files, key));
}

/** Stores the file around the write; a write that fails takes its file with it. */
async function keeping<T>(
  session: WriteSession,
  change: Change,
  files: BlobStore,
  file: GivenFile | StoredFile,
  write: (change: Change, stored: Extra) => Promise<T>,
): Promise<T> {
  const blob = await (file instanceof StoredFile ? take(session, files, file) : add(session, files, file.content));
  const stored = { storage_key: blob.key, size: blob.size, sha256: blob.sha256, content_type: sniff(blob.head) };
  return change.resource.fields.has('filename')
    ? write(named(change, file), stored)
    : write(change, { ...stored, filename: file.filename });
}

async function add(session: WriteSession, files: BlobStore, content: Buffer | Readable): Promise<Blob> {
  const blob = await files.put(session.caller.tenantId, content);
  session.onRollback(() => discard(files, blob.key));
  return blob;
}

/** Who received the file removes it when no write takes it. A second record with the same file has a copy of its own. */
async function take(session: WriteSession, files: BlobStore, file: StoredFile): Promise<Blob> {
  if (file.taken) return add(session, files, await files.read(file.blob.key));
  file.taken = true;
  session.onRollback(async () => {
    file.taken = false;
  });
  return file.blob;
}

/** A file brings its name along, unless the client gives the record another. */
function named(change: Change, { filename }: GivenFile | StoredFile): Change {
  return filename === null || change.input.filename ? change : { ...change, input: { ...change.input, filename } };
}

interface Found {
  /** Undefined where the client says nothing of a file; null where the record is to have none. */
  readonly file: GivenFile | StoredFile | null | undefined;
  readonly problems: Problems;
}

/** The file that a change brings. A record as it was read names the path of its file instead, which changes nothing. */
function fileOf({ input, surface }: Change, field: Field, verb: 'create' | 'update'): Found {
  const name = (field.faces[surface] ?? field.faces.graphql!).name;
  const given = Object.hasOwn(input, name) ? input[name] : undefined;
  const problems: Problems = {};
  if (given instanceof StoredFile) return { file: given, problems };
  if (given === undefined || given === null || typeof given === 'string') {
    const required = isRequired(field, surface);
    if (required && verb === 'create') problem(problems, name, 'field is required.');
    return { file: given === null && !required ? null : undefined, problems };
  }
  try {
    return { file: contentOf(given, field.declaration.file!), problems };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    problem(problems, name, error.message);
    return { file: undefined, problems };
  }
}

/** `{"filename", "content"}` with base64 content, broken into lines or as the data URL that browsers make of a file. */
function contentOf(given: unknown, { mostBytes, picture }: FileRule): GivenFile {
  const { filename = null, content: sent } = given as { filename?: unknown; content?: unknown };
  const content = typeof sent === 'string' ? sent.replace(/^data:[^,]{0,200};base64,/, '').replace(/\s+/g, '') : '!';
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(content) || content.length % 4 !== 0)
    throw new Refusal('must be an object with a filename and base64 content.');
  if (filename !== null && typeof filename !== 'string') throw new Refusal('must have a filename that is a text.');
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > mostBytes) throw new Refusal(`may not be larger than ${mostBytes} bytes.`);
  if (picture && !isReadableImage(bytes)) throw new Refusal('must be a picture that can be printed: PNG or JPEG.');
  return { filename: filename === null ? null : text().parse(filename, 'rest'), content: bytes };
}
