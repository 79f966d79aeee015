// Adds the people, suppliers and goods that demo data need, where the tenant has not got them yet.
import type { Transaction } from '../../database/database.ts';
import { savePrices } from '../../operations/import-supplier-products.ts';
import { insertRows, type NewRow } from '../in-tenant.ts';
import { activeUser } from '../standard-records.ts';
import { mailAddress, makeAddress, makePerson, makePhone, makeVatNumber, type Technician } from './people.ts';
import type { Place } from './places.ts';
import type { Random } from './random.ts';
import { trades } from './trades.ts';

const goods = [
  { number: 'P100', description: 'Stikkontakt inkl. montering', list_price: 69_500, cost_price: 31_000 },
  { number: 'P110', description: 'Skift af armatur inkl. montering', list_price: 184_500, cost_price: 92_000 },
  { number: 'P120', description: 'Skift af indvendig dør inkl. montering', list_price: 289_500, cost_price: 151_000 },
  { number: 'P130', description: 'Termografering af tavle', list_price: 124_500, cost_price: 48_000 },
  { number: 'P140', description: 'Afløbsrensning med spiral, startgebyr', list_price: 89_500, cost_price: 35_000 },
  { number: 'P150', description: 'Leje af stillads, pr. døgn', list_price: 45_000, cost_price: 21_000 },
];

interface Bookkeeping {
  readonly accountId: string;
  readonly createdAt: number;
}

/** Until there are so many; the first user that a tenant has sits in the office. */
export async function addUsers(
  transaction: Transaction,
  random: Random,
  wanted: number,
  departmentId: string,
  typeIds: readonly string[],
): Promise<void> {
  const existing = await transaction.run({ text: `select id from users where status = ${activeUser}` });
  const missing = Math.max(0, wanted - existing.length);
  const rows = Array.from({ length: missing }, (): NewRow => {
    const { first, last } = makePerson(random);
    return {
      initials: (first.slice(0, 2) + last.slice(0, 2)).toUpperCase(),
      first_name: first,
      last_name: last,
      mobile: makePhone(random),
      email: mailAddress(`${first} ${last}`),
      status: activeUser,
      department_id: departmentId,
      employee_type_id: random.pick(typeIds),
      role: 'Svend',
      work_hours: 37,
    };
  });
  await insertRows(transaction, 'users', rows);
}

export async function addCreditors(
  transaction: Transaction,
  random: Random,
  places: readonly Place[],
  { accountId, createdAt }: Bookkeeping,
): Promise<void> {
  const existing = await transaction.run({ text: 'select number, name from creditors' });
  const numbers = new Set(existing.map(([number]) => number));
  const names = new Set(existing.map(([, name]) => name));
  const missing = trades.flatMap(trade => trade.suppliers).filter(name => !names.has(name));
  let number = 1001;
  const rows = missing.map((name): NewRow => {
    const { postalCode, city } = random.pick(places);
    while (numbers.has(String(number))) number += 1;
    return {
      number: String(number++),
      name,
      address: makeAddress(random),
      postal_code: postalCode,
      city,
      vat_number: makeVatNumber(random),
      purchase_account_id: accountId,
      created_at: createdAt,
      updated_at: createdAt,
    };
  });
  await insertRows(transaction, 'creditors', rows);
}

/** The van of each technician. */
export async function addCars(transaction: Transaction, technicians: readonly Technician[]): Promise<void> {
  const existing = await transaction.run({ text: 'select registration_number from cars' });
  const known = new Set(existing.map(([plate]) => plate));
  const missing = technicians.filter(({ plate }) => !known.has(plate));
  const rows = missing.map(({ name, plate }, at) => ({
    name: `Bil ${known.size + at + 1}, ${name}`,
    registration_number: plate,
  }));
  await insertRows(transaction, 'cars', rows);
}

/** What the wholesalers of each trade ask for its products. */
export async function addCatalogue(transaction: Transaction, tenantId: string, random: Random): Promise<void> {
  for (const { suppliers, products, jobs } of trades) {
    const all = [...products, ...jobs.flatMap(({ item }) => item ?? [])];
    for (const supplier of suppliers) {
      const rows = all.map(({ number, description, unit, cost, price }) => ({
        ...{ number, description, unit, ean: null, list: price, sales: price },
        cost: Math.round(cost * (0.9 + random.next() / 5)),
      }));
      await savePrices((text, values) => transaction.run({ text }, values), tenantId, supplier, rows);
    }
  }
}

export async function addGoods(transaction: Transaction, { accountId, createdAt }: Bookkeeping): Promise<void> {
  const existing = await transaction.run({ text: 'select number from internal_goods' });
  const numbers = new Set(existing.map(([number]) => number));
  const missing = goods.filter(({ number }) => !numbers.has(number));
  await insertRows(
    transaction,
    'internal_goods',
    missing.map(row => ({ ...row, account_id: accountId, created_at: createdAt, updated_at: createdAt })),
  );
}
