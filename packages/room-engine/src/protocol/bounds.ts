import { MILLIS_PER_MINUTE, MILLIS_PER_SECOND } from '@standby/contracts/countdown';

/** Maximum size of a message in bytes, in both directions; `log` may be larger. */
export const MESSAGE_MAX_BYTES = 64 * 1024;

/** Maximum number of events in one message. */
export const EVENTS_MAX = 100;

/** Milliseconds within which a connection must send `hello`. */
export const HELLO_TIMEOUT_MS = 5 * MILLIS_PER_SECOND;

/**
 * Milliseconds by which an event's moment may be ahead of the server's time, to allow for a
 * window's clock error.
 */
export const EVENT_AHEAD_MAX_MS = 2 * MILLIS_PER_SECOND;

/** Maximum age in ms of an act that a window did while it was away. */
export const EVENT_AGE_MAX_MS = 24 * 60 * MILLIS_PER_MINUTE;

/** Age in ms from which an act may come too late for a show that others have moved on. */
export const LATE_ACT_MS = 5 * MILLIS_PER_MINUTE;

/** Minimum interval in ms between two rosters. */
export const ROSTER_INTERVAL_MS = MILLIS_PER_SECOND / 4;
