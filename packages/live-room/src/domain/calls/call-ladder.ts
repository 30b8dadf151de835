import {
  CALL_IDS,
  type CallCustom,
  type CallId,
  type Calls,
  type GivenCall,
} from '../room/room-schema';
import { dayNumber, nextTimeOfDay } from '../timer/local-time';
import { clockFigure, MILLIS_PER_HOUR, MILLIS_PER_MINUTE, MILLIS_PER_SECOND } from '../timer/time';

interface CallText {
  readonly name: string;
  /** Before the curtain goes up. */
  readonly minutesBefore: number;
  /** What the viewers show. */
  readonly message: string;
}

/** The calls of a performance. British ones are five minutes early: the half is given at 35 minutes. */
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

/** A curtain time that was entered up to this long ago is that of the performance that runs. */
const LATE_ENTRY_MS = 4 * MILLIS_PER_HOUR;

/**
 * The moment that a person means by a curtain time: the next one, or one a few hours ago.
 * @param nowMs epoch ms of the system clock, as the result.
 */
export function curtainMoment(nowMs: number, minuteOfDay: number, timeZone?: string): number {
  return nextTimeOfDay(nowMs - LATE_ENTRY_MS, minuteOfDay, timeZone);
}

/** Two curtains that are further apart are two performances, as a matinée and the evening. */
const SAME_PERFORMANCE_MS = 2 * MILLIS_PER_HOUR;

/** The calls after another curtain time: those given stay, unless it is another performance. */
export function withCurtain(calls: Calls, curtainAtMs: number, custom: CallCustom): Calls {
  const isSame =
    calls.curtainAtMs !== null && Math.abs(curtainAtMs - calls.curtainAtMs) <= SAME_PERFORMANCE_MS;
  return { curtainAtMs, custom, given: isSame ? calls.given : [] };
}

/** `due` from its time on, `late` when a minute of it has passed, `past` once the curtain is up. */
export type CallState = 'ahead' | 'due' | 'late' | 'past' | 'given';

export interface LadderCall extends CallText {
  readonly id: CallId;
  /** Epoch ms of the system clock. */
  readonly atMs: number;
  readonly state: CallState;
  /** Whether it is the next to give. */
  readonly isNext: boolean;
  /** `5:00` to go, or `0:30` ago. */
  readonly figure: string;
  readonly given: GivenCall | undefined;
}

function stateOf(atMs: number, curtainAtMs: number, nowMs: number): CallState {
  if (nowMs < atMs) return 'ahead';
  if (nowMs >= curtainAtMs) return 'past';
  return nowMs - atMs < MILLIS_PER_MINUTE ? 'due' : 'late';
}

/** Whole seconds to or since a moment; those ahead are rounded up, as timers' are. */
function secondsBetween(nowMs: number, atMs: number): number {
  const toGo = Math.ceil((atMs - nowMs) / MILLIS_PER_SECOND);
  return Math.abs(toGo);
}

/** The next call to give. One that was passed over is not it once a later one was given. */
function nextCall({ given }: Calls): CallId | undefined {
  const last = CALL_IDS.findLastIndex((id) => given.some(({ call }) => call === id));
  return CALL_IDS[last + 1];
}

/**
 * The calls in their order, each with how it stands.
 * @param nowMs epoch ms of the system clock.
 */
export function callLadder(calls: Calls, nowMs: number): LadderCall[] {
  const { curtainAtMs, custom, given } = calls;
  if (curtainAtMs === null) return [];
  const next = nowMs < curtainAtMs ? nextCall(calls) : undefined;
  return CALL_IDS.map((id) => {
    const { name, message, minutesBefore } = callText(custom, id);
    const atMs = curtainAtMs - minutesBefore * MILLIS_PER_MINUTE;
    const done = given.find(({ call }) => call === id);
    return {
      id,
      name,
      message,
      minutesBefore,
      atMs,
      state: done ? 'given' : stateOf(atMs, curtainAtMs, nowMs),
      isNext: id === next,
      figure: clockFigure(secondsBetween(nowMs, atMs)),
      given: done,
    };
  });
}

export type RelativeDay = 'yesterday' | 'today' | 'tomorrow' | 'other';

/** How people call the day of a moment. */
export function relativeDay(atMs: number, nowMs: number, timeZone?: string): RelativeDay {
  const days = dayNumber(atMs, timeZone) - dayNumber(nowMs, timeZone);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  return days === -1 ? 'yesterday' : 'other';
}
