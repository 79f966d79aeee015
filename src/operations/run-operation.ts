// Runs a declared operation for either surface: its input cleaned by the same kinds and rules as a record's.
import { invalid, type Problems } from '../errors.ts';
import { Refusal, type Surface } from '../model/kind.ts';
import { snake } from '../model/registry.ts';
import type { WriteSession } from '../tenant/store.ts';
import { problem } from '../write/validate.ts';
import { type Operation, type OperationField, type OperationInput, OperationRefusal } from './operation.ts';

/** Cleans the input and runs the operation on a record that the caller has locked; returns the id of the result. */
export async function runOperation(
  session: WriteSession,
  operation: Operation,
  surface: Surface,
  target: string,
  given: Readonly<Record<string, unknown>>,
): Promise<string> {
  const input = cleanInput(operation, surface, given);
  try {
    return await operation.run(session, target, input);
  } catch (error) {
    if (!(error instanceof OperationRefusal)) throw error;
    const problems: Problems = {};
    problem(problems, nameOn(surface, error.member, operation.input[error.member]), error.message);
    throw invalid(problems);
  }
}

/** What a surface calls a member of an operation's input. */
function nameOn(surface: Surface, name: string, field: OperationField | undefined): string {
  return surface === 'graphql' ? name : (field?.rest ?? snake(name));
}

function cleanInput(operation: Operation, surface: Surface, given: Readonly<Record<string, unknown>>): OperationInput {
  const problems: Problems = {};
  const clean: Record<string, string | readonly string[] | null> = {};
  for (const [member, field] of Object.entries(operation.input)) {
    const name = nameOn(surface, member, field);
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (value === undefined || value === null || value === '') {
      if (field.required) problem(problems, name, 'field is required.');
      continue;
    }
    try {
      clean[member] = field.list
        ? listOf(value).map(each => field.kind.parse(each, surface))
        : field.kind.parse(value, surface);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      problem(problems, name, error.message);
    }
  }
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return clean;
}

function listOf(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new Refusal('must be a list.');
  if (value.length > 10_000) throw new Refusal('may not have more than 10000 members.');
  return value;
}
