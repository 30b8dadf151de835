import {
  CALL_IDS,
  type CallCustom,
  type CallId,
  type Calls,
  type GivenCall,
  type OwnCall,
} from '../room/call-schemas';
import type { RoomState, Timer } from '../room/room-schema';
import { timerBefore } from '../room/room-state';
import { zeroAtMs } from '../timer/countdown';
import { clockFigure, MILLIS_PER_MINUTE, MILLIS_PER_SECOND } from '../timer/time';
import { callText, NO_CALLS } from './customs';

/** What calls are computed from. */
export type CallSources = Pick<RoomState, 'calls' | 'timers' | 'clockOffsetMs'>;

/**
 * - `waits`: when it is due is not known yet, as the interval has not begun;
 * - `due` from its time on, `late` when a minute of it has passed;
 * - `past` once what it comes before has begun.
 */
export type CallState = 'waits' | 'ahead' | 'due' | 'late' | 'past' | 'given';

/** A call, given or not. */
export interface DefinedCall extends OwnCall {
  /** Whether a person added it to the four of the custom. */
  readonly isOwn: boolean;
}

export interface LadderCall extends Omit<DefinedCall, 'minutesBefore'> {
  /** Epoch ms of the system clock, of a call that was given as it was due then; null while that is not known. */
  readonly atMs: number | null;
  readonly state: CallState;
  /** Whether it is the next to give, of those before the same start. */
  readonly isNext: boolean;
  /** `5:00` to go, or `0:30` ago. */
  readonly figure: string;
  readonly given: GivenCall | undefined;
}

function callOfCustom(custom: CallCustom, id: CallId): DefinedCall {
  return { id, ...callText(custom, id), timerId: null, isForHouse: false, isOwn: false };
}

/** The four calls and those of the room's own, each with what it comes before. */
function definedCalls({ custom, own = [] }: Calls): DefinedCall[] {
  return [
    ...CALL_IDS.map((id) => callOfCustom(custom, id)),
    ...own.map((call) => Object.assign({ isOwn: true }, call)),
  ];
}

/** What a call is named and says, by its id; undefined where it is no longer there. */
export function definedCall(calls: Calls | undefined, id: string): DefinedCall | undefined {
  return definedCalls(calls ?? NO_CALLS).find((call) => call.id === id);
}

/** When a timer begins, by the system clock: where it is armed, or where the one before it runs to its zero. */
function startOf({ timers, clockOffsetMs }: CallSources, timer: Timer): number | null {
  if (timer.armedForMs !== undefined) return timer.armedForMs;
  const before = timerBefore(timers, timer);
  const zeroMs = before && zeroAtMs(before);
  return zeroMs === undefined ? null : zeroMs - clockOffsetMs;
}

/** What a call comes before: when that begins, and whether it has. */
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

/** Whole seconds to or since a moment; those ahead are rounded up, as timers' are. */
function secondsBetween(nowMs: number, atMs: number): number {
  const toGo = Math.ceil((atMs - nowMs) / MILLIS_PER_SECOND);
  return Math.abs(toGo);
}

/** Calls before one start: the company's, and those of front of house, take their turns apart. */
const turnOf = ({ timerId, isForHouse }: Pick<OwnCall, 'timerId' | 'isForHouse'>): string =>
  `${timerId ?? ''} ${isForHouse}`;

/** The next call of its turn. One that was passed over is not it once a later one was given. */
function isNextOf(ladder: readonly LadderCall[], call: LadderCall): boolean {
  const turn = ladder.filter((other) => turnOf(other) === turnOf(call));
  return turn[turn.findLastIndex(({ given }) => given !== undefined) + 1] === call;
}

const CAN_BE_NEXT: ReadonlySet<CallState> = new Set(['ahead', 'due', 'late']);

/** Where a call stands: those before the curtain first, then by the order of the timers; the earliest first. */
function placeOf({ timers }: CallSources, timerId: string | null): number {
  const place = timers.findIndex(({ id }) => id === timerId);
  if (timerId === null) return -1;
  return place === -1 ? timers.length : place;
}

/** How a call stands, apart from the others. */
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
 * The calls in their order, each with how it stands.
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

/** What a call comes before, as text: `Curtain up`, or the timer's name; undefined where that is gone. */
export function anchorName(
  state: Pick<RoomState, 'timers'>,
  timerId: string | null,
): string | undefined {
  if (timerId === null) return 'Curtain up';
  return state.timers.find(({ id }) => id === timerId)?.name;
}
