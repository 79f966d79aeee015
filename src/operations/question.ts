// The language of questions: what is computed of a record rather than stored, as a plain object on GraphQL.
import type { SqlSession } from '../tenant/store.ts';

type Scalar = 'Int' | 'Float' | 'String' | 'Boolean';

/** The members of an object, each with what it holds and what it means. */
type Shape = Readonly<
  Record<
    string,
    { readonly doc: string } & ({ readonly type: Scalar } | { readonly of: NamedShape; readonly list: boolean })
  >
>;

export interface NamedShape {
  readonly name: string;
  readonly doc: string;
  readonly members: Shape;
}

export interface Question {
  /** Its GraphQL query. */
  readonly name: string;
  readonly doc: string;
  /** The record it is about, by its id in this argument. */
  readonly target: { readonly resource: string; readonly argument: string };
  readonly result: NamedShape;
  /** Answers inside one read-only transaction. */
  answer(session: SqlSession, target: string): Promise<Readonly<Record<string, unknown>>>;
}

export function question(declaration: Question): Question {
  return declaration;
}
