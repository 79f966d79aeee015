// The HTTP server: node:http with limits, a request in and a reply out, and every error in the shape of its surface.
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { Logger } from 'pino';
import { ApiError, catalogue } from '../errors.ts';
import { hangUpLate } from './body.ts';
import { type Headers, json, type Reply, type Request, type Route, type Surface } from './message.ts';
import type { Metrics } from './metrics.ts';
import { Router } from './router.ts';

const mostUrl = 8_192;
const smallBody = 4_096;

export interface Mounted {
  /** What its requests are counted under. */
  readonly name: string;
  readonly surface: Surface;
  readonly routes: readonly Route[];
  /** Whether the surface answers for a path, also for one that leads nowhere. */
  owns(path: string): boolean;
}

/** What ends with the server: `onClosing` what would keep requests open for ever, `onClosed` what they needed. */
export interface Hooks {
  onClosing(): Promise<void>;
  onClosed(): Promise<void>;
}

export class HttpServer {
  readonly #server: Server;
  readonly #mounted: readonly (Mounted & { router: Router; headers: Headers })[];
  readonly #log: Logger;
  readonly #hooks: Hooks;
  readonly #metrics: Metrics;
  #closing = false;

  constructor(mounted: readonly Mounted[], log: Logger, metrics: Metrics, hooks: Hooks) {
    this.#hooks = hooks;
    this.#metrics = metrics;
    this.#mounted = mounted.map(each => ({
      ...each,
      router: new Router(each.routes),
      headers: { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store', ...each.surface.headers },
    }));
    this.#log = log;
    const options = {
      // The longest that any body may take; JSON bodies are given less by who reads them.
      requestTimeout: 120_000,
      headersTimeout: 5_000,
      keepAliveTimeout: 72_000,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: 16_384,
      requireHostHeader: false,
    };
    this.#server = createServer(options, (request, response) => void this.#answer(request, response));
    this.#server.maxConnections = 5_000;
    this.#server.on('clientError', answerClientError);
    this.#server.on('checkExpectation', refuseExpectation);
  }

  /** Listens and returns the port. */
  async listen(port: number, host: string): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, host, () => {
        this.#server.off('error', reject);
        resolve();
      });
    });
    return (this.#server.address() as AddressInfo).port;
  }

  /** Stops accepting, finishes what runs, and cuts off what is still not finished when patience ends. */
  async close(patience: number): Promise<void> {
    this.#closing = true;
    const closed = new Promise<void>(resolve => this.#server.close(() => resolve()));
    this.#server.closeIdleConnections();
    const cut = setTimeout(() => this.#server.closeAllConnections(), patience);
    await this.#hooks.onClosing();
    await closed;
    clearTimeout(cut);
    await this.#hooks.onClosed();
  }

  async #answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = requestOf(incoming);
    const mounted = this.#mounted.find(({ owns }) => owns(request.path))!;
    const { surface, router } = mounted;
    const end = this.#metrics.begin(mounted.name);
    const headers = { ...mounted.headers, 'x-request-id': request.id };
    let reply: Reply;
    try {
      checkHost(request);
      Object.assign(headers, await surface.admit(request));
      checkAddress(request);
      const { handler, params } = router.find(request.method, request.path);
      request.params = params;
      reply = await handler(request);
      // A body that nobody reads.
      if (request.method === 'GET') hangUpLate(incoming);
    } catch (error) {
      reply = this.#refusal(error, request, surface);
      hangUpLate(incoming);
    }
    this.#send(response, reply, Object.assign(headers, reply.headers), request);
    if (reply.body instanceof Readable) response.once('close', () => end(reply.status));
    else end(reply.status);
    const path = surface.secretPaths ? '(secret)' : request.path;
    this.#log.debug({ method: request.method, path, status: reply.status, requestId: request.id }, 'answered');
  }

  #refusal(error: unknown, request: Request, surface: Surface): Reply {
    const known = error instanceof ApiError ? error : new ApiError('internal');
    if (known.code === 'internal') this.#log.error({ err: error, requestId: request.id }, 'request failed');
    return { status: known.status, headers: known.headers, type: json, body: surface.errorBody(known, request.id) };
  }

  #send(
    response: ServerResponse,
    { status, type, body }: Reply,
    headers: Record<string, string | number>,
    request: Request,
  ): void {
    if (type) headers['content-type'] = type;
    if (this.#closing) headers.connection = 'close';
    if (body instanceof Readable) {
      response.writeHead(status, headers);
      // Who has hung up by now is not told of it again.
      if (request.method === 'HEAD' || response.destroyed) {
        body.destroy();
        response.end();
        return;
      }
      // A list that breaks off must not look whole: the connection is cut instead.
      body.on('error', error => {
        this.#log.error({ err: error, requestId: request.id }, 'a streamed answer broke off');
        response.destroy();
      });
      response.on('close', () => body.destroy());
      body.pipe(response);
      return;
    }
    if (status !== 204 && status !== 304) headers['content-length'] = body === undefined ? 0 : Buffer.byteLength(body);
    response.writeHead(status, headers);
    // As text of single bytes a small body leaves with the head in one piece; as a buffer it would be a write of two.
    if (request.method === 'HEAD') response.end();
    else if (body instanceof Buffer && body.length < smallBody) response.end(body.toString('latin1'), 'latin1');
    else response.end(body);
  }
}

function requestOf(raw: IncomingMessage): Request {
  const url = raw.url!;
  const at = url.indexOf('?');
  return {
    id: randomUUID(),
    method: raw.method!,
    path: at < 0 ? url : url.slice(0, at),
    search: at < 0 ? '' : url.slice(at + 1),
    headers: raw.headers,
    address: raw.socket.remoteAddress ?? '',
    params: {},
    // The gate of the surface puts them here before any handler runs.
    caller: undefined as never,
    verdict: undefined as never,
    raw,
  };
}

/** Without it two readers could take a request for two different ones: nothing more is read from such a client. */
function checkHost({ raw }: Request): void {
  if (raw.headers.host === undefined && raw.httpVersion === '1.1')
    throw new ApiError('badRequest', 'The Host header is missing.', { headers: { connection: 'close' } });
}

function checkAddress({ raw, path }: Request): void {
  if (raw.url!.length > mostUrl) throw new ApiError('badRequest', `The address is longer than ${mostUrl} characters.`);
  if (!path.startsWith('/')) throw new ApiError('noRoute');
}

/** The only thing that a client may expect is to be told to go on, which node:http does by itself. */
function refuseExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const body = JSON.stringify({ message: 'Nothing but 100-continue may be expected.' });
  response.writeHead(417, { 'content-type': json, 'content-length': Buffer.byteLength(body) }).end(body);
}

/** What is no HTTP request never reaches a handler: answer it in JSON and hang up. */
function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, message } =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? catalogue.requestTimeout
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? catalogue.headersTooLarge
        : catalogue.badRequest;
  const body = JSON.stringify({ message });
  const reason = { 400: 'Bad Request', 408: 'Request Timeout', 431: 'Request Header Fields Too Large' }[status];
  const head = [
    `HTTP/1.1 ${status} ${reason}`,
    `Content-Type: ${json}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
