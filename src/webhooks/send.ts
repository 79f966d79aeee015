// One message to one receiver: a POST that follows no redirect, waits no longer than it must and reads no more than a little.
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { ForbiddenAddress, isPublic, publicLookup } from './address.ts';

export interface Sent {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The beginning of what the receiver said. */
  readonly body: string;
}

const patience = 10_000;
const mostRead = 4_096;

/** Sends and returns what came back; throws where nothing did. */
export function send(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  allowPrivate: boolean,
  closing: AbortSignal,
): Promise<Sent> {
  const target = new URL(url);
  const host = target.hostname.replace(/^\[|\]$/g, '');
  if (!allowPrivate && isIP(host) && !isPublic(host))
    return Promise.reject(new ForbiddenAddress('The address is not on the public internet.'));
  return new Promise((resolve, reject) => {
    const request = (target.protocol === 'https:' ? requestHttps : requestHttp)(target, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
      signal: AbortSignal.any([AbortSignal.timeout(patience), closing]),
      ...(!allowPrivate && { lookup: publicLookup }),
    });
    request.on('error', error => {
      reject(
        error.name === 'TimeoutError' || error.name === 'AbortError'
          ? new Error('The receiver did not answer in time.')
          : error,
      );
    });
    request.on('response', response => {
      let text = '';
      const finish = (): void => {
        const shown = Object.entries(response.headers).map(([name, value]) => [name, String(value).slice(0, 500)]);
        resolve({
          status: response.statusCode!,
          headers: Object.fromEntries(shown.slice(0, 30)),
          // As much of it as can be kept: no NUL, and no half letter.
          body: text.slice(0, mostRead).toWellFormed().replaceAll('\0', '\ufffd'),
        });
        request.destroy();
      };
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
        if (text.length >= mostRead) finish();
      });
      response.on('end', finish).on('error', finish);
    });
    // It answered with something else than an answer, such as another protocol. After a response this says nothing new.
    request.on('close', () => reject(new Error('The receiver hung up.')));
    request.end(body);
  });
}
