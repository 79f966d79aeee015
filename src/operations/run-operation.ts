// Runs a declared operation for either surface: its input cleaned by the same kinds and rules as a record's.
import { invalid, type Problems } from '../errors.ts';
import type { Surface } from '../model/kind.ts';
import { Refusal } from '../model/raw-value.ts';
import { snake } from '../model/registry.ts';
import type { WriteSession } from '../tenant/store.ts';
import { problem } from '../write/validate.ts';
import { type Means, type Member, type Operation, type OperationInput, OperationRefusal } from './operation.ts';
import { StoredFile } from './stored-file.ts';

/** Cleans the input and runs the operation on a record that the caller has locked. */
export async function runOperation(
  session: WriteSession,
  operation: Operation,
  surface: Surface,
  target: string,
  given: Readonly<Record<string, unknown>>,
  means: Means,
): Promise<unknown> {
  const problems: Problems = {};
  const input = cleanInput(operation.input, surface, given, problems, '');
  if (Object.keys(problems).length > 0) throw invalid(problems);
  try {
    return await operation.run(session, target, input, means);
  } catch (error) {
    if (!(error instanceof OperationRefusal)) throw error;
    const refused: Problems = {};
    problem(refused, nameOn(surface, error.member, operation.input[error.member]), error.message);
    throw invalid(refused);
  }
}

/** What a surface calls a member of an operation's input. */
function nameOn(surface: Surface, name: string, field: Member | undefined): string {
  if (surface === 'graphql') return name;
  return (field && 'kind' in field && field.rest) || snake(name);
}

function cleanInput(
  members: Operation['input'],
  surface: Surface,
  given: Readonly<Record<string, unknown>>,
  problems: Problems,
  path: string,
): OperationInput {
  const clean: Record<string, OperationInput[string]> = {};
  for (const [member, field] of Object.entries(members)) {
    const name = nameOn(surface, member, field);
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (value === undefined || value === null || value === '') {
      if (field.required) problem(problems, path + name, 'field is required.');
      continue;
    }
    try {
      const inner = name === 'input' ? path : `${path}${name}.`;
      if ('members' in field) clean[member] = cleanInput(field.members, surface, objectOf(value), problems, inner);
      else if ('upload' in field) clean[member] = field.list ? listOf(value).map(fileOf) : fileOf(value);
      else if (!field.list) clean[member] = field.kind.parse(value, surface);
      else clean[member] = listOf(value).flatMap(each => (each === null ? [] : field.kind.parse(each, surface)));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      problem(problems, path + name, error.message);
    }
  }
  return clean;
}

function objectOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Refusal('must be an object.');
  return value as Record<string, unknown>;
}

function listOf(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new Refusal('must be a list.');
  if (value.length > 10_000) throw new Refusal('may not have more than 10000 members.');
  return value;
}

function fileOf(value: unknown): StoredFile {
  if (value instanceof StoredFile) return value;
  throw new Refusal('must be a file.');
}
