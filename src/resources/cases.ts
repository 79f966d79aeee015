import { among, whether, whetherOwn, within } from '../model/filter.ts';
import { flag, int, numberAsInteger, text, time } from '../model/kind.ts';
import {
  everyVerb,
  type FieldDeclaration,
  field,
  id,
  key,
  many,
  one,
  ref,
  resource,
  saving,
  stamps,
} from '../model/resource.ts';

export const cases = resource('cases', {
  doc: 'A job for a customer: what hours, materials, documents and invoices belong to.',
  type: 'Case',
  key: 'caseNumber',
  rest: saving,
  graphql: everyVerb,
  search: ['caseNumber', 'description', 'projectName', 'remarks', 'reference', 'requestor'],
  lists: {
    cases: {
      filters: {
        statuses: among(row => `${row}.status_id`, 'Only cases with one of these statuses.'),
        types: among(row => `${row}.case_type_id`, 'Only cases of one of these types.'),
        customers: among(row => `${row}.customer_id`, 'Only cases of these customers.'),
        updatedAt: within(row => `${row}.updated_at`, 'Only cases that last changed within this time.'),
        createdAt: within(row => `${row}.created_at`, 'Only cases made within this time.'),
        hoursPending: whether(
          row => `exists (select 1 from hours h where ${ofCase('h', row)} and h.invoice_id is null)`,
          'Whether there are hours that are not billed.',
        ),
        invoiceCreated: whether(hasInvoice, 'Whether an invoice has been made.'),
        invoiceSent: whether(hasInvoice, 'Whether an invoice has been sent: it goes out when it is made.'),
        currentUserAssigned: whetherOwn(isOnCase, 'Whether the user of the key is on the case.'),
      },
    },
  },
  inputs: {
    userIds: {
      kind: int(18),
      list: true,
      verbs: ['create', 'update'],
      doc: 'Who works on the case besides the responsible user: the additional technicians from now on.',
    },
  },
  fields: {
    id: id(),
    caseNumber: key(50, { initial: 'series', doc: 'Number of the case; the next free one when left out.' }),
    customerId: ref('debtors', { rest: 'customer_number', by: 'customerNumber', required: true }),
    reference: field(text(250), { rest: 'yourref', doc: 'The reference of the customer.' }),
    requestor: field(text(250), { doc: 'Who asked for the work.' }),
    creationDate: field(time(), { initial: 'now', doc: 'When the case began; now when left out.' }),
    description: field(text(), { doc: 'What is to be done.' }),
    responsibleUserId: ref('users', { rest: 'main_technician' }),
    statusId: ref('case-statuses', { rest: 'status' }),
    caseTypeId: ref('case-types', { rest: 'case_type' }),
    departmentId: ref('departments', { rest: 'department' }),
    deliveryAddressId: ref('delivery-addresses', { rest: 'delivery_address' }),
    madeById: field(int(), {
      rest: 'made_by',
      initial: 'user',
      mentions: { resource: 'users', by: 'id' },
      doc: 'Id of the user who made the case.',
    }),
    offerNumber: field(int(), { doc: 'Number of the offer that it came from.' }),
    additionalTechnicians: field(text(600), {
      doc: 'User ids, separated by commas.',
      mentions: { resource: 'users', by: 'id', list: true },
    }),
    remarks: field(text(), { doc: 'Notes for those who work on it.' }),
    workDone: field(text(), { doc: 'What was done, for the customer to read.' }),
    contact: field(text(100), { doc: 'Id of a contact person, as text.' }),
    noMaterials: field(flag(), { doc: 'Whether no materials are used.' }),
    subNumber: field(int(), { doc: 'Its number among the cases below one case.' }),
    parentId: ref('cases', { rest: 'upper_case_number', by: 'caseNumber', shownAs: numberAsInteger(50) }),
    projectName: field(text(250), { rest: null, doc: 'Name of the project.' }),
    requisition: field(text(250), { rest: null, doc: 'Requisition number of the customer.' }),
    orderNumber: field(text(250), { rest: null, doc: 'Order number of the customer.' }),
    documentCount: counted('case_documents', 'How many files document it.'),
    hoursCount: counted('hours', 'How many hours are registered on it.'),
    salesInvoicesCount: counted('debtor_invoices', 'How many invoices it has.'),
    schemesCount: counted('case_quality_checks', 'How many quality checks it has.'),
    ...stamps,
  },
  relations: {
    customer: one('debtors', 'customerId'),
    status: one('case-statuses', 'statusId'),
    caseType: one('case-types', 'caseTypeId', { rest: 'type' }),
    department: one('departments', 'departmentId'),
    deliveryAddress: one('delivery-addresses', 'deliveryAddressId'),
    responsibleUser: one('users', 'responsibleUserId', { rest: null }),
    contactPerson: one('contacts', null, { match: isContact }),
    contactPersons: many('contacts', null, { rest: null, match: isContact, doc: 'Whom to talk to about the case.' }),
    users: many('users', null, {
      rest: null,
      match: (row, other) =>
        `${other}.id = any (array_append(user_ids(${row}.additional_technicians), ${row}.responsible_user_id))`,
      doc: 'Who works on the case: the responsible user and the additional technicians.',
    }),
    economy: one('case-economy', null, { rest: null, match: (row, other) => `${other}.case_id = ${row}.id` }),
    parent: one('cases', 'parentId', { rest: null }),
    subCases: many('cases', 'parentId', { rest: null }),
    materials: many('case-materials', 'caseId'),
    hours: many('hours', 'caseId'),
    plannedTimes: many('planned-time', 'caseId', { rest: null }),
    plannedHours: many('planned-time', 'caseId', { graphql: false, rows: plannedAsHours }),
    documents: many('case-documentation', 'caseId', { rest: 'documentation' }),
    activities: many('case-activities', 'caseId', { rest: null }),
    statusHistory: many('case-status-history', 'caseId', { rest: null }),
    qualityChecks: many('case-quality-checks', 'caseId', { rest: null }),
    offers: many('offers', 'caseId', { rest: null }),
    salesInvoices: many('debtor-invoices', 'caseId', { rest: null }),
    workAddress: one('work-addresses', null, {
      rest: 'address',
      match: (row, other) => `${other}.case_id = ${row}.id`,
    }),
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

function ofCase(other: string, row: string): string {
  return `${other}.tenant_id = ${row}.tenant_id and ${other}.case_id = ${row}.id`;
}

function counted(table: string, doc: string): FieldDeclaration {
  const computed = (row: string): string => `(select count(*) from ${table} n where ${ofCase('n', row)})`;
  return field(int(), { rest: null, access: 'read', doc, computed });
}

function hasInvoice(row: string): string {
  return `exists (select 1 from debtor_invoices i where ${ofCase('i', row)})`;
}

/** Most cases are ruled out by a look at the text. */
function isOnCase(row: string, user: string): string {
  const named = `strpos(${row}.additional_technicians, ${user}::text) > 0 and ${user} = any (user_ids(${row}.additional_technicians))`;
  return `(${user} = ${row}.responsible_user_id or (${named}))`;
}

/** The contact is kept as text, which may hold anything. */
function isContact(row: string, other: string): string {
  return `${other}.customer_id = ${row}.customer_id and ${other}.id = case when ${row}.contact ~ '^[0-9]{1,18}$' then ${row}.contact::bigint end`;
}
