/**
 * An error whose message is written for a person: what happened, and what to do next. Every other
 * error's message is for developers ("Failed to fetch"), and never on a screen.
 */
export class UserFacingError extends Error {
  override readonly name: string = 'UserFacingError';
  /** Packages that are built apart each have a copy of this class: `instanceof` would tell them apart. */
  readonly isUserFacing = true;
}

/** Whether the error's message may be shown. */
export function isUserFacing(error: unknown): error is UserFacingError {
  return error instanceof Error && 'isUserFacing' in error && error.isUserFacing === true;
}
