// What can be done to the records of a resource, whoever does it.
import type { Problems } from '../errors.ts';
import type { Resource } from '../model/registry.ts';
import type { WriteSession } from '../tenant/store.ts';
import type { Change } from './change.ts';
import type { Extra } from './write.ts';

export interface Verbs {
  /** Makes a record and returns its id. What an operation adds, and what it found wrong, comes along. */
  create(session: WriteSession, change: Change, extra?: Extra, found?: Problems): Promise<string>;
  /** Changes a record and tells whether anything changed. */
  update(session: WriteSession, change: Change, id: string, extra?: Extra, found?: Problems): Promise<boolean>;
  remove(session: WriteSession, resource: Resource, id: string): Promise<void>;
}

export type VerbsOf = (resource: Resource) => Verbs;
