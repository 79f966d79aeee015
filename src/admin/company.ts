// The settings of a tenant's business, as the operator sets them: by the same declaration and rules as the business itself.
import type { Resource } from '../model/registry.ts';
import type { Store } from '../tenant/store.ts';
import type { Verbs } from '../write/verbs.ts';
import { lockRecord } from '../write/write.ts';
import { inTenantAsOperator } from './in-tenant.ts';

/** Changes what the input names; the verbs are those of the resource. */
export async function setCompany(
  store: Store,
  resource: Resource,
  verbs: Verbs,
  tenantId: string,
  input: Readonly<Record<string, unknown>>,
): Promise<void> {
  await inTenantAsOperator(store, tenantId, async session => {
    const id = await lockRecord(session, resource, resource.identity, tenantId);
    await verbs.update(session, { resource, surface: 'graphql', input, strict: true }, id!);
  });
}
