import { MILLIS_PER_HOUR, MILLIS_PER_MINUTE, MILLIS_PER_SECOND } from '../timer/time';

/** How long a connection may stay without `hello`. */
export const HELLO_TIMEOUT_MS = 5 * MILLIS_PER_SECOND;

/** How far an event's moment may be ahead of the server's time: the error of a window's clock. */
export const EVENT_AHEAD_MAX_MS = 2 * MILLIS_PER_SECOND;

/** How long a window may have been away when it sends the acts that it did while away. */
export const EVENT_AGE_MAX_MS = 24 * MILLIS_PER_HOUR;

/** An act that is older may come too late for a show that others have moved on. */
export const LATE_ACT_MS = 5 * MILLIS_PER_MINUTE;

/** Rosters are sent at most this often. */
export const ROSTER_INTERVAL_MS = MILLIS_PER_SECOND / 4;

/** The author of automatic starts and checkpoints. */
export const SERVER_AUTHOR = 'server';
