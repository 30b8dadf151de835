/**
 * Timeout for code: a remote, an override of one, a screen, or a part of a screen. After it, the
 * page shows a failure.
 */
export const LOAD_LIMIT_MILLIS = 10_000;
