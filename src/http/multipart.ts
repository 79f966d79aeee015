// Reads multipart bodies: fields into memory within narrow bounds, files straight into whatever takes their bytes.
import type { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { ApiError } from '../errors.ts';
import type { Request } from './message.ts';

/** Milliseconds to work off what has been received. */
const patience = 15_000;
const most = { fileBytes: 26_214_400, files: 10, fieldBytes: 65_536, fields: 50 };

export interface Part {
  readonly name: string;
  readonly filename: string | null;
  readonly content: Readable;
}

export function isMultipart({ headers }: Request): boolean {
  return /^multipart\/form-data\s*(;|$)/i.test(headers['content-type'] ?? '');
}

type Fields = ReadonlyMap<string, string>;

/**
 * Reads the whole body; `take` is given every file, with the fields before it, and must use up its bytes. Returns the fields.
 * When it throws, nothing is on its way any more.
 */
export async function readMultipart(
  request: Request,
  take: (part: Part, before: Fields) => Promise<void>,
  isFile?: (name: string) => boolean,
): Promise<Fields> {
  const fields = new Map<string, string>();
  const files: { content: Readable; taken: Promise<void> }[] = [];
  const parser = parserOf(request, isFile);
  await new Promise<void>((resolve, reject) => {
    let refused = false;
    const refuse = (error: ApiError): void => {
      if (refused) return;
      refused = true;
      request.raw.unpipe(parser);
      request.raw.resume();
      for (const { content } of files) content.destroy(error);
      Promise.allSettled(files.map(({ taken }) => taken)).then(() => reject(error));
    };
    parser.on('field', (name, value, nameCut, valueCut) => {
      if (nameCut || valueCut) refuse(tooLarge());
      else if (fields.has(name) && isFile) refuse(malformed(`There are two parts ${JSON.stringify(name)}.`));
      else fields.set(name, value);
    });
    parser.on('file', (name, content, filename) => {
      // What was received in one piece is parsed to its end.
      if (refused) return void content.resume();
      content.on('limit', () => content.destroy(tooLarge()));
      // Who takes it is told of what breaks; nobody else needs to hear it.
      content.on('error', () => {});
      // Browsers write a quote so, by the standard of HTML.
      const taken = take({ name, filename: filename?.replaceAll('%22', '"') ?? null, content }, fields);
      files.push({ content, taken });
      taken.catch(error => refuse(refusalOf(error)));
    });
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
      parser.on(limit, () => refuse(tooLarge()));
    parser.on('error', () => refuse(malformed()));
    parser.on('finish', () =>
      Promise.all(files.map(({ taken }) => taken)).then(
        () => resolve(),
        () => {},
      ),
    );
    // What looks like a boundary and is none leaves the parser waiting for more.
    request.raw.on('end', () => {
      const late = setTimeout(() => refuse(malformed()), patience).unref();
      parser.on('finish', () => clearTimeout(late));
    });
    request.raw.on('close', () => {
      if (!request.raw.complete) parser.destroy(malformed());
    });
    request.raw.pipe(parser);
  });
  return fields;
}

function parserOf({ headers }: Request, isFile?: (name: string) => boolean): BusboyInstance {
  const limits = {
    fileSize: most.fileBytes,
    files: most.files,
    fields: most.fields,
    fieldSize: most.fieldBytes,
    fieldNameSize: 200,
    parts: most.files + most.fields,
    headerPairs: 20,
  };
  try {
    return new Busboy({
      headers: headers as BusboyHeaders,
      limits,
      preservePath: true,
      ...(isFile && { isPartAFile: name => name !== undefined && isFile(name) }),
    });
  } catch {
    throw malformed('The Content-Type of the multipart body lacks its boundary.');
  }
}

/** What the system refuses, such as a full disk, is no mistake of the client. */
function refusalOf(error: NodeJS.ErrnoException): ApiError {
  if (error instanceof ApiError) return error;
  return error.syscall === undefined ? malformed() : new ApiError('unavailable');
}

function malformed(why = 'The multipart body is malformed.'): ApiError {
  return new ApiError('badRequest', why, { headers: { connection: 'close' } });
}

function tooLarge(): ApiError {
  return new ApiError('tooLarge', undefined, { headers: { connection: 'close' } });
}
