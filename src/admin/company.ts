// The settings of a tenant's business, as the operator sets them: by the same declaration and rules as the business itself.
import type { Resource } from '../model/registry.ts';
import type { Verbs } from '../operations/verbs.ts';
import type { Caller } from '../tenant/caller.ts';
import type { Store } from '../tenant/store.ts';
import { lockRecord } from '../write/write.ts';

/** Changes what the input names; the verbs are those of the resource. */
export async function setCompany(
  store: Store,
  resource: Resource,
  verbs: Verbs,
  tenantId: string,
  input: Readonly<Record<string, unknown>>,
): Promise<void> {
  const operator = { tenantId, userId: null } as Caller;
  await store.upkeep(operator, async session => {
    await session.sql("select set_config('role', 'svend_app', true)");
    const id = await lockRecord(session, resource, resource.identity, tenantId);
    if (id === null) throw new Error(`No tenant has the id ${tenantId}.`);
    await verbs.update(session, { resource, surface: 'graphql', input, strict: true }, id);
  });
}
