import { flag, text } from '../model/kind.ts';
import { field, id } from '../model/resource.ts';

/** What statuses, case types and customer categories have in common. */
export const statusFields = {
  id: id(),
  text: field(text(), { required: true, doc: 'What it is called.' }),
  site: field(text(50), { required: true, doc: 'The part of the application that offers it.' }),
  color: field(text(50), { rest: 'colorcode', doc: 'Colour that it is shown in, such as #2563eb.' }),
  showInApp: field(flag(), { doc: 'Whether the mobile application offers it.' }),
  showInAppStatusChange: field(flag(), { doc: 'Whether the mobile application lets users change to it.' }),
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
