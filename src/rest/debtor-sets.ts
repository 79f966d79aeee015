// PUT /debtors/{n}/contacts and /delivery-addresses: some of a customer's records saved, the full list answered.
import { ApiError, invalid } from '../errors.ts';
import { readJson } from '../http/body.ts';
import { json, type Reply, type Request, type Route } from '../http/message.ts';
import { preferences } from '../http/preferences.ts';
import type { Registry } from '../model/registry.ts';
import { Param, totalOrder } from '../read/query.ts';
import { readPage } from '../read/read.ts';
import { mayWrite } from '../tenant/caller.ts';
import { saveRelated } from '../write/related.ts';
import type { Write } from './attempt.ts';
import { lock } from './records.ts';

import { selectAll } from './selection.ts';

export function debtorSetRoutes(registry: Registry, write: Write, mostBody: number): Route[] {
  const debtors = registry.get('debtors')!;
  return [
    { resource: registry.get('contacts')!, name: 'contacts' },
    { resource: registry.get('delivery-addresses')!, name: 'delivery_addresses' },
  ].flatMap(({ resource, name }): Route[] => {
    const owner = resource.fields.get('customerId')!;
    const route = {
      path: `/debtors/:key/${resource.name}`,
      async handler(request: Request): Promise<Reply> {
        if (!mayWrite(request.caller)) throw new ApiError('readOnlyKey');
        const items = itemsOf(await readJson(request, mostBody), name);
        const strict = preferences(request).has('handling=strict');
        return write(request, async session => {
          const ownerId = await lock(session, request, debtors);
          await saveRelated(session, { resource, owner, ownerId, surface: 'rest', strict, name }, items);
          const face = resource.fields.get('id')!.faces.rest!;
          const page = await readPage(session, {
            resource,
            surface: 'rest',
            selection: selectAll(resource),
            order: totalOrder([], face),
            where: { op: 'eq', face: owner.faces.graphql!, param: new Param(ownerId) },
          });
          return { status: 200, type: json, body: page.items };
        });
      },
    };
    return ['PUT', 'PATCH'].map(method => ({ method, ...route }));
  });
}

/** An array, an object that holds one under its name, or a single record. */
function itemsOf(body: unknown, name: string): unknown[] {
  if (Array.isArray(body)) return body;
  if (typeof body !== 'object' || body === null)
    throw new ApiError('badRequest', 'The request body must be a JSON array or object.');
  if (!Object.hasOwn(body, name)) return [body];
  const items = (body as Record<string, unknown>)[name];
  if (!Array.isArray(items)) throw invalid({ [name]: [`The ${name} must be a list.`] });
  return items;
}
