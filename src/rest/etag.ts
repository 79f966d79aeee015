// Entity tags: a record's is its version and a digest of what is shown of it, a list's the number of changes that it has seen.
import { hash } from 'node:crypto';
import type { Text } from '../database/database.ts';
import type { Request } from '../http/message.ts';
import type { Resource } from '../model/registry.ts';
import type { WriteSession } from '../tenant/store.ts';
import { checkVersion } from '../write/write.ts';

export function recordTag(version: string, record: Text): string {
  return `"${version}-${hash('sha1', record, 'base64url')}"`;
}

/** Null while nobody can tell how many changes there have been. */
export function listTag(changes: string | null): string | null {
  return changes === null ? null : `"changes-${changes}"`;
}

/** Whether the client has what it asks for already. */
export function isKnown({ headers }: Request, tag: string | null): tag is string {
  const given = headers['if-none-match'];
  return tag !== null && given !== undefined && tagsOf(given).some(each => each === tag || each === '*');
}

/** Refuses a write to a record that is no longer what If-Match demands. */
export async function checkMatch(
  session: WriteSession,
  { headers }: Request,
  resource: Resource,
  id: string,
): Promise<void> {
  const given = headers['if-match'];
  if (given === undefined || given.trim() === '*') return;
  const tags = tagsOf(given);
  await checkVersion(session, resource, id, version => tags.some(tag => tag.startsWith(`"${version}-`)));
}

function tagsOf(header: string): string[] {
  return header.split(',').map(tag => tag.trim().replace(/^W\//, ''));
}
