// The variables of a request, coerced to the types that its operation declares.
import {
  coerceInputValue,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  getVariableValues,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';
import { limits } from './document.ts';

export type Values = Readonly<Record<string, unknown>>;
type Declared = readonly { readonly name: string; readonly type: GraphQLInputType }[];

// The types are the same for every request of a document. A default is left to the library.
const declarations = new WeakMap<OperationDefinitionNode, Declared | null>();

export function variablesOf(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  given: Values,
): { values: Values } | { errors: readonly GraphQLError[] } {
  let declared = declarations.get(operation);
  if (declared === undefined) {
    declared = declaredIn(schema, operation);
    declarations.set(operation, declared);
  }
  if (holdsTooMuch(given))
    return { errors: [new GraphQLError(`The variables hold more than ${limits.inputObjects} objects.`)] };
  const values = declared && coerceAll(declared, given);
  if (values) return { values };
  // The library says what is wrong.
  const options = { maxErrors: limits.errors, hideSuggestions: true };
  const result = getVariableValues(schema, operation.variableDefinitions ?? [], { ...given }, options);
  return result.errors ? { errors: result.errors } : { values: result.coerced };
}

function declaredIn(schema: GraphQLSchema, { variableDefinitions = [] }: OperationDefinitionNode): Declared | null {
  if (variableDefinitions.some(({ defaultValue }) => defaultValue)) return null;
  return variableDefinitions.map(({ variable, type }) => ({
    name: variable.name.value,
    type: typeFromAST(schema, type) as GraphQLInputType,
  }));
}

/** The coerced values, or null where something is wrong with them: also a nesting so deep that it ends the stack. */
function coerceAll(declared: Declared, given: Values): Values | null {
  const values: Record<string, unknown> = Object.create(null);
  try {
    for (const { name, type } of declared) {
      if (Object.hasOwn(given, name)) values[name] = coerceInputValue(given[name], type, refuse);
      else if (isNonNullType(type)) return null;
    }
  } catch {
    return null;
  }
  return values;
}

/** Every object is compared with all fields of its type: more of them than anybody needs would hold up everybody else. */
function holdsTooMuch(given: Values): boolean {
  const rest: object[] = [given];
  for (let objects = 0; rest.length > 0; ) {
    const next = rest.pop()!;
    if (!Array.isArray(next) && ++objects > limits.inputObjects) return true;
    for (const value of Object.values(next)) if (typeof value === 'object' && value !== null) rest.push(value);
  }
  return false;
}

function refuse(): never {
  throw new Error('This value is not of its type.');
}
