// The invoice draft of a case: one per case, addressed by the case, made on first use.
import type { Request, Route } from '../http/message.ts';
import { preferences } from '../http/preferences.ts';
import type { Registry } from '../model/registry.ts';
import { lockDraft } from '../operations/invoice-draft.ts';
import { Param } from '../read/query.ts';
import { readTagged } from '../read/read.ts';
import { missing } from '../tenant/owner.ts';
import type { Store } from '../tenant/store.ts';
import type { VerbsOf } from '../write/verbs.ts';
import type { Write } from './attempt.ts';
import { checkMatch } from './etag.ts';
import { readInclusion } from './query-string.ts';
import { keyOf, lockNamed, readObject, recordReply, tagged } from './records.ts';

const path = '/cases/:key/invoice-draft';

export function draftRoutes(
  registry: Registry,
  store: Store,
  write: Write,
  verbsOf: VerbsOf,
  mostBody: number,
): Route[] {
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
    const found = await store.read(request.caller, session => readTagged(session, { ...query, where }));
    if (found) return tagged(found);
    const id = await draftOf(request);
    const own = { op: 'eq' as const, face: drafts.fields.get('id')!.faces.rest!, param: new Param(id) };
    return tagged((await store.read(request.caller, session => readTagged(session, { ...query, where: own })))!);
  };

  const update: Route['handler'] = async request => {
    const input = await readObject(request, mostBody);
    return write(request, async session => {
      const id = await lockDraft(session, await lockNamed(session, request, cases));
      await checkMatch(session, request, drafts, id);
      await verbsOf(drafts).update(
        session,
        { resource: drafts, surface: 'rest', input, strict: preferences(request).has('handling=strict') },
        id,
      );
      return recordReply(session, drafts, id);
    });
  };

  return [
    { method: 'GET', path, handler: read },
    { method: 'PUT', path, handler: update },
    { method: 'PATCH', path, handler: update },
  ];
}
