import { int } from '../model/kind.ts';
import { field } from '../model/resource.ts';
import type { WriteSession } from '../tenant/store.ts';
import { lockDraft } from './invoice-draft.ts';
import { OperationRefusal, operation } from './operation.ts';
import { hourJoins, hourQuantity, isUnbilled } from './unbilled.ts';

/** Copies unbilled hours and materials of a case to its draft, each once. A line that is deleted frees its source again. */
export const addToInvoiceDraft = operation({
  name: 'addToInvoiceDraft',
  doc: 'Puts hours and materials of a case on its invoice draft: the chosen ones, or all that are not billed yet.',
  target: { resource: 'cases', argument: 'caseId' },
  shape: 'arguments',
  input: {
    hourIds: {
      ...field(int(18), { doc: 'Hours to add; with neither list, all of the case that are not billed.' }),
      list: true,
    },
    materialIds: { ...field(int(18), { doc: 'Materials to add.' }), list: true },
  },
  result: 'invoice-drafts',
  async run(session, caseId, { hourIds, materialIds }) {
    const draft = await lockDraft(session, caseId);
    const everything = !hourIds && !materialIds;
    if (everything || hourIds) await add(session, caseId, hours, (hourIds as string[] | null) ?? null, 'hourIds');
    if (everything || materialIds)
      await add(session, caseId, materials, (materialIds as string[] | null) ?? null, 'materialIds');
    return draft;
  },
});

const hours = {
  table: 'hours',
  column: 'hour_id',
  values: `${hourQuantity}, g.number, coalesce(nullif(s.description, ''), e.name), g.list_price, g.cost_price, g.list_price, null::numeric, null::text, null::text, g.account_id, null::text`,
  joins: hourJoins,
};

const materials = {
  table: 'case_materials',
  column: 'material_id',
  values: `s.quantity, s.product_number, s.description, s.sales_price, s.cost_price, s.list_price, s.discount, s.ean, s.supplier_name, s.account_id, s.edi_invoice_number`,
  joins: '',
};

async function add(
  session: WriteSession,
  caseId: string,
  source: typeof hours,
  ids: readonly string[] | null,
  name: string,
): Promise<void> {
  const which = `${isUnbilled(source.column)} and ($3::bigint[] is null or s.id = any ($3))`;
  const { tenantId, userId } = session.caller;
  // Nobody changes them between being read and being on the draft.
  await session.sql(`select 1 from ${source.table} s where ${which} order by s.id for update`, [tenantId, caseId, ids]);
  await session.sql(
    `insert into invoice_draft_lines (tenant_id, case_id, ${source.column}, created_by_id, added_time, added_type,
       quantity, product_number, description, sales_price, cost_price, list_price, discount, ean, supplier_name, account_id, edi_invoice_number)
     select s.tenant_id, s.case_id, s.id, $4::bigint, unix_now(), '1', ${source.values}
     from ${source.table} s ${source.joins}
     where ${which} order by s.id`,
    [tenantId, caseId, ids, userId],
  );
  // What is on the draft already stays there once; what is not this case's, or is billed, is the client's mistake.
  if (!ids) return;
  const found = await session.sql(
    `select ${source.column} from invoice_draft_lines where tenant_id = $1 and case_id = $2 and ${source.column} = any ($3)`,
    [tenantId, caseId, ids],
  );
  if (found.length < new Set(ids).size) throw new OperationRefusal(name, 'must be of this case and not billed yet.');
}
