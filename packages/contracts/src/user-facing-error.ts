/**
 * An error whose message is written for a person: what happened, and what to do next. Messages of other errors are
 * for developers ("Failed to fetch") and never appear on a screen.
 */
export class UserFacingError extends Error {
  override readonly name: string = 'UserFacingError';
  /** Separately built packages each have a copy of this class, so `instanceof` would not recognise the others. */
  readonly isUserFacing = true;
}

/** Whether the error's message may be shown. */
export function isUserFacing(error: unknown): error is UserFacingError {
  return error instanceof Error && 'isUserFacing' in error && error.isUserFacing === true;
}
