import { decimal } from '../model/kind.ts';
import { field, id, many, ref, resource } from '../model/resource.ts';

const figure = (doc: string) => field(decimal(21), { access: 'read', doc });

export const hourAggregates = resource('hour-aggregates', {
  doc: 'The hours of a case together.',
  view: true,
  type: 'HourAggregate',
  key: 'caseId',
  rest: [],
  graphql: [],
  lookups: { hourAggregate: { by: 'caseId', doc: 'The hours of a case together, and by their types.' } },
  fields: {
    id: id(),
    caseId: ref('cases', { rest: null, access: 'read', doc: 'The case.' }),
    totalHours: figure('Registered hours, with pauses.'),
    totalWorkHours: figure('Hours worked, without pauses.'),
    totalCostPrice: figure('What they cost, in øre.'),
  },
  relations: {
    hourTypes: many('hour-type-aggregates', null, {
      rest: null,
      match: (row, other) => `${other}.case_id = ${row}.case_id`,
      doc: 'The same by type of hour.',
    }),
  },
});
