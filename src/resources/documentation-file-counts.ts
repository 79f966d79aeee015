import { int } from '../model/kind.ts';
import { field, id, ref, resource } from '../model/resource.ts';
import { documentationType } from '../model/vocabulary.ts';

export const documentationFileCounts = resource('documentation-file-counts', {
  doc: 'How many files document something.',
  view: true,
  type: 'DocumentationFolderFileCount',
  key: 'caseId',
  rest: [],
  graphql: [],
  lookups: {
    documentationFileCount: {
      by: 'caseId',
      argument: 'refId',
      doc: 'How many files document a case.',
      ignored: { type: { enumeration: documentationType, doc: 'What is documented; a case when left out.' } },
    },
  },
  fields: {
    id: id(),
    caseId: ref('cases', { rest: null, access: 'read', doc: 'Id of the case.' }),
    count: field(int(), { access: 'read', column: 'file_count', doc: 'How many files there are.' }),
    fileCount: field(int(), { access: 'read', doc: 'The same.' }),
  },
});
