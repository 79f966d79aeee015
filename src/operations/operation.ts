// The language of operations: what is not a plain verb of a resource, with its input and its addresses on both surfaces.

import type { FieldDeclaration } from '../model/resource.ts';
import type { WriteSession } from '../tenant/store.ts';

/** A member of an operation's input; `list`: several values of the kind. */
export interface OperationField extends FieldDeclaration {
  readonly list?: true;
}

/** Cleaned input: text as the database takes it, lists of it, or nothing. */
export type OperationInput = Readonly<Record<string, string | readonly string[] | null | undefined>>;

export interface Operation {
  /** Its GraphQL mutation. */
  readonly name: string;
  readonly doc: string;
  /** The record it works on: by its key in the REST path, by its id in this GraphQL argument. */
  readonly target: { readonly resource: string; readonly argument: string };
  readonly input: Readonly<Record<string, OperationField>>;
  /** GraphQL takes the input as arguments of their own, or as one `input` object. */
  readonly shape: 'arguments' | 'input';
  readonly rest?: {
    readonly method: 'POST' | 'PUT';
    readonly path: string;
    readonly status: 200 | 201;
    readonly include: readonly string[];
  };
  /** The resource of the record that it returns. */
  readonly result: string;
  /** Does the work inside one transaction, on a record that is locked, and returns the id of the resulting record. */
  run(session: WriteSession, target: string, input: OperationInput): Promise<string>;
}

export function operation(declaration: Operation): Operation {
  return declaration;
}

/** An operation's own refusal: a member of its input, by its declared name, and what is wrong with it. */
export class OperationRefusal extends Error {
  readonly member: string;
  constructor(member: string, text: string) {
    super(text);
    this.member = member;
  }
}
