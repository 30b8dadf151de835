import { isUnderWay } from '../timer/on-air';
import type { Refusal } from '../rules/refusals';
import { HOLD_MAX_MINUTES } from '../state/call-schemas';
import type { RoomState, Timer } from '../state/room-schema';
import { changeTimer, timerBefore } from '../state/room-state';
import { curtainPlace } from '../rundown/curtain';
import { remainingMs } from '../timer/countdown';
import { MILLIS_PER_MINUTE, spokenDuration } from '../time/time';

/*
 * A hold moves the curtain time, and with it the calls and the plan. An automatic start of the show
 * waits as long. The hold ends when the curtain timer starts, or when another curtain time is set.
 */

/** Lengths of a hold that a desk offers, in minutes. */
export const HOLD_STEPS = [1, 3, 5] as const;

/** Reasons that a desk offers at one press. */
export const HOLD_REASONS = ['House', 'Technical', 'Company'] as const;

/** Returns the reason of a hold from its input; null for none. */
export function holdReason(input: string): string | null {
  const reason = input.trim();
  return reason === '' ? null : reason;
}

/** Returns the text of a hold: `Holding 3 minutes`. */
export function holdText(minutes: number): string {
  return `Holding ${spokenDuration(minutes * 60)}`;
}

const curtainTimer = (state: RoomState): Timer | undefined => state.timers[curtainPlace(state)];

/**
 * Returns why the curtain cannot be held.
 * @returns undefined where it can
 */
export function holdRefusal(
  state: RoomState,
  { minutes }: { readonly minutes: number },
): Refusal | undefined {
  const { curtainAtMs = null, hold } = state.calls ?? {};
  if (curtainAtMs === null) return 'no-curtain';
  if (curtainTimer(state)?.run.phase !== 'idle') return 'curtain-up';
  return (hold?.minutes ?? 0) + minutes > HOLD_MAX_MINUTES ? 'held-too-long' : undefined;
}

const isCounting = (timer: Timer, atMs: number): boolean =>
  isUnderWay(timer) && remainingMs(timer, atMs) > 0;

/**
 * Returns the timer that will start the show automatically: it counts down to it, or is armed for
 * it.
 */
function selfStarting({ timers }: RoomState, first: Timer, atMs: number): Timer | undefined {
  let timer: Timer | undefined = first;
  while (timer && !isCounting(timer, atMs) && timer.armedForMs === undefined) {
    const before = timerBefore(timers, timer);
    timer = before?.startsNext === true ? before : undefined;
  }
  return timer;
}

function heldTimer(timer: Timer, byMs: number, atMs: number): Timer {
  if (isCounting(timer, atMs)) return { ...timer, adjustedMs: timer.adjustedMs + byMs };
  return timer.armedForMs === undefined ? timer : { ...timer, armedForMs: timer.armedForMs + byMs };
}

export function withHold(
  state: RoomState,
  { minutes, reason }: { readonly minutes: number; readonly reason: string | null },
  atMs: number,
): RoomState {
  const { calls } = state;
  const curtain = curtainTimer(state);
  if (!calls || calls.curtainAtMs === null || !curtain) return state;
  const byMs = minutes * MILLIS_PER_MINUTE;
  const hold = {
    minutes: minutes + (calls.hold?.minutes ?? 0),
    reason: reason ?? calls.hold?.reason ?? null,
  };
  const held = { ...state, calls: { ...calls, curtainAtMs: calls.curtainAtMs + byMs, hold } };
  const leading = selfStarting(state, curtain, atMs);
  return leading ? changeTimer(held, leading.id, (timer) => heldTimer(timer, byMs, atMs)) : held;
}

/** Returns the room after an act, without its hold once the curtain is up. */
export function withoutHoldAtCurtain(state: RoomState): RoomState {
  if (!state.calls?.hold || curtainTimer(state)?.run.phase !== 'running') return state;
  const { hold: _over, ...calls } = state.calls;
  return { ...state, calls };
}
