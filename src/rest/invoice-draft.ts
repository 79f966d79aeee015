// The invoice draft of a case: one per case, addressed by the case, made on first use.
import { json, type Request, type Route } from '../http/message.ts';
import type { Registry } from '../model/registry.ts';
import { lockDraft } from '../operations/invoice-draft.ts';
import type { VerbsOf } from '../operations/verbs.ts';
import { Param } from '../read/query.ts';
import { readOne } from '../read/read.ts';
import { missing } from '../tenant/owner.ts';
import type { Store } from '../tenant/store.ts';
import { readInclusion } from './query-string.ts';
import { byId, keyOf, lock, readObject } from './records.ts';
import { preferences } from './reply.ts';

const path = '/cases/:key/invoice-draft';

export function draftRoutes(registry: Registry, store: Store, verbsOf: VerbsOf, mostBody: number): Route[] {
  const cases = registry.get('cases')!;
  const drafts = registry.get('invoice-drafts')!;

  /** The draft's id; a draft that nobody has asked for yet is made, whatever the key may write. */
  const draftOf = (request: Request): Promise<string> =>
    store.upkeep(request.caller, async session => {
      const key = keyOf(request, cases);
      const [found] =
        key === null
          ? []
          : await session.sql('select id from cases where tenant_id = $1 and case_number = $2', [
              request.caller.tenantId,
              key,
            ]);
      if (!found) throw await missing(session, cases, null);
      return lockDraft(session, found[0]!);
    });

  const read: Route['handler'] = async request => {
    const selection = readInclusion(drafts, request.search);
    const face = drafts.fields.get('caseId')!.faces.rest!;
    const query = { resource: drafts, surface: 'rest' as const, selection, single: true as const, order: [] };
    const where = { op: 'eq' as const, face, param: new Param(keyOf(request, cases)) };
    const found = await store.read(request.caller, session => readOne(session, { ...query, where }));
    if (found) return { status: 200, type: json, body: found };
    const id = await draftOf(request);
    const own = { op: 'eq' as const, face: drafts.fields.get('id')!.faces.rest!, param: new Param(id) };
    const body = await store.read(request.caller, session => readOne(session, { ...query, where: own }));
    return { status: 200, type: json, body: body! };
  };

  const update: Route['handler'] = async request => {
    const input = await readObject(request, mostBody);
    const body = await store.write(request.caller, async session => {
      const draft = await lockDraft(session, await lock(session, cases, keyOf(request, cases)));
      await verbsOf(drafts).update(
        session,
        { resource: drafts, surface: 'rest', input, strict: preferences(request).has('handling=strict') },
        draft,
      );
      return byId(session, drafts, draft);
    });
    return { status: 200, type: json, body };
  };

  return [
    { method: 'GET', path, handler: read },
    { method: 'PUT', path, handler: update },
    { method: 'PATCH', path, handler: update },
  ];
}
