import { decimal } from '../model/kind.ts';
import { field, id, ref, resource } from '../model/resource.ts';

const figure = (doc: string) => field(decimal(21), { access: 'read', doc });

export const caseFinance = resource('case-finance', {
  doc: 'Budget and costs of a case. Money in øre.',
  view: true,
  type: 'CaseFinanceAggregate',
  key: 'caseId',
  rest: [],
  graphql: [],
  lookups: { caseFinanceAggregate: { by: 'caseId', doc: 'Budget and costs of a case.' } },
  fields: {
    id: id(),
    caseId: ref('cases', { rest: null, access: 'read', doc: 'The case.' }),
    budget: figure('The first offer that was accepted.'),
    budgetModifications: figure('Offers accepted after that.'),
    revisedBudget: figure('All accepted offers.'),
    pendingBudgetChanges: figure('Offers of the case that are not accepted yet.'),
    projectedBudget: figure('The budget if they are accepted.'),
    directCosts: figure('Cost of hours and materials.'),
    directMaterialCosts: figure('Cost of materials.'),
    pendingCosts: figure('Creditor invoices of the case that await approval, without VAT.'),
    projectedCosts: figure('The costs once they are approved.'),
    projectedMarkup: figure('Projected budget less projected costs.'),
    markup: figure('Revised budget less direct costs.'),
    costDeviation: figure('Projected costs less budget.'),
    contracts: figure('What has been agreed with the customer: all accepted offers.'),
  },
});
