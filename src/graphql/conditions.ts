// Arguments of a list → the parts of a Query.
import { invalid } from '../errors.ts';
import type { Filter } from '../model/filter.ts';
import { Refusal } from '../model/raw-value.ts';
import type { Face, Relation, Resource } from '../model/registry.ts';
import { type Comparison, type Condition, type Order, Param } from '../read/query.ts';
import type { Caller } from '../tenant/caller.ts';

type Input = Readonly<Record<string, unknown>>;

/** What a list may be asked at the most; docs/limits.md tells them. */
const mostAsked = { conditions: 200, nesting: 10, relations: 5, values: 10_000, words: 20 };

/** `where` → a condition. */
export function whereCondition(resource: Resource, where: Input): Condition {
  const counted = { conditions: 0 };
  return nested(resource, where, counted, 0, 0);
}

function nested(
  resource: Resource,
  where: Input,
  counted: { conditions: number },
  depth: number,
  relations: number,
): Condition {
  if (depth > mostAsked.nesting)
    throw invalid({ where: [`The where may not be nested deeper than ${mostAsked.nesting} levels.`] });
  if (relations > mostAsked.relations)
    throw invalid({ where: [`The where may not reach through more than ${mostAsked.relations} relations.`] });
  const inner = (value: unknown, other = resource, through = 0): Condition =>
    nested(other, value as Input, counted, depth + 1, relations + through);
  const of = Object.entries(where).flatMap(([name, value]): Condition[] => {
    counted.conditions += 1;
    if (counted.conditions > mostAsked.conditions)
      throw invalid({ where: [`The where may not have more than ${mostAsked.conditions} conditions.`] });
    if (value === null) return [];
    if (name === 'AND') return [{ op: 'all', of: (value as Input[]).map(each => inner(each)) }];
    if (name === 'OR') return [{ op: 'any', of: (value as Input[]).map(each => inner(each)) }];
    if (name === 'NOT') return [{ op: 'not', of: inner(value) }];
    const face = resource.faces.graphql.get(name);
    if (face) return fieldConditions(face, value as Input);
    const relation = resource.relations.graphql.get(name)!;
    return relationConditions(relation, value as Input, each => inner(each, relation.target, 1));
  });
  return of.length === 1 ? of[0]! : { op: 'all', of };
}

function relationConditions(relation: Relation, value: Input, inner: (where: unknown) => Condition): Condition[] {
  const some = (where: unknown): Condition => ({ op: 'some', relation, of: inner(where) });
  return Object.entries(value).flatMap(([name, where]): Condition[] => {
    if (name === 'is' && where === null) return [{ op: 'not', of: some({}) }];
    if (where === null) return [];
    return [name === 'none' ? { op: 'not', of: some(where) } : some(where)];
  });
}

function fieldConditions(face: Face, value: Input): Condition[] {
  const isNull: Condition = { op: 'null', face };
  return Object.entries(value).flatMap(([op, operand]): Condition[] => {
    switch (op) {
      case 'isNull':
        return operand === null ? [] : [operand ? isNull : { op: 'not', of: isNull }];
      case 'eq':
        return [operand === null ? isNull : compared(face, 'eq', operand)];
      case 'ne':
        return [operand === null ? { op: 'not', of: isNull } : compared(face, 'ne', operand)];
      case 'in':
      case 'notIn': {
        if (operand === null) return [];
        const among = membership(face, operand as unknown[], isNull);
        return [op === 'in' ? among : { op: 'not', of: among }];
      }
      default:
        return operand === null ? [] : [compared(face, op as Comparison, operand)];
    }
  });
}

function membership(face: Face, operands: readonly unknown[], isNull: Condition): Condition {
  if (operands.length > mostAsked.values)
    throw invalid({ [face.name]: [`The ${face.name} may not be compared with more than ${mostAsked.values} values.`] });
  const values = operands.filter(operand => operand !== null).map(operand => clean(face, operand));
  const among: Condition = { op: 'in', face, param: new Param(values) };
  return values.length < operands.length ? { op: 'any', of: [among, isNull] } : among;
}

function compared(face: Face, op: Comparison, operand: unknown): Condition {
  return { op, face, param: new Param(clean(face, operand)) };
}

/** A value to compare with. */
export function clean(face: Face, operand: unknown): string {
  return refusing(face.name, () => face.kind.operand(operand, 'graphql'));
}

/** What a kind refuses is the client's mistake. */
function refusing<T>(name: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusal) throw invalid({ [name]: [`The ${name} ${error.message}`] });
    throw error;
  }
}

/** `search` → a condition, or none when there is nothing to look for. */
export function searchCondition(resource: Resource, asked: Input | string): Condition | undefined {
  const search = typeof asked === 'string' ? { query: asked } : asked;
  const query = (search.query as string | null | undefined) ?? '';
  if (!query.isWellFormed() || query.includes('\0'))
    throw invalid({ query: ['The query must be valid Unicode without NUL.'] });
  const words = query.split(/\s+/).filter(word => word !== '');
  if (words.length > mostAsked.words)
    throw invalid({ query: [`The query may not have more than ${mostAsked.words} words.`] });
  const named = ((search.fields as string[] | null | undefined) ?? []).flatMap(
    name => resource.faces.graphql.get(name) ?? [],
  );
  const faces =
    named.length > 0
      ? named
      : (resource.declaration.search ?? []).map(name => resource.fields.get(name)!.faces.graphql!);
  if (words.length === 0 || faces.length === 0) return undefined;
  return { op: 'search', faces, words: new Param(words.map(word => word.replace(/[\\%_]/g, '\\$&'))) };
}

/** Declared filters and what the client gave them → conditions. */
export function testConditions(
  filters: Readonly<Record<string, Filter>> = {},
  given: Input,
  { userId }: Caller,
): Condition[] {
  return Object.entries(filters).flatMap(([name, filter]) => {
    const value = given[name];
    if (value === undefined || value === null) return [];
    if (Array.isArray(value) && value.length > mostAsked.values)
      throw invalid({ [name]: [`The ${name} may not have more than ${mostAsked.values} values.`] });
    return refusing(name, () => filter.tests(value, userId)).map(
      (test): Condition => ({
        op: 'test',
        test,
        ...(test.value !== undefined && { param: new Param(test.value) }),
      }),
    );
  });
}

/** `orderBy` → an order by any scalar fields. */
export function orderOf(resource: Resource, orderBy: readonly Input[] | null | undefined): Order[] {
  return (orderBy ?? []).map(({ field, direction }) => {
    const { orders = {} } = resource.declaration;
    const name = field as string;
    const face = resource.faces.graphql.get(Object.hasOwn(orders, name) ? orders[name]! : name);
    if (!face) throw invalid({ field: [`The field ${JSON.stringify(field)} is not a field of ${resource.type}.`] });
    return { face, descending: direction === 'DESC' };
  });
}
