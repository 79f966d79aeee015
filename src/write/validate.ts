// Input → clean values, or every failed rule at once. What needs the database is left to references.ts.
import type { Problems } from '../errors.ts';
import type { Surface, Value } from '../model/kind.ts';
import { Refusal } from '../model/raw-value.ts';
import type { Face, Field } from '../model/registry.ts';
import type { Change } from './change.ts';

export interface Clean {
  readonly values: Map<Field, Value>;
  readonly problems: Problems;
}

/** Checks what can be told from the input alone. `given`: fields that somebody else provides. */
export function validate(change: Change, verb: 'create' | 'update', given: ReadonlySet<Field> = new Set()): Clean {
  const { resource, surface, input } = change;
  const clean: Clean = { values: new Map(), problems: {} };
  for (const face of resource.faces[surface].values()) {
    if (!isWritable(face.field, verb) || given.has(face.field)) continue;
    const sent = Object.hasOwn(input, face.name) ? input[face.name] : undefined;
    if (sent === undefined) {
      if (verb === 'create' && isRequired(face.field, surface))
        problem(clean.problems, face.name, 'field is required.');
    } else {
      take(clean, face, sent, surface, verb);
    }
  }
  if (change.strict) {
    for (const name of Object.keys(input)) {
      const known = resource.faces[surface].has(name) || resource.relations[surface].get(name)?.declaration.saved;
      if (!known) problem(clean.problems, name, 'field is unknown.');
    }
  }
  return clean;
}

export function problem(problems: Problems, name: string, text: string): void {
  // Own property, whatever the name: a client may send `__proto__`.
  if (!Object.hasOwn(problems, name)) {
    Object.defineProperty(problems, name, { value: [], enumerable: true, configurable: true, writable: true });
  }
  problems[name]!.push(`The ${name} ${text}`);
}

function take(clean: Clean, face: Face, given: unknown, surface: Surface, verb: 'create' | 'update'): void {
  const { field } = face;
  if (given === null || given === '') {
    takeNothing(clean, face, given, surface, verb);
    return;
  }
  try {
    clean.values.set(field, face.kind.parse(unfold(face, given, surface), surface));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    problem(clean.problems, face.name, error.message);
  }
}

/** A record that an include put in the place of its number stands for that number. */
function unfold({ field }: Face, given: unknown, surface: Surface): unknown {
  const name = surface === 'rest' && field.reference ? field.reference.byField.faces.rest!.name : undefined;
  const isRecord = typeof given === 'object' && given !== null && name !== undefined && Object.hasOwn(given, name);
  return isRecord ? (given as Record<string, unknown>)[name] : given;
}

/** Null and the empty text: no value, refused where one is required, text where text may be empty. */
function takeNothing(clean: Clean, face: Face, given: null | '', surface: Surface, verb: 'create' | 'update'): void {
  const { field } = face;
  const { initial } = field.declaration;
  const keeps = given === '' && face.kind.keepsEmpty && !field.reference;
  if (face.kind.always && !isRequired(field, surface)) return;
  // A new record gets its number from the series; an old one goes on having one.
  if (initial && !field.nullable && verb === 'create' && !isRequired(field, surface)) return;
  if (isRequired(field, surface) || (initial && !field.nullable))
    problem(clean.problems, face.name, 'field is required.');
  else clean.values.set(field, keeps || !field.nullable ? '' : null);
}

export function isWritable(field: Field, verb: 'create' | 'update'): boolean {
  const { access = 'write' } = field.declaration;
  return access === 'write' || (access === 'create' && verb === 'create');
}

export function isRequired(field: Field, surface: Surface): boolean {
  const { required } = field.declaration;
  return required === true || required === surface;
}
