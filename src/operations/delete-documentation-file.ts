import { operation } from './operation.ts';

/** The same as deleting the record: the file goes with it. */
export const deleteDocumentationFile = operation({
  name: 'deleteDocumentationFile',
  doc: 'Deletes a file of the documentation and returns its id.',
  target: { resource: 'case-documentation', argument: 'id' },
  shape: 'arguments',
  input: {},
  result: { gone: 'id' },
  async run(session, id, _input, { registry, verbsOf }) {
    const resource = registry.get('case-documentation')!;
    await verbsOf(resource).remove(session, resource, id);
    return id;
  },
});
