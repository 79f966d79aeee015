// One case from the first call to the last payment, as plain values. What would lie in the future does not happen, so that
// recent cases are open, planned or under way, and old ones finished.
import type { Business } from './business.ts';
import { hour, type Moment, momentAt } from './calendar.ts';
import type { Customer, Site } from './customers.ts';
import { planInvoice, type SalesInvoice } from './plan-invoice.ts';
import type { Random } from './random.ts';
import type { Schedule } from './schedule.ts';
import type { Job, Product, Trade } from './trade.ts';
import { rooms, trades } from './trades.ts';
import type { Material, Visit } from './work.ts';

export interface CasePlan {
  readonly customer: Customer;
  readonly site: Site;
  readonly job: Job;
  readonly created: Moment;
  readonly materials: readonly Material[];
  readonly visits: readonly Visit[];
  readonly isFinished: boolean;
  readonly steps: readonly Step[];
  readonly invoice: SalesInvoice | null;
}

/** A change of status: what its kind becomes, and when. */
interface Step {
  readonly kind: string;
  readonly at: number;
}

const materialsPerCase = 5;
/** In øre: what costs more is bought one at a time. */
const dear = 50_000;
/** How far a case comes, if there is time. */
const fates = { untouched: 5, cancelled: 6, ongoing: 5, unbillable: 26, unbilled: 7, invoiced: 21, settled: 30 };

/** `fraction`: how much of the two years has passed when the case comes in. */
export function planCase(
  business: Business,
  schedule: Schedule,
  customer: Customer,
  random: Random,
  fraction: number,
): CasePlan {
  const { calendar } = business;
  const created = momentAt(calendar, fraction);
  const trade = random.pick(trades);
  const job = fillIn(random.pick(trade.jobs), random.pick(rooms));
  const products = [...(job.item ? [job.item] : []), ...random.sample(trade.products, materialsPerCase)];
  const materials = products.slice(0, materialsPerCase).map(product => useMaterial(product, trade, random));
  const fate = random.weighted(fates);
  const isVisited = fate !== 'cancelled' && fate !== 'untouched';
  const visits = isVisited ? bookVisits(business, schedule, random, trade, created.day) : [];
  const isFinished = isVisited && visits.every(({ hasHappened }) => hasHappened);
  const isInvoiced = isFinished && (fate === 'invoiced' || fate === 'settled');
  const invoice = isInvoiced ? planInvoice(calendar, random, customer.term, materials, visits) : null;
  const now = calendar.days[calendar.today]!.start;
  const steps = stepsOf(fate, created.at, visits, invoice).filter(({ at }) => at < now);
  return { customer, site: random.pick(customer.sites), job, created, materials, visits, isFinished, steps, invoice };
}

function fillIn(job: Job, room: string): Job {
  const fill = (text: string) => text.replaceAll('{rum}', room);
  return { ...job, title: fill(job.title), wish: fill(job.wish), done: fill(job.done) };
}

function useMaterial(product: Product, trade: Trade, random: Random): Material {
  const most = product.price > dear ? 1 : 4;
  const quantity = product.unit === 'm' ? random.integer(4, 60) * 50 : random.integer(1, most) * 100;
  return { product, quantity, supplier: random.pick(trade.suppliers) };
}

/** Two to five visits of half an hour to two and a half, mostly by the same person. */
function bookVisits(business: Business, schedule: Schedule, random: Random, trade: Trade, createdDay: number): Visit[] {
  const { technicians, hourTypes, calendar } = business;
  const main = random.integer(0, technicians.length - 1);
  let day = createdDay + random.integer(1, 6);
  const visits = Array.from({ length: random.integer(2, 5) }, () => {
    const person = random.chance(0.8) ? main : random.integer(0, technicians.length - 1);
    const booking = schedule.book(person, day, random.integer(2, 10) * (hour / 4));
    day = booking.day + (random.chance(0.6) ? 0 : random.integer(1, 3));
    const type = random.chance(0.8) ? hourTypes[0]! : random.pick(hourTypes);
    const hasHappened = booking.day < calendar.today;
    return { ...booking, technician: technicians[person]!, type, task: random.pick(trade.tasks), hasHappened };
  });
  return visits.sort((a, b) => a.start - b.start);
}

function stepsOf(
  fate: keyof typeof fates,
  createdAt: number,
  visits: readonly Visit[],
  invoice: SalesInvoice | null,
): Step[] {
  if (fate === 'untouched') return [];
  if (fate === 'cancelled') return [{ kind: 'cancelled', at: createdAt + 26 * hour }];
  const begun = visits[0]!.start;
  const finished = visits.at(-1)!.stop + hour / 4;
  const steps = [
    { kind: 'planned', at: createdAt + hour / 2 },
    { kind: 'in_progress', at: begun },
  ];
  if (fate === 'ongoing') return steps;
  if (fate === 'unbillable') return [...steps, { kind: 'closed', at: finished }];
  steps.push({ kind: 'ready_to_invoice', at: finished });
  if (invoice) steps.push({ kind: 'invoiced', at: invoice.writtenAt });
  if (fate === 'settled' && invoice?.status === 'paid') steps.push({ kind: 'closed', at: invoice.paidAt! + 10 * hour });
  return steps;
}
