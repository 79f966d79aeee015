// POST /graphql: request in, answer out. What is no GraphQL request is 400; all else that goes wrong is told in `errors`.
import type { Logger } from 'pino';
import { ApiError } from '../errors.ts';
import type { BlobStore } from '../files/blob-store.ts';
import { readJson } from '../http/body.ts';
import type { Gate } from '../http/gate.ts';
import { json, type Reply, type Request } from '../http/message.ts';
import { isMultipart } from '../http/multipart.ts';
import { attemptOf } from '../http/preferences.ts';
import type { Mounted } from '../http/server.ts';
import { mayWrite } from '../tenant/caller.ts';
import { metered } from './cost.ts';
import { readDocument } from './document.ts';
import { type Answer, execute, prepare } from './execute.ts';
import type { Executor } from './executor.ts';
import { bodyOf, bodyWithoutData, fromApiError, fromGraphQLError } from './reply.ts';
import { asStream, subscribe, takesEvents, wantsEvents } from './stream.ts';
import { withFiles } from './upload.ts';

export interface GraphqlOptions {
  readonly executor: Executor;
  readonly files: BlobStore;
  readonly gate: Gate;
  readonly log: Logger;
}

const mostBody = 8 * 1_048_576;
const graphqlJson = 'application/graphql-response+json; charset=utf-8';

const paths = ['/graphql', '/api/graphql'];

export function graphqlRoutes({ executor, files, gate, log }: GraphqlOptions): Mounted {
  return {
    name: 'graphql',
    surface: {
      admit: async request => {
        // A browser names the site that a request comes from; no page of another site has any business here.
        if (request.headers['sec-fetch-site'] === 'cross-site')
          throw new ApiError('badRequest', 'Cross-site requests are refused.');
        return gate(request);
      },
      headers: {},
      errorBody: (error, requestId) => bodyOf(null, [fromApiError(error)], requestId),
    },
    routes: paths.map(path => ({ method: 'POST', path, handler: request => handle(executor, files, request, log) })),
    owns: path => paths.includes(path),
  };
}

async function handle(executor: Executor, files: BlobStore, request: Request, log: Logger): Promise<Reply> {
  if (isMultipart(request)) {
    // Nothing is stored for who may not write; as for any mutation, that is told in 200.
    if (!mayWrite(request.caller))
      return { status: 200, type: json, body: bodyOf(null, [fromApiError(new ApiError('readOnlyKey'))], request.id) };
    return withFiles(files, request, body => reply(executor, request, body, log));
  }
  return reply(executor, request, await readJson(request, mostBody), log);
}

async function reply(executor: Executor, request: Request, body: unknown, log: Logger): Promise<Reply> {
  const { query, variables, operationName } = requestOf(body);
  const strict = wantsGraphqlJson(request.headers.accept);
  const answer = await run(executor, request, query, variables, operationName);
  if ('status' in answer) return answer;
  for (const { cause } of answer.errors) if (cause) log.error({ err: cause, requestId: request.id }, 'request failed');
  // Only the newer media type tells by its status, and by having no data, that nothing was executed.
  const refused = strict && answer.data === null;
  const text = refused
    ? bodyWithoutData(answer.errors, request.id)
    : bodyOf(answer.data, answer.errors, request.id, answer.extensions);
  if (wantsEvents(request)) return asStream(text);
  return {
    status: refused ? 400 : 200,
    type: strict ? graphqlJson : json,
    ...(answer.replayed && { headers: { 'idempotency-replayed': 'true' } }),
    body: text,
  };
}

async function run(
  executor: Executor,
  request: Request,
  query: string,
  variables: Record<string, unknown>,
  operationName: string | null,
): Promise<Answer | Reply> {
  const document = readDocument(executor.schema.schema, query);
  if (!('operations' in document)) return { data: null, errors: document.map(fromGraphQLError) };
  const { operations } = document;
  const operation =
    operationName === null ? operations[0] : operations.find(({ name }) => name?.value === operationName);
  if (!operation || (operationName === null && operations.length > 1)) {
    const message = operationName === null ? 'Name the operation to execute.' : 'There is no operation of that name.';
    return { data: null, errors: [fromApiError(new ApiError('badRequest', message))] };
  }
  if (operation.operation === 'subscription') {
    if (takesEvents(request)) return subscribe(executor, request, document, operation, variables);
    const message = 'A subscription is a stream: ask for it with Accept: text/event-stream.';
    return { data: null, errors: [fromApiError(new ApiError('badRequest', message))] };
  }
  const prepared = prepare(executor, document, operation, variables);
  if (!('root' in prepared)) return prepared;
  const attempt = attemptOf(request);
  return metered(executor, request, prepared, () => execute(executor, request.caller, prepared, attempt));
}

function requestOf(body: unknown): { query: string; variables: Record<string, unknown>; operationName: string | null } {
  if (!isObject(body)) throw new ApiError('badRequest', 'The request body must be a JSON object.');
  const { query, operationName = null, extensions = null } = body;
  // PHP writes an empty map as a list.
  const variables = Array.isArray(body.variables) && body.variables.length === 0 ? null : (body.variables ?? null);
  if (typeof query !== 'string')
    throw new ApiError('badRequest', 'The request body must have a `query` that is a text.');
  if (variables !== null && !isObject(variables)) throw new ApiError('badRequest', '`variables` must be an object.');
  if (operationName !== null && typeof operationName !== 'string')
    throw new ApiError('badRequest', '`operationName` must be a text.');
  if (extensions !== null && !isObject(extensions)) throw new ApiError('badRequest', '`extensions` must be an object.');
  return { query, variables: variables ?? {}, operationName: operationName === '' ? null : operationName };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A client that asks for the newer media type and not for plain JSON gets it. */
function wantsGraphqlJson(accept = ''): boolean {
  return (
    accept.includes('application/graphql-response+json') &&
    !accept.includes('application/json') &&
    !accept.includes('*/*')
  );
}
