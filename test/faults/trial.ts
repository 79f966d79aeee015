// Invoicing under load, in a service that is killed in the middle of it, again and again.
import { setTimeout as sleep } from 'node:timers/promises';
import { basic } from '../support/service.ts';
import { faultsIn, linesPerCase, spoilers } from './books.ts';
import { MortalService, type Victim } from './service.ts';

export interface Round {
  readonly victim: Victim;
  /** Answered with 201. */
  readonly acknowledged: number;
  /** Requests that were under way at the kill and got no answer, and how many of them had made their invoice. */
  readonly unanswered: number;
  readonly committed: number;
  /** Milliseconds from the kill until the service was ready again. */
  readonly recovery: number;
  readonly faults: Readonly<Record<string, number>>;
}

const clients = 8;

export class Trial {
  readonly #service: MortalService;
  /** Case number → the invoice number that a client was told. */
  readonly #told = new Map<string, number>();

  private constructor(service: MortalService) {
    this.#service = service;
  }

  static async begin(): Promise<Trial> {
    const service = await MortalService.begin();
    await service.ask('create sequence trial_number');
    return new Trial(service);
  }

  end(): Promise<void> {
    return this.#service.end();
  }

  /** Invoices so many new cases from several clients at once, and kills in the middle. */
  async round(victim: Victim, cases: number): Promise<Round> {
    const queue = await this.#makeCases(cases);
    const unanswered: string[] = [];
    let acknowledged = 0;
    let stopped = false;
    const work = async (): Promise<void> => {
      for (let number = queue.pop(); number !== undefined && !stopped; number = queue.pop()) {
        const outcome = await this.#invoice(number);
        if (outcome === 'told') acknowledged += 1;
        else unanswered.push(number);
      }
    };
    const working = Array.from({ length: clients }, work);
    const enough = 1 + Math.random() * (cases / 2);
    while (acknowledged < enough) await sleep(1);
    await sleep(Math.random() * 20);
    const killed = performance.now();
    await this.#service.kill(victim);
    if (victim === 'service') stopped = true;
    await Promise.all(working);
    await this.#service.ready();
    const recovery = performance.now() - killed;
    const { rows } = await this.#service.ask<{ count: number }>(
      'select count(*)::int as count from debtor_invoices i join cases c on c.id = i.case_id where c.case_number = any ($1)',
      [unanswered],
    );
    const faults = { ...(await this.faults()), ...(await this.#broken()) };
    return { victim, acknowledged, unanswered: unanswered.length, committed: rows[0]!.count, recovery, faults };
  }

  /** Invoices all that is left; then every case has its invoice. Returns how many there are. */
  async finish(): Promise<{ invoices: number; faults: Record<string, number> }> {
    const { rows } = await this.#service.ask<{ number: string }>(
      "select case_number as number from cases c where description = 'trial' and not exists (select 1 from debtor_invoices i where i.case_id = c.id)",
    );
    for (const { number } of rows) {
      if ((await this.#invoice(number)) !== 'told') throw new Error(`case ${number} could not be invoiced`);
    }
    const { rows: counted } = await this.#service.ask<{ cases: number; invoices: number; highest: number }>(
      "select (select count(*)::int from cases where description = 'trial') as cases, count(*)::int as invoices, max(invoice_number)::int as highest from debtor_invoices",
    );
    const { cases, invoices, highest } = counted[0]!;
    if (cases !== invoices || highest !== invoices)
      throw new Error(`${cases} cases have ${invoices} invoices, the last of which is ${highest}`);
    return { invoices, faults: await this.faults() };
  }

  faults(): Promise<Record<string, number>> {
    return this.#service.connected(faultsIn);
  }

  /** Spoils the books in ways that are taken back, and returns those that went unseen: there must be none. */
  async unseen(): Promise<string[]> {
    const unseen: string[] = [];
    await this.#service.connected(async client => {
      for (const [name, sql] of Object.entries(spoilers)) {
        await client.query('begin');
        // Without the foreign keys that keep the worst from happening.
        await client.query('set local session_replication_role = replica');
        await client.query(
          'create temp table spoilt on commit drop as select id, case_id from debtor_invoices where invoice_number = 2',
        );
        await client.query(sql);
        if (Object.keys(await faultsIn(client)).length === 0) unseen.push(name);
        await client.query('rollback');
      }
    });
    return unseen;
  }

  /** What a client was told and the books do not say. */
  async #broken(): Promise<Record<string, number>> {
    const { rows } = await this.#service.ask<{ case: string; number: number }>(
      'select c.case_number as case, i.invoice_number::int as number from debtor_invoices i join cases c on c.id = i.case_id',
    );
    const kept = new Map(rows.map(row => [row.case, row.number]));
    const broken = [...this.#told].filter(([number, invoice]) => kept.get(number) !== invoice).length;
    return broken > 0 ? { 'acknowledged invoices that are lost or have another number': broken } : {};
  }

  async #invoice(number: string): Promise<'told' | 'unknown'> {
    try {
      const response = await fetch(
        `http://127.0.0.1:${this.#service.port}/cases/${number}/invoice-draft/create-invoice`,
        {
          method: 'POST',
          headers: { authorization: basic(this.#service.key), 'content-type': 'application/json' },
          body: '{}',
        },
      );
      const body = (await response.json()) as { invoice_number: number };
      if (response.status !== 201) return 'unknown';
      this.#told.set(number, body.invoice_number);
      return 'told';
    } catch {
      return 'unknown';
    }
  }

  /** Cases with materials that stand on their drafts, as addToInvoiceDraft puts them there. */
  async #makeCases(count: number): Promise<string[]> {
    const { rows } = await this.#service.ask<{ number: string }>(
      `with customer as (
         insert into debtors (tenant_id, customer_number, name, address, postal_code, city, invoice_address, invoice_postal_code, invoice_city)
         select $1, 'trial', 'Kunde', 'Vej 1', '8000', 'Aarhus', 'Vej 1', '8000', 'Aarhus'
         on conflict (tenant_id, customer_number) do update set name = excluded.name returning id),
       made as (
         insert into cases (tenant_id, case_number, customer_id, description)
         select $1, 't' || nextval('trial_number'), customer.id, 'trial' from customer, generate_series(1, $2) returning id, case_number),
       used as (
         insert into case_materials (tenant_id, case_id, quantity, sales_price, description)
         select $1, made.id, n + 0.5, 1234 + n, 'Materiale ' || n from made, generate_series(1, ${linesPerCase}) n
         returning id, case_id, quantity, sales_price, description),
       drafted as (insert into invoice_drafts (tenant_id, case_id) select $1, id from made),
       lines as (
         insert into invoice_draft_lines (tenant_id, case_id, material_id, quantity, sales_price, description)
         select $1, case_id, id, quantity, sales_price, description from used)
       select case_number as number from made`,
      [this.#service.tenant, count],
    );
    return rows.map(row => row.number);
  }
}
