// The schema as the TypeScript client needs it: types for the compiler, and a table of what its operations are written with.
import {
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

const notice = '// Printed from the schema by `npm run generate`.\n';

const scalars: Readonly<Record<string, string>> = {
  Int: 'number',
  Float: 'number',
  String: 'string',
  Boolean: 'boolean',
  ID: 'string',
  Null: 'null',
  JSON: 'unknown',
  Upload: 'Blob',
};

export function clientTypes(schema: GraphQLSchema): string {
  const declarations = namedTypes(schema).flatMap(type => declarationOf(type) ?? []);
  return `${notice}import type { Field } from './field.d.ts';\n\n${declarations.join('\n')}`;
}

/** Of every object, the fields that lead to another object or take arguments: what they give, and what they take. */
export function clientTable(schema: GraphQLSchema): string {
  const rows = namedTypes(schema).flatMap(type => {
    if (!isObjectType(type)) return [];
    const fields = Object.values(type.getFields()).flatMap(({ name, type: result, args }) => {
      const named = getNamedType(result);
      if (!isObjectType(named) && args.length === 0) return [];
      const taken = args.map(argument => `${argument.name}: '${argument.type}'`);
      return `    ${name}: ['${named.name}'${taken.length > 0 ? `, { ${taken.join(', ')} }` : ''}],`;
    });
    return fields.length > 0 ? [`  ${type.name}: {\n${fields.join('\n')}\n  },`] : [];
  });
  return `${notice}export const fields = {\n${rows.join('\n')}\n};\n`;
}

function namedTypes(schema: GraphQLSchema): GraphQLNamedType[] {
  return Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__') && name !== 'Subscription')
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function declarationOf(type: GraphQLNamedType): string | null {
  const head = comment(type.description, '');
  if (isEnumType(type)) {
    const values = type.getValues().map(({ name }) => `'${name}'`);
    return `${head}export type ${type.name} = ${values.join(' | ')};\n`;
  }
  if (isInputObjectType(type)) {
    return `${head}export interface ${type.name} ${members(Object.values(type.getFields()), '')}\n`;
  }
  if (!isObjectType(type)) return null;
  const fields = Object.values(type.getFields()).map(({ name, description, type: result, args, deprecationReason }) => {
    const taken = args.length > 0 ? `, ${members(args, '  ')}` : '';
    const told = deprecationReason ? `${description ?? ''} @deprecated ${deprecationReason}` : description;
    return `${comment(told, '  ')}  readonly ${name}: Field<${resultType(result)}${taken}>;`;
  });
  const typename = `  readonly __typename: Field<'${type.name}'>;`;
  return `${head}export interface ${type.name} {\n${[typename, ...fields].join('\n')}\n}\n`;
}

interface Input {
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly description?: string | null | undefined;
}

function members(inputs: readonly Input[], indent: string): string {
  const lines = inputs.map(({ name, type, description }) => {
    const mark = isNonNullType(type) ? '' : '?';
    return `${comment(description, `${indent}  `)}${indent}  readonly ${name}${mark}: ${inputType(type)};`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

function resultType(type: GraphQLOutputType): string {
  if (isNonNullType(type)) return bare(type.ofType, resultType);
  const inner = bare(type, resultType);
  return inner === 'unknown' || inner === 'null' ? inner : `${inner} | null`;
}

/** A single value will do for a list, and an optional one may also be left out. */
function inputType(type: GraphQLInputType): string {
  if (isNonNullType(type)) return bare(type.ofType, inputType);
  const inner = bare(type, inputType);
  return `${inner} | null | undefined`;
}

function bare<T extends GraphQLInputType | GraphQLOutputType>(type: T, inner: (type: T) => string): string {
  if (!isListType(type)) return scalars[String(type)] ?? String(type);
  const item = inner(type.ofType as T).replace(' | undefined', '');
  return item.includes(' ') ? `readonly (${item})[]` : `readonly ${item}[]`;
}

function comment(text: string | null | undefined, indent: string): string {
  return text ? `${indent}/** ${text.replaceAll('*/', '* /').replaceAll('\n', ' ')} */\n` : '';
}
