/** Messages for fields of a form, by field. */
export type FieldErrors = Readonly<Record<string, string>>;

interface ApiErrorOptions extends ErrorOptions {
  readonly fields?: FieldErrors;
  /** Seconds until a retry is allowed. */
  readonly retryAfter?: number;
  /** Further data of the refusal for a program, such as both versions of an edit conflict. */
  readonly details?: object;
}

/** A refusal with a message for a person: what happened and what to do next. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Reason for a program; it never changes once released. */
  readonly code: string;
  readonly fields: FieldErrors | undefined;
  readonly retryAfter: number | undefined;
  readonly details: object | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    { fields, retryAfter, details, ...options }: ApiErrorOptions = {},
  ) {
    // A refusal is an answer and not a fault, so no one reads its stack trace, which would be expensive in a flood.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message, options);
    Error.stackTraceLimit = stackTraceLimit;
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.details = details;
  }
}

/** Returns the answer for missing items, which is the same for items of other organizations. */
export const notFound = (): ApiError =>
  new ApiError(
    404,
    'not-found',
    'This page or item does not exist or was removed. Go back and try again.',
  );

export const signedOut = (): ApiError =>
  new ApiError(401, 'signed-out', 'You are signed out. Sign in and try again.');

export const notPermitted = (): ApiError =>
  new ApiError(
    403,
    'not-permitted',
    'Your role does not allow this. Ask an owner or an admin of the organization.',
  );
