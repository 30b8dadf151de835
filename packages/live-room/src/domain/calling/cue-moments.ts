import type { Cue } from '../state/cue-schema';
import { momentsOf, sheetOf } from '../state/cue-sheet';
import { withEnded, withGo } from '../timer/on-air';
import type { RoomState } from '../state/room-schema';
import { changeTimer, timerOf } from '../state/room-state';
import { elapsedMs } from '../timer/countdown';
import {
  callOf,
  type Calling,
  callingOf,
  type CueCall,
  hasGone,
  isStandingBy,
} from '../state/calling-schema';
import { type CueMoments, withCalls } from './cue-calls';
import { momentAfter } from './next-moment';

/** Returns the change that gives a standby, also after a GO in error. */
const standby =
  (atMs: number) =>
  (call: CueCall | undefined): CueMoments | undefined => {
    if (isStandingBy(call) || hasGone(call)) return undefined;
    return { standbyAtMs: atMs };
  };

/** Returns the calling without the calls in error of cues that are called again. */
function renewed(calling: Calling, cueIds: readonly string[]): Calling {
  const again = new Set(cueIds.filter((id) => callOf(calling, id)?.isInError === true));
  return { ...calling, calls: calling.calls.filter(({ cueId }) => !again.has(cueId)) };
}

/** Returns the calling with a standby for cues. */
export function withStandby(calling: Calling, cueIds: readonly string[], atMs: number): Calling {
  return withCalls(renewed(calling, cueIds), cueIds, standby(atMs));
}

function withTimerOf(state: RoomState, { timer }: Cue, atMs: number): RoomState {
  const target = timer && timerOf(state, timer.timerId);
  if (!target) return state;
  const { timerId, act } = timer;
  if (act === 'go') return withGo(state, { timerId, isRepeat: false }, atMs);
  if (act === 'end') return withEnded(state, { timerId }, atMs);
  if (target.run.phase !== 'running') return state;
  return changeTimer(state, timerId, (before) => ({
    ...before,
    run: { phase: 'paused', elapsedMs: elapsedMs(before, atMs) },
  }));
}

/** Returns the room after cues go, with the timers that they steer. */
export function withGone(state: RoomState, cueIds: readonly string[], atMs: number): RoomState {
  const calling = renewed(callingOf(state), cueIds);
  const gone = withCalls(calling, cueIds, () => ({ goAtMs: atMs }));
  const cues = sheetOf(state).cues.filter(({ id }) => cueIds.includes(id));
  let next: RoomState = { ...state, calling: gone };
  for (const cue of cues) next = withTimerOf(next, cue, atMs);
  return next;
}

/** Returns the id of the moment of a cue; '' if the sheet does not have the cue. */
export function momentIdOf(cues: readonly Cue[], cueId: string | undefined): string {
  const moment = momentsOf(cues).find((one) => one.cues.some(({ id }) => id === cueId));
  return moment?.id ?? '';
}

/** Returns the calling with the moment after these cues as the next one. */
export function withNextAfter(
  state: RoomState,
  calling: Calling,
  cueIds: readonly string[],
): Calling {
  const { cues } = sheetOf(state);
  const next = momentAfter(cues, momentIdOf(cues, cueIds[0]));
  return { ...calling, nextCueId: next?.id ?? null };
}

/**
 * Returns the calling with another next moment; its cues and all later ones may be called again.
 */
export function withNextAt(state: RoomState, calling: Calling, cueId: string): Calling {
  const { cues } = sheetOf(state);
  const nextCueId = momentIdOf(cues, cueId);
  const place = cues.findIndex(({ id }) => id === nextCueId);
  const again = new Set(cues.slice(place).map(({ id }) => id));
  return { ...calling, nextCueId, calls: calling.calls.filter((call) => !again.has(call.cueId)) };
}
