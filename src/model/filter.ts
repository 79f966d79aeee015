// The filters that a GraphQL list takes besides its conditions on every field: named, with an input of their own shape.

import { type Enumeration, text } from './kind.ts';

/** The shape of an input. */
export type Input = (
  | { readonly scalar: 'Int' | 'Float' | 'String' | 'Boolean' }
  | { readonly enumeration: Enumeration }
  | { readonly object: InputObject }
) & { readonly list?: true; readonly required?: true };

export interface InputObject {
  readonly name: string;
  readonly doc: string;
  readonly members: Readonly<Record<string, Input & { readonly doc: string }>>;
}

/** One demand on a row, with the value that it compares with, if any. */
export interface Test {
  sql(row: string, param: string): string;
  readonly value?: string | readonly string[];
}

export interface Filter {
  readonly doc: string;
  readonly input: Input;
  /** What a value demands of a row. `userId`: who asks. */
  tests(value: unknown, userId: string | null): readonly Test[];
}

type Column = (row: string) => string;

/** The value itself. */
export function equals(column: Column, doc: string): Filter {
  return {
    doc,
    input: { scalar: 'Int' },
    tests: value => [{ sql: (row, param) => `${column(row)} = ${param}`, value: String(value) }],
  };
}

/** The text itself, letter for letter. */
export function reads(column: Column, doc: string): Filter {
  return {
    doc,
    input: { scalar: 'String' },
    tests: value => [{ sql: (row, param) => `${column(row)} = ${param}`, value: text().operand(value, 'graphql') }],
  };
}

/** One of several values; a single one will do. */
export function among(column: Column, doc: string): Filter {
  return {
    doc,
    input: { scalar: 'Int', list: true },
    tests: value => [
      {
        sql: (row, param) => `${column(row)} = any (${param})`,
        value: (value as (number | null)[]).filter(each => each !== null).map(String),
      },
    ],
  };
}

/** Whether something holds of the row. */
export function whether(holds: Column, doc: string): Filter {
  return {
    doc,
    input: { scalar: 'Boolean' },
    tests: value => [{ sql: row => `(${holds(row)}) is ${value === true ? '' : 'not '}true` }],
  };
}

/** Whether something holds of the row and the user who asks. */
export function whetherOwn(holds: (row: string, user: string) => string, doc: string): Filter {
  return {
    doc,
    input: { scalar: 'Boolean' },
    tests: (value, userId) => [
      {
        sql: (row, param) => `(${holds(row, `${param}::bigint`)}) is ${value === true ? '' : 'not '}true`,
        value: userId ?? '0',
      },
    ],
  };
}

/** One of the names; null in the table: the name leaves nothing out. */
export function named(enumeration: Enumeration, holds: Readonly<Record<string, Column | null>>, doc: string): Filter {
  return {
    doc,
    input: { enumeration },
    tests: value => {
      const test = holds[value as string];
      return test ? [{ sql: test }] : [];
    },
  };
}

/** An argument that clients send and that leaves nothing out. */
export function ignored(input: Input, doc: string): Filter {
  return { doc, input, tests: () => [] };
}

const bounds = {
  from: { scalar: 'Int', doc: 'From this on; no bound when left out.' },
  to: { scalar: 'Int', doc: 'Before this; no bound when left out.' },
} as const;

const period: InputObject = {
  name: 'PeriodInput',
  doc: 'A half-open span of values, such as unix seconds.',
  members: bounds,
};

/** Within a half-open span. */
export function within(column: Column, doc: string, name = period.name): Filter {
  return { doc, input: { object: { ...period, name } }, tests: value => spanTests(column, value as Span) };
}

/** A half-open span of a column that the client chooses. */
export function between(name: string, columns: Readonly<Record<string, Column>>, doc: string): Filter {
  const field = {
    name: `${name}BetweenColumn`,
    doc: 'What the bounds are compared with.',
    values: Object.fromEntries(Object.keys(columns).map(column => [column, `The ${column} of the record.`])),
  };
  const members = { field: { enumeration: field, required: true, doc: field.doc }, ...bounds } as const;
  return {
    doc,
    input: { object: { name: `${name}BetweenInput`, doc, members } },
    tests: value => spanTests(columns[(value as { field: string }).field]!, value as Span),
  };
}

/** A filter without which the list cannot be asked. */
export function required(filter: Filter): Filter {
  return { ...filter, input: { ...filter.input, required: true } };
}

interface Span {
  readonly from?: number | null;
  readonly to?: number | null;
}

function spanTests(column: Column, { from, to }: Span): Test[] {
  return [
    ...(from == null
      ? []
      : [{ sql: (row: string, param: string) => `${column(row)} >= ${param}`, value: String(from) }]),
    ...(to == null ? [] : [{ sql: (row: string, param: string) => `${column(row)} < ${param}`, value: String(to) }]),
  ];
}
