// What can go wrong, as classes: catch the ones you can do something about.

/** Everything that this client throws. */
export class SvendError extends Error {
  /** @param {string} message @param {{ errors?: readonly object[], data?: unknown, status?: number, cause?: unknown }} [details] */
  constructor(message, { errors = [], data = null, status, cause } = {}) {
    super(message, { cause });
    this.name = new.target.name;
    this.errors = errors;
    this.data = data;
    this.status = status;
  }
}

/** Fields were refused: `fields` has the reasons by the name of the field. */
export class ValidationError extends SvendError {
  constructor(message, details) {
    const fields = Object.assign({}, ...(details?.errors ?? []).map(error => error.validation ?? {}));
    super(Object.values(fields).flat().join(' ') || message, details);
    this.fields = fields;
  }
}

/** The key is missing, wrong, revoked or expired. */
export class AuthenticationError extends SvendError {}

/** The key may not do this. */
export class AuthorizationError extends SvendError {}

export class NotFoundError extends SvendError {}

/** Something else has changed the record, or uses the same Idempotency-Key. */
export class ConflictError extends SvendError {}

/** The budget of the key is spent, and the client may not wait any longer: `retryAfter` says how many seconds it takes. */
export class ThrottledError extends SvendError {
  retryAfter = 0;
}

/** The operation is not valid, or asks for too much. */
export class QueryError extends SvendError {}

/** The service failed. */
export class ServerError extends SvendError {}

/** The service was not reached. */
export class NetworkError extends SvendError {}

const byType = {
  ValidationError,
  AuthenticationException: AuthenticationError,
  AuthorizationException: AuthorizationError,
  NotFoundException: NotFoundError,
  ConflictException: ConflictError,
  ThrottleRequestsException: ThrottledError,
  GraphQLError: QueryError,
};

/** The class of the first error that an answer tells. */
export function errorOf({ errors, data }, status, retryAfter) {
  const [{ type, message }] = errors;
  const Failure = byType[type] ?? ServerError;
  const error = new Failure(message, { errors, data: data ?? null, status });
  if (error instanceof ThrottledError) error.retryAfter = retryAfter ?? 0;
  return error;
}
