import { everyVerb, resource } from '../model/resource.ts';
import { statusFields } from './status-fields.ts';

export const debtorCategories = resource('debtor-categories', {
  doc: 'A category that customers are sorted into.',
  type: 'CustomerCategory',
  plural: 'customerCategories',
  rest: ['list', 'one', 'create', 'delete'],
  graphql: everyVerb,
  search: ['text'],
  fields: statusFields,
});
