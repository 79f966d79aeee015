// Declared operations on REST: the record in the path, the input in the body, the resulting record back.
import type { Route } from '../http/message.ts';
import type { Registry } from '../model/registry.ts';
import type { Operation, WebhookRules } from '../operations/operation.ts';
import { runOperation } from '../operations/run-operation.ts';
import type { VerbsOf } from '../write/verbs.ts';
import type { Write } from './attempt.ts';
import { created, keyOfId, lock, readObject, recordReply } from './records.ts';

export function operationRoutes(
  registry: Registry,
  write: Write,
  verbsOf: VerbsOf,
  webhooks: WebhookRules,
  operations: readonly Operation[],
  mostBody: number,
): Route[] {
  return operations.flatMap(operation => {
    const { rest } = operation;
    if (!rest) return [];
    const target = registry.get(operation.target!.resource)!;
    const result = registry.get(operation.result as string)!;
    const handler: Route['handler'] = async request => {
      const { 'content-length': length = '0', 'transfer-encoding': coding } = request.headers;
      // Where all of an operation's input may be left out, so may the body.
      const input = length === '0' && coding === undefined ? {} : await readObject(request, mostBody);
      return write(request, async session => {
        const id = await lock(session, request, target);
        const made = (await runOperation(session, operation, 'rest', id, input, {
          registry,
          verbsOf,
          webhooks,
        })) as string;
        const reply = await recordReply(session, result, made, rest.include);
        return rest.status === 201 ? created(result, await keyOfId(session, result, made), reply) : reply;
      });
    };
    const methods = rest.method === 'PUT' ? ['PUT', 'PATCH'] : [rest.method];
    return methods.map(method => ({ method, path: rest.path, handler }));
  });
}
