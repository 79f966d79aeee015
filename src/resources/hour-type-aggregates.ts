import { decimal, text } from '../model/kind.ts';
import { field, id, ref, resource } from '../model/resource.ts';

const figure = (doc: string) => field(decimal(21), { access: 'read', doc });

export const hourTypeAggregates = resource('hour-type-aggregates', {
  doc: 'The hours of one type on a case together.',
  view: true,
  type: 'HourTypeAggregate',
  rest: [],
  graphql: [],
  fields: {
    id: id(),
    caseId: ref('cases', { rest: null, access: 'read', doc: 'The case.' }),
    name: field(text(50), { rest: null, access: 'read', doc: 'Name of the type.' }),
    totalHours: figure('Registered hours, with pauses.'),
    totalWorkHours: figure('Hours worked, without pauses.'),
    totalCostPrice: figure('What they cost, in øre.'),
  },
});
