import { flag, text } from '../model/kind.ts';
import { field, id } from '../model/resource.ts';

/** What statuses, case types and customer categories have in common. */
export const statusFields = {
  id: id(),
  text: field(text(), { required: true }),
  site: field(text(50), { required: true, doc: 'The part of the application that offers it.' }),
  color: field(text(50), { rest: 'colorcode' }),
  showInApp: field(flag()),
  showInAppStatusChange: field(flag()),
};

/** What a status or type of a case means to a program, beside its text. */
export const caseKinds = [
  'open',
  'planned',
  'in_progress',
  'ready_to_invoice',
  'invoiced',
  'closed',
  'cancelled',
] as const;
