// The verbs of a resource: the plain ones, and the table of those that an operation replaces.
import type { BlobStore } from '../files/blob-store.ts';
import type { Registry } from '../model/registry.ts';
import { withFollowers } from '../write/followers.ts';
import { saveAlong } from '../write/related.ts';
import type { Verbs, VerbsOf } from '../write/verbs.ts';
import { insertRecord, removeRecord, updateRecord } from '../write/write.ts';
import { unlessBilled } from './billed.ts';
import { createDraft } from './create-draft.ts';
import { createIncomingCase } from './create-incoming-case.ts';
import { lasting } from './period.ts';
import { createCase, removeCase, updateCase } from './save-case.ts';
import { createCaseMaterial, updateCaseMaterial } from './save-case-material.ts';
import { createHour, updateHour } from './save-hour.ts';
import { createQualityCheck, updateQualityCheck } from './save-quality-check.ts';
import { carryingFile, fileFieldOf } from './stored-file.ts';

export function makeVerbs({ registry, files }: { registry: Registry; files: BlobStore }): VerbsOf {
  const plain: Verbs = {
    async create(session, change, extra, found) {
      const id = await insertRecord(session, change, extra, found);
      await saveAlong(session, change, id);
      return id;
    },
    async update(session, change, id, extra, found) {
      const update = () => updateRecord(session, change, id, extra, found);
      const changed = await withFollowers(session, registry, change.resource, id, update);
      await saveAlong(session, change, id);
      return changed;
    },
    remove: (session, resource, id) => removeRecord(session, registry, resource, id),
  };
  const replaced: Readonly<Record<string, Partial<Verbs>>> = {
    cases: {
      create: createCase,
      update: updateCase,
      remove: (session, resource, id) => removeCase(session, () => plain.remove(session, resource, id), id),
    },
    hours: {
      create: createHour,
      ...unlessBilled({ ...plain, update: updateHour }, 'hour_id'),
    },
    'planned-time': lasting(plain),
    'case-materials': {
      create: createCaseMaterial,
      ...unlessBilled({ ...plain, update: updateCaseMaterial }, 'material_id'),
    },
    'case-quality-checks': { create: createQualityCheck, update: updateQualityCheck },
    'invoice-drafts': { create: createDraft },
    'incoming-cases': { create: createIncomingCase },
  };
  return resource => {
    const verbs = { ...plain, ...replaced[resource.name] };
    const file = fileFieldOf(resource);
    return file ? carryingFile(verbs, file, files) : verbs;
  };
}
