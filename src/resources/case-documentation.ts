import { int, text, time } from '../model/kind.ts';
import { field, file, id, one, ref, resource, saving, stamps } from '../model/resource.ts';
import { ofCase } from './case-filter.ts';

export const caseDocumentation = resource('case-documentation', {
  doc: 'A file that documents a case.',
  table: 'case_documents',
  type: 'CaseDocument',
  rest: saving,
  graphql: ['list', 'one', 'update', 'delete'],
  search: ['filename', 'description'],
  lists: { caseDocuments: { arguments: { caseId: ofCase } } },
  fields: {
    id: id(),
    caseId: ref('cases', { rest: 'case_number', by: 'caseNumber', required: true }),
    description: field(text(), { doc: 'What the file shows.' }),
    fileType: field(text(100), { rest: 'filetype', doc: 'Kind of document, as clients name it.' }),
    filename: field(text(), { doc: 'Name of the file.' }),
    ownerId: field(int(), {
      rest: 'owner',
      initial: 'user',
      mentions: { resource: 'users', by: 'id' },
      doc: 'Id of the user who added it.',
    }),
    date: field(time(), { initial: 'now', doc: 'When it was added.' }),
    file: file(
      { path: '/case-documentation/:key/file', mostBytes: 26_214_400 },
      { required: true, doc: 'Path of the stored file.' },
    ),
    updatedAt: stamps.updatedAt,
  },
  relations: {
    case: one('cases', 'caseId', { rest: null }),
    owner: one('users', 'ownerId', { rest: null }),
  },
});
