// What the read bench asks, as a Query for the bare handler and as requests for the two surfaces.
import type { Registry, Resource } from '../src/model/registry.ts';
import { type Output, Param, type Query, type Selection, totalOrder } from '../src/read/query.ts';
import { selectAll } from '../src/rest/selection.ts';

export interface Question {
  readonly name: string;
  readonly rest: Query;
  readonly graphql: Query;
  /** REST address and GraphQL request for a value that varies from request to request. */
  readonly address: (value: string) => string;
  readonly operation: (value: string) => { query: string; variables: Record<string, unknown> };
  /** The bare handler takes the value too. */
  readonly varies: boolean;
}

const flat = ['id', 'caseNumber', 'description', 'remarks', 'statusId', 'customerId', 'createdAt', 'updatedAt'];
const customer = ['id', 'customerNumber', 'name', 'address', 'postalCode', 'city'];
const material = ['id', 'quantity', 'productNumber', 'description', 'salesPrice'];

export function questions(registry: Registry): Question[] {
  const cases = registry.get('cases')!;
  const key = cases.key.faces.rest!;
  const id = cases.fields.get('id')!.faces.graphql!;
  const number = { op: 'eq' as const, face: key, param: new Param('') };
  const status = cases.fields.get('statusId')!.faces;
  const rest = (more: Partial<Query>): Query => ({
    resource: cases,
    surface: 'rest',
    selection: selectAll(cases),
    order: totalOrder([], key),
    ...more,
  });
  const graphql = (more: Partial<Query>): Query => ({
    resource: cases,
    surface: 'graphql',
    selection: fields(cases, flat),
    order: totalOrder([], id),
    ...more,
  });
  const page = { limit: 50 };
  const nested: Selection = [
    ...fields(cases, flat),
    related(cases, 'customer', customer),
    related(cases, 'materials', material),
  ];
  const list = (selection: string, variable = '', where = ''): string =>
    `query ($limit: Int${variable}) { cases(pagination: {limit: $limit}${where}) { items { ${selection} } } }`;
  const selectFlat = flat.join(' ');
  const selectNested = `${selectFlat} customer { ${customer.join(' ')} } materials { ${material.join(' ')} }`;
  return [
    {
      name: 'one',
      rest: rest({ single: true, where: number, order: [] }),
      graphql: graphql({ single: true, where: { ...number, face: cases.key.faces.graphql! }, order: [] }),
      address: value => `/cases/${value}`,
      operation: value => ({
        query: `query ($n: String!) { caseByCaseNumber(caseNumber: $n) { ${selectFlat} } }`,
        variables: { n: value },
      }),
      varies: true,
    },
    {
      name: 'flat',
      rest: rest(page),
      graphql: graphql(page),
      address: () => '/cases?pagesize=50',
      operation: () => ({ query: list(selectFlat), variables: { limit: 50 } }),
      varies: false,
    },
    {
      name: 'nested',
      rest: rest({ ...page, selection: selectAll(cases, ['customer', 'materials']) }),
      graphql: graphql({ ...page, selection: nested }),
      address: () => '/cases?pagesize=50&include=customer,materials',
      operation: () => ({ query: list(selectNested), variables: { limit: 50 } }),
      varies: false,
    },
    {
      name: 'filtered',
      rest: rest({ ...page, where: { op: 'eq', face: status.rest!, param: new Param('') } }),
      graphql: graphql({ ...page, where: { op: 'eq', face: status.graphql!, param: new Param('') } }),
      address: value => `/cases?pagesize=50&status=${value}`,
      operation: value => ({
        query: list(selectFlat, ', $status: Int', ', where: {statusId: {eq: $status}}'),
        variables: { limit: 50, status: Number(value) },
      }),
      varies: true,
    },
  ];
}

function fields(resource: Resource, names: readonly string[]): Output[] {
  return names.map(as => ({ as, face: resource.faces.graphql.get(as)! }));
}

function related(resource: Resource, as: string, names: readonly string[]): Output {
  const relation = resource.relations.graphql.get(as)!;
  return { as, relation, nested: { selection: fields(relation.target, names) } };
}
