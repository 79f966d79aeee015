import { join } from 'node:path';
import type { Config } from '../config.ts';
import { type BlobStore, DirectoryStore } from './blob-store.ts';
import type { S3Place } from './s3-request.ts';
import { S3Store } from './s3-store.ts';

/** The store that the settings name. */
export function openFiles({ dataDir, filesUrl }: Config): BlobStore {
  return filesUrl ? new S3Store(placeOf(filesUrl)) : new DirectoryStore(join(dataDir, 'files'));
}

/** `s3://KEY:SECRET@HOST[:PORT]/BUCKET[/PREFIX][?region=REGION][&tls=0]`, checked by the settings already. */
function placeOf(text: string): S3Place {
  const url = new URL(text);
  const [bucket = '', ...prefix] = url.pathname.slice(1).replace(/\/$/, '').split('/').map(decodeURIComponent);
  const tls = url.searchParams.get('tls') !== '0';
  return {
    host: url.hostname,
    port: Number(url.port || (tls ? 443 : 80)),
    tls,
    region: url.searchParams.get('region') ?? 'us-east-1',
    bucket,
    prefix: prefix.map(part => `${part}/`).join(''),
    accessKey: decodeURIComponent(url.username),
    secretKey: decodeURIComponent(url.password),
  };
}
