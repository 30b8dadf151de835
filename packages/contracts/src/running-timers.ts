import { fieldsOf } from './objects';

/** localStorage key of the running timer of each live room of this browser. */
export const RUNNING_TIMERS_KEY = 'standby:running-timers';

/** A timer of a live room while it runs. */
export interface RunningTimer {
  readonly name: string;
  /** Moment at which the timer reaches or reached zero, by the system's clock, in epoch ms. */
  readonly zeroAtMs: number;
  /** Time before zero at which Standby begins, in milliseconds. */
  readonly warningMs: number;
  /** Whether the viewers are black. */
  readonly isBlackout?: boolean;
}

function isRunningTimer(value: unknown): value is RunningTimer {
  const { name, zeroAtMs, warningMs } = fieldsOf(value);
  return typeof name === 'string' && Number.isFinite(zeroAtMs) && Number.isFinite(warningMs);
}

function parse(raw: string | null): unknown {
  try {
    return raw === null ? undefined : JSON.parse(raw);
  } catch {
    return undefined;
  }
}

/**
 * Returns the running timer by show from the value stored under `RUNNING_TIMERS_KEY`. It has the shows whose live
 * room runs a timer in this browser, and leaves out unreadable entries.
 */
export function readRunningTimers(raw: string | null): ReadonlyMap<string, RunningTimer> {
  const entries = Object.entries(fieldsOf(parse(raw)));
  return new Map(
    entries.filter((entry): entry is [string, RunningTimer] => isRunningTimer(entry[1])),
  );
}

/** Returns the value to store for a show's running timer, or for none. */
export function withRunningTimer(
  raw: string | null,
  showId: string,
  running: RunningTimer | undefined,
): string {
  const timers = new Map(readRunningTimers(raw));
  if (running) timers.set(showId, running);
  else timers.delete(showId);
  return JSON.stringify(Object.fromEntries(timers));
}
