import type { Cue } from '../cues/cue-schema';
import { momentsOf, sheetOf } from '../cues/cue-sheet';
import { withEnded, withGo } from '../room/on-air';
import type { RoomState } from '../room/room-schema';
import { changeTimer, timerOf } from '../room/room-state';
import { elapsedMs } from '../timer/countdown';
import {
  cueOfDesk,
  houseDesksOf,
  withAnswer,
  withArmed,
  withFired,
  withoutArmed,
} from '../house-desks/with-house-desks';
import type { HouseDesks } from '../house-desks/house-desk-schema';
import type { CallingCommand } from './calling-commands';
import {
  callOf,
  type Calling,
  callingOf,
  type CueCall,
  hasGone,
  isStandingBy,
  nothingCalled,
} from './calling-schema';
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

function withTimerOf(state: RoomState, { timer }: Cue, atMs: number): RoomState {
  const target = timer && timerOf(state, timer.timerId);
  if (!target) return state;
  const { timerId, act } = timer;
  if (act === 'go') return withGo(state, { type: 'go', timerId, isRepeat: false }, atMs);
  if (act === 'end') return withEnded(state, { type: 'end', timerId }, atMs);
  if (target.run.phase !== 'running') return state;
  return changeTimer(state, timerId, (before) => ({
    ...before,
    run: { phase: 'paused', elapsedMs: elapsedMs(before, atMs) },
  }));
}

/** Returns the room after cues go, with the timers that they steer. */
function withGone(state: RoomState, cueIds: readonly string[], atMs: number): RoomState {
  const calling = renewed(callingOf(state), cueIds);
  const gone = withCalls(calling, cueIds, () => ({ goAtMs: atMs }));
  const cues = sheetOf(state).cues.filter(({ id }) => cueIds.includes(id));
  let next: RoomState = { ...state, calling: gone };
  for (const cue of cues) next = withTimerOf(next, cue, atMs);
  return next;
}

function momentIdOf(cues: readonly Cue[], cueId: string | undefined): string {
  const moment = momentsOf(cues).find((one) => one.cues.some(({ id }) => id === cueId));
  return moment?.id ?? '';
}

function withNextAfter(state: RoomState, calling: Calling, cueIds: readonly string[]): Calling {
  const { cues } = sheetOf(state);
  const next = momentAfter(cues, momentIdOf(cues, cueIds[0]));
  return { ...calling, nextCueId: next?.id ?? null };
}

/**
 * Returns the calling with another next moment; its cues and all later ones may be called again.
 */
function withNextAt(state: RoomState, calling: Calling, cueId: string): Calling {
  const { cues } = sheetOf(state);
  const nextCueId = momentIdOf(cues, cueId);
  const place = cues.findIndex(({ id }) => id === nextCueId);
  const again = new Set(cues.slice(place).map(({ id }) => id));
  return { ...calling, nextCueId, calls: calling.calls.filter((call) => !again.has(call.cueId)) };
}

/** The book with another caller, or none: what was armed for the one before is not armed any more. */
function withCaller(calling: Calling, caller: Calling['caller']): Calling {
  const { houseDesks, ...rest } = calling;
  if (caller?.id === calling.caller?.id || !houseDesks) return { ...calling, caller };
  return { ...rest, caller, houseDesks: { ...houseDesks, armed: [] } };
}

/** A desk of the house fired a cue, which the sheet may not have. */
function withFiredCue(
  state: RoomState,
  command: Extract<CallingCommand, { type: 'desk-fired' }>,
  atMs: number,
): Calling {
  const calling = callingOf(state);
  const cue = cueOfDesk(state, command);
  const called = withCalls(calling, cue ? [cue.id] : [], () => ({ firedAtMs: atMs }));
  return { ...called, houseDesks: withFired(houseDesksOf(state), command, atMs) };
}

/** Returns the room after a command that the rules of calling allow. */
export function withCalling(state: RoomState, command: CallingCommand, atMs: number): RoomState {
  const { asked, held, ...rest } = callingOf(state);
  const calling = callingOf(state);
  const set = (next: Calling): RoomState => ({ ...state, calling: next });
  const setDesks = (houseDesks: HouseDesks): RoomState => set({ ...calling, houseDesks });
  const withoutQuestion: Calling = { ...rest, ...(held && { held }) };
  switch (command.type) {
    case 'take-book':
      return set(withCaller(withoutQuestion, { id: command.callerId, name: command.name }));
    case 'ask-for-book':
      return set({ ...calling, asked: { id: command.callerId, name: command.name, atMs } });
    case 'hand-book':
      return set(withCaller(withoutQuestion, asked ? { id: asked.id, name: asked.name } : null));
    case 'keep-book':
      return set(withoutQuestion);
    case 'leave-book':
      return set(withCaller(withoutQuestion, null));
    case 'warn-cues':
      return set(
        withCalls(calling, command.cueIds, (call) =>
          call?.warnedAtMs === undefined ? { warnedAtMs: atMs } : undefined,
        ),
      );
    case 'stand-by-cues':
      return set(withCalls(renewed(calling, command.cueIds), command.cueIds, standby(atMs)));
    case 'stand-by-at-zero':
      return set(withCalls(renewed(calling, [command.cueId]), [command.cueId], standby(atMs)));
    case 'go-cues': {
      const gone = withGone(state, command.cueIds, atMs);
      const next = withNextAfter(gone, callingOf(gone), command.cueIds);
      return { ...gone, calling: { ...next, lastGoAtMs: atMs } };
    }
    case 'fire-cue':
      return withGone(state, [command.cueId], atMs);
    case 'skip-cues':
      return set(
        withNextAfter(
          state,
          withCalls(calling, command.cueIds, () => ({ skippedAtMs: atMs })),
          command.cueIds,
        ),
      );
    case 'set-next-cue':
      return set(withNextAt(state, calling, command.cueId));
    case 'call-in-error': {
      const marked = withCalls(calling, command.cueIds, (call) =>
        hasGone(call) ? { isInError: true } : undefined,
      );
      return set({ ...marked, nextCueId: momentIdOf(sheetOf(state).cues, command.cueIds[0]) });
    }
    case 'stop-show':
      return set({ ...calling, held: { atMs, reason: command.reason } });
    case 'resume-show': {
      const hold = held && { fromMs: held.atMs, toMs: Math.max(atMs, held.atMs) };
      const holds = hold ? [...rest.holds, hold] : rest.holds;
      return set({ ...rest, ...(asked && { asked }), holds });
    }
    case 'set-go-without-standby':
      return set({ ...calling, goesWithoutStandby: command.isOn });
    case 'set-go-interval':
      return set({ ...calling, goIntervalMs: command.intervalMs });
    case 'acknowledge-cues':
      return set(
        withCalls(calling, command.cueIds, (call) =>
          isStandingBy(call) && call?.acknowledgedAtMs === undefined
            ? { acknowledgedAtMs: atMs }
            : undefined,
        ),
      );
    case 'arm-desk':
      return setDesks(withArmed(houseDesksOf(state), command.department, atMs));
    case 'disarm-desks':
      return setDesks(withoutArmed(houseDesksOf(state), command.departments));
    case 'desk-fired':
      return set(withFiredCue(state, command, atMs));
    case 'desk-answered':
      return setDesks(withAnswer(houseDesksOf(state), command, atMs));
    case 'complete-cues':
      return set(
        withCalls(calling, command.cueIds, (call) =>
          hasGone(call) && call?.completedAtMs === undefined ? { completedAtMs: atMs } : undefined,
        ),
      );
  }
}

/** Returns the room for another performance: without calls, but with the same caller. */
export function withoutCalls(state: RoomState): RoomState {
  if (!state.calling) return state;
  const { caller } = state.calling;
  return { ...state, calling: { ...nothingCalled(state.calling), caller } };
}
