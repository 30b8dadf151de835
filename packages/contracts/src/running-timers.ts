import { fieldsOf } from './objects';

/** localStorage key under which the live rooms of this browser note which timer of each is running. */
export const RUNNING_TIMERS_KEY = 'standby:running-timers';

/** A timer of a live room while it runs. */
export interface RunningTimer {
  readonly name: string;
  /** When it is at zero, or was, by the system's clock: ms since 1970. */
  readonly zeroAtMs: number;
  /** How long before zero Standby begins. */
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
 * The running timer by show, given what is stored under `RUNNING_TIMERS_KEY`: of the shows in whose live
 * room one runs in this browser. Unreadable entries are left out.
 */
export function readRunningTimers(raw: string | null): ReadonlyMap<string, RunningTimer> {
  const entries = Object.entries(fieldsOf(parse(raw)));
  return new Map(
    entries.filter((entry): entry is [string, RunningTimer] => isRunningTimer(entry[1])),
  );
}

/** What to store once this timer runs in the room of a show, or none does. */
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
