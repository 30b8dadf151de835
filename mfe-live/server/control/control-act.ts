import { CONTROL_GO_LATE_MS, type ControlAction } from '@standby/api-client/control';
import type { Act, RoomState } from '@standby/live-room';
import { callingOf } from '@standby/live-room/domain/state/calling-schema';
import { nextOnDesk } from '@standby/live-room/domain/calling/desk-view';
import { cueNames } from '@standby/live-room/domain/cues/cue-names';
import { messageAct } from '@standby/live-room/domain/messages/messages';
import { mainCommandOf } from '@standby/live-room/domain/timer/on-air';
import type { Refusal } from '@standby/live-room/domain/rules/refusals';
import { timerAfter, timerOf } from '@standby/live-room/domain/state/room-state';

interface ActContext {
  readonly state: RoomState;
  readonly nowMs: number;
  readonly newId: () => string;
  /** Whether a GO for these cues answers the question whether a GO without a standby is meant. */
  readonly isConfirmed: (cueIds: readonly string[]) => boolean;
}

type BookAction = Extract<ControlAction, { type: 'warning' | 'standby' | 'go' | 'skip' }>;
type TextAction = Extract<ControlAction, { readonly text: string }>;

/** @returns `late` for a GO that is too old */
function callOnBook(action: BookAction, context: ActContext): Act | Refusal | 'late' {
  const { state, nowMs, isConfirmed } = context;
  const callerId = callingOf(state).caller?.id;
  if (callerId === undefined) return 'not-on-book';
  const next = nextOnDesk(state);
  if (!next) return 'not-next';
  const cueIds = [...next.calledIds];
  switch (action.type) {
    case 'warning':
      return { type: 'warn-cues', callerId, cueIds: [...next.warnedIds] };
    case 'standby':
      return { type: 'stand-by-cues', callerId, cueIds };
    case 'skip':
      return { type: 'skip-cues', callerId, cueIds };
    case 'go': {
      const { names = cueNames(state, cueIds), pressedAtMs = nowMs } = action;
      // A moment in the future is as doubtful as a late one.
      if (Math.abs(nowMs - pressedAtMs) > CONTROL_GO_LATE_MS) return 'late';
      if (names !== cueNames(state, cueIds)) return 'not-next';
      return { type: 'go-cues', callerId, cueIds, isConfirmed: isConfirmed(cueIds) };
    }
  }
}

function started(state: RoomState, timerId: string | undefined): Act | Refusal {
  if (timerId === undefined) return 'unknown-timer';
  const isRunning = timerOf(state, timerId)?.run.phase === 'running';
  return isRunning ? 'already-running' : { type: 'go', timerId, isRepeat: false };
}

function nextTimerId(state: RoomState): string | undefined {
  const onAir = timerOf(state, state.selectedTimerId);
  return onAir && timerAfter(state.timers, onAir)?.id;
}

const written = (action: TextAction, newId: ActContext['newId']): Act | Refusal =>
  messageAct<Act>(action.text, (text) => {
    const messageId = newId();
    if (action.type === 'desk-note') return { type: 'send-desk-note', messageId, text };
    const send = { type: 'send-message', messageId, text } as const;
    return { type: 'batch', acts: [send, { type: 'show-message', messageId }] };
  });

/** Returns the act of the room for a program's action, or why there is none. */
export function actFor(action: ControlAction, context: ActContext): Act | Refusal | 'late' {
  const { state, newId } = context;
  const timerId = ('timerId' in action ? action.timerId : undefined) ?? state.selectedTimerId;
  switch (action.type) {
    case 'start':
      return started(state, timerId);
    case 'restart':
      return { type: 'go', timerId, isRepeat: true };
    case 'pause':
    case 'reset':
    case 'end':
    case 'adjust':
      return { ...action, timerId };
    case 'toggle':
      return mainCommandOf(state, timerId);
    case 'start-next':
      return started(state, nextTimerId(state));
    case 'put-on-air':
      return { type: 'select', timerId };
    case 'blackout':
    case 'flash':
    case 'show-message':
    case 'clear-message':
      return action;
    case 'message':
    case 'desk-note':
      return written(action, newId);
    case 'warning':
    case 'standby':
    case 'skip':
    case 'go':
      return callOnBook(action, context);
  }
}
