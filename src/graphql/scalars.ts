// The scalars. Int is widened to the safe 53-bit range: ten-digit ids, times after 2038 and amounts in øre must read back.
import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { isExact } from '../http/json.ts';
import { StoredFile } from '../operations/stored-file.ts';

export const Int = new GraphQLScalarType<number>({
  name: 'Int',
  description:
    'A whole number of up to 53 bits (±9007199254740991). Ids, unix seconds and amounts in øre are of this type.',
  parseValue: value => wholeNumber(value),
  parseLiteral: node => wholeNumber(literal(node, Kind.INT), node),
});

export const Float = new GraphQLScalarType<number>({
  name: 'Float',
  description: 'A decimal number of up to 15 digits.',
  parseValue: value => decimalNumber(value),
  parseLiteral: node => decimalNumber(literal(node, Kind.INT, Kind.FLOAT), node),
});

export const Json = new GraphQLScalarType({ name: 'JSON', description: 'Any value, as JSON.' });

export const Null = new GraphQLScalarType<null>({
  name: 'Null',
  description: 'Always null: what was asked for is done, and there is nothing to tell.',
});

export const Upload = new GraphQLScalarType<StoredFile>({
  name: 'Upload',
  description: 'A file that is sent along as multipart/form-data, by the GraphQL multipart request specification.',
  specifiedByURL: 'https://github.com/jaydenseric/graphql-multipart-request-spec',
  parseValue: value => {
    if (value instanceof StoredFile) return value;
    throw new GraphQLError('Upload is a file of a multipart request; the part `map` puts it into the variables.');
  },
  parseLiteral: node => {
    throw new GraphQLError('Upload must be given as a variable.', { nodes: node ?? null });
  },
});

function wholeNumber(value: unknown, node?: ValueNode): number {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw new GraphQLError('Int cannot represent a value that is not a whole number of up to 53 bits.', {
    nodes: node ?? null,
  });
}

function decimalNumber(value: unknown, node?: ValueNode): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new GraphQLError('Float cannot represent a value that is not a number of up to 15 digits.', {
    nodes: node ?? null,
  });
}

/** The number that a literal stands for, or undefined where it has more digits than a number holds. */
function literal(node: ValueNode, ...kinds: Kind[]): number | undefined {
  if (!kinds.includes(node.kind) || !('value' in node)) return undefined;
  const source = String(node.value);
  return isExact(Number(source), source) ? Number(source) : undefined;
}
