// One request to an S3-compatible store, signed with AWS Signature Version 4
// (https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html).
import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

/** Where the files are kept, as FILES_URL says. */
export interface S3Place {
  readonly host: string;
  readonly port: number;
  readonly tls: boolean;
  readonly region: string;
  readonly bucket: string;
  /** Goes before every key; empty, or ends with a slash. */
  readonly prefix: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

export interface S3Request {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  /** Path within the bucket. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: { readonly size: number; readonly sha256: Buffer; stream(): Readable };
}

/** What the store answered instead of what was asked for. */
export class S3Error extends Error {
  readonly status: number;
  /** As a missing file of a directory says it. */
  readonly code: string;
  constructor(status: number, code: string) {
    super(`The file store answered ${status} ${code}.`);
    this.status = status;
    this.code = status === 404 ? 'ENOENT' : code;
  }
}

const emptyHash = createHash('sha256').digest('hex');
const patience = 30_000;

/** Sends it and returns the answer, whose body has not been read; throws an S3Error unless all went well. */
export async function sendToS3(place: S3Place, request: S3Request): Promise<IncomingMessage> {
  const { host, port, tls } = place;
  const { target, headers } = sign(place, request, new Date());
  const outgoing = (tls ? overHttps : overHttp)({ host, port, method: request.method, path: target, headers });
  outgoing.setTimeout(patience, () => outgoing.destroy(new Error('The file store does not answer.')));
  const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>;
  // An answer may come, or the connection end, before all was sent: the answer tells more.
  const sent = request.body ? pipeline(request.body.stream(), outgoing) : void outgoing.end();
  sent?.catch(() => {});
  const [answer] = await answered;
  // From here on the pace is that of the one who reads.
  outgoing.setTimeout(0);
  const { statusCode: status = 0 } = answer;
  if (status >= 200 && status < 300) return answer;
  // The rest of the answer repeats what was signed: it is not to be shown.
  const [, code = 'without a reason'] = /<Code>(\w+)<\/Code>/.exec(await text(answer)) ?? [];
  throw new S3Error(status, code);
}

function sign(
  place: S3Place,
  { method, path, query = {}, headers: more = {}, body }: S3Request,
  now: Date,
): { target: string; headers: Record<string, string> } {
  const { host, port, tls, region, bucket, accessKey, secretKey } = place;
  const time = now.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = time.slice(0, 8);
  const payload = body ? body.sha256.toString('hex') : emptyHash;
  const signed: Record<string, string> = {
    host: port === (tls ? 443 : 80) ? host : `${host}:${port}`,
    'x-amz-content-sha256': payload,
    'x-amz-date': time,
  };
  const names = Object.keys(signed);
  const uri = `/${[bucket, ...path.split('/')].map(encode).join('/')}`;
  const search = Object.entries(query)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const lines = names.map(name => `${name}:${signed[name]}\n`).join('');
  const canonical = [method, uri, search, lines, names.join(';'), payload].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', time, scope, createHash('sha256').update(canonical).digest('hex')].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretKey}`);
  const signature = hmac(key, toSign).toString('hex');
  const authorization = `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`;
  const length = body && { 'content-length': String(body.size) };
  return { target: search ? `${uri}?${search}` : uri, headers: { ...more, ...length, ...signed, authorization } };
}

function hmac(key: string | Buffer, data: string): Buffer {
  return createHmac('sha256', key).update(data).digest();
}

/** RFC 3986: all but letters, digits and - . _ ~ */
function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, mark => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}
