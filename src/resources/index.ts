// Every resource, in the order of the documentation, and the registry that is built from them.
import { buildRegistry, type Registry } from '../model/registry.ts';
import type { ResourceDeclaration } from '../model/resource.ts';
import { accountPlan } from './account-plan.ts';
import { apiKeys } from './api-keys.ts';
import { calendar } from './calendar.ts';
import { calendarFeeds } from './calendar-feeds.ts';
import { cars } from './cars.ts';
import { caseActivities } from './case-activities.ts';
import { caseDocumentation } from './case-documentation.ts';
import { caseEconomy } from './case-economy.ts';
import { caseFinance } from './case-finance.ts';
import { caseMaterials } from './case-materials.ts';
import { caseQualityChecks } from './case-quality-checks.ts';
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
import { documentationFileCounts } from './documentation-file-counts.ts';
import { employeeTypes } from './employee-types.ts';
import { gps } from './gps.ts';
import { gpsPoints } from './gps-points.ts';
import { hourAdditionTypes } from './hour-addition-types.ts';
import { hourAdditions } from './hour-additions.ts';
import { hourAggregates } from './hour-aggregates.ts';
import { hourPauses } from './hour-pauses.ts';
import { hourTypeAggregates } from './hour-type-aggregates.ts';
import { hours } from './hours.ts';
import { incomingCases } from './incoming-cases.ts';
import { internalGoods } from './internal-goods.ts';
import { invoiceDraftLines } from './invoice-draft-lines.ts';
import { invoiceDrafts } from './invoice-drafts.ts';
import { offers } from './offers.ts';
import { pauses } from './pauses.ts';
import { paymentTerms } from './payment-terms.ts';
import { plannedTime } from './planned-time.ts';
import { supplierPrices } from './supplier-prices.ts';
import { supplierProducts } from './supplier-products.ts';
import { suppliers } from './suppliers.ts';
import { users } from './users.ts';
import { vatTypes } from './vat-types.ts';
import { webhookDeliveries } from './webhook-deliveries.ts';
import { webhooks } from './webhooks.ts';
import { workAddresses } from './work-addresses.ts';

export const groups: Readonly<Record<string, readonly ResourceDeclaration[]>> = {
  Customers: [debtors, contacts, deliveryAddresses, debtorCategories],
  Sales: [offers, debtorInvoices, debtorInvoiceLines, invoiceDrafts, invoiceDraftLines],
  Purchases: [creditors, creditorInvoices, creditorInvoiceLines, suppliers, supplierProducts, supplierPrices],
  Cases: [
    cases,
    caseStatuses,
    caseTypes,
    caseStatusHistory,
    caseMaterials,
    caseActivities,
    caseDocumentation,
    documentationFileCounts,
    caseQualityChecks,
    caseEconomy,
    caseFinance,
    workAddresses,
    incomingCases,
  ],
  Time: [
    hours,
    hourPauses,
    hourAdditions,
    hourAggregates,
    hourTypeAggregates,
    employeeTypes,
    pauses,
    hourAdditionTypes,
    plannedTime,
    calendar,
    calendarFeeds,
    gps,
    gpsPoints,
    cars,
  ],
  People: [company, users, departments],
  Integration: [apiKeys, webhooks, webhookDeliveries],
  Books: [internalGoods, accountPlan, vatTypes, paymentTerms, currencies],
};

export const registry: Registry = buildRegistry(Object.values(groups).flat());
