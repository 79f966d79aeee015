import { text } from '../model/kind.ts';
import { everyVerb, field, id, resource } from '../model/resource.ts';

export const cars = resource('cars', {
  doc: 'A car of the business. GPS trips show its name instead of its registration number.',
  type: 'Car',
  rest: [],
  graphql: everyVerb,
  search: ['name', 'registrationNumber'],
  lists: { cars: { plain: true } },
  fields: {
    id: id(),
    name: field(text(250), { required: true, doc: 'What the car is called.' }),
    registrationNumber: field(text(50), { required: true, unique: true, doc: 'Its registration number.' }),
  },
});
