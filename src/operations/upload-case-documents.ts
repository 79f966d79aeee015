import { int, text } from '../model/kind.ts';
import { field } from '../model/resource.ts';
import { operation } from './operation.ts';
import type { StoredFile } from './stored-file.ts';

/** Several files of a multipart request: all of them are added, or none. */
export const uploadCaseDocuments = operation({
  name: 'uploadCaseDocuments',
  doc: 'Adds several files to the documentation of a case, by the GraphQL multipart request specification: all or none.',
  shape: 'input',
  input: {
    caseId: field(int(), { required: true, doc: 'Id of the case.' }),
    files: { upload: true, list: true, required: true, doc: 'The files.' },
    description: field(text(), { doc: 'What they show.' }),
  },
  result: { records: 'case-documentation' },
  async run(session, _target, { files, ...shared }, { registry, verbsOf }) {
    const resource = registry.get('case-documentation')!;
    const ids: string[] = [];
    for (const file of files as readonly StoredFile[]) {
      const change = { resource, surface: 'graphql' as const, strict: false, input: { ...shared, file } };
      ids.push(await verbsOf(resource).create(session, change));
    }
    return ids;
  },
});
