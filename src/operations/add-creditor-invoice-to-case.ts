import { decimal, int } from '../model/kind.ts';
import { field } from '../model/resource.ts';
import type { WriteSession } from '../tenant/store.ts';
import { OperationRefusal, operation } from './operation.ts';

/** Puts lines of a creditor invoice on a case as materials, each line once. Deleting the material frees its line again. */
export const addCreditorInvoiceToCase = operation({
  name: 'addCreditorInvoiceToCase',
  doc: 'Puts lines of a creditor invoice on a case as materials: the chosen ones, or all that are on no case yet.',
  target: { resource: 'creditor-invoices', argument: 'id' },
  shape: 'arguments',
  input: {
    caseId: field(int(18), { required: true, doc: 'Id of the case.' }),
    lineIds: { ...field(int(18), { doc: 'Lines to put there; all that are on no case when left out.' }), list: true },
    markup: field(decimal(9), {
      doc: 'Percent on top of the cost; when left out, goods of our own are sold at their list price and others have no price yet.',
    }),
  },
  result: 'cases',
  async run(session, invoiceId, { caseId, lineIds = null, markup = null }) {
    const { tenantId, userId } = session.caller;
    await check(session, invoiceId, caseId as string);
    await session.sql(addition, [tenantId, invoiceId, caseId, lineIds, markup, userId]);
    if (lineIds) await checkAll(session, invoiceId, caseId as string, lineIds as readonly string[]);
    return caseId as string;
  },
});

/** What a quantity is that people wrote; one where it is none, or nothing. */
const quantity = `coalesce(nullif(case when trim(l.quantity) ~ '^-?[0-9]{1,9}([.,][0-9]{1,6})?$'
  then replace(trim(l.quantity), ',', '.')::numeric end, 0), 1)`;

/** Money that comes back takes pieces away: a price is not below zero. */
const addition = `insert into case_materials
    (tenant_id, case_id, creditor_line_id, created_by_id, added_type, product_number, description, supplier_name, edi_invoice_number, quantity, cost_price, sales_price)
  select l.tenant_id, $3::bigint, l.id, $6::bigint, '1', l.product_number, l.description, i.supplier_name, i.number,
    case when l.line_amount < 0 then -abs(q.quantity) else q.quantity end,
    p.cost, coalesce(round(p.cost * (1 + $5::numeric / 100)), g.list_price)
  from creditor_invoice_lines l
  join creditor_invoices i on i.tenant_id = l.tenant_id and i.id = l.invoice_id
  join tenants t on t.id = l.tenant_id
  left join currencies c on c.tenant_id = l.tenant_id and c.code = i.currency_code and c.code <> t.currency_code
  left join lateral (select g.list_price from internal_goods g where g.tenant_id = l.tenant_id and g.number = l.product_number
    order by g.id limit 1) g on true
  cross join lateral (select ${quantity} as quantity) q
  cross join lateral (select round(abs(l.line_amount * 100 * coalesce(c.rate, 1) / q.quantity)) as cost) p
  where l.tenant_id = $1 and l.invoice_id = $2 and ($4::bigint[] is null or l.id = any ($4))
    and not exists (select 1 from case_materials m where m.tenant_id = $1 and m.creditor_line_id = l.id)
  order by l.id`;

async function check(session: WriteSession, invoiceId: string, caseId: string): Promise<void> {
  const [row] = await session.sql(
    `select i.approved_status, (select c.id from cases c where c.tenant_id = i.tenant_id and c.id = $3)
     from creditor_invoices i where i.tenant_id = $1 and i.id = $2`,
    [session.caller.tenantId, invoiceId, caseId],
  );
  const [status, found] = row!;
  if (status === '2') throw new OperationRefusal('id', 'is rejected: what it bills is no cost of a case.');
  if (found === null) throw new OperationRefusal('caseId', 'does not exist.');
}

/** What is on this case already stays there once; what is another invoice's line, or on another case, is the client's mistake. */
async function checkAll(
  session: WriteSession,
  invoiceId: string,
  caseId: string,
  lineIds: readonly string[],
): Promise<void> {
  const rows = await session.sql(
    `select l.id from creditor_invoice_lines l join case_materials m on m.tenant_id = l.tenant_id and m.creditor_line_id = l.id
     where l.tenant_id = $1 and l.invoice_id = $2 and m.case_id = $3 and l.id = any ($4)`,
    [session.caller.tenantId, invoiceId, caseId, lineIds],
  );
  if (rows.length < new Set(lineIds).size)
    throw new OperationRefusal('lineIds', 'must be lines of this invoice that are on no other case.');
}
