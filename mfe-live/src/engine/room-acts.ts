import { callText, NO_CALLS } from '../domain/calls/call-ladder';
import { ADJUST_STEP_MS } from '../domain/room/commands';
import { parseMessage } from '../domain/room/messages';
import type {
  CallCustom,
  CallId,
  NewTimer,
  TimerColor,
  ViewerSettings,
} from '../domain/room/room-schema';
import { shownMessage, timerOf } from '../domain/room/room-state';
import type { Trigger } from '../domain/rundown/trigger';
import { moveTarget, neighbourTimerId, type TimerFormOutput } from '../domain/timer/timer-form';
import type { DispatchResult, Room } from './room';

export interface RundownSetting {
  readonly color: TimerColor | null;
  readonly note: string | null;
  readonly trigger: Trigger;
  /** When it starts by itself, once: epoch ms of the system clock. */
  readonly armedForMs: number | null;
}

export type TimerSetting = Pick<TimerFormOutput, 'durationMs' | 'warningMs'>;

/** What buttons and keys do, for the timer that this window shows where none is named. */
export interface RoomActs {
  toggle(): DispatchResult;
  addMinute(): DispatchResult;
  takeMinute(): DispatchResult;
  reset(): DispatchResult;
  selectNext(): void;
  selectPrevious(): void;
  addTimer(form: TimerFormOutput): DispatchResult;
  renameTimer(timerId: string, name: string): DispatchResult;
  setTimer(timerId: string, setting: TimerSetting): DispatchResult;
  setAutoStart(timerId: string, isOn: boolean): DispatchResult;
  /** One tab to the left (-1) or to the right (1). */
  moveTimer(timerId: string, step: 1 | -1): DispatchResult;
  /** To the place before another timer, or to the end. */
  moveTimerBefore(timerId: string, beforeTimerId: string | null): DispatchResult;
  /** What the rundown says of a timer; its trigger may stand with the timer before it. */
  setRundown(timerId: string, setting: RundownSetting): DispatchResult;
  importTimers(timers: readonly NewTimer[], isReplacing: boolean): DispatchResult;
  removeTimer(timerId: string): DispatchResult;
  /** Trims; refuses what is empty or too long (see `readMessage`). */
  sendMessage(input: string): DispatchResult;
  /** Sends a message and shows it on the viewers at once. */
  sendAndShow(input: string): DispatchResult;
  ask(input: string): DispatchResult;
  addPreset(input: string): DispatchResult;
  removePreset(text: string): DispatchResult;
  showMessage(messageId: string): DispatchResult;
  acceptQuestion(messageId: string): DispatchResult;
  hideQuestion(messageId: string): DispatchResult;
  removeMessage(messageId: string): DispatchResult;
  clearMessage(): DispatchResult;
  /** @param curtainAtMs epoch ms of the system clock. */
  setCurtain(curtainAtMs: number, custom: CallCustom): DispatchResult;
  /** Shows a call on the viewers. */
  giveCall(call: CallId): DispatchResult;
  answerCall(call: CallId, name: string): DispatchResult;
  /** Refuses to turn it on while viewers show no message: nothing would change on them. */
  setFocus(isOn: boolean): DispatchResult;
  setBlackout(isOn: boolean): DispatchResult;
  flash(): DispatchResult;
  customize(viewer: ViewerSettings): DispatchResult;
  beginReport(): DispatchResult;
}

export function actsOf(room: Room): RoomActs {
  const shown = () => room.getSnapshot().timerId;
  const state = () => room.getSnapshot().state;

  function adjust(byMs: number): DispatchResult {
    return room.dispatch({ type: 'adjust', timerId: shown(), byMs });
  }

  function selectNeighbour(step: 1 | -1): void {
    room.select(neighbourTimerId(state(), shown(), step));
  }

  function post(type: 'send-message' | 'ask', input: string): DispatchResult {
    const message = parseMessage(input);
    if (!message.isSendable) return { isDone: false, refusal: message.reason };
    return room.dispatch({ type, messageId: room.newId(), text: message.text });
  }

  return {
    toggle() {
      const isRunning = timerOf(state(), shown())?.run.phase === 'running';
      return room.dispatch({ type: isRunning ? 'pause' : 'play', timerId: shown() });
    },
    addMinute: () => adjust(ADJUST_STEP_MS),
    takeMinute: () => adjust(-ADJUST_STEP_MS),
    reset: () => room.dispatch({ type: 'reset', timerId: shown() }),
    selectNext: () => selectNeighbour(1),
    selectPrevious: () => selectNeighbour(-1),
    addTimer({ startsNext, ...form }) {
      const timerId = room.newId();
      const added = room.dispatch({ type: 'add-timer', timerId, ...form });
      if (added.isDone && startsNext)
        room.dispatch({ type: 'set-auto-start', timerId, isOn: true });
      return added;
    },
    renameTimer: (timerId, name) => room.dispatch({ type: 'rename-timer', timerId, name }),
    setTimer: (timerId, { durationMs, warningMs }) =>
      room.dispatch({ type: 'set-timer', timerId, durationMs, warningMs }),
    setAutoStart: (timerId, isOn) => room.dispatch({ type: 'set-auto-start', timerId, isOn }),
    moveTimer(timerId, step) {
      const target = moveTarget(state(), timerId, step);
      if (!target) return { isDone: false, refusal: 'no-change' };
      return room.dispatch({ type: 'move-timer', timerId, ...target });
    },
    moveTimerBefore: (timerId, beforeTimerId) =>
      room.dispatch({ type: 'move-timer', timerId, beforeTimerId }),
    setRundown(timerId, { color, note, trigger, armedForMs }) {
      const { timers } = state();
      const previous = timers[timers.findIndex(({ id }) => id === timerId) - 1];
      const isOn = trigger.kind === 'after-previous';
      const startsAtMinute = trigger.kind === 'time' ? trigger.minuteOfDay : null;
      const set = room.dispatch({ type: 'set-rundown', timerId, color, note, startsAtMinute });
      if (!set.isDone && set.refusal !== 'no-change') return set;
      const chained =
        previous && room.dispatch({ type: 'set-auto-start', timerId: previous.id, isOn });
      const armed = room.dispatch({ type: 'arm-timer', timerId, armedForMs });
      const refused = !armed.isDone && armed.refusal !== 'no-change';
      if (armed.isDone || refused) return armed;
      return chained?.isDone ? chained : set;
    },
    importTimers: (timers, isReplacing) =>
      room.dispatch({ type: 'import-timers', timers: [...timers], isReplacing }),
    removeTimer: (timerId) => room.dispatch({ type: 'remove-timer', timerId }),
    sendMessage: (input) => post('send-message', input),
    sendAndShow(input) {
      const message = parseMessage(input);
      if (!message.isSendable) return { isDone: false, refusal: message.reason };
      const messageId = room.newId();
      const sent = room.dispatch({ type: 'send-message', messageId, text: message.text });
      return sent.isDone ? room.dispatch({ type: 'show-message', messageId }) : sent;
    },
    ask: (input) => post('ask', input),
    addPreset(input) {
      const message = parseMessage(input);
      if (!message.isSendable) return { isDone: false, refusal: message.reason };
      return room.dispatch({ type: 'add-preset', text: message.text });
    },
    removePreset: (text) => room.dispatch({ type: 'remove-preset', text }),
    showMessage: (messageId) => room.dispatch({ type: 'show-message', messageId }),
    acceptQuestion: (messageId) => room.dispatch({ type: 'accept-question', messageId }),
    hideQuestion: (messageId) => room.dispatch({ type: 'hide-question', messageId }),
    removeMessage: (messageId) => room.dispatch({ type: 'remove-message', messageId }),
    clearMessage: () => room.dispatch({ type: 'clear-message' }),
    setFocus(isOn) {
      // No rule of the room: other releases replay this act, and all have to agree on what it did.
      if (isOn && !shownMessage(state())) return { isDone: false, refusal: 'nothing-shown' };
      return room.dispatch({ type: 'focus', isOn });
    },
    setCurtain: (curtainAtMs, custom) =>
      room.dispatch({ type: 'set-curtain', curtainAtMs, custom }),
    giveCall(call) {
      const { custom } = state().calls ?? NO_CALLS;
      const { message: text } = callText(custom, call);
      return room.dispatch({ type: 'give-call', call, messageId: room.newId(), text });
    },
    answerCall: (call, name) => room.dispatch({ type: 'answer-call', call, name }),
    setBlackout: (isOn) => room.dispatch({ type: 'blackout', isOn }),
    flash: () => room.dispatch({ type: 'flash' }),
    customize: (viewer) => room.dispatch({ type: 'customize', viewer }),
    beginReport: () => room.dispatch({ type: 'begin-report' }),
  };
}
