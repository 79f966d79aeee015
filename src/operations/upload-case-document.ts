import { int, text } from '../model/kind.ts';
import { field } from '../model/resource.ts';
import { operation } from './operation.ts';

/** A file of a multipart request. */
export const uploadCaseDocument = operation({
  name: 'uploadCaseDocument',
  doc: 'Adds a file to the documentation of a case, by the GraphQL multipart request specification.',
  shape: 'input',
  input: {
    caseId: field(int(), { required: true, doc: 'Id of the case.' }),
    file: { upload: true, required: true, doc: 'The file.' },
    filename: field(text(), { doc: 'Its name; that of the file when left out.' }),
    description: field(text(), { doc: 'What it shows.' }),
    fileType: field(text(100), { doc: 'What sort of file it is, in words of your own.' }),
  },
  result: 'case-documentation',
  run(session, _target, input, { registry, verbsOf }) {
    const resource = registry.get('case-documentation')!;
    return verbsOf(resource).create(session, { resource, surface: 'graphql', strict: false, input });
  },
});
