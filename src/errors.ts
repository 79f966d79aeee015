// The whole catalogue of what a caller can be told: code, HTTP status, GraphQL type, text. docs/errors.md lists the same.

export interface ErrorEntry {
  readonly status: number;
  readonly type: string;
  readonly message: string;
}

export const catalogue = {
  validation: { status: 400, type: 'ValidationError', message: 'The given data was invalid.' },
  outOfRange: {
    status: 400,
    type: 'ValidationError',
    message: 'A value that follows from this is out of range.',
  },
  badRequest: { status: 400, type: 'GraphQLError', message: 'The request is malformed.' },
  unauthenticated: { status: 401, type: 'AuthenticationException', message: 'Unauthenticated.' },
  readOnlyKey: { status: 403, type: 'AuthorizationException', message: 'This API key may only read.' },
  foreign: { status: 403, type: 'AuthorizationException', message: 'This resource belongs to another customer.' },
  notFound: { status: 404, type: 'NotFoundException', message: 'Resource not found.' },
  noRoute: { status: 404, type: 'NotFoundException', message: 'No resource found at this url' },
  methodNotAllowed: { status: 405, type: 'GraphQLError', message: 'This method is not allowed here.' },
  requestTimeout: { status: 408, type: 'GraphQLError', message: 'The request took too long to arrive.' },
  conflict: { status: 409, type: 'ConflictException', message: 'The request conflicts with another one.' },
  keyInUse: {
    status: 409,
    type: 'ConflictException',
    message: 'A request with this Idempotency-Key is still running.',
  },
  gone: { status: 410, type: 'NotFoundException', message: 'This is kept no longer.' },
  versionMismatch: { status: 412, type: 'ConflictException', message: 'The record has changed since it was read.' },
  tooLarge: { status: 413, type: 'GraphQLError', message: 'The request body is too large.' },
  unsupportedMediaType: { status: 415, type: 'GraphQLError', message: 'Send application/json.' },
  rangeNotSatisfiable: { status: 416, type: 'GraphQLError', message: 'The file has no such range.' },
  keyReused: {
    status: 422,
    type: 'ConflictException',
    message: 'This Idempotency-Key was used for another request.',
  },
  throttled: { status: 429, type: 'ThrottleRequestsException', message: 'Too Many Attempts.' },
  headersTooLarge: { status: 431, type: 'GraphQLError', message: 'The request headers are too large.' },
  internal: { status: 500, type: 'InternalServerError', message: 'Internal server error.' },
  unavailable: { status: 503, type: 'InternalServerError', message: 'The service is busy. Try again in a moment.' },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof catalogue;

/** Field name on the caller's surface → what is wrong with it. */
export type Problems = Record<string, string[]>;

export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly type: string;
  readonly problems: Problems | undefined;
  readonly headers: Record<string, string | number>;

  constructor(
    code: ErrorCode,
    message?: string,
    more: { problems?: Problems; headers?: Record<string, string | number> } = {},
  ) {
    super(message ?? catalogue[code].message);
    this.code = code;
    this.status = catalogue[code].status;
    this.type = catalogue[code].type;
    this.problems = more.problems;
    this.headers = more.headers ?? {};
  }
}

/** A validation error: every failure of the request at once. */
export function invalid(problems: Problems): ApiError {
  return new ApiError('validation', undefined, { problems });
}
