import { ApiError } from '../errors.ts';
import { type Enumeration, enumerated, text } from '../model/kind.ts';
import { field } from '../model/resource.ts';
import { documentationType } from '../model/vocabulary.ts';
import { OperationRefusal, operation } from './operation.ts';

const provider: Enumeration = {
  name: 'DocumentationProvider',
  doc: 'Where a file is kept.',
  values: { INTERNAL: 'In the files of this service.' },
};

/** A file in base64, for clients that do not speak multipart. */
export const uploadDocumentationFile = operation({
  name: 'uploadDocumentationFile',
  doc: 'Adds a file to the documentation of a case, as base64.',
  shape: 'arguments',
  input: {
    type: field(enumerated(documentationType, { CASE: 'CASE' }), {
      doc: 'What the file documents; a case when left out.',
    }),
    provider: field(enumerated(provider, { INTERNAL: 'INTERNAL' }), {
      doc: 'Where it is kept; INTERNAL when left out.',
    }),
    input: {
      type: 'UploadDocumentationFileInput',
      doc: 'A file and what it documents.',
      required: true,
      members: {
        typeId: field(text(18), { required: true, doc: 'Id of the case, as text.' }),
        base64: {
          type: 'Base64FileInput',
          doc: 'A file in base64.',
          required: true,
          members: {
            filename: field(text(), { doc: 'Name of the file.' }),
            content: field(text(), { required: true, doc: 'Its bytes in base64.' }),
          },
        },
        description: field(text(), { doc: 'What it shows.' }),
      },
    },
  },
  result: 'case-documentation',
  async run(session, _target, args, { registry, verbsOf }) {
    const { typeId, base64, description } = args.input as Record<string, string | Record<string, string>>;
    const resource = registry.get('case-documentation')!;
    const input = { caseId: typeId, description, file: base64 };
    try {
      return await verbsOf(resource).create(session, { resource, surface: 'graphql', strict: false, input });
    } catch (error) {
      // The client knows the case and the file by other names.
      const problems = error instanceof ApiError ? error.problems : undefined;
      if (problems?.caseId) throw new OperationRefusal('typeId', 'is not the id of a case.');
      if (problems?.file) throw new OperationRefusal('base64', problems.file[0]!.replace(/^The file /, ''));
      throw error;
    }
  },
});
