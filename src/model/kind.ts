// The field kinds: each is one object with all its faces (column type, parsing, output, order, GraphQL and JSON Schema type).
// Values travel to the database as text and are typed there by the column they meet.

import { digitsOf, fromOere, plainDecimal, Refusal, textOf } from './raw-value.ts';

export type Surface = 'rest' | 'graphql';

/** A clean value, ready to be a statement parameter. */
export type Value = string | null;

/** A fixed list of names, each with what it means. */
export interface Enumeration {
  readonly name: string;
  readonly doc: string;
  readonly values: Readonly<Record<string, string>>;
}

export interface Kind {
  readonly name: string;
  /** Column type in PostgreSQL. */
  readonly column: string;
  /** What the column's check constraint demands beyond its type, in terms of the column's name. */
  readonly check?: (column: string) => string;
  readonly graphql: 'Int' | 'Float' | 'String' | 'Boolean';
  /** How a surface wants its numbers to be read. */
  readonly unit?: Partial<Record<Surface, string>>;
  /** The GraphQL enum that replaces the scalar. */
  readonly enumeration?: Enumeration;
  readonly schema: Readonly<Record<string, unknown>>;
  /** True where the empty text is a value of its own; elsewhere it means null. */
  readonly keepsEmpty: boolean;
  /** Never null: a null from a client says nothing. */
  readonly always?: true;
  /** What separates alternatives in a REST filter, where it is not the pipe alone. */
  readonly separator?: RegExp;
  /** Cleans what a client sent in a body; throws a Refusal. */
  parse(input: unknown, surface: Surface): string;
  /** Cleans a value to compare with: any text will do where the column holds text. */
  operand(input: unknown, surface: Surface): string;
  /** SQL expression of the value as that surface shows it. */
  output(sql: string, surface: Surface): string;
  /** A stored value, as the database writes it in JSON, as that surface shows it. */
  shown(value: unknown, surface: Surface): unknown;
  /** SQL expressions to order by, most significant first. */
  order(source: Source): readonly string[];
  /** SQL condition for <, <=, >, >= against a parameter. */
  compare(source: Source, operator: string, param: string): string;
}

/** Gives the SQL of a value; with a suffix, that of the column beside it. */
export type Source = (suffix?: string) => string;

const plain = {
  keepsEmpty: false,
  operand(this: Kind, input: unknown, surface: Surface): string {
    return this.parse(input, surface);
  },
  output: (sql: string): string => sql,
  shown: (value: unknown): unknown => value,
  order: (source: Source): readonly string[] => [source()],
  compare: (source: Source, operator: string, param: string): string => `${source()} ${operator} ${param}`,
};

/** An integer of at most so many digits. Ten digits do not fit 32 bits. */
export function int(digits = 10): Kind {
  const long = digits > 18;
  return {
    ...plain,
    name: 'int',
    column: long ? `numeric(${digits},0)` : 'bigint',
    check: column => `abs(${column}) < 1e${digits}`,
    graphql: 'Int',
    schema: { type: 'integer' },
    parse(input) {
      const text = digitsOf(input);
      if (!/^[+-]?\d+(\.0+)?$/.test(text)) throw new Refusal('must be an integer.');
      const whole = BigInt(text.replace(/\..*$/, '').replace(/^\+/, ''));
      if (String(whole < 0n ? -whole : whole).length > digits)
        throw new Refusal(`may not have more than ${digits} digits.`);
      return String(whole);
    },
  };
}

/** Unix seconds, UTC. */
export function time(digits = 10): Kind {
  return { ...int(digits), name: 'time', unit: { graphql: 'Unix seconds.', rest: 'Unix seconds, UTC.' } };
}

/** The internal identity of a record, unique over all tenants. */
export function identity(graphql: 'Int' | 'String' = 'Int'): Kind {
  return {
    ...int(18),
    name: 'identity',
    graphql,
    output: (sql, surface) => (surface === 'graphql' && graphql === 'String' ? `${sql}::text` : sql),
  };
}

/** A decimal number of at most so many digits in all, any scale, kept exactly. */
export function decimal(digits = 18): Kind {
  return {
    ...plain,
    name: 'decimal',
    column: 'numeric',
    check: column => `abs(${column}) < 1e${digits} and scale(${column}) <= ${digits}`,
    graphql: 'Float',
    schema: { type: 'number' },
    parse(input) {
      const text = plainDecimal(digitsOf(input));
      const figures = text.replace(/[-.]/g, '').replace(/^0+(?=\d)/, '');
      const [, fraction = ''] = text.split('.');
      if (figures.length > digits || fraction.length > digits)
        throw new Refusal(`may not have more than ${digits} digits.`);
      if (typeof input === 'number' && figures.length > 15)
        throw new Refusal('of more than 15 digits must be sent as a text.');
      return text;
    },
  };
}

/** An amount of money: currency units with two decimals on REST, øre on GraphQL. */
export function amount(): Kind {
  return {
    ...plain,
    name: 'amount',
    unit: { graphql: 'In øre.' },
    column: 'numeric(19,2)',
    graphql: 'Int',
    schema: { type: 'number', multipleOf: 0.01 },
    output: (sql, surface) => (surface === 'graphql' ? `(${sql} * 100)::bigint` : sql),
    shown: (value, surface) => (surface === 'graphql' ? Math.round(Number(value) * 100) : value),
    parse(input, surface) {
      if (surface === 'graphql') return fromOere(int(18).parse(input, surface));
      const text = plainDecimal(digitsOf(input));
      const [whole = '', fraction = ''] = text.replace('-', '').split('.');
      if (fraction.replace(/0+$/, '').length > 2) throw new Refusal('may not have more than 2 decimals.');
      if (whole.replace(/^0+/, '').length > 16) throw new Refusal('may not have more than 19 digits.');
      return text;
    },
  };
}

/** A yes or no: 0/1 on REST, true/false on GraphQL. */
export function flag(): Kind {
  return {
    ...plain,
    name: 'flag',
    column: 'boolean',
    always: true,
    graphql: 'Boolean',
    schema: { type: 'integer', enum: [0, 1] },
    output: (sql, surface) => (surface === 'rest' ? `${sql}::int` : sql),
    shown: (value, surface) => (surface === 'rest' ? Number(value) : value),
    parse(input) {
      if (input === true || input === 1 || input === '1' || input === 'true') return 'true';
      if (input === false || input === 0 || input === '0' || input === 'false') return 'false';
      throw new Refusal('must be 0 or 1.');
    },
  };
}

/** Text, stored as sent; the length is counted in code points. */
export function text(length?: number): Kind {
  return {
    ...plain,
    name: 'text',
    column: length ? `character varying(${length})` : 'text',
    keepsEmpty: true,
    operand: textOf,
    graphql: 'String',
    schema: length ? { type: 'string', maxLength: length } : { type: 'string' },
    parse(input) {
      const value = textOf(input);
      if (length && value.length > length && [...value].length > length) {
        throw new Refusal(`may not be longer than ${length} characters.`);
      }
      return value;
    },
  };
}

/**
 * A business number kept as text. Where both sides hold digits only they compare as numbers (999 before 1001): the stored
 * column `<column>_order` carries number_order() of it, so that the order is total and indexed.
 */
export function number(length: number, only: 'any' | 'numeric' = 'any'): Kind {
  const base = text(length);
  return {
    ...base,
    name: 'number',
    order: source => [source('_order'), source()],
    compare: (source, operator, param) =>
      `case when ${source('_order')} <> '~' and ${param}::text ~ '^[0-9]+$' ` +
      `then ${source('_order')} ${operator} number_order(${param}::text) else ${source()} ${operator} ${param}::text end`,
    parse(input, surface) {
      const value = base.parse(input, surface);
      if (only === 'numeric' && value !== '' && !/^\d+$/.test(value)) throw new Refusal('must be numeric.');
      return value;
    },
  };
}

/** A business number that a client reads as an integer when it is all digits, otherwise as text. */
export function numberAsInteger(length: number): Kind {
  const base = number(length);
  return {
    ...base,
    name: 'numberAsInteger',
    schema: { type: ['integer', 'string'] },
    output: sql => `case when ${sql} ~ '^(0|[1-9][0-9]*)$' then to_json(${sql}::numeric) else to_json(${sql}) end`,
  };
}

/** Text that must hold a decimal number, such as a coordinate. */
export function numericText(length: number): Kind {
  return { ...textLike(length, /^[+-]?\d+(\.\d+)?$/, 'be numeric'), name: 'numericText', keepsEmpty: true };
}

/** Text of a given form; `demand` says of which. */
export function textLike(length: number, form: RegExp, demand: string): Kind {
  const base = text(length);
  return {
    ...base,
    name: 'textLike',
    keepsEmpty: false,
    schema: { ...base.schema, pattern: form.source },
    parse(input, surface) {
      const value = base.parse(input, surface);
      if (!form.test(value)) throw new Refusal(`must ${demand}.`);
      return value;
    },
  };
}

/** An international bank account number, kept without the spaces that people write it with (ISO 13616). */
export function iban(): Kind {
  return {
    ...text(34),
    name: 'iban',
    keepsEmpty: false,
    parse(input) {
      const value = textOf(input).replaceAll(' ', '').toUpperCase();
      if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(value) || remainder97(value) !== 1)
        throw new Refusal('must be a valid IBAN.');
      return value;
    },
  };
}

/** The name of a time zone, such as Europe/Copenhagen. */
export function timeZone(): Kind {
  return {
    ...text(),
    name: 'timeZone',
    parse(input) {
      const value = textOf(input);
      if (!isTimeZone(value)) throw new Refusal('must be a time zone such as Europe/Copenhagen.');
      return value;
    },
  };
}

/** One of a fixed list of words. */
export function choice(values: readonly string[], length = 50): Kind {
  return {
    ...plain,
    name: 'choice',
    separator: /[|,]/,
    column: `character varying(${length})`,
    operand: textOf,
    check: column => `${column} in (${values.map(value => `'${value}'`).join(', ')})`,
    graphql: 'String',
    schema: { type: 'string', enum: values },
    parse(input) {
      const value = textOf(input);
      if (!values.includes(value)) throw new Refusal(`must be one of ${values.join(', ')}.`);
      return value;
    },
  };
}

/** One of a fixed list of words, which GraphQL knows by the names of an enum. */
export function enumerated(enumeration: Enumeration, words: Readonly<Record<string, string>>): Kind {
  const base = choice(Object.values(words));
  const named = (input: unknown, surface: Surface): unknown =>
    surface === 'graphql' && typeof input === 'string' ? (words[input] ?? input) : input;
  return {
    ...base,
    name: 'enumerated',
    enumeration,
    // On REST, to ask for a word that there is none of is a mistake; a condition on GraphQL may be on a part of a word.
    operand: (input, surface) =>
      surface === 'rest' ? base.parse(input, surface) : base.operand(named(input, surface), surface),
    parse: (input, surface) => base.parse(named(input, surface), surface),
    output: (sql, surface) =>
      surface === 'rest'
        ? sql
        : `case ${sql} ${Object.entries(words)
            .map(([name, word]) => `when '${word}' then '${name}'`)
            .join(' ')} end`,
  };
}

/** An ISO 4217 currency code. */
export function currencyCode(): Kind {
  // The runtime's list lags behind the standard by its newest codes.
  const codes = new Set([...Intl.supportedValuesOf('currency'), 'SLE', 'VED', 'XCG', 'ZWG']);
  return {
    ...text(256),
    name: 'currencyCode',
    schema: { type: 'string', pattern: '^[A-Z]{3}$' },
    parse(input) {
      const value = textOf(input);
      if (!codes.has(value)) throw new Refusal('must be an ISO 4217 currency code.');
      return value;
    },
  };
}

/** A date and time as text, DD-MM-YYYY HH:MM:SS, that must be a real one. */
export function dateText(): Kind {
  return {
    ...text(50),
    name: 'dateText',
    schema: { type: 'string', pattern: '^\\d{2}-\\d{2}-\\d{4} \\d{2}:\\d{2}:\\d{2}$' },
    parse(input) {
      const value = textOf(input);
      const parts = /^(\d\d)-(\d\d)-(\d{4}) (\d\d):(\d\d):(\d\d)$/.exec(value);
      if (!parts) throw new Refusal('must have the format DD-MM-YYYY HH:MM:SS.');
      const [, day, month, year, hour, minute, second] = parts;
      const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
      const date = new Date(iso);
      if (Number.isNaN(date.getTime()) || date.toISOString() !== iso) throw new Refusal('must be a real date.');
      return value;
    },
  };
}

/** Names of places only; the runtime knows also the old names that it does not list. */
function isTimeZone(value: string): boolean {
  if (value === 'UTC') return true;
  if (!/^[A-Z][A-Za-z_]+\/[A-Za-z_/-]+$/.test(value)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }) !== null;
  } catch {
    return false;
  }
}

/** The first four characters moved to the end and letters counted from 10, modulo 97: 1 where the check digits are right. */
function remainder97(value: string): number {
  const turned = value.slice(4) + value.slice(0, 4);
  const digits = turned.replace(/[A-Z]/g, letter => String(letter.charCodeAt(0) - 55));
  return Number(BigInt(digits) % 97n);
}
