// Where a variable may stand: as the language has it, and two things besides that clients do. One item may stand where a list is expected, as a
// literal may (`$orderBy: OrderByInput`), and what may be null where an input object needs a value (`{caseId: $caseId}` with `$caseId: Int`): whether it
// is null is seen when it is used.
import {
  type ASTVisitor,
  type GraphQLInputType,
  GraphQLNonNull,
  type GraphQLNullableType,
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  type ValidationContext,
  VariablesInAllowedPositionRule,
} from 'graphql';

type Usages = ReturnType<ValidationContext['getRecursiveVariableUsages']>;

/** The library's own rule, which is told that what is given is expected. */
export function variablePositions(context: ValidationContext): ASTVisitor {
  const getRecursiveVariableUsages = (operation: OperationDefinitionNode): Usages =>
    context.getRecursiveVariableUsages(operation).map(usage => asGiven(usage, operation));
  return VariablesInAllowedPositionRule(Object.assign(Object.create(context), { getRecursiveVariableUsages }));
}

function asGiven(usage: Usages[number], { variableDefinitions = [] }: OperationDefinitionNode): Usages[number] {
  const expected = getNullableType(usage.type);
  const holder = getNullableType(usage.parentType);
  const mayBeNull = !isNonNullType(usage.type) || (isInputObjectType(holder) && !holder.isOneOf);
  const declared = variableDefinitions.find(({ variable }) => variable.name.value === usage.node.name.value)?.type;
  const given = declared?.kind === Kind.NON_NULL_TYPE ? declared.type : declared;
  const isItem = isListType(expected) && given?.kind === Kind.NAMED_TYPE;
  const type = (isItem ? getNullableType(expected.ofType) : expected) as GraphQLInputType & GraphQLNullableType;
  return { ...usage, type: mayBeNull ? type : new GraphQLNonNull(type) };
}
