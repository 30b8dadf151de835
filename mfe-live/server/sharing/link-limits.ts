/*
 * What the server and its screens both keep to: without imports, so that a screen loads these alone.
 */

/** In characters. */
export const LINK_NAME_MAX = 60;

/** A link that is revoked works for so long, within which that can be taken back. */
export const REVOKE_DELAY_MS = 10_000;
