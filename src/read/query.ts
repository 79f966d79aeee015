// Query: what either surface may ask, as a plain value. Values a client sent are boxed as Params, so that two queries of the
// same shape share one prepared statement.
import type { Test } from '../model/filter.ts';
import type { Surface, Value } from '../model/kind.ts';
import type { Face, Relation, Resource } from '../model/registry.ts';

export class Param {
  readonly value: Value | readonly string[];
  constructor(value: Value | readonly string[]) {
    this.value = value;
  }
}

export type Comparison = 'eq' | 'ne' | 'in' | 'notIn' | 'lt' | 'lte' | 'gt' | 'gte' | 'contains' | 'startsWith';

export type Condition =
  | { readonly op: Comparison; readonly face: Face; readonly param: Param }
  /** Null, or empty text. */
  | { readonly op: 'empty' | 'null'; readonly face: Face }
  | { readonly op: 'all' | 'any'; readonly of: readonly Condition[] }
  | { readonly op: 'not'; readonly of: Condition }
  /** At least one related record meets the condition. */
  | { readonly op: 'some'; readonly relation: Relation; readonly of: Condition }
  /** A declared filter's demand; the parameter is absent where it compares with nothing. */
  | { readonly op: 'test'; readonly test: Test; readonly param?: Param }
  /** Every word occurs in one of the fields, case and accents aside. */
  | { readonly op: 'search'; readonly faces: readonly Face[]; readonly words: Param };

export interface Order {
  readonly face: Face;
  readonly descending: boolean;
}

/** One member of the JSON object that a row becomes. */
export type Output =
  | { readonly as: string; readonly face: Face }
  | { readonly as: string; readonly constant: string }
  | { readonly as: string; readonly relation: Relation; readonly nested: Nested };

export interface Nested {
  readonly selection: Selection;
  readonly where?: Condition;
  readonly order?: readonly Order[];
  readonly limit?: number;
}

export type Selection = readonly Output[];

/** A place in an ordered list: the values of its order expressions, and which way to go from there. */
interface Position {
  readonly towards: 'next' | 'previous';
  readonly values: readonly Param[];
}

export interface Query {
  readonly resource: Resource;
  readonly surface: Surface;
  readonly selection: Selection;
  /** One record instead of a list. */
  readonly single?: true;
  readonly where?: Condition;
  /** Always total: it ends in a field that no two records share. */
  readonly order: readonly Order[];
  readonly limit?: number;
  readonly offset?: Param;
  readonly position?: Position;
  /** Also tell whether there are rows beyond the limit. */
  readonly more?: true;
  /** Also tell what an ETag is made of: the version of the record, or how many changes a list may have seen. */
  readonly tagged?: true;
  /** Also tell where the page begins and ends, and whether there are rows beyond it. */
  readonly edges?: true;
  /** Also count all records that meet the condition. */
  readonly count?: true;
}

/** Completes an order with a tie-break, which runs in the direction of the first field. What follows it, or comes again, orders nothing. */
export function totalOrder(asked: readonly Order[], tieBreak: Face): readonly Order[] {
  const seen = new Set<Face>();
  const distinct = asked.filter(({ face }) => !seen.has(face) && seen.add(face));
  const at = distinct.findIndex(({ face }) => face.field === tieBreak.field);
  if (at >= 0) return distinct.slice(0, at + 1);
  return [...distinct, { face: tieBreak, descending: asked[0]?.descending ?? false }];
}

/** Every parameter of a query, in a fixed order. */
export function paramsOf(query: Query): Param[] {
  const params: Param[] = [];
  const visit = (condition: Condition | undefined): void => {
    if (!condition) return;
    if ('param' in condition) params.push(condition.param!);
    else if ('words' in condition) params.push(condition.words);
    else if ('of' in condition) [condition.of].flat().forEach(visit);
  };
  const select = (selection: Selection): void => {
    for (const output of selection) {
      if (!('relation' in output)) continue;
      visit(output.nested.where);
      select(output.nested.selection);
    }
  };
  select(query.selection);
  visit(query.where);
  if (query.offset) params.push(query.offset);
  // A null is compared with `is null` and needs no parameter.
  if (query.position) params.push(...query.position.values.filter(({ value }) => value !== null));
  return params;
}

/** What two queries must have in common to share a statement. */
export function shapeOf(query: Query): string {
  return [
    query.surface,
    query.resource.name,
    query.single ? 1 : 0,
    query.limit ?? '',
    query.offset ? 1 : 0,
    query.position
      ? query.position.towards + query.position.values.map(at => (at.value === null ? 'n' : 'v')).join('')
      : '',
    query.more ? 1 : 0,
    query.tagged ? 1 : 0,
    query.edges ? 1 : 0,
    query.count ? 1 : 0,
    orderShape(query.order),
    conditionShape(query.where),
    selectionShape(query.selection),
  ].join('|');
}

// Selections are built once per document or address and used many times.
const selectionShapes = new WeakMap<Selection, string>();

function selectionShape(selection: Selection): string {
  let shape = selectionShapes.get(selection);
  if (shape === undefined) {
    shape = selection.map(outputShape).join(',');
    selectionShapes.set(selection, shape);
  }
  return shape;
}

function outputShape(output: Output): string {
  if ('face' in output) return `${output.as}=${output.face.name}`;
  if ('constant' in output) return `${output.as}='${output.constant}'`;
  const { selection, where, order, limit } = output.nested;
  return `${output.as}=${output.relation.name}(${conditionShape(where)};${orderShape(order)};${limit ?? ''}){${selectionShape(selection)}}`;
}

function orderShape(order: readonly Order[] = []): string {
  return order.map(({ face, descending }) => (descending ? '-' : '+') + face.name).join(',');
}

function conditionShape(condition: Condition | undefined): string {
  if (!condition) return '';
  switch (condition.op) {
    case 'all':
    case 'any':
      return `${condition.op}(${condition.of.map(conditionShape).join(',')})`;
    case 'not':
      return `not(${conditionShape(condition.of)})`;
    case 'some':
      return `some ${condition.relation.name}(${conditionShape(condition.of)})`;
    case 'test':
      return `test(${condition.test.sql('r', '?')})`;
    case 'search':
      return `search(${condition.faces.map(face => face.name).join(',')})`;
    default:
      return `${condition.op} ${condition.face.name}`;
  }
}
