const UNKNOWN_FAILURE = 'Something went wrong on the way. Try again.';

/** What a screen says about a failure. A collection's own words are meant for it. */
export function failureMessage(error: unknown): string {
  return error instanceof Error ? error.message : UNKNOWN_FAILURE;
}
