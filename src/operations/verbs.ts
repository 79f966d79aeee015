// The verbs of a resource: the plain ones, and the table of those that an operation replaces.
import type { BlobStore } from '../files/blob-store.ts';
import type { Registry, Resource } from '../model/registry.ts';
import type { WriteSession } from '../tenant/store.ts';
import type { Change } from '../write/change.ts';
import { saveAlong } from '../write/related.ts';
import { insertRecord, removeRecord, updateRecord } from '../write/write.ts';
import { unlessBilled } from './billed.ts';
import { createDraft } from './create-draft.ts';
import { createIncomingCase } from './create-incoming-case.ts';
import { createDocument, removeDocument, updateDocument } from './document-file.ts';
import { createCase, updateCase } from './save-case.ts';
import { createCaseMaterial, updateCaseMaterial } from './save-case-material.ts';
import { createHour, updateHour } from './save-hour.ts';
import { createQualityCheck, updateQualityCheck } from './save-quality-check.ts';

export interface Verbs {
  /** Makes a record and returns its id. */
  create(session: WriteSession, change: Change): Promise<string>;
  /** Changes a record and tells whether anything changed. */
  update(session: WriteSession, change: Change, id: string): Promise<boolean>;
  remove(session: WriteSession, resource: Resource, id: string): Promise<void>;
}

export type VerbsOf = (resource: Resource) => Verbs;

export function makeVerbs({ registry, files }: { registry: Registry; files: BlobStore }): VerbsOf {
  const plain: Verbs = {
    async create(session, change) {
      const id = await insertRecord(session, change);
      await saveAlong(session, change, id);
      return id;
    },
    async update(session, change, id) {
      const changed = await updateRecord(session, change, id);
      await saveAlong(session, change, id);
      return changed;
    },
    remove: (session, resource, id) => removeRecord(session, registry, resource, id),
  };
  const replaced: Readonly<Record<string, Partial<Verbs>>> = {
    cases: { create: createCase, update: updateCase },
    hours: { create: createHour, update: updateHour, remove: unlessBilled(plain.remove) },
    'case-materials': {
      create: createCaseMaterial,
      update: updateCaseMaterial,
      remove: unlessBilled(plain.remove),
    },
    'case-quality-checks': { create: createQualityCheck, update: updateQualityCheck },
    'invoice-drafts': { create: createDraft },
    'incoming-cases': { create: createIncomingCase },
    'case-documentation': {
      create: (session, change) => createDocument(session, change, files),
      update: (session, change, id) => updateDocument(session, change, id, files),
      remove: (session, resource, id) => removeDocument(session, resource, id, registry, files),
    },
  };
  return resource => ({ ...plain, ...replaced[resource.name] });
}
