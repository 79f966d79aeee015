// A planned case as rows of the tables that it touches; the id of the case is added when it is known.
import type { NewRow } from '../in-tenant.ts';
import type { Business } from './business.ts';
import { dateText, hour } from './calendar.ts';
import { metresBetween } from './places.ts';
import type { CasePlan } from './plan-case.ts';
import type { Random } from './random.ts';
import { notes } from './trades.ts';

/** Beside the case itself, the changes of status that led to where it is. */
export function caseRows(business: Business, plan: CasePlan, random: Random): { row: NewRow; history: NewRow[] } {
  const { customer, site, job, created, visits, isFinished, steps } = plan;
  const main = visits[0]?.technician ?? (random.chance(0.5) ? random.pick(business.technicians) : null);
  const others = new Set(visits.map(({ technician }) => technician).filter(technician => technician !== main));
  const contact = customer.contacts.length > 0 ? random.pick(customer.contacts) : null;
  const statuses = ['open', ...steps.map(({ kind }) => kind)].map(kind => pickStatus(business, random, kind));
  const row = {
    customer_id: customer.id,
    description: `${job.title}\n${job.wish}`,
    remarks: random.chance(0.4) ? random.pick(notes) : null,
    work_done: isFinished ? job.done : null,
    status_id: statuses.at(-1),
    case_type_id: random.chance(0.6) ? business.caseTypes[0]!.id : random.pick(business.caseTypes).id,
    department_id: business.department.id,
    delivery_address_id: site.id,
    responsible_user_id: main?.id ?? null,
    additional_technicians: [...others].map(({ id }) => id).join(',') || null,
    made_by_id: business.officeId,
    contact: contact?.id ?? null,
    requestor: contact?.name ?? customer.name,
    reference: contact?.name ?? null,
    requisition: customer.isCompany && random.chance(0.3) ? `REK-${random.digits(5)}` : null,
    order_number: customer.isCompany && random.chance(0.2) ? `PO-${random.digits(6)}` : null,
    project_name: random.chance(0.1) ? `Renovering, ${site.address}` : null,
    creation_date: created.at,
    created_at: created.at,
    updated_at: Math.max(created.at, ...steps.map(({ at }) => at)),
  };
  const history = steps.map(({ at }, index) => ({
    status_from_id: statuses[index],
    status_to_id: statuses[index + 1],
    changed_at: at,
    user_id: main?.id ?? business.officeId,
    affected_type: 'case',
    created_at: at,
    updated_at: at,
  }));
  return { row, history };
}

export function materialRows(business: Business, { materials, visits, created }: CasePlan, random: Random): NewRow[] {
  return materials.map(({ product, quantity, supplier }, index) => {
    const done = visits.filter(({ hasHappened }) => hasHappened);
    const visit = done[index % done.length];
    const at = visit?.stop ?? created.at;
    const isElectronic = random.chance(0.3);
    return {
      quantity: quantity / 100,
      product_number: product.number,
      description: product.description,
      supplier_name: supplier,
      discount: 0,
      cost_price: product.cost,
      list_price: product.price,
      sales_price: product.price,
      added_type: isElectronic ? '1' : '2',
      edi_invoice_number: isElectronic ? random.digits(8) : null,
      created_by_id: visit?.technician.id ?? business.officeId,
      material_date: at,
      created_at: at,
      updated_at: at,
    };
  });
}

/** What is older than a fortnight has been approved and paid out. */
export function hourRows({ calendar }: Business, { visits }: CasePlan): NewRow[] {
  const settled = calendar.days[calendar.today - 14]!.start;
  return visits
    .filter(({ hasHappened }) => hasHappened)
    .map(({ technician, type, task, start, stop }) => ({
      hour_type_id: type.id,
      user_id: technician.id,
      start_time: start,
      stop_time: stop,
      description: task,
      cost_price: type.cost,
      approval_status: stop < settled ? 1 : null,
      exported: stop < settled,
      created_at: stop,
      updated_at: stop,
    }));
}

/** The first visit and those to come. */
export function plannedRows({ visits, job, created }: CasePlan): NewRow[] {
  return visits
    .filter(({ hasHappened }, at) => at === 0 || !hasHappened)
    .map(({ technician, start, stop }) => ({
      user_id: technician.id,
      start_time: start,
      stop_time: stop,
      text: job.title,
      created_at: created.at,
      updated_at: created.at,
    }));
}

/** The way to the first visit. */
export function tripRows({ calendar, home, address }: Business, { visits, site }: CasePlan, random: Random): NewRow[] {
  const metresPerSecond = 15;
  const near = (degrees: number) => (degrees + (random.next() - 0.5) / 50).toFixed(5);
  return visits.slice(0, 1).flatMap(({ technician, day, start, hasHappened }) => {
    if (!hasHappened) return [];
    const distance = metresBetween(home, site.place) + random.integer(800, 4_000);
    const leaving = start - Math.round(distance / metresPerSecond);
    return {
      trip_id: `${technician.plate.replaceAll(' ', '')}-${leaving}`,
      driver: technician.name,
      registration_number: technician.plate,
      start_address: `${address}, ${home.postalCode} ${home.city}`,
      stop_address: `${site.address}, ${site.place.postalCode} ${site.place.city}`,
      distance: String(distance),
      start_date: dateText(calendar, day, leaving),
      stop_date: dateText(calendar, day, start),
      start_latitude: home.latitude.toFixed(5),
      start_longitude: home.longitude.toFixed(5),
      stop_latitude: near(site.place.latitude),
      stop_longitude: near(site.place.longitude),
      purpose: 'Erhverv',
      created_at: start,
      updated_at: start,
    };
  });
}

/** One case in ten began with an offer, which came to what was planned, in whole hundreds of kroner. */
export function offerRows({ customer, job, created, materials, visits }: CasePlan, random: Random): NewRow[] {
  if (!random.chance(0.1)) return [];
  const goods = materials.reduce((sum, { product, quantity }) => sum + (product.price * quantity) / 100, 0);
  const work = visits.reduce((sum, { start, stop, type }) => sum + ((stop - start) / hour) * type.price, 0);
  const offered = created.at - 24 * hour * random.integer(2, 20);
  return [
    {
      customer_id: customer.id,
      description: `${job.title}\n${job.wish}`,
      amount: Math.ceil((goods + work) / 10_000) * 10_000,
      date: offered,
      valid_until: offered + 30 * 24 * hour,
      accepted_at: created.at,
      created_at: offered,
      updated_at: created.at,
    },
  ];
}

/** One case in forty came in by the form on the web site. */
export function requestRows({ customer, site, job, created }: CasePlan, random: Random): NewRow[] {
  if (!random.chance(1 / 40)) return [];
  return [
    {
      external_case_id: `web-${random.digits(12)}`,
      job_description: `${job.title}\n${job.wish}`,
      customer_name: customer.name,
      customer_email: customer.email,
      customer_phone: customer.phone,
      customer_address: site.address,
      customer_postal_code: site.place.postalCode,
      customer_city: site.place.city,
      start_time: created.at + 24 * hour,
      end_time: created.at + 120 * hour,
    },
  ];
}

function pickStatus({ statuses }: Business, random: Random, kind: string): string {
  const fitting = statuses.filter(status => status.kind === kind);
  if (fitting.length === 0)
    throw new Error(`The tenant has no case status of the kind ${kind}, and demo data need one.`);
  return random.chance(0.7) ? fitting[0]!.id : random.pick(fitting).id;
}
