// Selection sets → what the read engine is to select. Fragments are merged and @skip/@include decided here.
import {
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  GraphQLSkipDirective,
  getDirectiveValues,
  getNamedType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { invalid } from '../errors.ts';
import type { Relation, Resource } from '../model/registry.ts';
import type { Nested, Output, Selection } from '../read/query.ts';
import { argumentsOf } from './arguments.ts';
import { orderOf, whereCondition } from './conditions.ts';

export interface Context {
  readonly operation: OperationDefinitionNode;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** A field of the answer: its key, and the nodes that were merged into it. */
export interface Selected {
  readonly key: string;
  readonly name: string;
  readonly nodes: readonly FieldNode[];
}

// What a document asks for is the same for every request, unless a directive decides.
const collected = new WeakMap<SelectionSetNode, readonly Selected[]>();

/** The fields that selection sets ask for, merged by key, in order. */
export function collect(sets: readonly SelectionSetNode[], context: Context): readonly Selected[] {
  const only = sets.length === 1 ? sets[0]! : undefined;
  const known = only && collected.get(only);
  if (known) return known;
  const fields = new Map<string, { key: string; name: string; nodes: FieldNode[] }>();
  let decided = false;
  const visit = (set: SelectionSetNode): void => {
    for (const selection of set.selections) {
      if (selection.directives?.length) {
        decided = true;
        if (!isIncluded(selection, context)) continue;
      }
      if (selection.kind === Kind.INLINE_FRAGMENT) visit(selection.selectionSet);
      else if (selection.kind === Kind.FRAGMENT_SPREAD)
        visit(context.fragments.get(selection.name.value)!.selectionSet);
      else {
        const key = selection.alias?.value ?? selection.name.value;
        const field = fields.get(key);
        if (field) field.nodes.push(selection);
        else fields.set(key, { key, name: selection.name.value, nodes: [selection] });
      }
    }
  };
  sets.forEach(visit);
  const result = [...fields.values()];
  if (only && !decided) collected.set(only, result);
  return result;
}

export function setsOf(nodes: readonly FieldNode[]): SelectionSetNode[] {
  return nodes.flatMap(node => node.selectionSet ?? []);
}

function isIncluded(node: SelectionNode, { variables }: Context): boolean {
  if (getDirectiveValues(GraphQLSkipDirective, node, variables)?.if === true) return false;
  return getDirectiveValues(GraphQLIncludeDirective, node, variables)?.if !== false;
}

// A selection without variables is the same for every request of its document.
const constant = new WeakMap<FieldNode, Selection>();

/** What a record type's selection sets ask of the read engine. */
export function selectionOf(
  nodes: readonly FieldNode[],
  resource: Resource,
  type: GraphQLObjectType,
  context: Context,
): Selection {
  // A field that is asked for in several places is put together anew: one of its nodes may stand in a fragment that others spread too.
  const only = nodes.length === 1 ? nodes[0]! : undefined;
  const known = only && constant.get(only);
  if (known) return known;
  const selection = build(setsOf(nodes), resource, type, context);
  if (only?.selectionSet && isConstant(only.selectionSet, context)) constant.set(only, selection);
  return selection;
}

function build(
  sets: readonly SelectionSetNode[],
  resource: Resource,
  type: GraphQLObjectType,
  context: Context,
): Selection {
  return collect(sets, context).map((field): Output => {
    const { key: as, name } = field;
    if (name === '__typename') return { as, constant: resource.type };
    const face = resource.faces.graphql.get(name);
    if (face) return { as, face };
    const relation = resource.relations.graphql.get(name)!;
    return { as, relation, nested: nestedOf(field, relation, type, context) };
  });
}

function nestedOf({ name, nodes }: Selected, relation: Relation, type: GraphQLObjectType, context: Context): Nested {
  const definition = type.getFields()[name]!;
  const target = relation.target;
  const args = argumentsOf(definition, nodes[0]!, context.variables) as {
    limit?: number;
    orderBy?: [];
    where?: Record<string, unknown>;
  };
  if (args.limit != null && (args.limit < 1 || args.limit > 500))
    throw invalid({ limit: ['The limit must be from 1 to 500.'] });
  return {
    selection: build(setsOf(nodes), target, getNamedType(definition.type) as GraphQLObjectType, context),
    ...(args.limit != null && { limit: args.limit }),
    ...(args.orderBy && { order: orderOf(target, args.orderBy) }),
    ...(args.where && { where: whereCondition(target, args.where) }),
  };
}

/** Whether nothing below depends on variables. */
function isConstant(set: SelectionSetNode, context: Context): boolean {
  return set.selections.every(selection => {
    if (selection.directives?.length) return false;
    if (selection.kind === Kind.FRAGMENT_SPREAD)
      return isConstant(context.fragments.get(selection.name.value)!.selectionSet, context);
    if (selection.kind === Kind.FIELD && selection.arguments?.length) return false;
    return !selection.selectionSet || isConstant(selection.selectionSet, context);
  });
}
