import { reasonsAgainst } from './invoice-draft.ts';
import { lineAmount } from './money.ts';
import { type NamedShape, question } from './question.ts';
import { unbilledHours, unbilledMaterials } from './unbilled.ts';

const reason: NamedShape = {
  name: 'InvoiceReadinessReason',
  doc: 'A reason why a case cannot be invoiced yet.',
  members: {
    code: { type: 'String', doc: 'no_lines, incomplete_line, customer_blocked or customer_incomplete.' },
    message: { type: 'String', doc: 'The same for people.' },
  },
};

const unbilled: NamedShape = {
  name: 'UnbilledItem',
  doc: 'An hour or a material of a case that is neither billed nor on the draft.',
  members: {
    id: { type: 'Int', doc: 'Id of the hour or material.' },
    description: { type: 'String', doc: 'What it is.' },
    quantity: { type: 'Float', doc: 'Hours, or how many.' },
    salesPrice: { type: 'Int', doc: 'Unit price in øre; null where it has none.' },
    amount: { type: 'Int', doc: 'What it would be billed at, in øre.' },
  },
};

/** Whether the draft of a case can be invoiced, what stands against it, and what is not billed yet. */
export const invoiceReadiness = question({
  name: 'invoiceReadiness',
  doc: 'Whether the draft of a case can be invoiced, what stands against it, and what of the case is not billed yet.',
  target: { resource: 'cases', argument: 'caseId' },
  result: {
    name: 'InvoiceReadiness',
    doc: 'Whether a case can be invoiced.',
    members: {
      ready: { type: 'Boolean', doc: 'Nothing stands against it.' },
      reasons: { of: reason, list: true, doc: 'Each reason against it.' },
      unbilledHours: { of: unbilled, list: true, doc: 'Hours that are not billed.' },
      unbilledMaterials: { of: unbilled, list: true, doc: 'Materials that are not billed.' },
      unbilledHoursAmount: { type: 'Int', doc: 'What the hours come to, in øre.' },
      unbilledMaterialsAmount: { type: 'Int', doc: 'What the materials come to, in øre.' },
    },
  },
  async answer(session, caseId) {
    const reasons = await reasonsAgainst(session, caseId);
    const read = async (sql: string): Promise<{ amount: number }[]> => {
      const rows = await session.sql(sql, [session.caller.tenantId, caseId]);
      return rows.map(([id, description, quantity, price, discount]) => ({
        id: Number(id),
        description,
        quantity: Number(quantity),
        salesPrice: price === null ? null : Number(price),
        amount: Number(lineAmount(quantity!, BigInt(price ?? 0), discount ?? '0')),
      }));
    };
    const hours = await read(unbilledHours);
    const materials = await read(unbilledMaterials);
    const sum = (items: { amount: number }[]): number => items.reduce((total, { amount }) => total + amount, 0);
    return {
      ready: reasons.length === 0,
      reasons,
      unbilledHours: hours,
      unbilledMaterials: materials,
      unbilledHoursAmount: sum(hours),
      unbilledMaterialsAmount: sum(materials),
    };
  },
});
