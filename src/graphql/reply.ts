// The shape of GraphQL errors: the documented members at the top, the same again under `extensions`.
import { type ASTNode, type GraphQLError, getLocation } from 'graphql';
import type { Text } from '../database/database.ts';
import { ApiError, type Problems } from '../errors.ts';

export interface ErrorEntry {
  readonly message: string;
  readonly locations: readonly { line: number; column: number }[];
  readonly path: readonly (string | number)[] | null;
  readonly type: string;
  readonly validation?: Problems;
  readonly extensions: Readonly<Record<string, unknown>>;
  /** What went wrong inside; logged, never sent. */
  readonly cause?: unknown;
}

export function fromGraphQLError(error: GraphQLError): ErrorEntry {
  return {
    message: error.message.replace(/ Did you mean .*$/s, ''),
    locations: [...(error.locations ?? [])],
    path: error.path ? [...error.path] : null,
    type: 'GraphQLError',
    extensions: { type: 'GraphQLError' },
  };
}

export function fromApiError(error: unknown, at: { path?: readonly string[]; node?: ASTNode } = {}): ErrorEntry {
  const known = error instanceof ApiError ? error : new ApiError('internal');
  const { type, problems } = known;
  const shared = { type, ...(problems && { validation: problems }) };
  return {
    message: problems ? 'validation' : known.message,
    locations: at.node?.loc ? [getLocation(at.node.loc.source, at.node.loc.start)] : [],
    path: at.path ?? null,
    ...shared,
    extensions: shared,
    ...(known.code === 'internal' && { cause: error }),
  };
}

/** A JSON object from pieces of JSON text. */
export function object(members: readonly (readonly [key: string, value: readonly Text[]])[]): Text[] {
  return [
    ...members.flatMap(([key, value], at) => [`${at === 0 ? '{' : ','}${JSON.stringify(key)}:`, ...value]),
    members.length ? '}' : '{}',
  ];
}

/** The whole body of an answer: the pieces as they are, in one buffer. */
export function bodyOf(
  data: readonly Text[] | null,
  errors: readonly ErrorEntry[],
  requestId: string,
  extensions?: Readonly<Record<string, unknown>>,
): Buffer {
  const start = errors.length > 0 ? `{"errors":${shown(errors, requestId)},"data":` : '{"data":';
  const end = extensions ? `,"extensions":${JSON.stringify(extensions)}}` : '}';
  const pieces = [start, ...(data ?? ['null']), end];
  return Buffer.concat(pieces.map(piece => (typeof piece === 'string' ? Buffer.from(piece) : piece)));
}

/** The body of an answer for clients that want to see no data where nothing was executed. */
export function bodyWithoutData(errors: readonly ErrorEntry[], requestId: string): Buffer {
  return Buffer.from(`{"errors":${shown(errors, requestId)}}`);
}

function shown(errors: readonly ErrorEntry[], requestId: string): string {
  return JSON.stringify(
    errors.map(({ cause, ...entry }) => (cause ? { ...entry, extensions: { ...entry.extensions, requestId } } : entry)),
  );
}
