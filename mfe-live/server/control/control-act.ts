import { CONTROL_GO_LATE_MS, type ControlAction } from '@standby/api-client/control';
import type { Act, RoomState } from '@standby/live-room';
import { callingOf } from '@standby/live-room/domain/state/calling-schema';
import { nextOnDesk } from '@standby/live-room/domain/calling/desk-view';
import { cueNames } from '@standby/live-room/domain/cues/cue-names';
import { parseMessage } from '@standby/live-room/domain/messages/messages';
import { mainCommandOf } from '@standby/live-room/domain/timer/on-air';
import type { Refusal } from '@standby/live-room/domain/rules/refusals';
import { timerAfter, timerOf } from '@standby/live-room/domain/state/room-state';

export interface ActContext {
  readonly state: RoomState;
  readonly nowMs: number;
  readonly newId: () => string;
  /** Whether a GO for these cues answers the question whether a GO without a standby is meant. */
  readonly isConfirmed: (cueIds: readonly string[]) => boolean;
}

/** Reason for which a program's action becomes no act. */
export type ControlRefusal = Refusal | 'late';

type BookAction = Extract<ControlAction, { type: 'warning' | 'standby' | 'go' | 'skip' }>;

function callOnBook(action: BookAction, context: ActContext): Act | ControlRefusal {
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

function started(state: RoomState, timerId: string): Act | Refusal {
  const isRunning = timerOf(state, timerId)?.run.phase === 'running';
  return isRunning ? 'already-running' : { type: 'go', timerId, isRepeat: false };
}

function startedNext(state: RoomState): Act | Refusal {
  const onAir = timerOf(state, state.selectedTimerId);
  const next = onAir && timerAfter(state.timers, onAir);
  return next ? started(state, next.id) : 'unknown-timer';
}

function written(
  type: 'message' | 'desk-note',
  text: string,
  newId: ActContext['newId'],
): Act | Refusal {
  const message = parseMessage(text);
  if (!message.isSendable) return message.reason;
  const sent = { messageId: newId(), text: message.text };
  if (type === 'desk-note') return { type: 'send-desk-note', ...sent };
  const { messageId } = sent;
  return {
    type: 'batch',
    acts: [
      { type: 'send-message', ...sent },
      { type: 'show-message', messageId },
    ],
  };
}

/** Returns the act of the room for a program's action, or why there is none. */
export function actFor(action: ControlAction, context: ActContext): Act | ControlRefusal {
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
      return { type: action.type, timerId };
    case 'toggle':
      return mainCommandOf(state, timerId) ?? 'unknown-timer';
    case 'start-next':
      return startedNext(state);
    case 'put-on-air':
      return { type: 'select', timerId };
    case 'adjust':
      return { type: 'adjust', timerId, byMs: action.byMs };
    case 'blackout':
      return { type: 'blackout', isOn: action.isOn };
    case 'flash':
    case 'clear-message':
      return { type: action.type };
    case 'message':
    case 'desk-note':
      return written(action.type, action.text, newId);
    case 'show-message':
      return { type: 'show-message', messageId: action.messageId };
    case 'warning':
    case 'standby':
    case 'go':
    case 'skip':
      return callOnBook(action, context);
  }
}
