import type { CallCustom, CallId, Calls } from '../state/call-schemas';
import { dayNumber, nextTimeOfDay } from '../time/local-time';
import { MILLIS_PER_HOUR } from '../time/time';

interface CallText {
  readonly name: string;
  /** Minutes before the curtain goes up. */
  readonly minutesBefore: number;
  /** Message that the viewers show. */
  readonly message: string;
}

/**
 * The calls of a performance. British ones are five minutes early: the half is given at 35 minutes.
 */
export const CUSTOMS: Readonly<Record<CallCustom, Readonly<Record<CallId, CallText>>>> = {
  british: {
    half: { name: 'Half', minutesBefore: 35, message: 'This is your half hour call' },
    quarter: { name: 'Quarter', minutesBefore: 20, message: 'This is your quarter hour call' },
    five: { name: 'Five', minutesBefore: 10, message: 'This is your five minute call' },
    beginners: { name: 'Beginners', minutesBefore: 5, message: 'Beginners, please' },
  },
  american: {
    half: { name: 'Half hour', minutesBefore: 30, message: 'Half hour, please' },
    quarter: { name: 'Fifteen', minutesBefore: 15, message: 'Fifteen minutes, please' },
    five: { name: 'Five', minutesBefore: 5, message: 'Five minutes, please' },
    beginners: { name: 'Places', minutesBefore: 3, message: 'Places, please' },
  },
};

export const CUSTOM_NAMES: Readonly<Record<CallCustom, string>> = {
  british: 'British',
  american: 'American',
};

export const NO_CALLS: Calls = { curtainAtMs: null, custom: 'british', given: [] };

export function callText(custom: CallCustom, call: CallId): CallText {
  return CUSTOMS[custom][call];
}

/** Milliseconds within which a past curtain time still means the current performance. */
const LATE_ENTRY_MS = 4 * MILLIS_PER_HOUR;

/**
 * Returns the moment that a person means by a curtain time: the next one, or one a few hours ago.
 * @param nowMs epoch ms of the system clock, as the result.
 */
export function curtainMoment(nowMs: number, minuteOfDay: number, timeZone?: string): number {
  return nextTimeOfDay(nowMs - LATE_ENTRY_MS, minuteOfDay, timeZone);
}

/**
 * Curtains further apart than this, in ms, belong to two performances, such as matinée and evening.
 */
export const SAME_PERFORMANCE_MS = 2 * MILLIS_PER_HOUR;

/** Returns the calls after a new curtain time. Given calls stay within the same performance. */
export function withCurtain(
  { hold: _hold, given, ...calls }: Calls,
  curtainAtMs: number,
  custom: CallCustom,
): Calls {
  const isSame =
    calls.curtainAtMs !== null && Math.abs(curtainAtMs - calls.curtainAtMs) <= SAME_PERFORMANCE_MS;
  return { ...calls, curtainAtMs, custom, given: isSame ? given : [] };
}

/** Returns the calls for the next performance; the room's own calls and its departments stay. */
export function withoutCurtain({ hold: _hold, ...calls }: Calls): Calls {
  return { ...calls, curtainAtMs: null, given: [] };
}

type RelativeDay = 'yesterday' | 'today' | 'tomorrow' | 'other';

/** Returns the day of a moment relative to now. */
export function relativeDay(atMs: number, nowMs: number, timeZone?: string): RelativeDay {
  const days = dayNumber(atMs, timeZone) - dayNumber(nowMs, timeZone);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  return days === -1 ? 'yesterday' : 'other';
}
