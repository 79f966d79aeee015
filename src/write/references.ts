// All exists and unique rules of a change in one round trip. References come in as a client names them and leave as ids.
import type { Field } from '../model/registry.ts';
import type { WriteSession } from '../tenant/store.ts';
import type { Change } from './change.ts';
import { type Clean, problem } from './validate.ts';

/** Replaces business numbers by ids and adds what it finds wrong to the problems. `id`: the record itself, when it exists. */
export async function resolve(session: WriteSession, change: Change, clean: Clean, id: string | null): Promise<void> {
  const values: unknown[] = [session.caller.tenantId];
  const param = (value: unknown): string => `$${values.push(value)}`;
  const questions = [...clean.values].flatMap(([field, value]) =>
    value === null ? [] : questionsOn(field, change, { value: () => param(value), id: () => param(id) }),
  );
  if (questions.length === 0) return;
  const [answers] = await session.sql(`select ${questions.map(({ sql }) => `(${sql})`).join(', ')}`, values);
  for (const [at, { field, rule }] of questions.entries()) {
    const { name } = field.faces[change.surface]!;
    const found = answers![at]!;
    if (rule === 'unique') {
      if (found !== null && found !== id) problem(clean.problems, name, 'has already been taken.');
    } else if (found === null) {
      problem(clean.problems, name, refusal(field));
    } else if (rule === 'exists') {
      clean.values.set(field, found);
    }
  }
}

interface Question {
  readonly field: Field;
  readonly rule: 'exists' | 'mentioned' | 'unique';
  readonly sql: string;
}

function questionsOn(
  field: Field,
  { surface, resource }: Change,
  given: { value(): string; id(): string },
): Question[] {
  const questions: Question[] = [];
  const { reference, mentioned, column } = field;
  // REST's document has no such rule. What a record mentions already it may go on mentioning.
  if (mentioned && surface === 'graphql') {
    const named = `unnest(string_to_array(replace(${given.value()}::text, ' ', ''), ',')) named`;
    const known = `exists (select 1 from ${mentioned.table} x where x.tenant_id = $1 and x.id::text = named)`;
    const before = `select x.${column}::text from ${resource.table} x where x.tenant_id = $1 and x.id = ${given.id()}::bigint`;
    const sql = `select case when bool_and(${known}) is not false or (${before}) = ${given.value()}::text then 1 end from ${named}`;
    questions.push({ field, rule: 'mentioned', sql });
  }
  if (reference) {
    const by = surface === 'rest' || reference.everywhere ? reference.byField.column : 'id';
    const where = reference.where ? ` and ${reference.where('x')}` : '';
    const sql = `select x.id from ${reference.target.table} x where x.tenant_id = $1 and x.${by} = ${given.value()}${where} order by x.id limit 1`;
    questions.push({ field, rule: 'exists', sql });
  }
  if (field.declaration.unique && !reference) {
    const sql = `select x.id from ${resource.table} x where x.tenant_id = $1 and x.${column} = ${given.value()} limit 1`;
    questions.push({ field, rule: 'unique', sql });
  }
  return questions;
}

function refusal(field: Field): string {
  const whereDoc = field.reference?.whereDoc;
  return whereDoc ? `must be ${whereDoc}.` : 'does not exist.';
}
