// The invoices of demo data: numbered in the order of their dates, and written beside the cases that come after.
import type { Database, Transaction } from '../../database/database.ts';
import { insertRows, inTenant } from '../in-tenant.ts';
import { insertInvoices, rowsOfInvoices, type UnnumberedInvoice } from './insert-cases.ts';

/** Does something in a transaction of the tenant. */
export type Write = <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;

export class Billing {
  readonly #database: Database;
  readonly #tenantId: string;
  readonly #write: Write;
  #waiting: UnnumberedInvoice[] = [];
  #writing: Promise<void> | undefined;
  #written = 0;

  constructor(database: Database, tenantId: string, write: Write) {
    this.#database = database;
    this.#tenantId = tenantId;
    this.#write = write;
  }

  /** How many invoices there are. */
  get written(): number {
    return this.#written;
  }

  /** Takes in invoices and begins to write those up to a time; what an invoice of a later case may precede has to wait. */
  async bill(invoices: readonly UnnumberedInvoice[], passed: number): Promise<void> {
    const known = [...this.#waiting, ...invoices];
    const ripe = known.filter(({ writtenAt }) => writtenAt <= passed).sort((a, b) => a.writtenAt - b.writtenAt);
    this.#waiting = known.filter(({ writtenAt }) => writtenAt > passed);
    const isFirst = this.#writing === undefined;
    await this.#writing;
    this.#writing = this.#insert(ripe, isFirst);
    this.#writing.catch(() => {});
    this.#written += ripe.length;
  }

  /** Resolves when all that was begun is written. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  async #insert(ripe: readonly UnnumberedInvoice[], isFirst: boolean): Promise<void> {
    const ids = await this.#write(transaction => insertInvoices(transaction, ripe));
    if (isFirst) await this.#database.maintain('analyze debtor_invoices');
    const parts = Object.entries(rowsOfInvoices(ripe, ids));
    await Promise.all(parts.map(([table, rows]) => this.#write(transaction => insertRows(transaction, table, rows))));
    await numberEvents(this.#database, this.#tenantId);
  }
}

/** Lets the feed keep up: a service that finds so many changes at once would be busy with them for a while. */
export async function numberEvents(database: Database, tenantId: string): Promise<void> {
  await inTenant(database, tenantId, transaction =>
    transaction.run({ text: 'select advance_feed($1, 1000000)' }, [tenantId]),
  );
}
