// What must hold of the books after any crash: asked of the database itself, in one snapshot.
import type pg from 'pg';

/** Lines that every case of the trial had on its draft. */
export const linesPerCase = 3;

/** Each rule as SQL that counts what breaks it, over the cases of the trial (description 'trial'). */
const rules: Readonly<Record<string, string>> = {
  'numbers that are missing': `select coalesce(sum(gap), 0) from (
    select max(invoice_number) - min(invoice_number) + 1 - count(*) as gap from debtor_invoices group by tenant_id) g`,
  'numbers that were given twice': `select count(*) from (
    select 1 from debtor_invoices group by tenant_id, invoice_number having count(*) > 1) d`,
  'series that do not follow their last number': `select count(*) from series s
    where s.name = 'debtor-invoices' and s.next is distinct from (select max(invoice_number) + 1 from debtor_invoices i where i.tenant_id = s.tenant_id)`,
  'cases with several invoices': `select count(*) from (
    select 1 from debtor_invoices i join cases c on c.id = i.case_id where c.description = 'trial' group by c.id having count(*) > 1) d`,
  'invoices without all their lines': `select count(*) from debtor_invoices i join cases c on c.id = i.case_id
    where c.description = 'trial' and (select count(*) from debtor_invoice_lines l where l.invoice_id = i.id) <> ${linesPerCase}`,
  'invoices whose lines do not add up': `select count(*) from debtor_invoices i join cases c on c.id = i.case_id
    where c.description = 'trial' and (i.amount, i.total_amount) is distinct from
      ((select sum(l.price::numeric) from debtor_invoice_lines l where l.invoice_id = i.id), i.amount + i.vat)`,
  'lines without an invoice': `select count(*) from debtor_invoice_lines l
    where not exists (select 1 from debtor_invoices i where i.id = l.invoice_id)`,
  'invoiced cases whose draft still has lines': `select count(*) from cases c
    where c.description = 'trial' and exists (select 1 from debtor_invoices i where i.case_id = c.id)
      and exists (select 1 from invoice_draft_lines l where l.case_id = c.id)`,
  'cases that lost lines of their draft': `select count(*) from cases c
    where c.description = 'trial' and not exists (select 1 from debtor_invoices i where i.case_id = c.id)
      and (select count(*) from invoice_draft_lines l where l.case_id = c.id) <> ${linesPerCase}`,
  'materials that are billed by halves': `select count(*) from case_materials m join cases c on c.id = m.case_id
    where c.description = 'trial' and m.invoice_id is distinct from (select i.id from debtor_invoices i where i.case_id = c.id limit 1)`,
  'cases without a draft': `select count(*) from cases c
    where c.description = 'trial' and exists (select 1 from debtor_invoices i where i.case_id = c.id)
      and not exists (select 1 from invoice_drafts f where f.case_id = c.id)`,
};

/** What breaks a rule, by rule; empty when the books are in order. */
export async function faultsIn(client: pg.Client): Promise<Record<string, number>> {
  const names = Object.keys(rules);
  const selects = Object.values(rules).map(sql => `(${sql})::int`);
  const { rows } = await client.query<number[]>({ text: `select ${selects.join(', ')}`, rowMode: 'array' });
  return Object.fromEntries(names.map((name, at) => [name, rows[0]![at]!]).filter(([, count]) => count !== 0));
}

/** Ways to spoil the books, each of which must be found: the control of the rules. */
export const spoilers: Readonly<Record<string, string>> = {
  'a gap': 'delete from debtor_invoices where id = (select id from spoilt)',
  'a line gone':
    'delete from debtor_invoice_lines where id = (select min(id) from debtor_invoice_lines where invoice_id = (select id from spoilt))',
  'an amount changed': 'update debtor_invoices set amount = amount + 1 where id = (select id from spoilt)',
  'a series too far': "update series set next = next + 1 where name = 'debtor-invoices'",
  'a source freed': 'update case_materials set invoice_id = null where invoice_id = (select id from spoilt)',
  'a draft gone': 'delete from invoice_drafts where case_id = (select case_id from spoilt)',
};
