import { flag, int, numberAsInteger, text, time } from '../model/kind.ts';
import { everyVerb, field, id, key, many, one, ref, resource, saving, stamps } from '../model/resource.ts';

export const cases = resource('cases', {
  doc: 'A job for a customer: what hours, materials, documents and invoices belong to.',
  type: 'Case',
  key: 'caseNumber',
  rest: saving,
  graphql: everyVerb,
  search: ['caseNumber', 'description', 'projectName', 'remarks', 'reference', 'requestor'],
  fields: {
    id: id(),
    caseNumber: key(50, { initial: 'series', doc: 'Number of the case; the next free one when left out.' }),
    customerId: ref('debtors', { rest: 'customer_number', by: 'customerNumber', required: true }),
    reference: field(text(250), { rest: 'yourref', doc: 'The reference of the customer.' }),
    requestor: field(text(250)),
    creationDate: field(time(), { initial: 'now' }),
    description: field(text()),
    responsibleUserId: ref('users', { rest: 'main_technician' }),
    statusId: ref('case-statuses', { rest: 'status' }),
    caseTypeId: ref('case-types', { rest: 'case_type' }),
    departmentId: ref('departments', { rest: 'department' }),
    deliveryAddressId: ref('delivery-addresses', { rest: 'delivery_address' }),
    madeById: field(int(), { rest: 'made_by', initial: 'user', mentions: { resource: 'users', by: 'id' } }),
    offerNumber: field(int()),
    additionalTechnicians: field(text(600), {
      doc: 'User ids, separated by commas.',
      mentions: { resource: 'users', by: 'id', list: true },
    }),
    remarks: field(text()),
    workDone: field(text()),
    contact: field(text(100), { doc: 'Id of a contact person, as text.' }),
    noMaterials: field(flag()),
    subNumber: field(int()),
    parentId: ref('cases', { rest: 'upper_case_number', by: 'caseNumber', shownAs: numberAsInteger(50) }),
    projectName: field(text(250), { rest: null }),
    requisition: field(text(250), { rest: null }),
    orderNumber: field(text(250), { rest: null }),
    ...stamps,
  },
  relations: {
    customer: one('debtors', 'customerId'),
    status: one('case-statuses', 'statusId'),
    caseType: one('case-types', 'caseTypeId', { rest: 'type' }),
    department: one('departments', 'departmentId'),
    deliveryAddress: one('delivery-addresses', 'deliveryAddressId'),
    responsibleUser: one('users', 'responsibleUserId', { rest: null }),
    contactPerson: one('contacts', null, {
      match: (row, other) =>
        `${other}.customer_id = ${row}.customer_id and ${other}.id = case when ${row}.contact ~ '^[0-9]{1,18}$' then ${row}.contact::bigint end`,
    }),
    parent: one('cases', 'parentId', { rest: null }),
    subCases: many('cases', 'parentId', { rest: null }),
    materials: many('case-materials', 'caseId'),
    hours: many('hours', 'caseId'),
    plannedTimes: many('planned-time', 'caseId', { rest: 'planned_hours', rows: plannedAsHours }),
    documents: many('case-documentation', 'caseId', { rest: 'documentation' }),
    activities: many('case-activities', 'caseId', { rest: null }),
    statusHistory: many('case-status-history', 'caseId', { rest: null }),
    salesInvoices: many('debtor-invoices', 'caseId', { rest: null }),
    address: one('delivery-addresses', null, { graphql: false, rows: combinedAddress }),
  },
});

/** Planned time in the shape of an hour record. */
function plannedAsHours(row: string): string {
  return (
    `select p.id, p.user_id as emp_id, p.start_time, p.stop_time, p.text as remark, null::bigint as hour_type, p.updated_at, ` +
    `p.created_at, null::bigint as costprice, 0 as exported, null::bigint as approval_status, p.case_id ` +
    `from planned_time p where p.tenant_id = ${row}.tenant_id and p.case_id = ${row}.id order by p.id`
  );
}

/** Where the work is: the delivery address of the case, else the address of its customer. */
function combinedAddress(row: string): string {
  return (
    `select coalesce(d.id, c.id) as id, case when d.id is null then 'customer_address' else 'delivery_address' end as type_of_address, ` +
    ['name', 'address', 'postal_code as postalcode', 'city', 'telephone', 'mobile', 'att', 'email', 'ean']
      .map(column => {
        const [own, shown = own] = column.split(' as ');
        return `case when d.id is null then c.${own === 'att' ? 'attention' : own} else d.${own} end as ${shown}`;
      })
      .join(', ') +
    ` from debtors c left join delivery_addresses d on d.tenant_id = ${row}.tenant_id and d.id = ${row}.delivery_address_id ` +
    `where c.tenant_id = ${row}.tenant_id and c.id = ${row}.customer_id`
  );
}
