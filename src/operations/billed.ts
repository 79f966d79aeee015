// What is billed, or stands on a draft to be billed, stays as it is there: its other fields may change.
import { invalid, type Problems } from '../errors.ts';
import type { Resource } from '../model/registry.ts';
import type { WriteSession } from '../tenant/store.ts';
import type { Change } from '../write/change.ts';
import { problem } from '../write/validate.ts';
import type { Verbs } from '../write/verbs.ts';

/** What a line of an invoice is made from, by the column of the draft line that names its source. */
const billed = {
  hour_id: {
    caseId: 's.case_id',
    startTime: 's.start_time',
    stopTime: 's.stop_time',
    hourTypeId: 's.hour_type_id',
    pauses:
      '(select sum(p.minutes * coalesce(p.quantity, 1)) from hour_pauses p where p.tenant_id = s.tenant_id and p.hour_id = s.id)',
  },
  material_id: {
    caseId: 's.case_id',
    quantity: 's.quantity',
    salesPrice: 's.sales_price',
    discount: 's.discount',
    productNumber: 's.product_number',
    description: 's.description',
    accountId: 's.account_id',
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

export function unlessBilled(verbs: Verbs, line: keyof typeof billed): Pick<Verbs, 'update' | 'remove'> {
  return {
    async update(session, change, id, extra, found) {
      const { resource } = change;
      const reason = await billOf(session, resource, line, id);
      const before = reason && (await partsOf(session, resource, line, id));
      const changed = await verbs.update(session, change, id, extra, found);
      if (!before) return changed;
      const after = await partsOf(session, resource, line, id);
      const problems: Problems = {};
      for (const [at, name] of Object.keys(billed[line]).entries()) {
        if (before[at] !== after[at]) problem(problems, nameOf(change, name), `may not change: the record ${reason}.`);
      }
      if (Object.keys(problems).length > 0) throw invalid(problems);
      return changed;
    },
    async remove(session, resource, id) {
      const reason = await billOf(session, resource, line, id);
      if (reason) throw invalid({ id: [`The record ${reason} and cannot be deleted.`] });
      await verbs.remove(session, resource, id);
    },
  };
}

/** What the client called it: a column may have two names. */
function nameOf({ resource, surface, input }: Change, name: string): string {
  const column = resource.fields.get(name)?.column;
  const faces = [...resource.faces[surface].values()].filter(face => column && face.field.column === column);
  return (faces.find(face => Object.hasOwn(input, face.name)) ?? faces[0])?.name ?? name;
}

/** Where the record is billed; null where it is not. */
async function billOf(session: WriteSession, { table }: Resource, line: string, id: string): Promise<string | null> {
  const [row] = await session.sql(
    `select i.invoice_number, l.id from ${table} s
     left join debtor_invoices i on i.tenant_id = s.tenant_id and i.id = s.invoice_id
     left join invoice_draft_lines l on l.tenant_id = s.tenant_id and l.${line} = s.id
     where s.tenant_id = $1 and s.id = $2`,
    [session.caller.tenantId, id],
  );
  const [invoice, draftLine] = row!;
  if (invoice) return `is billed on invoice ${invoice}`;
  return draftLine ? 'stands on the invoice draft of its case' : null;
}

async function partsOf(
  session: WriteSession,
  { table }: Resource,
  line: keyof typeof billed,
  id: string,
): Promise<(string | null)[]> {
  const parts = Object.values(billed[line]).join(', ');
  const [row] = await session.sql(`select ${parts} from ${table} s where s.tenant_id = $1 and s.id = $2`, [
    session.caller.tenantId,
    id,
  ]);
  return row!;
}
