// Planned invoices as rows, those to customers and those from suppliers.
import { units } from '../../operations/money.ts';
import type { NewRow } from '../in-tenant.ts';
import type { Business } from './business.ts';
import type { Site } from './customers.ts';
import type { CasePlan } from './plan-case.ts';
import { percentOf, type SalesInvoice, vatPercentage } from './plan-invoice.ts';
import type { Random } from './random.ts';

export interface InvoiceRows {
  readonly row: NewRow;
  readonly lines: readonly NewRow[];
}

const statusCodes = { open: 1, 'partly paid': 2, paid: 3 };
const fortnight = 14;

export function salesInvoiceRows(business: Business, plan: CasePlan, invoice: SalesInvoice): InvoiceRows {
  const { customer, site, job } = plan;
  const { amount, vat, status, paidAt, paidAmount, writtenAt } = invoice;
  return {
    row: {
      type: 1,
      customer_id: customer.id,
      department_id: business.department.id,
      currency_code: 'DKK',
      currency_multiplier: 1,
      ...addressed('invoice', customer.name, customer),
      ...addressed('customer', customer.name, customer),
      customer_vat_number: customer.vatNumber,
      ...addressed('delivery', customer.name, site),
      header: job.title,
      text: job.done,
      date: invoice.date,
      due_date: invoice.dueDate,
      reference: customer.contacts[0]?.name ?? null,
      made_by_id: business.officeId,
      amount: kroner(amount),
      vat: kroner(vat),
      total_amount: kroner(amount + vat),
      status: statusCodes[status],
      paid_date: paidAt,
      paid_amount: paidAmount === null ? null : kroner(paidAmount),
      created_at: writtenAt,
      updated_at: Math.max(writtenAt, paidAt ?? 0),
    },
    lines: invoice.lines.map(line => ({
      quantity: line.quantity / 100,
      product_number: line.number,
      description: line.description,
      sales_price: line.price,
      cost_price: line.cost,
      list_price: line.price,
      discount: 0,
      price: kroner(line.amount),
      account_id: line.accountId ?? business.salesAccountId,
      supplier_name: line.supplier,
      vat_percentage: vatPercentage,
      created_at: writtenAt,
    })),
  };
}

/** The invoice of a supplier for some of what a case used, dated the day of its last visit. */
export function purchaseRows(business: Business, { materials, visits }: CasePlan, random: Random): InvoiceRows | null {
  const visit = visits.findLast(({ hasHappened }) => hasHappened);
  if (!visit || random.chance(0.75)) return null;
  const { days, today } = business.calendar;
  const { supplier } = materials[0]!;
  const creditor = business.creditors.find(({ name }) => name === supplier) ?? random.pick(business.creditors);
  const bought = materials.slice(0, random.integer(2, 4)).map(material => ({
    ...material,
    amount: percentOf(material.product.cost, material.quantity),
  }));
  const total = bought.reduce((sum, { amount }) => sum + amount, 0);
  const vat = percentOf(total, vatPercentage);
  const own = { name: business.name, address: business.address, place: business.home };
  return {
    row: {
      ...decision(random, today - visit.day),
      account_id: business.purchaseAccountId,
      type: 'invoice',
      number: random.digits(8),
      date: days[visit.day]!.start,
      order_date: days[visit.day - 1]!.start,
      payment_date: days[visit.day + 30]!.start,
      ...addressed('buyer', own.name, own),
      buyer_order_number: random.digits(7),
      ...addressed('delivery', own.name, own),
      supplier_name: creditor.name,
      supplier_address: creditor.address,
      supplier_postal_code: creditor.postalCode,
      supplier_city: creditor.city,
      supplier_vat_number: creditor.vatNumber,
      supplier_order_number: random.digits(7),
      currency_code: 'DKK',
      payment_type: '71',
      payment_part_1: random.digits(15),
      payment_part_2: random.digits(8),
      creditor_number: creditor.number,
      department_number: business.department.number,
      total: kroner(total),
      vat: kroner(vat),
      total_with_vat: kroner(total + vat),
      updated_at: visit.stop,
    },
    lines: bought.map(({ product, quantity, amount }) => ({
      product_number: product.number,
      quantity: String(quantity / 100),
      unit: product.unit,
      description: product.description,
      line_amount: kroner(amount),
    })),
  };
}

/** Øre as currency units with two decimals. */
function kroner(oere: number): string {
  return units(BigInt(oere));
}

/** Recent ones await somebody's decision. */
function decision(random: Random, age: number): NewRow {
  if (age < fortnight && random.chance(0.7)) return { approved_status: null, approval_comment: null };
  if (random.chance(0.03)) return { approved_status: '2', approval_comment: 'Prisen passer ikke med aftalen.' };
  return { approved_status: '1', approval_comment: null };
}

function addressed(prefix: string, name: string, { address, place }: Omit<Site, 'id'>): NewRow {
  return {
    [`${prefix}_name`]: name,
    [`${prefix}_address`]: address,
    [`${prefix}_postal_code`]: place.postalCode,
    [`${prefix}_city`]: place.city,
  };
}
