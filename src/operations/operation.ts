// The language of operations: what is not a plain verb of a resource, with its input and its addresses on both surfaces.

import type { Registry } from '../model/registry.ts';
import type { FieldDeclaration } from '../model/resource.ts';
import type { WriteSession } from '../tenant/store.ts';
import type { VerbsOf } from '../write/verbs.ts';
import type { NamedShape } from './question.ts';
import type { StoredFile } from './stored-file.ts';

/** A member of an operation's input; `list`: several values of the kind. */
interface OperationField extends FieldDeclaration {
  readonly list?: true;
}

/** A member that holds members of its own, with the name of its GraphQL type. */
export interface ObjectMember {
  readonly type: string;
  readonly doc: string;
  readonly members: Readonly<Record<string, Member>>;
  readonly required?: true;
  readonly list?: never;
}

/** A file that was received along with the request; `list`: several. */
interface FileMember {
  readonly upload: true;
  readonly doc: string;
  readonly required?: true;
  readonly list?: true;
}

export type Member = OperationField | ObjectMember | FileMember;

/** Cleaned input: text as the database takes it, lists of it, files, members of a member, or nothing. */
export interface OperationInput {
  readonly [name: string]:
    | string
    | readonly string[]
    | StoredFile
    | readonly StoredFile[]
    | OperationInput
    | null
    | undefined;
}

/** What an operation answers: a record of that resource, several of them, what is gone, or an object of its own. */
type Result =
  | string
  | { readonly records: string }
  | { readonly gone: 'id' | 'nothing' }
  | { readonly object: NamedShape };

/** What an operation works with besides its session. */
export interface Means {
  readonly registry: Registry;
  readonly verbsOf: VerbsOf;
  readonly webhooks: WebhookRules;
}

/** What a webhook may be. */
export interface WebhookRules {
  /** Whether it may be on a private network: for trying things out. */
  readonly allowPrivate: boolean;
  /** What is wrong with a query that is to shape its messages; null where nothing is. */
  queryProblem(text: string): string | null;
}

export interface Operation {
  /** Its GraphQL mutation. */
  readonly name: string;
  readonly doc: string;
  /** The record it works on: by its key in the REST path, by its id in this GraphQL argument. */
  readonly target?: { readonly resource: string; readonly argument: string };
  readonly input: Readonly<Record<string, Member>>;
  /** GraphQL takes the input as arguments of their own, or as one object of this name. */
  readonly shape: 'arguments' | 'input' | 'options';
  readonly rest?: {
    readonly method: 'POST' | 'PUT';
    readonly path: string;
    readonly status: 200 | 201;
    readonly include: readonly string[];
  };
  readonly result: Result;
  /** The result holds a secret of which only a hash is stored: it is told once. */
  readonly secret?: true;
  /**
   * Does the work inside one transaction, on a record that is locked. Returns the id of the resulting record or of what is gone,
   * the identities of several records, or the object.
   */
  run(session: WriteSession, target: string, input: OperationInput, means: Means): Promise<unknown>;
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
