// What is billed, or stands on a draft to be billed, stays as it is there: its other fields may change.
import { invalid, type Problems } from '../errors.ts';
import type { Resource } from '../model/registry.ts';
import type { WriteSession } from '../tenant/store.ts';
import { problem } from '../write/validate.ts';
import type { Verbs } from './verbs.ts';

/** `billed`: the fields that an invoice line is made from. `line`: the column of a draft line that names the record. */
export function unlessBilled(
  verbs: Verbs,
  line: 'hour_id' | 'material_id',
  billed: readonly string[],
): Pick<Verbs, 'update' | 'remove'> {
  return {
    async update(session, change, id, extra, found) {
      const { resource, surface, input } = change;
      const fields = billed.map(name => resource.fields.get(name)!);
      const columns = fields.map(({ column }) => column!);
      const reason = await billOf(session, resource, line, id);
      const before = reason && (await valuesOf(session, resource, columns, id));
      const changed = await verbs.update(session, change, id, extra, found);
      if (!before) return changed;
      const after = await valuesOf(session, resource, columns, id);
      const problems: Problems = {};
      for (const [at, { column }] of fields.entries()) {
        if (before[at] === after[at]) continue;
        const faces = [...resource.faces[surface].values()].filter(face => face.field.column === column);
        const { name } = faces.find(face => Object.hasOwn(input, face.name)) ?? faces[0]!;
        problem(problems, name, `may not change: the record ${reason}.`);
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

async function valuesOf(
  session: WriteSession,
  { table }: Resource,
  columns: readonly string[],
  id: string,
): Promise<(string | null)[]> {
  const [row] = await session.sql(`select ${columns.join(', ')} from ${table} where tenant_id = $1 and id = $2`, [
    session.caller.tenantId,
    id,
  ]);
  return row!;
}
