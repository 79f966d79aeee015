// The business that the demo data tell of: what the tenant has, as plain values.
import type { Transaction } from '../../database/database.ts';
import { activeUser } from '../standard-records.ts';
import { type Calendar, type PaymentTerm, readCalendar } from './calendar.ts';
import { makeAddress, makePlate, type Technician } from './people.ts';
import { allPlaces, type Place, placesAround } from './places.ts';
import { Random } from './random.ts';
import { addCars, addCreditors, addGoods, addUsers } from './stock-up.ts';

/** Prices in øre. */
export interface HourType {
  readonly id: string;
  readonly name: string;
  readonly number: string;
  readonly price: number;
  readonly cost: number;
  readonly accountId: string | null;
}

interface Creditor {
  readonly number: string;
  readonly name: string;
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
  readonly vatNumber: string;
}

export interface Business {
  readonly name: string;
  readonly address: string;
  readonly home: Place;
  /** Where its customers live. */
  readonly places: readonly Place[];
  readonly calendar: Calendar;
  /** The user who answers the telephone. */
  readonly officeId: string;
  readonly technicians: readonly Technician[];
  readonly hourTypes: readonly HourType[];
  readonly absenceTypes: readonly { id: string; name: string }[];
  readonly statuses: readonly { id: string; kind: string }[];
  readonly caseTypes: readonly { id: string }[];
  readonly categories: readonly { id: string; text: string }[];
  readonly terms: readonly PaymentTerm[];
  readonly creditors: readonly Creditor[];
  readonly department: { readonly id: string; readonly number: string };
  readonly salesAccountId: string;
  readonly purchaseAccountId: string;
}

/** The same seed gives the same town and people, however often it is used on a tenant. */
export async function settleBusiness(transaction: Transaction, seed: string, cases: number): Promise<Business> {
  const random = new Random(seed);
  const home = random.pick(allPlaces);
  const address = makeAddress(random);
  const places = placesAround(home);
  const read = <T>(what: string, sql: string) => readRows<T>(transaction, what, sql);
  const first = async <T>(what: string, sql: string) => (await read<T>(what, `${sql} limit 1`))[0]!;
  const firstAccount = (direction: string) =>
    first<{ id: string }>(
      `account for ${direction}`,
      `select id::text from accounts where vat_direction = '${direction}' order by number`,
    );
  const calendar = await readCalendar(transaction);
  const sales = await firstAccount('OutputSales');
  const purchases = await firstAccount('InputPurchase');
  const department = await first<Business['department']>(
    'department',
    'select id::text, number from departments order by departments.id',
  );
  const hourTypes = await read<HourType>(
    'employee type with a price',
    'select e.id::text, e.name, g.number, g.list_price as price, g.cost_price as cost, g.account_id::text as "accountId" ' +
      'from employee_types e join internal_goods g on g.tenant_id = e.tenant_id and g.id = e.product_id ' +
      'where not e.is_personal order by e.sort_order, e.id',
  );

  const createdAt = calendar.days[0]!.start;
  const typeIds = hourTypes.slice(0, 2).map(({ id }) => id);
  await addUsers(transaction, random, Math.min(30, 8 + Math.floor(cases / 800)), department.id, typeIds);
  await addCreditors(transaction, random, places, { accountId: purchases.id, createdAt });
  await addGoods(transaction, { accountId: sales.id, createdAt });

  const [office, ...technicians] = await read<{ id: string; name: string }>(
    'active user',
    "select id::text, trim(concat(first_name, ' ', last_name)) as name from users " +
      `where status = ${activeUser} order by users.id`,
  );
  const withPlates = technicians.map((user, at) => ({ ...user, plate: makePlate(new Random(`${seed}/car ${at}`)) }));
  await addCars(transaction, withPlates);
  return {
    ...(await first<{ name: string }>('name', 'select name from tenants')),
    address,
    home,
    places,
    calendar,
    officeId: office!.id,
    technicians: withPlates,
    hourTypes,
    absenceTypes: await read(
      'personal employee type',
      'select id::text, name from employee_types where is_personal order by employee_types.id',
    ),
    statuses: await read('case status', 'select id::text, kind from case_statuses order by case_statuses.id'),
    caseTypes: await read('case type', 'select id::text from case_types order by case_types.id'),
    categories: await read(
      'debtor category',
      'select id::text, text from debtor_categories order by debtor_categories.id',
    ),
    terms: await read(
      'payment term of at most 60 days',
      'select id::text, days, month_ongoing as "monthOngoing" from payment_terms ' +
        'where days between 0 and 60 order by payment_terms.id',
    ),
    creditors: await read(
      'creditor',
      'select number, name, address, postal_code as "postalCode", city, vat_number as "vatNumber" ' +
        'from creditors order by creditors.id',
    ),
    department,
    salesAccountId: sales.id,
    purchaseAccountId: purchases.id,
  };
}

/** The tenant's rows, as objects; there must be some. */
async function readRows<T>(transaction: Transaction, what: string, sql: string): Promise<T[]> {
  const [row] = await transaction.run({ text: `select json_agg(r) from (${sql}) r` });
  const rows = JSON.parse(row![0] ?? '[]');
  if (rows.length === 0) throw new Error(`The tenant has no ${what}, and demo data need one.`);
  return rows;
}
