// The draft of a case: made on first use, and what stands between it and an invoice.
import type { SqlSession, WriteSession } from '../tenant/store.ts';

/** The draft of a case, made if there is none, and locked. */
export async function lockDraft(session: WriteSession, caseId: string): Promise<string> {
  const { tenantId } = session.caller;
  await session.sql(
    'insert into invoice_drafts (tenant_id, case_id) values ($1, $2) on conflict (tenant_id, case_id) do nothing',
    [tenantId, caseId],
  );
  const [row] = await session.sql('select id from invoice_drafts where tenant_id = $1 and case_id = $2 for update', [
    tenantId,
    caseId,
  ]);
  return row![0]!;
}

export interface Reason {
  readonly code: 'no_lines' | 'incomplete_line' | 'customer_blocked' | 'customer_incomplete';
  readonly message: string;
}

/** Each reason why the draft of a case cannot be invoiced yet. */
export async function reasonsAgainst(session: SqlSession, caseId: string): Promise<Reason[]> {
  const [row] = await session.sql(
    `select (select count(*) from invoice_draft_lines l where l.tenant_id = $1 and l.case_id = c.id),
       (select count(*) from invoice_draft_lines l where l.tenant_id = $1 and l.case_id = c.id and l.sales_price is null),
       d.is_blocked, d.name = '', coalesce(nullif(d.invoice_address, ''), d.address) = ''
     from cases c join debtors d on d.tenant_id = c.tenant_id and d.id = c.customer_id
     where c.tenant_id = $1 and c.id = $2`,
    [session.caller.tenantId, caseId],
  );
  const [lines, priceless, blocked, nameless, homeless] = row!;
  const reasons: Reason[] = [];
  if (lines === '0') reasons.push({ code: 'no_lines', message: 'The draft has no lines.' });
  if (priceless !== '0') reasons.push({ code: 'incomplete_line', message: `${priceless} of the lines have no price.` });
  if (blocked === 't') reasons.push({ code: 'customer_blocked', message: 'The customer is blocked.' });
  if (nameless === 't' || homeless === 't') {
    reasons.push({ code: 'customer_incomplete', message: 'The customer has no name or no address.' });
  }
  return reasons;
}
