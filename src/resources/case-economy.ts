import { decimal, int } from '../model/kind.ts';
import { field, id, ref, resource } from '../model/resource.ts';

/** Decimals of the database keep their two places: some clients take a whole number for another type. */
const figure = (doc: string) => field(decimal(21), { access: 'read', doc });

export const caseEconomy = resource('case-economy', {
  doc: 'What a case has cost so far and what it would be sold for. Money in øre.',
  view: true,
  type: 'Economy',
  key: 'caseId',
  rest: [],
  graphql: [],
  fields: {
    id: id(),
    caseId: ref('cases', { rest: null, access: 'read', doc: 'The case.' }),
    hoursCostprice: figure('Cost of the registered hours, with their additions.'),
    hoursSalesprice: figure('What the billable hours are sold for.'),
    billableHoursCount: figure('Hours that can be billed, without pauses.'),
    materialsCostprice: field(int(18), { access: 'read', doc: 'Cost of the materials.' }),
    materialsSalesprice: field(int(18), { access: 'read', doc: 'What the materials are sold for.' }),
    offer: figure('The first offer that was accepted.'),
    revisedOffer: figure('All accepted offers together.'),
  },
});
