// Every resource, in the order of the documentation.
import type { ResourceDeclaration } from '../model/resource.ts';
import { accountPlan } from './account-plan.ts';
import { calendar } from './calendar.ts';
import { caseActivities } from './case-activities.ts';
import { caseDocumentation } from './case-documentation.ts';
import { caseMaterials } from './case-materials.ts';
import { caseStatusHistory } from './case-status-history.ts';
import { caseStatuses } from './case-statuses.ts';
import { caseTypes } from './case-types.ts';
import { cases } from './cases.ts';
import { company } from './company.ts';
import { contacts } from './contacts.ts';
import { creditorInvoiceLines } from './creditor-invoice-lines.ts';
import { creditorInvoices } from './creditor-invoices.ts';
import { creditors } from './creditors.ts';
import { currencies } from './currencies.ts';
import { debtorCategories } from './debtor-categories.ts';
import { debtorInvoiceLines } from './debtor-invoice-lines.ts';
import { debtorInvoices } from './debtor-invoices.ts';
import { debtors } from './debtors.ts';
import { deliveryAddresses } from './delivery-addresses.ts';
import { departments } from './departments.ts';
import { employeeTypes } from './employee-types.ts';
import { gps } from './gps.ts';
import { hours } from './hours.ts';
import { incomingCases } from './incoming-cases.ts';
import { internalGoods } from './internal-goods.ts';
import { invoiceDraftLines } from './invoice-draft-lines.ts';
import { invoiceDrafts } from './invoice-drafts.ts';
import { paymentTerms } from './payment-terms.ts';
import { plannedTime } from './planned-time.ts';
import { users } from './users.ts';
import { vatTypes } from './vat-types.ts';

export const groups: Readonly<Record<string, readonly ResourceDeclaration[]>> = {
  Customers: [debtors, contacts, deliveryAddresses, debtorCategories],
  Sales: [debtorInvoices, debtorInvoiceLines, invoiceDrafts, invoiceDraftLines],
  Purchases: [creditors, creditorInvoices, creditorInvoiceLines],
  Cases: [
    cases,
    caseStatuses,
    caseTypes,
    caseStatusHistory,
    caseMaterials,
    caseActivities,
    caseDocumentation,
    incomingCases,
  ],
  Time: [hours, employeeTypes, plannedTime, calendar, gps],
  People: [company, users, departments],
  Books: [internalGoods, accountPlan, vatTypes, paymentTerms, currencies],
};

export const declarations: readonly ResourceDeclaration[] = Object.values(groups).flat();
