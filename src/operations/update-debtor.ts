import type { Registry } from '../model/registry.ts';
import type { WriteSession } from '../tenant/store.ts';
import type { Change } from '../write/change.ts';
import { updateRecord } from '../write/write.ts';
import { saveRelated } from './save-related.ts';

/** A customer's contacts may come along with it; a list as it was read changes nothing. */
export async function updateDebtor(
  session: WriteSession,
  change: Change,
  id: string,
  registry: Registry,
): Promise<boolean> {
  const { contacts, ...input } = change.input;
  const changed = await updateRecord(session, { ...change, input }, id);
  if (!Array.isArray(contacts)) return changed;
  const resource = registry.get('contacts')!;
  const owner = resource.fields.get('customerId')!;
  const { surface, strict } = change;
  await saveRelated(session, { resource, owner, ownerId: id, surface, strict, name: 'contacts' }, contacts);
  return true;
}
