// Where a variable may stand: as the language has it, and one item also where a list is expected, as a literal may. Clients
// declare `$orderBy: OrderByInput`.
import {
  type ASTVisitor,
  type GraphQLInputType,
  GraphQLNonNull,
  type GraphQLNullableType,
  getNullableType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  type ValidationContext,
  VariablesInAllowedPositionRule,
} from 'graphql';

type Usages = ReturnType<ValidationContext['getRecursiveVariableUsages']>;

/** The library's own rule, which is told that the item is expected. */
export function variablePositions(context: ValidationContext): ASTVisitor {
  const getRecursiveVariableUsages = (operation: OperationDefinitionNode): Usages =>
    context.getRecursiveVariableUsages(operation).map(usage => asItem(usage, operation));
  return VariablesInAllowedPositionRule(Object.assign(Object.create(context), { getRecursiveVariableUsages }));
}

function asItem(usage: Usages[number], { variableDefinitions = [] }: OperationDefinitionNode): Usages[number] {
  const expected = getNullableType(usage.type);
  const declared = variableDefinitions.find(({ variable }) => variable.name.value === usage.node.name.value)?.type;
  const given = declared?.kind === Kind.NON_NULL_TYPE ? declared.type : declared;
  if (!isListType(expected) || given?.kind !== Kind.NAMED_TYPE) return usage;
  const item = getNullableType(expected.ofType) as GraphQLInputType & GraphQLNullableType;
  return { ...usage, type: isNonNullType(usage.type) ? new GraphQLNonNull(item) : item };
}
