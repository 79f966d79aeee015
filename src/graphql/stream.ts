// Answers as Server-Sent Events, by the protocol of graphql-sse: `next` for every result, `complete` at the end.
import { Readable } from 'node:stream';
import type { GraphQLObjectType, OperationDefinitionNode } from 'graphql';
import { ApiError } from '../errors.ts';
import type { Reply, Request } from '../http/message.ts';
import { argumentsOf } from './arguments.ts';
import type { Document } from './document.ts';
import { project } from './execute.ts';
import type { Executor } from './executor.ts';
import { follow } from './feed.ts';
import { bodyOf, fromApiError, fromGraphQLError } from './reply.ts';
import { collect } from './selection.ts';
import { variablesOf } from './variables.ts';

const type = 'text/event-stream; charset=utf-8';
const complete = 'event: complete\ndata:\n\n';

/** Who can read a stream may be sent one. */
export function takesEvents({ headers: { accept = '' } }: Request): boolean {
  return accept.includes('text/event-stream');
}

/** Who can read nothing else is sent every answer as one. */
export function wantsEvents(request: Request): boolean {
  return takesEvents(request) && !/json|\*\/\*/.test(request.headers.accept!);
}

/** One whole answer as a stream that ends with it. */
export function asStream(body: Buffer): Reply {
  return { status: 200, type, body: `${next(body)}${complete}` };
}

/** A subscription: as long as the client listens and its key is good. */
export function subscribe(
  executor: Executor,
  request: Request,
  { fragments }: Document,
  operation: OperationDefinitionNode,
  rawVariables: Record<string, unknown>,
): Reply {
  const { schema } = executor.schema;
  const coerced = variablesOf(schema, operation, rawVariables);
  if ('errors' in coerced) return asStream(bodyOf(null, coerced.errors.map(fromGraphQLError), request.id));
  const context = { operation, fragments, variables: coerced.values };
  const root = schema.getSubscriptionType() as GraphQLObjectType;
  const field = collect([operation.selectionSet], context)[0]!;
  const definition = root.getFields()[field.name];
  if (!definition) return asStream(bodyOf([`{"${field.key}":"${root.name}"}`], [], request.id));
  const args = argumentsOf(definition, field.nodes[0]!, context.variables);

  async function* hear(): AsyncGenerator<string> {
    yield ':\n\n';
    try {
      for await (const change of follow(executor.events, executor.registry, request.caller, args)) {
        if (!(await executor.identify(request))) break;
        if (change === null) yield ':\n\n';
        else {
          const data = { [field.key]: project(change, definition!.type, field.nodes, context) };
          yield next(bodyOf([JSON.stringify(data)], [], request.id));
        }
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      yield next(bodyOf(null, [fromApiError(error, { path: [field.key], node: field.nodes[0]! })], request.id));
    }
    yield complete;
  }
  return {
    status: 200,
    type,
    headers: { 'x-accel-buffering': 'no' },
    body: Readable.from(hear(), { objectMode: false }),
  };
}

function next(body: Buffer): string {
  return `event: next\ndata: ${body}\n\n`;
}
