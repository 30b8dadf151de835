import type { Command } from '../domain/acts/acts';
import { parseMessage } from '../domain/messages/messages';
import type { NewTimer, TimerColor } from '../domain/state/room-schema';
import type { ViewerSettings } from '../domain/state/viewer-settings';
import type { MessageExpiry } from '../domain/messages/message-expiry';
import { NOTE_MAX } from '../domain/performance/notes';
import { mainCommandOf } from '../domain/timer/on-air';
import { shownMessage, timerBefore, timerOf } from '../domain/state/room-state';
import type { Trigger } from '../domain/rundown/trigger';
import { MILLIS_PER_MINUTE } from '../domain/time/time';
import { moveTarget, neighbourTimerId, type TimerFormOutput } from '../domain/timer/timer-form';
import { type CallActs, callActsOf } from './call-acts';
import type { DispatchResult, Room } from './room';

/** Milliseconds that -1m and +1m take or add. */
const ADJUST_STEP_MS = MILLIS_PER_MINUTE;

interface RundownSetting {
  readonly color: TimerColor | null;
  readonly note: string | null;
  readonly trigger: Trigger;
  /** Moment of one automatic start: epoch ms of the system clock. */
  readonly armedForMs: number | null;
}

type TimerSetting = Pick<TimerFormOutput, 'durationMs' | 'warningMs'>;

interface TimerChange {
  readonly name?: string | undefined;
  readonly setting?: TimerSetting | undefined;
  /** Whether the next timer starts at this one's zero. */
  readonly startsNext?: boolean | undefined;
  readonly isOnItsOwn?: boolean | undefined;
}

/** Acts of buttons and keys. Acts without a timer id apply to the timer that this window shows. */
export interface RoomActs extends CallActs {
  /** Does what the main button says: see `mainCommandOf`. */
  actOnShown(): DispatchResult;
  /** Starts or pauses the timer on air, or the selected timer if that is armed. */
  toggle(): DispatchResult;
  /** Starts a timer from its full time. */
  repeat(timerId: string): DispatchResult;
  /**
   * Starts a timer from its current figure, and ends the running timer before it in the sequence.
   */
  startFrom(timerId: string): DispatchResult;
  end(timerId: string): DispatchResult;
  stop(timerId: string): DispatchResult;
  /** Shows a timer on the viewers without starting or stopping it. */
  putOnAir(timerId: string): DispatchResult;
  /** Selects the timer on air. */
  selectOnAir(): void;
  addMinute(): DispatchResult;
  takeMinute(): DispatchResult;
  reset(): DispatchResult;
  selectNext(): void;
  selectPrevious(): void;
  addTimer(form: TimerFormOutput): DispatchResult;
  /** Changes the given settings in one act. */
  editTimer(timerId: string, change: TimerChange): DispatchResult;
  /** Moves a timer one tab to the left (-1) or to the right (1). */
  moveTimer(timerId: string, step: 1 | -1): DispatchResult;
  /** Moves a timer before another one, or to the end. */
  moveTimerBefore(timerId: string, beforeTimerId: string | null): DispatchResult;
  /** Sets the rundown's entries for a timer. Its trigger may be stored with the timer before it. */
  setRundown(timerId: string, setting: RundownSetting): DispatchResult;
  /** Sets which timer begins at the curtain time. */
  setCurtainTimer(timerId: string): DispatchResult;
  importTimers(timers: readonly NewTimer[], isReplacing: boolean): DispatchResult;
  removeTimer(timerId: string): DispatchResult;
  /** Trims the input; refuses an empty or too long one (see `readMessage`). */
  sendMessage(input: string): DispatchResult;
  /** Sends a message and shows it on the viewers at once. */
  sendAndShow(input: string, until?: MessageExpiry): DispatchResult;
  ask(input: string): DispatchResult;
  addPreset(input: string): DispatchResult;
  removePreset(text: string): DispatchResult;
  showMessage(messageId: string, until?: MessageExpiry): DispatchResult;
  acceptQuestion(messageId: string): DispatchResult;
  hideQuestion(messageId: string): DispatchResult;
  removeMessage(messageId: string): DispatchResult;
  clearMessage(): DispatchResult;
  /** Notes who has the show. */
  takeShow(name: string): DispatchResult;
  /** Writes to the other desks; no viewer shows the note. */
  sendDeskNote(input: string): DispatchResult;
  /**
   * Turns focus on the message on or off. Refuses to turn it on while viewers show no message,
   * because nothing would change on them.
   */
  setFocus(isOn: boolean): DispatchResult;
  setBlackout(isOn: boolean): DispatchResult;
  flash(): DispatchResult;
  customize(viewer: ViewerSettings): DispatchResult;
  beginReport(): DispatchResult;
  /** Ends the log of this performance, and resets the rundown. */
  endPerformance(): DispatchResult;
  /**
   * Writes a note for the report; refuses an empty or too long one.
   * @param begunAtMs moment that the note is about, in the room's time
   */
  writeNote(department: string, input: string, begunAtMs: number): DispatchResult;
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

  function post(type: 'send-message' | 'send-desk-note' | 'ask', input: string): DispatchResult {
    const message = parseMessage(input);
    if (!message.isSendable) return { isDone: false, refusal: message.reason };
    return room.dispatch({ type, messageId: room.newId(), text: message.text });
  }

  function actOn(timerId: string): DispatchResult {
    const command = mainCommandOf(state(), timerId);
    return command ? room.dispatch(command) : { isDone: false, refusal: 'unknown-timer' };
  }

  /** Dispatches the commands of one gesture as one act; commands that are not needed are false. */
  function together(commands: readonly (Command | false)[]): DispatchResult {
    const acts = commands.filter((command) => command !== false);
    const [first, ...others] = acts;
    if (!first) return { isDone: false, refusal: 'no-change' };
    return room.dispatch(others.length === 0 ? first : { type: 'batch', acts });
  }

  function show(messageId: string, until: MessageExpiry | undefined): DispatchResult {
    return room.dispatch({ type: 'show-message', messageId, ...(until && { until }) });
  }

  return {
    ...callActsOf(room),
    actOnShown: () => actOn(shown()),
    toggle: () => actOn(room.getSnapshot().isArmed ? shown() : state().selectedTimerId),
    repeat: (timerId) => room.dispatch({ type: 'go', timerId, isRepeat: true }),
    startFrom: (timerId) => room.dispatch({ type: 'go', timerId, isRepeat: false }),
    end: (timerId) => room.dispatch({ type: 'end', timerId }),
    stop: (timerId) => room.dispatch({ type: 'stop', timerId }),
    putOnAir: (timerId) => room.dispatch({ type: 'select', timerId }),
    selectOnAir: () => room.select(state().selectedTimerId),
    addMinute: () => adjust(ADJUST_STEP_MS),
    takeMinute: () => adjust(-ADJUST_STEP_MS),
    reset: () => room.dispatch({ type: 'reset', timerId: shown() }),
    selectNext: () => selectNeighbour(1),
    selectPrevious: () => selectNeighbour(-1),
    addTimer({ startsNext, isOnItsOwn, ...form }) {
      const timerId = room.newId();
      return together([
        { type: 'add-timer', timerId, ...form },
        startsNext && { type: 'set-auto-start', timerId, isOn: true },
        isOnItsOwn && { type: 'set-on-its-own', timerId, isOn: true },
      ]);
    },
    editTimer: (timerId, { name, setting, startsNext, isOnItsOwn }) =>
      together([
        name !== undefined && { type: 'rename-timer', timerId, name },
        setting !== undefined && { type: 'set-timer', timerId, ...setting },
        startsNext !== undefined && { type: 'set-auto-start', timerId, isOn: startsNext },
        isOnItsOwn !== undefined && { type: 'set-on-its-own', timerId, isOn: isOnItsOwn },
      ]),
    moveTimer(timerId, step) {
      const target = moveTarget(state(), timerId, step);
      if (!target) return { isDone: false, refusal: 'no-change' };
      return room.dispatch({ type: 'move-timer', timerId, ...target });
    },
    moveTimerBefore: (timerId, beforeTimerId) =>
      room.dispatch({ type: 'move-timer', timerId, beforeTimerId }),
    setRundown(timerId, { color, note, trigger, armedForMs }) {
      const { timers } = state();
      const timer = timerOf(state(), timerId);
      const previous = timer && timerBefore(timers, timer);
      const isOn = trigger.kind === 'after-previous';
      const startsAtMinute = trigger.kind === 'time' ? trigger.minuteOfDay : null;
      return together([
        { type: 'set-rundown', timerId, color, note, startsAtMinute },
        previous !== undefined && { type: 'set-auto-start', timerId: previous.id, isOn },
        { type: 'arm-timer', timerId, armedForMs },
      ]);
    },
    setCurtainTimer: (timerId) => room.dispatch({ type: 'set-curtain-timer', timerId }),
    importTimers: (timers, isReplacing) =>
      room.dispatch({ type: 'import-timers', timers: [...timers], isReplacing }),
    removeTimer: (timerId) => room.dispatch({ type: 'remove-timer', timerId }),
    sendMessage: (input) => post('send-message', input),
    sendAndShow(input, until) {
      const message = parseMessage(input);
      if (!message.isSendable) return { isDone: false, refusal: message.reason };
      const messageId = room.newId();
      return together([
        { type: 'send-message', messageId, text: message.text },
        { type: 'show-message', messageId, ...(until && { until }) },
      ]);
    },
    sendDeskNote: (input) => post('send-desk-note', input),
    ask: (input) => post('ask', input),
    addPreset(input) {
      const message = parseMessage(input);
      if (!message.isSendable) return { isDone: false, refusal: message.reason };
      return room.dispatch({ type: 'add-preset', text: message.text });
    },
    removePreset: (text) => room.dispatch({ type: 'remove-preset', text }),
    showMessage: show,
    acceptQuestion: (messageId) => room.dispatch({ type: 'accept-question', messageId }),
    hideQuestion: (messageId) => room.dispatch({ type: 'hide-question', messageId }),
    removeMessage: (messageId) => room.dispatch({ type: 'remove-message', messageId }),
    clearMessage: () => room.dispatch({ type: 'clear-message' }),
    setFocus(isOn) {
      // This check is not a rule of the room: other releases replay this act, and all have to agree
      // on its effect.
      if (isOn && !shownMessage(state())) return { isDone: false, refusal: 'nothing-shown' };
      return room.dispatch({ type: 'focus', isOn });
    },
    takeShow: (name) => room.dispatch({ type: 'take-show', name }),
    setBlackout: (isOn) => room.dispatch({ type: 'blackout', isOn }),
    flash: () => room.dispatch({ type: 'flash' }),
    customize: (viewer) => room.dispatch({ type: 'customize', viewer }),
    beginReport: () => room.dispatch({ type: 'begin-report' }),
    endPerformance: () => room.dispatch({ type: 'end-performance' }),
    writeNote(department, input, begunAtMs) {
      const text = input.trim();
      if (text === '') return { isDone: false, refusal: 'empty' };
      if (text.length > NOTE_MAX) return { isDone: false, refusal: 'too-long' };
      return room.dispatch({ type: 'write-note', department, text, begunAtMs });
    },
  };
}
