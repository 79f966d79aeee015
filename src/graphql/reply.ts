// The shape of GraphQL errors: the documented members at the top, the same again under `extensions`.
import { type ASTNode, type GraphQLError, getLocation } from 'graphql';
import { ApiError, type Problems } from '../errors.ts';
import { toApiError } from '../http/server.ts';

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
    message: error.message,
    locations: [...(error.locations ?? [])],
    path: error.path ? [...error.path] : null,
    type: 'GraphQLError',
    extensions: { type: 'GraphQLError' },
  };
}

export function fromApiError(error: unknown, at: { path?: readonly string[]; node?: ASTNode } = {}): ErrorEntry {
  const known = error instanceof ApiError ? error : toApiError(error);
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

/** The whole body of an answer; `data` is JSON text already. */
export function bodyOf(data: string, errors: readonly ErrorEntry[], requestId: string): string {
  if (errors.length === 0) return `{"data":${data}}`;
  const shown = errors.map(({ cause, ...entry }) =>
    cause ? { ...entry, extensions: { ...entry.extensions, requestId } } : entry,
  );
  return `{"errors":${JSON.stringify(shown)},"data":${data}}`;
}
