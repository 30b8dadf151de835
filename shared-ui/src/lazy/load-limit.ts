/**
 * How long a page waits for code: a remote, an override of one, a screen, or a part of a screen. Then the person sees
 * a failure.
 */
export const LOAD_LIMIT_MILLIS = 10_000;
