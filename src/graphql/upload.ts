// Uploads by the GraphQL multipart request specification: `operations`, then `map`, then the files, which stream into the store
// and are put into the variables where the map says.
// https://github.com/jaydenseric/graphql-multipart-request-spec
import { ApiError } from '../errors.ts';
import { type BlobStore, discard } from '../files/blob-store.ts';
import { parseJson } from '../http/json.ts';
import type { Request } from '../http/message.ts';
import { readMultipart } from '../http/multipart.ts';
import { StoredFile } from '../operations/stored-file.ts';

/** How often files may be named in a map; docs/limits.md tells it. */
const mostUses = 10;

type FileMap = ReadonlyMap<string, readonly string[]>;

/** Reads a multipart request and has its operation answered; what no record has taken is removed again. */
export async function withFiles<T>(
  store: BlobStore,
  request: Request,
  answer: (body: unknown) => Promise<T>,
): Promise<T> {
  const received = new Map<string, StoredFile>();
  try {
    return await answer(await read(store, request, received));
  } finally {
    for (const file of received.values()) if (!file.taken) await discard(store, file.blob.key);
  }
}

async function read(store: BlobStore, request: Request, received: Map<string, StoredFile>): Promise<unknown> {
  const begun = new Set<string>();
  const fields = await readMultipart(
    request,
    async ({ name, filename, content }, before) => {
      if (!mapOf(before).has(name)) throw bad(`The map does not name the part ${JSON.stringify(name)}.`);
      if (begun.has(name)) throw bad(`There are two parts ${JSON.stringify(name)}.`);
      begun.add(name);
      received.set(name, new StoredFile(filename, await store.put(request.caller.tenantId, content)));
    },
    name => name !== 'operations' && name !== 'map',
  );
  const map = mapOf(fields);
  const body = partOf(fields, 'operations');
  for (const [name, paths] of map) {
    const file = received.get(name);
    if (!file) throw bad(`The map names the part ${JSON.stringify(name)}, which is not there.`);
    for (const path of paths) put(body, path, file);
  }
  const sums = [...received].map(([name, { filename, blob }]) => [name, filename, blob.sha256.toString('hex')]);
  request.digest = JSON.stringify([...fields, ...sums]);
  return body;
}

function mapOf(fields: ReadonlyMap<string, string>): FileMap {
  const map = Object.entries(partOf(fields, 'map'));
  for (const [name, paths] of map) {
    if (!Array.isArray(paths) || !paths.every(path => typeof path === 'string' && path.startsWith('variables.')))
      throw bad(`The map must give a list of paths, such as "variables.file", for the part ${JSON.stringify(name)}.`);
  }
  if (map.flatMap(([, paths]) => paths).length > mostUses)
    throw new ApiError('tooLarge', `A map may not name files more than ${mostUses} times.`);
  return new Map(map as [string, string[]][]);
}

function partOf(fields: ReadonlyMap<string, string>, name: string): Record<string, unknown> {
  const text = fields.get(name);
  if (text === undefined)
    throw bad(`The part \`${name}\` is missing: \`operations\` comes first, then \`map\`, then the files.`);
  let value: unknown;
  try {
    value = parseJson(Buffer.from(text));
  } catch {
    throw bad(`The part \`${name}\` is not valid JSON.`);
  }
  if (!isContainer(value) || Array.isArray(value)) throw bad(`The part \`${name}\` must be a JSON object.`);
  return value;
}

/** Puts a file at a path of the variables. What is missing on the way there is made. */
function put(body: Record<string, unknown>, path: string, file: StoredFile): void {
  const steps = path.split('.');
  const last = steps.pop()!;
  let at: Record<string, unknown> = body;
  for (const [depth, step] of steps.entries()) {
    checkStep(at, step, path);
    const next = Object.hasOwn(at, step) ? at[step] : null;
    const made = next ?? (/^\d+$/.test(steps[depth + 1] ?? last) ? [] : {});
    if (!isContainer(made)) throw bad(`The path ${JSON.stringify(path)} leads through something that is no object.`);
    at[step] = made;
    at = made;
  }
  checkStep(at, last, path);
  at[last] = file;
}

/** A list has places of its own only, and none too far; no name may reach what every object has. */
function checkStep(at: Record<string, unknown>, step: string, path: string): void {
  const fits = Array.isArray(at) ? /^\d{1,3}$/.test(step) : step !== '__proto__';
  if (!fits) throw bad(`The path ${JSON.stringify(path)} does not fit the variables.`);
  if (Array.isArray(at)) while (at.length < Number(step)) at.push(null);
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof StoredFile);
}

function bad(message: string): ApiError {
  return new ApiError('badRequest', message, { headers: { connection: 'close' } });
}
