// Demo data: believable, of any size, and the same for the same seed on the same day.
import type { Database } from '../database/database.ts';
import { Billing, numberEvents, type Write } from './demo/billing.ts';
import { settleBusiness } from './demo/business.ts';
import { addCustomers, customersAt } from './demo/customers.ts';
import { insertCases, insertOffers, insertWork } from './demo/insert-cases.ts';
import { type CasePlan, planCase } from './demo/plan-case.ts';
import { Random } from './demo/random.ts';
import { Schedule } from './demo/schedule.ts';
import { addCatalogue } from './demo/stock-up.ts';
import { absenceRows, inboxRows } from './demo/surroundings.ts';
import { insertRows, inTenant } from './in-tenant.ts';
import { takeNumbers } from './take-numbers.ts';

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

/** Cases that are written together. */
interface Batch {
  readonly plans: readonly CasePlan[];
  readonly dice: Random;
  readonly numbers: readonly string[];
}

const batchSize = 500;
/** Batches that are written at the same time. */
const atOnce = 2;
const casesPerCustomer = 4;
const filled = [
  ...['debtors', 'contacts', 'delivery_addresses', 'cases', 'case_materials', 'case_status_history', 'hours'],
  ...['planned_time', 'gps_trips', 'debtor_invoices', 'debtor_invoice_lines', 'incoming_cases'],
  ...['creditor_invoices', 'creditor_invoice_lines'],
];

/** Adds to what the tenant has; it may be run again. */
export async function fillDemo(database: Database, options: DemoOptions): Promise<DemoCounts> {
  const { tenantId, cases, seed, onProgress = () => {} } = options;
  const write: Write = work =>
    inTenant(database, tenantId, async transaction => {
      // What a crash takes away of demo data is made again.
      await transaction.run({ text: 'set local synchronous_commit = off' });
      return work(transaction);
    });
  const business = await write(transaction => settleBusiness(transaction, String(seed), cases));
  await write(transaction => addCatalogue(transaction, tenantId, new Random(`${seed}/prices`)));
  // A second run with the same seed tells of other cases.
  const [known] = await write(transaction => transaction.run({ text: 'select count(*) from cases' }));
  const story = `${seed}/${known![0]}`;
  const random = new Random(story);
  const customers = await addCustomers(database, tenantId, business, random, Math.ceil(cases / casesPerCustomer));
  const schedule = new Schedule(business.calendar);
  const series = { name: 'cases', table: 'cases', column: 'case_number' };
  // Taken before, so that the batches need not wait for each other.
  const numbers = await write(transaction => takeNumbers(transaction, series, cases));
  const planBatch = (start: number): Batch => {
    // Batches that are written at once must not take each other's turns.
    const dice = start === 0 ? random : new Random(`${story}/${start}`);
    const plans = Array.from({ length: Math.min(batchSize, cases - start) }, (_, at) => {
      const fraction = (start + at) / cases;
      const customer = customers[dice.integer(0, customersAt(customers.length, fraction) - 1)]!;
      return planCase(business, schedule, customer, dice, fraction);
    });
    return { plans, dice, numbers: numbers.slice(start, start + plans.length) };
  };
  const billing = new Billing(database, tenantId, write);
  onProgress(0, cases);
  for (let done = 0; done < cases; done += batchSize * atOnce) {
    const end = Math.min(done + batchSize * atOnce, cases);
    const batches = Array.from({ length: Math.ceil((end - done) / batchSize) }, (_, nth) =>
      planBatch(done + nth * batchSize),
    );
    const inserted = await Promise.all(
      batches.map(({ plans, dice, numbers }) =>
        write(transaction => insertCases(transaction, business, plans, numbers, dice)),
      ),
    );
    // Checks of references are planned when the first is made: with nothing known of the cases, through an index that only seems to serve.
    if (done === 0) await database.maintain('analyze cases');
    const work = await Promise.all(
      batches.map(({ plans, dice }, nth) =>
        write(transaction => insertWork(transaction, business, plans, inserted[nth]!, dice)),
      ),
    );
    const offers = work.flatMap(each => each.offers);
    await write(transaction => insertOffers(transaction, offers));
    const passed = end < cases ? batches.at(-1)!.plans.at(-1)!.created.at : Number.POSITIVE_INFINITY;
    await billing.bill(
      work.flatMap(each => each.invoices),
      passed,
    );
    // Checks of references are planned once per connection: a plan for empty tables would last for the whole run.
    if (done === 0 && end < cases) await billing.settled().then(() => analyze(database));
    onProgress(end, cases);
  }
  await billing.settled();
  await write(async transaction => {
    await insertRows(transaction, 'hours', absenceRows(business, random));
    const requests = Math.min(25, 5 + Math.ceil(cases / 100));
    await insertRows(transaction, 'incoming_cases', inboxRows(business, random, requests));
  });
  await numberEvents(database, tenantId);
  await Promise.all([analyze(database), database.maintain('vacuum (analyze) events')]);
  return { debtors: customers.length, cases, invoices: billing.written };
}

/** Tells the planner what the tables hold now. */
async function analyze(database: Database): Promise<void> {
  await database.maintain(`analyze ${filled.join(', ')}`);
}
