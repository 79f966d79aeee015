// REST v2 at the root: the declared verbs of every resource, and who is asking.
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors.ts';
import type { Gate } from '../http/gate.ts';
import type { Registry } from '../model/registry.ts';
import type { Verb } from '../model/resource.ts';
import type { VerbsOf } from '../operations/verbs.ts';
import type { Store } from '../tenant/store.ts';
import { identityHandler } from './identity.ts';
import { type Handler, recordHandlers } from './records.ts';
import { deprecation, successor } from './reply.ts';

export interface RestOptions {
  readonly registry: Registry;
  readonly store: Store;
  readonly verbsOf: VerbsOf;
  readonly gate: Gate;
}

interface Address {
  readonly method: string;
  readonly path: string;
  readonly handler: Handler;
  /** Largest JSON body, where it is not the usual one. */
  readonly bodyLimit?: number;
}

export function restRoutes(app: FastifyInstance, options: RestOptions): void {
  const addresses = addressesOf(options);
  const methods = new Map<string, Set<string>>();
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers({ deprecation, link: successor });
    done();
  });
  app.addHook('onRequest', options.gate);
  for (const { method, path, handler, ...more } of addresses) {
    app.route({ method, url: path, handler, ...more });
    methods.set(path, (methods.get(path) ?? new Set()).add(method));
  }
  app.setNotFoundHandler({ preHandler: [] }, request => {
    const [path = ''] = request.raw.url!.split('?');
    const allowed = [...methods].filter(([template]) => matches(template, path)).flatMap(([, names]) => [...names]);
    if (allowed.length === 0) throw new ApiError('noRoute');
    throw new ApiError('methodNotAllowed', undefined, { headers: { allow: [...new Set(allowed)].sort().join(', ') } });
  });
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

/** Bodies that carry a file of 25 MB as base64. */
const bodyLimits: Readonly<Record<string, { bodyLimit: number }>> = {
  'case-documentation': { bodyLimit: 35 * 1_048_576 },
};

function addressesOf({ registry, store, verbsOf }: RestOptions): Address[] {
  const addresses: Address[] = [{ method: 'GET', path: '/', handler: identityHandler(store) }];
  for (const resource of registry.values()) {
    const handlers = recordHandlers(store, verbsOf, resource);
    for (const verb of resource.verbs.rest) {
      for (const [method, tail] of plainAddresses[verb]) {
        addresses.push({
          method,
          path: `/${resource.name}${tail}`,
          handler: handlers[verb],
          ...bodyLimits[resource.name],
        });
      }
    }
  }
  return addresses;
}

function matches(template: string, path: string): boolean {
  const wanted = template.split('/');
  const given = path.replace(/(?<=.)\/$/, '').split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => part === given[at] || (part.startsWith(':') && given[at] !== ''))
  );
}
