// Reads multipart bodies: fields into memory within narrow bounds, files straight into whatever takes their bytes.
import type { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { ApiError } from '../errors.ts';
import type { Request } from './message.ts';

const most = { fileBytes: 26_214_400, files: 10, fieldBytes: 65_536, fields: 50 };

export interface Part {
  readonly name: string;
  readonly filename: string | null;
  readonly content: Readable;
}

export function isMultipart({ headers }: Request): boolean {
  return /^multipart\/form-data\s*;/i.test(headers['content-type'] ?? '');
}

/** Reads the whole body; `take` is given every file and must use up its bytes. Returns the fields. */
export async function readMultipart(
  request: Request,
  take: (part: Part) => Promise<void>,
): Promise<Map<string, string>> {
  const fields = new Map<string, string>();
  const files: Promise<void>[] = [];
  const parser = parserOf(request);
  await new Promise<void>((resolve, reject) => {
    const refuse = (error: ApiError): void => {
      request.raw.unpipe(parser);
      request.raw.resume();
      reject(error);
    };
    parser.on('field', (name, value, nameCut, valueCut) => {
      if (nameCut || valueCut) refuse(tooLarge());
      else fields.set(name, value);
    });
    parser.on('file', (name, content, filename) => {
      content.on('limit', () => content.destroy(tooLarge()));
      const taken = take({ name, filename: filename ?? null, content });
      files.push(taken);
      taken.catch(error => refuse(error instanceof ApiError ? error : malformed()));
    });
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
      parser.on(limit, () => refuse(tooLarge()));
    parser.on('error', () => refuse(malformed()));
    parser.on('finish', () => Promise.all(files).then(() => resolve(), reject));
    request.raw.on('close', () => {
      if (!request.raw.complete) parser.destroy(malformed());
    });
    request.raw.pipe(parser);
  });
  return fields;
}

function parserOf({ headers }: Request): BusboyInstance {
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
    return new Busboy({ headers: headers as BusboyHeaders, limits, preservePath: true });
  } catch {
    throw malformed();
  }
}

function malformed(): ApiError {
  return new ApiError('badRequest', 'The multipart body is malformed.', { headers: { connection: 'close' } });
}

function tooLarge(): ApiError {
  return new ApiError('tooLarge', undefined, { headers: { connection: 'close' } });
}
