// The one question that crosses tenants: whose id is this? It tells 403 from 404.

import { ApiError } from '../errors.ts';
import type { Resource } from '../model/registry.ts';
import type { ReadSession } from './store.ts';

/** The refusal for a record that the caller's tenant does not have. */
export async function missing(session: ReadSession, resource: Resource, id: string | null): Promise<ApiError> {
  // A business number is the tenant's own: whoever else has it is nobody's business.
  if (id === null || resource.key.name !== 'id') return new ApiError('notFound');
  const [row] = await session.fetch({ name: 'id_owner', text: 'select id_owner($2, $3) <> $1::bigint' }, [
    resource.table,
    id,
  ]);
  return new ApiError(String(row![0]) === 't' ? 'foreign' : 'notFound');
}
