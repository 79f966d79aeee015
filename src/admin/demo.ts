// Demo data: believable, of any size, and the same for the same seed on the same day.
import type { Database, Transaction } from '../database/database.ts';
import { settleBusiness } from './demo/business.ts';
import { addCustomers, customersAt } from './demo/customers.ts';
import { insertCases, insertInvoices, type UnnumberedInvoice } from './demo/insert-cases.ts';
import { planCase } from './demo/plan-case.ts';
import { Random } from './demo/random.ts';
import { Schedule } from './demo/schedule.ts';
import { addCatalogue } from './demo/stock-up.ts';
import { absenceRows, inboxRows } from './demo/surroundings.ts';
import { insertRows, inTenant } from './in-tenant.ts';

export interface DemoOptions {
  readonly tenantId: string;
  readonly cases: number;
  readonly seed: string | number;
  readonly onProgress?: (done: number, total: number) => void;
}

export interface DemoCounts {
  readonly debtors: number;
  readonly cases: number;
  readonly invoices: number;
}

const batchSize = 500;
const casesPerCustomer = 4;
const filled = [
  ...['debtors', 'contacts', 'delivery_addresses', 'cases', 'case_materials', 'case_status_history', 'hours'],
  ...['planned_time', 'gps_trips', 'debtor_invoices', 'debtor_invoice_lines', 'incoming_cases'],
  ...['creditor_invoices', 'creditor_invoice_lines', 'events'],
];

/** Adds to what the tenant has; it may be run again. */
export async function fillDemo(database: Database, options: DemoOptions): Promise<DemoCounts> {
  const { tenantId, cases, seed, onProgress = () => {} } = options;
  const write = <T>(work: (transaction: Transaction) => Promise<T>) => inTenant(database, tenantId, work);
  const business = await write(transaction => settleBusiness(transaction, String(seed), cases));
  await write(transaction => addCatalogue(transaction, tenantId, new Random(`${seed}/prices`)));
  // A second run with the same seed tells of other cases.
  const [known] = await write(transaction => transaction.run({ text: 'select count(*) from cases' }));
  const random = new Random(`${seed}/${known![0]}`);
  const customers = await addCustomers(database, tenantId, business, random, Math.ceil(cases / casesPerCustomer));
  const schedule = new Schedule(business.calendar);
  onProgress(0, cases);
  let invoices = 0;
  let waiting: UnnumberedInvoice[] = [];
  let invoicing = Promise.resolve();
  for (let done = 0; done < cases; done += batchSize) {
    const end = Math.min(done + batchSize, cases);
    const plans = Array.from({ length: end - done }, (_, at) => {
      const fraction = (done + at) / cases;
      const customer = customers[random.integer(0, customersAt(customers.length, fraction) - 1)]!;
      return planCase(business, schedule, customer, random, fraction);
    });
    waiting.push(...(await write(transaction => insertCases(transaction, business, plans, random))));
    // Invoice numbers follow the dates, so what an invoice of a later case may precede has to wait.
    const passed = end < cases ? plans.at(-1)!.created.at : Number.POSITIVE_INFINITY;
    const ripe = waiting.filter(({ writtenAt }) => writtenAt <= passed).sort((a, b) => a.writtenAt - b.writtenAt);
    waiting = waiting.filter(({ writtenAt }) => writtenAt > passed);
    // They are written beside the next cases, but in their order.
    await invoicing;
    invoicing = write(transaction => insertInvoices(transaction, ripe));
    invoicing.catch(() => {});
    invoices += ripe.length;
    // Checks of references are planned once per connection: a plan for empty tables would last for the whole run.
    if (done === 0 && end < cases) await invoicing.then(() => analyze(database));
    onProgress(end, cases);
  }
  await invoicing;
  await write(async transaction => {
    await insertRows(transaction, 'hours', absenceRows(business, random));
    const requests = Math.min(25, 5 + Math.ceil(cases / 100));
    await insertRows(transaction, 'incoming_cases', inboxRows(business, random, requests));
  });
  await analyze(database);
  return { debtors: customers.length, cases, invoices };
}

/** Tells the planner what the tables hold now. */
async function analyze(database: Database): Promise<void> {
  for (const table of filled) await database.transaction(transaction => transaction.run({ text: `analyze ${table}` }));
}
