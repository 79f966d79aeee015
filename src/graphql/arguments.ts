// The arguments of a field. What the document says of them is read once: from request to request only the variables differ.
import {
  type FieldNode,
  type GraphQLField,
  type GraphQLInputType,
  getArgumentValues,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  type NameNode,
  type ValueNode,
  valueFromAST,
  visit,
} from 'graphql';
import { ApiError, invalid } from '../errors.ts';
import type { Values } from './variables.ts';

type Definition = GraphQLField<unknown, unknown>;
type Read<T> = (variables: Values) => T;

const known = new WeakMap<FieldNode, Read<Values>>();

export function argumentsOf(definition: Definition, node: FieldNode, variables: Values): Values {
  let read = known.get(node);
  if (!read) {
    read = members(definition.args, node.arguments ?? []);
    known.set(node, read);
  }
  try {
    return read(variables);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    // The library says what is wrong.
    return getArgumentValues(definition, node, variables);
  }
}

interface Member {
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly defaultValue?: unknown;
}

/** Arguments of a field, or fields of an input object. */
function members(
  definitions: readonly Member[],
  given: readonly { readonly name: NameNode; readonly value: ValueNode }[],
): Read<Values> {
  const nodes = new Map(given.map(({ name, value }) => [name.value, value]));
  const taken = definitions.flatMap(({ name, type, defaultValue }) => {
    const node = nodes.get(name);
    if (!node && defaultValue === undefined) return [];
    return { name, read: node ? value(type, node) : () => undefined, defaultValue, isRequired: isNonNullType(type) };
  });
  return variables => {
    const values: Record<string, unknown> = Object.create(null);
    for (const { name, read, defaultValue, isRequired } of taken) {
      const found = read(variables);
      const used = found === undefined ? defaultValue : found;
      if (isRequired && used == null) throw invalid({ [name]: [`The ${name} field is required.`] });
      if (used !== undefined) values[name] = used;
    }
    return values;
  };
}

/** A value, null, or undefined where its variable was not given; who holds it sees to it that there is one where it is required. */
function value(type: GraphQLInputType, node: ValueNode): Read<unknown> {
  if (!hasVariable(node)) {
    const constant = valueFromAST(node, type);
    return () => constant;
  }
  if (isNonNullType(type)) return value(type.ofType, node);
  // It has been coerced already, but for one item in the place of a list.
  if (node.kind === Kind.VARIABLE) {
    const { value: name } = node.name;
    const inList = isListType(type);
    return variables => {
      const found = Object.hasOwn(variables, name) ? variables[name] : undefined;
      return inList && found != null && !Array.isArray(found) ? [found] : found;
    };
  }
  if (isListType(type)) {
    const items = (node.kind === Kind.LIST ? node.values : [node]).map(item => value(type.ofType, item));
    const without = isNonNullType(type.ofType) ? refuse : () => null;
    return variables => items.map(read => read(variables) ?? without());
  }
  if (isInputObjectType(type) && node.kind === Kind.OBJECT)
    return members(Object.values(type.getFields()), node.fields);
  return refuse;
}

function hasVariable(node: ValueNode): boolean {
  let found = false;
  visit(node, {
    Variable: () => {
      found = true;
    },
  });
  return found;
}

function refuse(): never {
  throw new Error('This value is not of its type.');
}
