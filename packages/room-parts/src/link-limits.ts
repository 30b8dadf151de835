/*
 * Limits that the server and its screens share. This module has no imports, so that a screen loads
 * only these.
 */

/** Maximum length in characters. */
export const LINK_NAME_MAX = 60;

/** Milliseconds that a revoked link still works, within which the revocation can be undone. */
export const REVOKE_DELAY_MS = 10_000;
