// Query → one SQL statement that returns finished JSON. The first parameter is always the tenant; it is set for row security
// and used as a predicate on every table, two locks that hold without each other.
import type { Face, Relation, Resource } from '../model/registry.ts';
import { settingTenant } from '../tenant/store.ts';
import {
  type Comparison,
  type Condition,
  type Nested,
  type Param,
  paramsOf,
  type Query,
  type Selection,
} from './query.ts';

export interface Statement {
  readonly text: string;
}

/** What ties a table to the tenant; a test replaces it to see row security hold alone. */
export interface Guard {
  predicate(row: string): string;
}

const tenantGuard: Guard = { predicate: row => `${row}.tenant_id = t.id` };

/** Compiles a query to a statement with the columns items, more, edges, total; those not asked for are left out. */
export function compile(query: Query, guard: Guard = tenantGuard): Statement {
  const writer = new Writer(query, guard);
  const either = eitherWay(query, guard);
  const columns = query.single ? [writer.single()] : query.more ? writer.slice() : [either(way => way.list())];
  if (query.edges) columns.push(either(way => way.edges()));
  if (query.count) columns.push(isPlainSearch(query) ? 't.total' : either(way => way.count(), mostCounted));
  if (query.tagged && !query.single) columns.push(changesSeen);
  const found = either(way => `array(select r from (${way.rows('a', 1)}) r)`);
  const rows = query.more ? `t, lateral (select ${found} as found offset 0) l` : 't';
  return { text: `with ${writer.setting()} select ${columns.join(', ')} from ${rows}` };
}

/** Both ways to a search's records are planned; how many hits the index has decides which one is taken. */
function eitherWay(query: Query, guard: Guard): (part: (way: Writer) => string, most?: number) => string {
  const scan = new Writer(query, guard);
  if (!isIndexed(query)) return part => part(scan);
  const seek = new Writer(query, guard, 'hits');
  return (part, most = mostHits) =>
    `case when cardinality(t.hits) <= ${most} then ${part(seek)} else ${part(scan)} end`;
}

/** Compiles a query to a statement that returns one row per record, for a cursor inside a transaction. */
export function compileRows(query: Query, guard: Guard = tenantGuard): Statement {
  const rows = new Writer(query, { predicate: row => guard.predicate(row).replace('t.id', '$1::bigint') }).rows('a');
  return { text: `select row_to_json(r)::text from (${rows}) r` };
}

/**
 * How many changes a reader can see, numbered or not: it grows with every commit, so it tells whether anything has changed.
 * Null while so many wait for their numbers that to count them would take longer than to read.
 */
export const changesSeen =
  '(select case when p.n <= 1000 then coalesce((select f.sequence from feeds f where f.tenant_id = t.id), 0) + p.n end ' +
  'from (select count(*) as n from (select 1 from events e where e.tenant_id = t.id and e.sequence is null limit 1001) x) p)';

/** Up to so many hits are fetched one by one; of more, a page is found sooner by walking the list. */
const mostHits = 2_000;
/** To be counted, more of them: a walk would go over the whole list. */
const mostCounted = 10_000;

/** The order as SQL expressions, most significant first. */
function orderParts(query: Query): { sql: (row: string) => string; descending: boolean; nullable: boolean }[] {
  return query.order.flatMap(({ face, descending }) =>
    face.kind.order(face.source('a')).map((_, at) => ({
      sql: (row: string) => face.kind.order(face.source(row))[at]!,
      descending,
      nullable: face.nullable,
    })),
  );
}

const operators: Partial<Record<Comparison, string>> = { lt: '<', lte: '<=', gt: '>', gte: '>=' };

class Writer {
  readonly #query: Query;
  readonly #guard: Guard;
  readonly #numbers: Map<Param, number>;
  readonly #from: 'all' | 'hits';
  #aliases = 0;

  constructor(query: Query, guard: Guard, from: 'all' | 'hits' = 'all') {
    this.#query = query;
    this.#guard = guard;
    this.#from = from;
    this.#numbers = new Map(paramsOf(query).map((param, index) => [param, index + 2]));
  }

  /** The tenant, set; and what a search looks for, folded once. */
  setting(): string {
    const search = searchOf(this.#query);
    if (!search) return `t as ${settingTenant()}`;
    const words = `${this.#param(search.words)}::text[]`;
    const patterns = `, search_patterns(${words}) as spelled, respelled_patterns(${words}) as respelled`;
    if (!isIndexed(this.#query)) return `t as ${settingTenant(patterns)}`;
    const { resource, count } = this.#query;
    const wanted = !count
      ? `${mostHits}, 'page'`
      : isPlainSearch(this.#query)
        ? `${mostHits}, 'number'`
        : `${mostCounted}, 'all'`;
    const hits = `lateral search_hits('${resource.table}', s.id, s.spelled, s.respelled, ${wanted}) h`;
    return `s as ${settingTenant(patterns)}, t as materialized (select s.*, h.hits, h.total from s, ${hits})`;
  }

  /** The record; a tagged one is led by its version and a space. */
  single(): string {
    const { tagged, selection, resource } = this.#query;
    if (tagged) {
      const record = `(select ${this.#outputs(selection, 'a')}) r`;
      const version = resource.fields.has('version') ? 'a.version' : '0';
      return `(select ${version} || ' ' || row_to_json(r)::text from ${resource.table} a cross join lateral ${record} where ${this.#filter('a')} limit 1)`;
    }
    return `(select row_to_json(r) from (${this.#select('a')} where ${this.#filter('a')} limit 1) r)`;
  }

  list(): string {
    return `array_to_json(array(select r from (${this.rows('a')}) r))`;
  }

  /** The rows of the page, and whether one more was found. */
  slice(): string[] {
    const { limit } = this.#query;
    return [`array_to_json(l.found[1:${limit}])`, `cardinality(l.found) > ${limit}`];
  }

  rows(row: string, more = 0): string {
    const { position, selection } = this.#query;
    const rows = `from ${this.#query.resource.table} ${row} where ${this.#filter(row)}${this.#after(row)}`;
    const page = `order by ${this.#orderBy(row)}${this.#slice(more)}`;
    if (position?.towards !== 'previous') return `select ${this.#outputs(selection, row)} ${rows} ${page}`;
    // Going back, the nearest rows come first: number them, and turn them round.
    const names = selection.map(output => `p.${quote(output.as)}`).join(', ');
    return (
      `select ${names} from (select ${this.#outputs(selection, row)}, row_number() over (order by ${this.#orderBy(row)}) as "~n" ` +
      `${rows} ${page}) p order by p."~n" desc`
    );
  }

  /** The order values of the first row, the last, and the one after the page. */
  edges(): string {
    const { limit = 0, resource } = this.#query;
    const values = orderParts(this.#query).map(({ sql }) => `${sql('a')}::text`);
    const page =
      `select json_build_array(${values.join(', ')}) as at from ${resource.table} a where ${this.#filter('a')}${this.#after('a')} ` +
      `order by ${this.#orderBy('a')}${this.#slice(1)}`;
    return (
      `array_to_json(array(select json_build_array(e.n, e.at) from (select row_number() over () as n, q.at from (${page}) q) e ` +
      `where e.n in (1, ${limit}, ${limit + 1})))`
    );
  }

  count(): string {
    return `(select count(*) from ${this.#query.resource.table} a where ${this.#filter('a')})`;
  }

  #select(row: string): string {
    return `select ${this.#outputs(this.#query.selection, row)} from ${this.#query.resource.table} ${row}`;
  }

  #filter(row: string): string {
    const { where, resource, single } = this.#query;
    const standing = single ? undefined : resource.declaration.standing;
    return [
      this.#guard.predicate(row),
      ...(standing ? [standing(row)] : []),
      ...(where ? [this.#condition(where, row)] : []),
    ].join(' and ');
  }

  #orderBy(row: string): string {
    const back = this.#query.position?.towards === 'previous';
    // Nulls come last ascending and first descending: PostgreSQL's own default, which an index serves both ways.
    return orderParts(this.#query)
      .map(({ sql, descending }) => `${sql(row)} ${descending !== back ? 'desc' : 'asc'}`)
      .join(', ');
  }

  #slice(more = 0): string {
    const { limit, offset } = this.#query;
    return `${limit === undefined ? '' : ` limit ${limit + more}`}${offset ? ` offset ${this.#param(offset)}` : ''}`;
  }

  /** Rows strictly beyond the position, whatever the mix of directions and nulls. */
  #after(row: string): string {
    const { position } = this.#query;
    if (!position) return '';
    const back = position.towards === 'previous';
    const parts = orderParts(this.#query).map((part, at) => ({
      sql: part.sql(row),
      greater: part.descending === back,
      nullable: part.nullable,
      value: position.values[at]!,
    }));
    // The usual case is a plain row comparison, which an index can seek.
    if (parts.every(part => !part.nullable && part.greater === parts[0]!.greater)) {
      const sides = [parts.map(part => part.sql), parts.map(part => this.#param(part.value))];
      return ` and (${sides[0]!.join(', ')}) ${parts[0]!.greater ? '>' : '<'} (${sides[1]!.join(', ')})`;
    }
    const steps = parts.map((part, at) => {
      const equal = parts
        .slice(0, at)
        .map(other =>
          other.value.value === null ? `${other.sql} is null` : `${other.sql} = ${this.#param(other.value)}`,
        );
      return `(${[...equal, this.#beyond(part)].join(' and ')})`;
    });
    return ` and (${steps.join(' or ')})`;
  }

  #beyond({ sql, greater, value }: { sql: string; greater: boolean; value: Param }): string {
    if (value.value === null) return greater ? 'false' : `${sql} is not null`;
    const compared = `${sql} ${greater ? '>' : '<'} ${this.#param(value)}`;
    return greater ? `(${compared} or ${sql} is null)` : compared;
  }

  #outputs(selection: Selection, row: string): string {
    const { surface } = this.#query;
    return selection
      .map(output => {
        const as = quote(output.as);
        if ('constant' in output) return `'${output.constant}'::text as ${as}`;
        if ('face' in output) return `${output.face.kind.output(output.face.source(row)(), surface)} as ${as}`;
        return `${this.#related(output.relation, output.nested, row)} as ${as}`;
      })
      .join(', ');
  }

  #related(relation: Relation, nested: Nested, row: string): string {
    const rows = relation.declaration.rows?.(row) ?? this.#relatedRows(relation, nested, row);
    return relation.many ? `array(select r from (${rows}) r)` : `(select r from (${rows}) r)`;
  }

  #relatedRows(relation: Relation, nested: Nested, row: string): string {
    const other = this.#alias();
    const { table } = relation.target;
    const where = [this.#guard.predicate(other), relation.join(row, other)];
    if (nested.where) where.push(this.#condition(nested.where, other));
    const order = [
      ...(nested.order ?? []).flatMap(({ face, descending }) =>
        face.kind.order(face.source(other)).map(sql => `${sql} ${descending ? 'desc' : 'asc'}`),
      ),
      `${other}.id ${nested.order?.[0]?.descending ? 'desc' : 'asc'}`,
    ];
    const page = relation.many
      ? ` order by ${order.join(', ')}${nested.limit ? ` limit ${nested.limit}` : ''}`
      : ' limit 1';
    return `select ${this.#outputs(nested.selection, other)} from ${table} ${other} where ${where.join(' and ')}${page}`;
  }

  #condition(condition: Condition, row: string): string {
    switch (condition.op) {
      case 'all':
        return condition.of.length === 0
          ? 'true'
          : `(${condition.of.map(of => this.#condition(of, row)).join(' and ')})`;
      case 'any':
        return condition.of.length === 0
          ? 'false'
          : `(${condition.of.map(of => this.#condition(of, row)).join(' or ')})`;
      case 'not':
        return `(${this.#condition(condition.of, row)}) is not true`;
      case 'some': {
        const other = this.#alias();
        const { target, join } = condition.relation;
        return `exists (select 1 from ${target.table} ${other} where ${this.#guard.predicate(other)} and ${join(row, other)} and ${this.#condition(condition.of, other)})`;
      }
      case 'test':
        return condition.test.sql(row, condition.param ? this.#param(condition.param) : '');
      case 'search':
        return this.#search(condition.faces, row);
      case 'null':
        return `${condition.face.source(row)()} is null`;
      case 'empty': {
        const sql = condition.face.source(row)();
        return condition.face.kind.keepsEmpty ? `(${sql} is null or ${sql} = '')` : `${sql} is null`;
      }
      default:
        return this.#comparison(condition.op, condition.face, this.#param(condition.param), row);
    }
  }

  #search(faces: readonly Face[], row: string): string {
    const { resource } = this.#query;
    const texts = faces.map(face => `${face.source(row)()}::text`).join(', ');
    // As a case, the planner takes it for likely and walks the list in its order, instead of sorting the few that it expects.
    const holds = (text: string, then = 'true'): string =>
      `case when ${text} like all (t.spelled) or ${text} like all (t.respelled) then ${then} else false end`;
    const anew = holds(`search_text(${texts}) collate "C"`);
    if (!keepsText(resource, faces)) return anew;
    const whole = isWhole(resource, faces);
    if (this.#from === 'hits') return `${row}.id = any (t.hits)${whole ? '' : ` and ${anew}`}`;
    // What some of the fields hold, all of them hold, and their text is at hand.
    return holds(`${row}.search_text`, whole ? 'true' : anew);
  }

  #comparison(op: Comparison, face: Face, param: string, row: string): string {
    const source = face.source(row);
    const sql = source();
    switch (op) {
      case 'eq':
        return this.#reached(face, `= ${param}`, row) ?? `${sql} = ${param}`;
      case 'in':
        return this.#reached(face, `= any (${param})`, row) ?? `${sql} = any (${param})`;
      case 'ne':
        return `${sql} is distinct from ${param}`;
      case 'notIn':
        return `(${sql} = any (${param})) is not true`;
      case 'contains':
        return `strpos(${sql}::text, ${param}) > 0`;
      case 'startsWith':
        return `starts_with(${sql}::text, ${param})`;
      default:
        return face.kind.compare(source, operators[op]!, param);
    }
  }

  /** Equality on a number of another table: find that record first, so that this table's index on the reference serves. */
  #reached(face: Face, test: string, row: string): string | undefined {
    const { reference, column } = face.field;
    if (!reference || face.source(row)() === `${row}.${column}`) return undefined;
    const found = `select x.id from ${reference.target.table} x where ${this.#guard.predicate('x')} and x.${reference.byField.column} ${test}`;
    return `${row}.${column} = any (array(${found}))`;
  }

  #param(param: Param): string {
    return `$${this.#numbers.get(param)}`;
  }

  #alias(): string {
    this.#aliases += 1;
    return `b${this.#aliases}`;
  }
}

/** The search among a query's conditions. */
function searchOf({ where }: Query): (Condition & { op: 'search' }) | undefined {
  const conditions = where?.op === 'all' ? where.of : [where];
  return conditions.find(condition => condition?.op === 'search');
}

function isIndexed(query: Query): boolean {
  const search = searchOf(query);
  return search !== undefined && keepsText(query.resource, search.faces);
}

/** Whether the table keeps the folded text of these fields: of those that `search` declares. */
function keepsText({ declaration: { view, search = [] } }: Resource, faces: readonly Face[]): boolean {
  return !view && faces.every(({ field }) => search.includes(field.name));
}

/** Whether these are all the fields whose text the table keeps. */
function isWhole({ declaration }: Resource, faces: readonly Face[]): boolean {
  return new Set(faces).size === declaration.search!.length;
}

/** Whether a query asks for nothing but what the table's kept text holds: then its hits are its records. */
function isPlainSearch(query: Query): boolean {
  const { resource, where } = query;
  if (where?.op !== 'search' || !isIndexed(query) || resource.declaration.standing) return false;
  return isWhole(resource, where.faces);
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
