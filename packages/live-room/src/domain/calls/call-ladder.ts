import {
  CALL_IDS,
  type CallCustom,
  type CallId,
  type Calls,
  type GivenCall,
  type OwnCall,
} from '../state/call-schemas';
import type { RoomState, Timer } from '../state/room-schema';
import { timerBefore } from '../state/room-state';
import { zeroAtMs } from '../timer/countdown';
import { clockFigure, MILLIS_PER_MINUTE, MILLIS_PER_SECOND } from '../time/time';
import { callText, NO_CALLS } from './customs';

/** The parts of a room from which its calls are computed. */
type CallSources = Pick<RoomState, 'calls' | 'timers' | 'clockOffsetMs'>;

/**
 * - `waits`: its time is not known yet, because the interval has not begun;
 * - `due` from its time on, `late` a minute after it;
 * - `past` once the curtain or the timer that it precedes has begun.
 */
export type CallState = 'waits' | 'ahead' | 'due' | 'late' | 'past' | 'given';

/** A call, given or not. */
export interface DefinedCall extends OwnCall {
  /** Whether a person added the call to the four of the custom. */
  readonly isOwn: boolean;
}

export interface LadderCall extends Omit<DefinedCall, 'minutesBefore'> {
  /**
   * Due time in epoch ms of the system clock; it stays once the call was given. Null while unknown.
   */
  readonly atMs: number | null;
  readonly state: CallState;
  /** Whether the call is the next one to give before its start. */
  readonly isNext: boolean;
  /** Time to the call or since it: `5:00`, `0:30`. */
  readonly figure: string;
  readonly given: GivenCall | undefined;
}

function callOfCustom(custom: CallCustom, id: CallId): DefinedCall {
  return { id, ...callText(custom, id), timerId: null, isForHouse: false, isOwn: false };
}

/** Returns the four calls of the custom and the room's own calls. */
function definedCalls({ custom, own = [] }: Calls): DefinedCall[] {
  return [
    ...CALL_IDS.map((id) => callOfCustom(custom, id)),
    ...own.map((call) => Object.assign({ isOwn: true }, call)),
  ];
}

/** Returns a call by its id; undefined for a removed one. */
export function definedCall(calls: Calls | undefined, id: string): DefinedCall | undefined {
  return definedCalls(calls ?? NO_CALLS).find((call) => call.id === id);
}

/**
 * Returns when a timer will begin, by the system clock: at its armed time, or at the zero of the
 * running timer before it; null where neither is known.
 */
function startOf({ timers, clockOffsetMs }: CallSources, timer: Timer): number | null {
  if (timer.armedForMs !== undefined) return timer.armedForMs;
  const before = timerBefore(timers, timer);
  const zeroMs = before && zeroAtMs(before);
  return zeroMs === undefined ? null : zeroMs - clockOffsetMs;
}

/** The start that a call precedes: its moment, and whether it has passed. */
interface Anchor {
  readonly startMs: number | null;
  readonly hasBegun: boolean;
}

function anchorOf(sources: CallSources, timerId: string | null, nowMs: number): Anchor {
  if (timerId === null) {
    const startMs = sources.calls?.curtainAtMs ?? null;
    return { startMs, hasBegun: startMs !== null && nowMs >= startMs };
  }
  const timer = sources.timers.find(({ id }) => id === timerId);
  if (!timer) return { startMs: null, hasBegun: false };
  const hasBegun = timer.run.phase !== 'idle';
  return { startMs: hasBegun ? null : startOf(sources, timer), hasBegun };
}

function stateOf(atMs: number | null, { hasBegun }: Anchor, nowMs: number): CallState {
  if (hasBegun) return 'past';
  if (atMs === null) return 'waits';
  if (nowMs < atMs) return 'ahead';
  return nowMs - atMs < MILLIS_PER_MINUTE ? 'due' : 'late';
}

/** Returns the whole seconds to or since a moment, rounded up before it as on timers. */
function secondsBetween(nowMs: number, atMs: number): number {
  const toGo = Math.ceil((atMs - nowMs) / MILLIS_PER_SECOND);
  return Math.abs(toGo);
}

/**
 * Returns the turn of a call. Before one start, company calls and front-of-house calls take
 * separate turns.
 */
const turnOf = ({ timerId, isForHouse }: Pick<OwnCall, 'timerId' | 'isForHouse'>): string =>
  `${timerId ?? ''} ${isForHouse}`;

/** Whether a call is the next of its turn. A call that was skipped for a later one is not. */
function isNextOf(ladder: readonly LadderCall[], call: LadderCall): boolean {
  const turn = ladder.filter((other) => turnOf(other) === turnOf(call));
  return turn[turn.findLastIndex(({ given }) => given !== undefined) + 1] === call;
}

const CAN_BE_NEXT: ReadonlySet<CallState> = new Set(['ahead', 'due', 'late']);

/** Returns the sort key of a call's start: the curtain first, then the timers in their order. */
function placeOf({ timers }: CallSources, timerId: string | null): number {
  const place = timers.findIndex(({ id }) => id === timerId);
  if (timerId === null) return -1;
  return place === -1 ? timers.length : place;
}

/** Returns how a call stands by its own time, without `isNext`. */
function standing(
  sources: CallSources,
  { minutesBefore, ...call }: DefinedCall,
  nowMs: number,
): LadderCall {
  const anchor = anchorOf(sources, call.timerId, nowMs);
  const given = sources.calls?.given.find((candidate) => candidate.call === call.id);
  const aheadMs =
    anchor.startMs === null ? null : anchor.startMs - minutesBefore * MILLIS_PER_MINUTE;
  const atMs = given?.dueAtMs ?? aheadMs;
  return {
    ...call,
    atMs,
    state: given ? 'given' : stateOf(atMs, anchor, nowMs),
    isNext: false,
    figure: atMs === null ? '' : clockFigure(secondsBetween(nowMs, atMs)),
    given,
  };
}

/**
 * Returns the calls in their order, each with how it stands.
 * @param nowMs epoch ms of the system clock.
 */
export function callLadder(sources: CallSources, nowMs: number): LadderCall[] {
  const { calls = NO_CALLS } = sources;
  const ladder = definedCalls(calls)
    .filter(({ isOwn }) => isOwn || calls.curtainAtMs !== null)
    .toSorted(
      (one, other) =>
        placeOf(sources, one.timerId) - placeOf(sources, other.timerId) ||
        other.minutesBefore - one.minutesBefore,
    )
    .map((call) => standing(sources, call, nowMs));
  const next = new Set(
    ladder.filter((call) => CAN_BE_NEXT.has(call.state) && isNextOf(ladder, call)),
  );
  return ladder.map((call) => (next.has(call) ? Object.assign(call, { isNext: true }) : call));
}

/**
 * Returns the name of a call's start: `Curtain up`, or the timer's name; undefined for a removed
 * timer.
 */
export function anchorName(
  state: Pick<RoomState, 'timers'>,
  timerId: string | null,
): string | undefined {
  if (timerId === null) return 'Curtain up';
  return state.timers.find(({ id }) => id === timerId)?.name;
}
