// A real server of the S3 protocol, behind a door that checks what the server does not (signatures, against another program's, and
// checksums) and that can fail.
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import aws4 from 'aws4';
import S3rver from 's3rver';
import { sendToS3 } from '../../src/files/s3-request.ts';

export interface TestS3 {
  readonly secret: string;
  /** FILES_URL of a bucket, or of a place in it. */
  url(place: string, secret?: string): string;
  /** The next so many requests are answered 503. */
  failNext(count: number): void;
  /** An object in the bucket `svend`, past the blob store. */
  write(path: string, content: string): Promise<void>;
  read(path: string): Promise<string>;
  stop(): Promise<void>;
}

// The server's own pair of keys.
const pair = 'S3RVER';

export async function startS3(): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 'svend-s3-'));
  const configureBuckets = ['svend', 'shared'].map(name => ({ name, configs: [] }));
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets });
  const { port } = await server.run();
  let failures = 0;
  const door = createServer(async (incoming, answer) => {
    if (failures > 0) {
      failures -= 1;
      incoming.resume().on('end', () => answer.writeHead(503).end('<Error><Code>SlowDown</Code></Error>'));
      return;
    }
    const { method, url, headers } = incoming;
    const bytes = await buffer(incoming);
    if (!isSigned(incoming, bytes)) {
      answer.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code><SecretHint>secret</SecretHint></Error>');
      return;
    }
    const inner = request({ host: '127.0.0.1', port, method, path: url, headers }, inside => {
      answer.writeHead(inside.statusCode!, inside.headers);
      inside.pipe(answer);
    });
    inner.on('error', () => answer.destroy());
    inner.end(bytes);
  });
  await new Promise<void>(resolve => door.listen(0, '127.0.0.1', resolve));
  const place = {
    host: '127.0.0.1',
    port,
    tls: false,
    region: 'us-east-1',
    bucket: 'svend',
    prefix: '',
    accessKey: pair,
    secretKey: pair,
  };
  const url = (place: string, secret = pair): string =>
    `s3://${pair}:${secret}@127.0.0.1:${(door.address() as AddressInfo).port}/${place}?tls=0`;
  return {
    secret: `:${pair}@`,
    url,
    failNext: count => {
      failures = count;
    },
    write: async (path, content) => {
      const bytes = Buffer.from(content);
      const sha256 = createHash('sha256').update(bytes).digest();
      const body = { size: bytes.length, sha256, stream: () => Readable.from([bytes]) };
      (await sendToS3(place, { method: 'PUT', path, body })).resume();
    },
    read: async path => text(await sendToS3(place, { method: 'GET', path })),
    async stop() {
      door.closeAllConnections();
      door.close();
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}

/** Signed again by another program, with what the request says of itself. */
function isSigned({ method, url, headers }: IncomingMessage, body: Buffer): boolean {
  const { authorization, host } = headers;
  const day = { 'X-Amz-Date': headers['x-amz-date'], 'X-Amz-Content-Sha256': headers['x-amz-content-sha256'] };
  const asked = { service: 's3', region: 'us-east-1', method, path: url, headers: { Host: host, ...day } };
  const { headers: again } = aws4.sign(asked, { accessKeyId: pair, secretAccessKey: pair });
  const checksum = createHash('sha256').update(body).digest('hex');
  return again.Authorization === authorization && headers['x-amz-content-sha256'] === checksum;
}
