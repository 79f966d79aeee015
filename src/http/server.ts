// The HTTP server: limits, body parsing and the shape of errors, shared by both surfaces.
import { randomUUID } from 'node:crypto';
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import { ApiError, catalogue, type ErrorCode } from '../errors.ts';
import { parseJson } from './json.ts';

const mostJson = 1_048_576;
const mostUrl = 8_192;

/** How a surface shows an error. */
export type ErrorBody = (error: ApiError, requestId: string) => unknown;

export function makeServer(log: FastifyBaseLogger): FastifyInstance {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: mostJson,
    requestTimeout: 30_000,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    routerOptions: { maxParamLength: 8_192, ignoreTrailingSlash: true, querystringParser: () => ({}) },
    http: {
      headersTimeout: 5_000,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: 16_384,
      requireHostHeader: false,
    },
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
    frameworkErrors: (error, _request, reply) => sendError(reply, toApiError(error), restErrorBody),
    clientErrorHandler,
  });
  app.server.maxConnections = 5_000;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, body.length === 0 ? undefined : parseJson(body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    const { url, headers, httpVersion } = request.raw;
    if (url!.length > mostUrl) done(new ApiError('badRequest', `The address is longer than ${mostUrl} characters.`));
    else if (headers.host === undefined && httpVersion === '1.1')
      done(new ApiError('badRequest', 'The Host header is missing.', { headers: { connection: 'close' } }));
    else done();
  });
  useErrorBody(app, restErrorBody);
  return app;
}

function restErrorBody(error: ApiError, requestId: string): unknown {
  return {
    message: error.message,
    ...(error.problems && { errors: error.problems }),
    ...(error.code === 'internal' && { request_id: requestId }),
  };
}

/** Gives a surface its own shape of errors. */
export function useErrorBody(app: FastifyInstance, body: ErrorBody): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = toApiError(error);
    if (known.code === 'internal') request.log.error({ err: error, requestId: request.id }, 'request failed');
    return sendError(reply, known, body);
  });
}

function sendError(reply: FastifyReply, error: ApiError, body: ErrorBody): FastifyReply {
  reply.code(error.status).headers(error.headers).type('application/json; charset=utf-8');
  return reply.send(JSON.stringify(body(error, reply.request.id)));
}

/** Our own errors as they are; the framework's by their status; whatever else is ours to mend and shows nothing. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const status = (error as FastifyError).statusCode ?? 500;
  const byStatus: Partial<Record<number, ErrorCode>> = {
    408: 'requestTimeout',
    413: 'tooLarge',
    415: 'unsupportedMediaType',
    503: 'unavailable',
  };
  if (status >= 500) return new ApiError(byStatus[status] ?? 'internal');
  if (status === 404) return new ApiError('noRoute');
  const code = byStatus[status] ?? 'badRequest';
  return new ApiError(code, code === 'badRequest' ? messages[(error as FastifyError).code] : undefined);
}

const messages: Readonly<Record<string, string>> = {
  FST_ERR_BAD_URL: 'The address is not valid percent-encoded UTF-8.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The request body is empty.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The request body is not as long as its Content-Length says.',
};

/** What is no HTTP request never reaches a handler: answer it in JSON and hang up. */
function clientErrorHandler(error: Error & { code?: string }, socket: import('node:net').Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
  const { status, message } =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? catalogue.requestTimeout
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? catalogue.headersTooLarge
        : catalogue.badRequest;
  const body = JSON.stringify({ message });
  const reason = { 400: 'Bad Request', 408: 'Request Timeout', 431: 'Request Header Fields Too Large' }[status];
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
