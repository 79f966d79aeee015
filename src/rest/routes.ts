// REST v2 at the root: the declared verbs of every resource, and who is asking.
import type { ApiError } from '../errors.ts';
import type { Events } from '../feed/events.ts';
import type { BlobStore } from '../files/blob-store.ts';
import type { Gate } from '../http/gate.ts';
import type { Route } from '../http/message.ts';
import type { Mounted } from '../http/server.ts';
import type { Registry } from '../model/registry.ts';
import type { Verb } from '../model/resource.ts';
import type { Operation, WebhookRules } from '../operations/operation.ts';
import type { Renderer } from '../pdf/renderer.ts';
import type { Identities } from '../tenant/identity.ts';
import type { Store } from '../tenant/store.ts';
import type { VerbsOf } from '../write/verbs.ts';
import { makeWrite } from './attempt.ts';
import { bulkRoutes } from './bulk.ts';
import { caseEmployeesRoute } from './case-employees.ts';
import { debtorSetRoutes } from './debtor-sets.ts';
import { deleteCategoryRoute } from './delete-category.ts';
import { withUpload } from './document-upload.ts';
import { eventRoutes } from './events.ts';
import { identityHandler } from './identity.ts';
import { draftRoutes } from './invoice-draft.ts';
import { operationRoutes } from './operations.ts';
import { pdfRoutes } from './pdf.ts';
import { type Handlers, recordHandlers } from './records.ts';
import { deprecation, successor } from './reply.ts';
import { storedFileRoutes } from './stored-file.ts';

export interface RestOptions {
  readonly registry: Registry;
  readonly store: Store;
  readonly verbsOf: VerbsOf;
  readonly operations: readonly Operation[];
  readonly files: BlobStore;
  readonly renderer: Renderer;
  readonly events: Events;
  readonly identities: Identities;
  readonly webhooks: WebhookRules;
  readonly gate: Gate;
}

const mostBody = 1_048_576;
/** Bodies that carry a file of 25 MB as base64. */
const mostBodies: Readonly<Record<string, number>> = { 'case-documentation': 35 * 1_048_576 };

export function restRoutes(options: RestOptions): Mounted {
  const { registry, store, verbsOf, operations, files, renderer, events, identities, webhooks, gate } = options;
  const write = makeWrite(store, events);
  /** Plain verbs that read their request in a way of their own. */
  const replaced: Readonly<Record<string, (plain: Handlers) => Partial<Handlers>>> = {
    'case-documentation': ({ create, update, saveNew, saveChange }) => ({
      create: withUpload(create, saveNew, files),
      update: withUpload(update, saveChange, files),
    }),
  };
  const routes: Route[] = [{ method: 'GET', path: '/', handler: identityHandler(store) }];
  for (const resource of registry.values()) {
    const plain = recordHandlers(store, write, verbsOf, resource, mostBodies[resource.name] ?? mostBody);
    const handlers = { ...plain, ...replaced[resource.name]?.(plain) };
    for (const verb of resource.verbs.rest) {
      for (const [method, tail] of plainAddresses[verb]) {
        routes.push({ method, path: `/${resource.name}${tail}`, handler: handlers[verb] });
      }
    }
  }
  const categories = recordHandlers(store, write, verbsOf, registry.get('debtor-categories')!, mostBody);
  routes.push(
    ...operationRoutes(registry, write, verbsOf, webhooks, operations, mostBody),
    ...draftRoutes(registry, store, write, verbsOf, mostBody),
    ...debtorSetRoutes(registry, write, mostBody),
    ...bulkRoutes(registry, write, verbsOf),
    caseEmployeesRoute(registry, store),
    ...storedFileRoutes(registry, store, files),
    ...pdfRoutes(registry, store, files, renderer),
    ...eventRoutes({
      registry,
      events,
      identify: ({ headers }) => identities.identify(headers.authorization),
    }),
    deleteCategoryRoute(categories.delete, mostBody),
  );
  return {
    name: 'rest',
    surface: { admit: gate, headers: { deprecation, link: successor }, errorBody },
    routes,
    owns: () => true,
  };
}

/** Verb → method and what follows the resource's own path. PATCH is PUT. */
export const plainAddresses: Readonly<Record<Verb, readonly [method: string, tail: string][]>> = {
  list: [['GET', '']],
  one: [['GET', '/:key']],
  create: [['POST', '']],
  update: [
    ['PUT', '/:key'],
    ['PATCH', '/:key'],
  ],
  delete: [['DELETE', '/:key']],
};

function errorBody({ message, problems, code }: ApiError, requestId: string): string {
  return JSON.stringify({
    message,
    ...(problems && { errors: problems }),
    ...(code === 'internal' && { request_id: requestId }),
  });
}
