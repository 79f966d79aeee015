// All exists and unique rules of a change in one round trip. References come in as a client names them and leave as ids.
import type { Value } from '../model/kind.ts';
import type { Field } from '../model/registry.ts';
import type { WriteSession } from '../tenant/store.ts';
import type { Change } from './change.ts';
import { type Clean, problem } from './validate.ts';

/** Replaces business numbers by ids and adds what it finds wrong to the problems. `id`: the record itself, when it exists. */
export async function resolve(session: WriteSession, change: Change, clean: Clean, id: string | null): Promise<void> {
  const questions = [...clean.values].flatMap(([field, value]) =>
    value === null ? [] : questionsOn(field, value, change),
  );
  if (questions.length === 0) return;
  const values: unknown[] = [session.caller.tenantId];
  const selects = questions.map(({ sql, value }) => {
    values.push(value);
    return `(${sql.replaceAll('?', `$${values.length}`)})`;
  });
  const [answers] = await session.sql(`select ${selects.join(', ')}`, values);
  for (const [at, { field, rule }] of questions.entries()) {
    const { name } = field.faces[change.surface]!;
    const found = answers![at]!;
    if (rule === 'unique') {
      if (found !== null && found !== id) problem(clean.problems, name, 'has already been taken.');
    } else if (found === null) {
      problem(clean.problems, name, refusal(field));
    } else {
      clean.values.set(field, found);
    }
  }
}

interface Question {
  readonly field: Field;
  readonly rule: 'exists' | 'unique';
  readonly sql: string;
  readonly value: Value;
}

function questionsOn(field: Field, value: Value, { surface, resource }: Change): Question[] {
  const questions: Question[] = [];
  const { reference } = field;
  if (reference) {
    const by = surface === 'rest' || reference.everywhere ? reference.byField.column : 'id';
    const where = reference.where ? ` and ${reference.where('x')}` : '';
    const sql = `select x.id from ${reference.target.table} x where x.tenant_id = $1 and x.${by} = ?${where} order by x.id limit 1`;
    questions.push({ field, rule: 'exists', value, sql });
  }
  if (field.declaration.unique && !reference) {
    const sql = `select x.id from ${resource.table} x where x.tenant_id = $1 and x.${field.column} = ? limit 1`;
    questions.push({ field, rule: 'unique', value, sql });
  }
  return questions;
}

function refusal(field: Field): string {
  const { whereDoc } = field.reference!;
  return whereDoc ? `must be ${whereDoc}.` : 'does not exist.';
}
