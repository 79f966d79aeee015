import { flag, int, text, time } from '../model/kind.ts';
import { everyVerb, field, id, one, ref, resource, stamps } from '../model/resource.ts';

export const hours = resource('hours', {
  doc: 'Working time of an employee.',
  type: 'Hour',
  rest: everyVerb,
  graphql: everyVerb,
  search: ['description'],
  filters: { case_number: 'new_case_number' },
  fields: {
    id: id(),
    hourTypeId: ref('employee-types', { rest: 'hour_type', required: true }),
    userId: ref('users', { rest: 'emp_id', required: true }),
    startTime: field(time(), { required: true }),
    stopTime: field(time(), { required: true }),
    description: field(text(), { rest: 'remark' }),
    costPrice: field(int(), { rest: 'costprice', doc: 'Per hour, in øre; from the hour type when left out.' }),
    exported: field(flag()),
    approvalStatus: field(int()),
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
    ...stamps,
  },
  relations: {
    user: one('users', 'userId', { rest: 'employee' }),
    type: one('employee-types', 'hourTypeId'),
    case: one('cases', 'caseId'),
    invoice: one('debtor-invoices', 'invoiceId', { rest: null }),
  },
});
