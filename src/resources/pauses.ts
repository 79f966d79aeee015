import { int, text } from '../model/kind.ts';
import { everyVerb, field, id, resource } from '../model/resource.ts';

export const pauses = resource('pauses', {
  doc: 'A kind of pause that is not worked, such as lunch.',
  type: 'Pause',
  rest: [],
  graphql: everyVerb,
  search: ['name'],
  fields: {
    id: id(),
    name: field(text(250), { required: true, doc: 'What the pause is called.' }),
    minutes: field(int(), { required: true, doc: 'How long one pause is.' }),
  },
});
