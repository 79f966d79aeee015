import { among, between, equals, type Filter, whether } from '../model/filter.ts';
import { decimal, flag, int, text, time } from '../model/kind.ts';
import { everyVerb, type FieldDeclaration, field, id, many, one, ref, resource, stamps } from '../model/resource.ts';

export const hours = resource('hours', {
  doc: 'Working time of an employee.',
  type: 'Hour',
  rest: everyVerb,
  graphql: everyVerb,
  search: ['description'],
  filters: { case_number: 'new_case_number' },
  lists: {
    hours: {
      arguments: {
        between: between(
          'Hour',
          {
            id: row => `${row}.id`,
            startTime: row => `${row}.start_time`,
            createdAt: row => `${row}.created_at`,
            updatedAt: row => `${row}.updated_at`,
          },
          'Only hours within this span.',
        ),
      },
      filtersType: 'HoursFilterInput',
      filters: {
        case: withSubCases(),
        users: among(row => `${row}.user_id`, 'Only hours of these users.'),
        user: equals(row => `${row}.user_id`, 'Only hours of this user.'),
        hourTypes: among(row => `${row}.hour_type_id`, 'Only hours of these types.'),
        isInvoiced: whether(row => `${row}.invoice_id is not null`, 'Whether they are billed.'),
        isAddedToDraft: whether(isDrafted, 'Whether they are on an invoice draft.'),
        draft: whether(isDrafted, 'The same as isAddedToDraft.'),
      },
    },
  },
  fields: {
    id: id(),
    hourTypeId: ref('employee-types', { rest: 'hour_type', required: true }),
    userId: ref('users', { rest: 'emp_id', required: true }),
    startTime: field(time(), { required: true, doc: 'When the work began.' }),
    stopTime: field(time(), { required: true, doc: 'When it ended.' }),
    description: field(text(), { rest: 'remark', doc: 'What was done.' }),
    costPrice: field(int(), { rest: 'costprice', doc: 'Per hour, in øre; from the hour type when left out.' }),
    exported: field(flag(), { doc: 'Whether payroll has got it; set by integrations.' }),
    approvalStatus: field(int(), { doc: 'Whether it is approved (1); set by integrations.' }),
    invoiceId: ref('debtor-invoices', { rest: null, access: 'read', doc: 'The invoice that it was billed on.' }),
    caseId: ref('cases', {}),
    newCaseNumber: ref('cases', { by: 'caseNumber', column: 'case_id', access: 'read', graphql: false }),
    customerInternalNumber: field(text(250), {
      access: 'read',
      graphql: false,
      shownBy: 'includeInternalNumber',
      doc: 'Number of the internal good that prices the hour.',
      computed: row =>
        `(select g.number from employee_types e join internal_goods g on g.tenant_id = e.tenant_id and g.id = e.product_id ` +
        `where e.tenant_id = ${row}.tenant_id and e.id = ${row}.hour_type_id)`,
    }),
    billableHours: figure('billable_hours', 'Hours that can be billed: without pauses, and none of a personal type.'),
    salesPrice: figure('sales', 'What they are sold for, in øre.'),
    totalCostPrice: figure('cost', 'What they cost with their additions, in øre.'),
    isAddedToInvoiceDraft: field(flag(), {
      rest: null,
      access: 'read',
      doc: 'Whether it is on an invoice draft.',
      computed: isDrafted,
    }),
    ...stamps,
  },
  relations: {
    user: one('users', 'userId', { rest: 'employee' }),
    type: one('employee-types', 'hourTypeId'),
    case: one('cases', 'caseId'),
    invoice: one('debtor-invoices', 'invoiceId', { rest: null }),
    pauses: many('hour-pauses', 'hourId', { rest: null, saved: true, input: 'PauseInput' }),
    additions: many('hour-additions', 'hourId', { rest: null, saved: true }),
  },
});

function figure(column: string, doc: string): FieldDeclaration {
  const computed = (row: string): string =>
    `(select f.${column} from hour_figures f where f.tenant_id = ${row}.tenant_id and f.id = ${row}.id)`;
  return field(decimal(21), { rest: null, access: 'read', doc, computed });
}

function isDrafted(row: string): string {
  return `exists (select 1 from invoice_draft_lines l where l.tenant_id = ${row}.tenant_id and l.hour_id = ${row}.id)`;
}

/** The hours of a case, or of a case and all below it. */
function withSubCases(): Filter {
  const family = (param: string): string =>
    `with recursive family (id) as (select ${param}::bigint union ` +
    `select c.id from cases c join family f on c.parent_id = f.id where c.tenant_id = current_tenant()) select id from family`;
  return {
    doc: 'Only hours of this case.',
    input: {
      object: {
        name: 'CaseFilterIncludingSubCaseInput',
        doc: 'A case, with or without the cases below it.',
        members: {
          id: { scalar: 'Int', doc: 'Id of the case.' },
          includeSubcases: { scalar: 'Boolean', doc: 'Also the cases below it.' },
        },
      },
    },
    tests: value => {
      const { id, includeSubcases } = value as { id?: number | null; includeSubcases?: boolean | null };
      if (id == null) return [];
      const sql = includeSubcases
        ? (row: string, param: string) => `${row}.case_id = any (array(${family(param)}))`
        : (row: string, param: string) => `${row}.case_id = ${param}`;
      return [{ sql, value: String(id) }];
    },
  };
}
