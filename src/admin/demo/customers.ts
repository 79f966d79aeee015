// Customers with their contacts and places of work.
import type { Database, Transaction } from '../../database/database.ts';
import { insertRows, inTenant, type NewRow } from '../in-tenant.ts';
import { takeNumbers } from '../take-numbers.ts';
import type { Business } from './business.ts';
import { momentAt, type PaymentTerm } from './calendar.ts';
import * as names from './names.ts';
import { mailAddress, makeAddress, makeEan, makeFullName, makePerson, makePhone, makeVatNumber } from './people.ts';
import type { Place } from './places.ts';
import type { Random } from './random.ts';

export interface Customer {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly place: Place;
  readonly email: string;
  readonly phone: string;
  readonly vatNumber: string | null;
  readonly isCompany: boolean;
  readonly term: PaymentTerm;
  readonly contacts: readonly { id: string; name: string }[];
  /** Where it may want work done: its own address, which has no id, and its delivery addresses. */
  readonly sites: readonly Site[];
}

export interface Site {
  readonly id: string | null;
  readonly address: string;
  readonly place: Place;
}

/** Kind of customer → the standard category it falls into. */
const categories = { private: 'Privat', company: 'Erhverv', housing: 'Boligforening', public: 'Offentlig' };
const batchSize = 2_000;
/** A part of them was there before the two years begin. */
const fromTheBeginning = 0.2;

export async function addCustomers(
  database: Database,
  tenantId: string,
  business: Business,
  random: Random,
  count: number,
): Promise<Customer[]> {
  const customers: Customer[] = [];
  for (let done = 0; done < count; done += batchSize) {
    const drafts = Array.from({ length: Math.min(batchSize, count - done) }, (_, at) => {
      const fraction = Math.max(0, ((done + at) / count - fromTheBeginning) / (1 - fromTheBeginning));
      return draftCustomer(business, random, momentAt(business.calendar, fraction).at);
    });
    customers.push(...(await inTenant(database, tenantId, transaction => insertCustomers(transaction, drafts))));
  }
  return customers;
}

/** How many of the customers are there when this fraction of the two years has passed. */
export function customersAt(count: number, fraction: number): number {
  return Math.max(1, Math.floor(count * (fromTheBeginning + (1 - fromTheBeginning) * fraction)));
}

interface Draft {
  readonly customer: Omit<Customer, 'id' | 'email' | 'contacts' | 'sites'>;
  readonly row: NewRow;
  readonly contacts: readonly (NewRow & { name: string })[];
  readonly sites: readonly { row: NewRow; address: string; place: Place }[];
}

function draftCustomer(business: Business, random: Random, createdAt: number): Draft {
  const kind = random.weighted({ private: 65, company: 20, housing: 10, public: 5 });
  const isCompany = kind !== 'private';
  const place = random.pick(business.places);
  const name = makeName(random, kind, place);
  const address = makeAddress(random);
  const phone = makePhone(random);
  const vatNumber = isCompany ? makeVatNumber(random) : null;
  const term = random.pick(business.terms);
  const stamps = { created_at: createdAt, updated_at: createdAt };
  const attention = isCompany ? makeFullName(random) : null;
  const located = { address, postal_code: place.postalCode, city: place.city };
  return {
    customer: { name, address, place, phone, vatNumber, isCompany, term },
    row: {
      name,
      attention,
      ...located,
      telephone: isCompany ? makePhone(random) : null,
      mobile: phone,
      invoice_name: name,
      invoice_address: located.address,
      invoice_postal_code: located.postal_code,
      invoice_city: located.city,
      invoice_attention: attention,
      vat_number: vatNumber,
      ean: kind === 'public' ? makeEan(random) : null,
      payment_term_id: term.id,
      category_id: business.categories.find(({ text }) => text === categories[kind])?.id ?? null,
      is_blocked: random.chance(0.01),
      ...stamps,
    },
    contacts: Array.from({ length: isCompany ? random.integer(1, 2) : 0 }, () => {
      const contact = makeFullName(random);
      return { name: contact, email: mailAddress(contact), mobile: makePhone(random), ...located, ...stamps };
    }),
    sites: Array.from({ length: sitesOf(random, kind) }, (_, at) => {
      const site = kind === 'housing' ? { address: makeAddress(random), place } : elsewhere(business, random);
      const { postalCode, city } = site.place;
      const called = kind === 'private' ? 'Sommerhus' : `${name}, adresse ${at + 1}`;
      return { ...site, row: { name: called, address: site.address, postal_code: postalCode, city, ...stamps } };
    }),
  };
}

async function insertCustomers(transaction: Transaction, drafts: readonly Draft[]): Promise<Customer[]> {
  const series = { name: 'debtors', table: 'debtors', column: 'customer_number' };
  const numbers = await takeNumbers(transaction, series, drafts.length);
  const emails = drafts.map(({ customer }, at) => mailAddress(`${customer.name} ${numbers[at]}`));
  const rows = drafts.map(({ row }, at) => ({ customer_number: numbers[at], email: emails[at], ...row }));
  const ids = await insertRows(transaction, 'debtors', rows);
  const contactRows = drafts.flatMap(({ contacts }, at) => contacts.map(row => ({ customer_id: ids[at], ...row })));
  const siteRows = drafts.flatMap(({ sites }, at) => sites.map(({ row }) => ({ customer_id: ids[at], ...row })));
  const contactIds = (await insertRows(transaction, 'contacts', contactRows)).values();
  const siteIds = (await insertRows(transaction, 'delivery_addresses', siteRows)).values();
  return drafts.map(({ customer, contacts, sites }, at) => ({
    ...customer,
    id: ids[at]!,
    email: emails[at]!,
    contacts: contacts.map(({ name }) => ({ id: contactIds.next().value!, name })),
    sites: [
      { id: null, address: customer.address, place: customer.place },
      ...sites.map(({ address, place }) => ({ id: siteIds.next().value!, address, place })),
    ],
  }));
}

function makeName(random: Random, kind: keyof typeof categories, { city }: Place): string {
  const { first, last } = makePerson(random);
  if (kind === 'private') return `${first} ${last}`;
  const patterns = { company: names.companies, housing: names.housingAssociations, public: names.publicBodies };
  return random
    .pick(patterns[kind])
    .replace('{last}', last)
    .replace('{place}', random.pick(names.places))
    .replace('{street}', `${random.pick(names.streets)} ${random.integer(1, 90)}`)
    .replace('{city}', city);
}

function sitesOf(random: Random, kind: keyof typeof categories): number {
  if (kind === 'housing') return random.integer(1, 4);
  return random.chance(kind === 'private' ? 0.1 : 0.4) ? 1 : 0;
}

function elsewhere(business: Business, random: Random): { address: string; place: Place } {
  return { address: makeAddress(random), place: random.pick(business.places) };
}
