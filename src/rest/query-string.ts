// Query string → Query: filters, sorting, includes and pages of REST v2.
import { invalid, type Problems } from '../errors.ts';
import { Refusal } from '../model/raw-value.ts';
import type { Face, Resource } from '../model/registry.ts';
import { type Comparison, type Condition, type Order, Param, type Query, totalOrder } from '../read/query.ts';
import { selectAll } from './selection.ts';

export interface Listing {
  readonly query: Query;
  /** Present when the client asked for a page. */
  readonly page: { readonly number: number; readonly size: number } | null;
}

const most = { filters: 40, alternatives: 500, pageSize: 10_000 };
const suffixes: Readonly<Record<string, Comparison>> = { min: 'gte', max: 'lte', st: 'lt', gt: 'gt', not: 'ne' };

/** Reads a query string for a list; throws all that is wrong with it at once. */
export function readListing(resource: Resource, text: string): Listing {
  const reader = new Reader(resource, text);
  const { selection, page, order, where } = reader;
  const key = resource.key.faces.rest!;
  return {
    page,
    query: {
      resource,
      surface: 'rest',
      selection,
      order: totalOrder(order, key),
      ...(where && { where }),
      ...(page && {
        limit: page.size,
        ...(page.number > 1 && { offset: new Param(String((page.number - 1) * page.size)) }),
      }),
    },
  };
}

/** Reads a query string for one record: includes only. */
export function readInclusion(resource: Resource, text: string): Query['selection'] {
  if (text === '') return selectAll(resource);
  return new Reader(resource, text, 'include only').selection;
}

class Reader {
  readonly selection: Query['selection'];
  readonly page: Listing['page'] = null;
  readonly order: readonly Order[] = [];
  readonly where: Condition | undefined;
  readonly #resource: Resource;
  readonly #problems: Problems = {};

  constructor(resource: Resource, text: string, scope: 'list' | 'include only' = 'list') {
    this.#resource = resource;
    const conditions: Condition[] = [];
    const once = new Map<string, string>();
    const shown = new Set<string>();
    for (const [name, value] of pairs(text)) {
      const asks = [...resource.faces.rest.values()].filter(face => face.field.declaration.shownBy === name);
      if (asks.length > 0) {
        if (value === 'true' || value === '1') for (const face of asks) shown.add(face.name);
      } else if (['include', 'sortby', 'page', 'pagesize'].includes(name)) {
        if (once.has(name)) this.#wrong(name, 'is given more than once.');
        once.set(name, value);
      } else if (scope === 'list') {
        conditions.push(...this.#filter(name, value));
      } else {
        this.#wrong(name, 'is not a parameter of a single record.');
      }
    }
    this.#checkPeriod(new Map(pairs(text)));
    if (conditions.length > most.filters) this.#wrong('filters', `may not be more than ${most.filters}.`);
    this.where = conditions.length > 1 ? { op: 'all', of: conditions } : conditions[0];
    this.selection = this.#include(once.get('include'), shown);
    if (scope === 'list') {
      this.order = this.#sort(once.get('sortby'));
      this.page = this.#paging(once.get('page'), once.get('pagesize'));
    }
    if (Object.keys(this.#problems).length > 0) throw invalid(this.#problems);
  }

  #checkPeriod(given: ReadonlyMap<string, string>): void {
    const [start = '', stop = ''] = this.#resource.declaration.period ?? [];
    const [from = '', to = ''] = [given.get(start), given.get(stop)];
    if (/^\d+$/.test(from) && /^\d+$/.test(to) && BigInt(from) >= BigInt(to))
      this.#wrong(stop, `must be after the ${start}.`);
  }

  #filter(name: string, value: string): Condition[] {
    const { filters = {} } = this.#resource.declaration;
    const meant = Object.hasOwn(filters, name) ? filters[name]! : name;
    const [, column = meant, suffix] = /^(.+)-(min|max|st|gt|not)$/.exec(meant) ?? [];
    const face = this.#filterFace(column);
    if (!face) {
      this.#wrong(name, 'is not a column of this resource.');
      return [];
    }
    const alternatives = value.split(face.kind.separator ?? '|');
    if (alternatives.length > most.alternatives) {
      this.#wrong(name, `may not have more than ${most.alternatives} alternatives.`);
      return [];
    }
    const op = suffix ? suffixes[suffix]! : 'eq';
    try {
      return [op === 'eq' || op === 'ne' ? equality(face, alternatives, op) : comparison(face, alternatives, op)];
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#wrong(name, error.message);
      return [];
    }
  }

  /** By the column's name or, for a further filter name with a suffix of its own, by the name it stands for. */
  #filterFace(column: string): Face | undefined {
    const { faces, declaration } = this.#resource;
    const { filters = {} } = declaration;
    return faces.rest.get(column) ?? faces.rest.get(Object.hasOwn(filters, column) ? filters[column]! : '');
  }

  #include(text: string | undefined, shown: ReadonlySet<string>): Query['selection'] {
    const names = text === undefined || text === '' ? [] : text.split(',').map(name => name.trim());
    const known = this.#resource.relations.rest;
    const unknown = names.filter(name => !known.has(name));
    if (unknown.length > 0) {
      const possible =
        known.size > 0 ? `one of ${[...known.keys()].join(', ')}` : 'left out: this resource has no includes';
      this.#wrong('include', `must be ${possible}; ${unknown.map(name => JSON.stringify(name)).join(', ')} is not.`);
      return [];
    }
    return selectAll(this.#resource, [...new Set(names)].sort(), shown);
  }

  #sort(text: string | undefined): Order[] {
    if (text === undefined || text === '') return [];
    const orders: Order[] = [];
    for (const part of text.split(',')) {
      // A plus sign arrives as a space.
      const [, sign, name = ''] = /^([-+ ]?)(.*)$/s.exec(part)!;
      const face = this.#resource.faces.rest.get(name);
      if (face) orders.push({ face, descending: sign === '-' });
      else this.#wrong('sortby', `names ${JSON.stringify(name)}, which is not a field of this resource.`);
    }
    return orders;
  }

  #paging(page: string | undefined, size: string | undefined): Listing['page'] {
    if (page === undefined && size === undefined) return null;
    return {
      number: page === undefined ? 1 : this.#whole('page', page, 1_000_000_000),
      size: size === undefined ? 100 : this.#whole('pagesize', size, most.pageSize),
    };
  }

  #whole(name: string, text: string, highest: number): number {
    const value = /^\d{1,10}$/.test(text) ? Number(text) : 0;
    if (value >= 1 && value <= highest) return value;
    this.#wrong(name, `must be a whole number from 1 to ${highest}.`);
    return 1;
  }

  #wrong(name: string, text: string): void {
    const problems = Object.hasOwn(this.#problems, name) ? this.#problems[name]! : [];
    Object.defineProperty(this.#problems, name, {
      value: [...problems, `The ${name} ${text}`],
      enumerable: true,
      configurable: true,
    });
  }
}

/** `a|b` is either; an empty alternative is null or empty text. */
function equality(face: Face, alternatives: readonly string[], op: 'eq' | 'ne'): Condition {
  const values = alternatives.filter(text => text !== '').map(text => face.kind.operand(text, 'rest'));
  const either: Condition[] = [];
  if (values.length === 1) either.push({ op: 'eq', face, param: new Param(values[0]!) });
  if (values.length > 1) either.push({ op: 'in', face, param: new Param(values) });
  if (values.length < alternatives.length) either.push({ op: 'empty', face });
  const condition: Condition = either.length === 1 ? either[0]! : { op: 'any', of: either };
  return op === 'eq' ? condition : { op: 'not', of: condition };
}

function comparison(face: Face, alternatives: readonly string[], op: Comparison): Condition {
  const of = alternatives.map((text): Condition => ({ op, face, param: new Param(face.kind.operand(text, 'rest')) }));
  return of.length === 1 ? of[0]! : { op: 'any', of };
}

function* pairs(text: string): Generator<[string, string]> {
  for (const part of text.split('&')) {
    if (part === '') continue;
    const at = part.indexOf('=');
    yield at < 0 ? [decode(part), ''] : [decode(part.slice(0, at)), decode(part.slice(at + 1))];
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw invalid({ query: ['The query string is not valid percent-encoded UTF-8.'] });
  }
}
