import { isCallingCommand } from '../calling/calling-commands';
import { withCalling, withoutCalls } from '../calling/with-calling';
import { isSheetCommand, withSheetCommand } from '../cues/sheet-commands';
import { isRunningCommand, withoutTicks, withRunning } from '../running/running-commands';
import { NO_CALLS, withCurtain } from '../calls/customs';
import { withCalls } from '../calls/with-calls';
import { withHold, withoutHoldAtCurtain } from '../calls/hold';
import { balanceMs, elapsedMs } from '../timer/countdown';
import { disarmed } from './armed-start';
import type { Command, CommandOf, RoomCommandType } from './commands';
import { messageEndOf, withShownMessage } from './message-expiry';
import { ownPresets } from './message-presets';
import { withMessage } from './messages';
import { withPerformanceEnded } from './performance';
import {
  atFullTime,
  withArmedStarted,
  withEnded,
  withGo,
  withNextStarted,
  withPlayed,
  withStopped,
} from './on-air';
import type { RoomMessage, RoomState, Timer } from './room-schema';
import { changeTimer, timersThatStay } from './room-state';
import { refusalOf } from './rules';
import { withScreens } from './screens';

type Effect<T extends RoomCommandType> = (
  state: RoomState,
  command: CommandOf<T>,
  atMs: number,
) => RoomState;

/**
 * Returns the timer with its shown remaining time moved by `byMs`. During an overrun, given time
 * counts in full.
 */
function adjusted(timer: Timer, byMs: number, atMs: number): Timer {
  const balance = balanceMs(timer, atMs);
  const remaining = Math.max(0, Math.max(0, balance) + byMs);
  return { ...timer, adjustedMs: timer.adjustedMs + remaining - balance };
}

function withoutTimer(state: RoomState, timerId: string): RoomState {
  const place = state.timers.findIndex(({ id }) => id === timerId);
  const timers = state.timers.toSpliced(place, 1);
  const neighbour = timers[place] ?? timers[place - 1];
  return state.selectedTimerId === timerId && neighbour
    ? { ...state, timers, selectedTimerId: neighbour.id }
    : { ...state, timers };
}

function withTimerMoved(
  state: RoomState,
  timerId: string,
  beforeTimerId: string | null,
): RoomState {
  const moved = state.timers.filter(({ id }) => id === timerId);
  const others = state.timers.filter(({ id }) => id !== timerId);
  const place = beforeTimerId === null ? -1 : others.findIndex(({ id }) => id === beforeTimerId);
  return { ...state, timers: others.toSpliced(place === -1 ? others.length : place, 0, ...moved) };
}

/** Returns the room with a question decided upon. A hidden one leaves the viewers. */
function withQuestion(
  state: RoomState,
  messageId: string,
  moderation: 'accepted' | 'hidden',
): RoomState {
  const isTakenOff = moderation === 'hidden' && state.shownMessageId === messageId;
  const messages = state.messages.map((message) =>
    message.id === messageId ? { ...message, moderation } : message,
  );
  return { ...(isTakenOff ? withShownMessage(state, null) : state), messages };
}

/** Returns the timer with its rundown fields. A new time of day disarms it. */
function withRundown(
  timer: Timer,
  { color, note, startsAtMinute }: Omit<CommandOf<'set-rundown'>, 'type' | 'timerId'>,
): Timer {
  const { color: _c, note: _n, startsAtMinute: before, ...rest } = timer;
  return {
    ...(before === (startsAtMinute ?? undefined) ? rest : disarmed(rest)),
    ...(color !== null && { color }),
    ...(note !== null && { note }),
    ...(startsAtMinute !== null && { startsAtMinute }),
  };
}

function withTimersImported(
  state: RoomState,
  { timers: imported, isReplacing }: CommandOf<'import-timers'>,
): RoomState {
  const staying = timersThatStay(state, isReplacing);
  const added = imported.map((timer): Timer =>
    Object.assign({ adjustedMs: 0, run: { phase: 'idle' } as const }, timer),
  );
  const timers = [...staying, ...added];
  const isSelectedThere = timers.some(({ id }) => id === state.selectedTimerId);
  const selectedTimerId = isSelectedThere ? state.selectedTimerId : (timers[0]?.id ?? '');
  return { ...state, timers, selectedTimerId };
}

/** Returns the effect that adds a message, which no screen shows yet. */
function writes(source: RoomMessage['source']) {
  return (
    state: RoomState,
    { messageId: id, text, ...act }: CommandOf<'send-message' | 'send-desk-note' | 'ask'>,
    atMs: number,
  ): RoomState => {
    const message = { id, text, source, atMs, ...('to' in act && { to: act.to }) };
    return { ...state, messages: withMessage(state.messages, message, state.shownMessageId) };
  };
}

/** Effect of each command, once the rules allow it. */
const effects: { readonly [T in RoomCommandType]: Effect<T> } = {
  play: withPlayed,
  go: withGo,
  end: withEnded,
  stop: withStopped,
  pause: (state, { timerId }, atMs) =>
    changeTimer(state, timerId, (timer) => ({
      ...timer,
      run: { phase: 'paused', elapsedMs: elapsedMs(timer, atMs) },
    })),
  reset: (state, { timerId }) => changeTimer(state, timerId, atFullTime),
  adjust: (state, { timerId, byMs }, atMs) =>
    changeTimer(state, timerId, (timer) => adjusted(timer, byMs, atMs)),
  select: (state, { timerId }) => ({ ...state, selectedTimerId: timerId }),
  'add-timer': (state, { timerId, name, durationMs, warningMs }) => ({
    ...state,
    timers: [
      ...state.timers,
      { id: timerId, name, durationMs, adjustedMs: 0, warningMs, run: { phase: 'idle' } },
    ],
  }),
  'rename-timer': (state, { timerId, name }) =>
    changeTimer(state, timerId, (timer) => ({ ...timer, name })),
  'set-timer': (state, { timerId, durationMs, warningMs }) =>
    changeTimer(state, timerId, (timer) => ({ ...timer, durationMs, warningMs })),
  'set-auto-start': (state, { timerId, isOn }) =>
    changeTimer(state, timerId, (timer) => ({ ...timer, startsNext: isOn })),
  'set-on-its-own': (state, { timerId, isOn }) =>
    changeTimer(state, timerId, ({ isOnItsOwn: _before, ...timer }) =>
      isOn ? { ...timer, isOnItsOwn: true } : timer,
    ),
  'start-next': withNextStarted,
  'arm-timer': (state, { timerId, armedForMs }) =>
    changeTimer(state, timerId, (timer) => ({
      ...disarmed(timer),
      ...(armedForMs !== null && { armedForMs }),
    })),
  'start-armed': withArmedStarted,
  'move-timer': (state, { timerId, beforeTimerId }) =>
    withTimerMoved(state, timerId, beforeTimerId),
  'remove-timer': (state, { timerId }) => withoutTimer(state, timerId),
  'send-message': writes('room'),
  'send-desk-note': writes('desk'),
  ask: writes('question'),
  'accept-question': (state, { messageId }) => withQuestion(state, messageId, 'accepted'),
  'hide-question': (state, { messageId }) => withQuestion(state, messageId, 'hidden'),
  'remove-message': (state, { messageId }) => ({
    ...(state.shownMessageId === messageId ? withShownMessage(state, null) : state),
    messages: state.messages.filter(({ id }) => id !== messageId),
  }),
  'show-message': (state, { messageId, until }, atMs) =>
    withShownMessage(state, messageId, until && messageEndOf(until, atMs)),
  'clear-message': (state) => withShownMessage(state, null),
  'expire-message': (state) => withShownMessage(state, null),
  'add-preset': (state, { text }) => ({ ...state, messagePresets: [...ownPresets(state), text] }),
  'remove-preset': (state, { text }) => ({
    ...state,
    messagePresets: ownPresets(state).filter((preset) => preset !== text),
  }),
  focus: (state, { isOn }) => ({ ...state, isFocused: isOn }),
  flash: (state, _, atMs) => ({ ...state, flash: { atMs } }),
  blackout: (state, { isOn }) => ({ ...state, isBlackout: isOn }),
  'set-curtain': (state, { curtainAtMs, custom }) => ({
    ...state,
    calls: withCurtain(state.calls ?? NO_CALLS, curtainAtMs, custom),
  }),
  hold: withHold,
  'set-curtain-timer': (state, { timerId }) => ({ ...state, curtainTimerId: timerId }),
  'give-call': withCalls,
  'give-own-call': withCalls,
  'answer-call': withCalls,
  'answer-own-call': withCalls,
  'set-own-call': withCalls,
  'remove-own-call': withCalls,
  'set-call-departments': withCalls,
  'set-rundown': (state, { timerId, ...setting }) =>
    changeTimer(state, timerId, (timer) => withRundown(timer, setting)),
  'import-timers': withTimersImported,
  customize: (state, { viewer }) => ({
    ...state,
    viewer: { ...viewer, parts: { ...state.viewer.parts, ...viewer.parts } },
  }),
  'name-screen': withScreens,
  'assign-timer': withScreens,
  'blackout-screens': withScreens,
  'dim-screens': withScreens,
  'choose-screen-parts': withScreens,
  'message-screens': withScreens,
  'begin-report': (state) => withoutTicks(withoutCalls({ ...state })),
  'end-performance': (state) => withoutTicks(withoutCalls(withPerformanceEnded(state))),
  'take-show': (state, { name }) => ({ ...state, holder: name }),
  'write-note': (state) => ({ ...state }),
  'set-clock': (state, { offsetMs }) => ({ ...state, clockOffsetMs: offsetMs }),
};

/**
 * Returns the effect of a command type. The type parameter keeps effect and command paired for the
 * compiler.
 */
function effectOf<T extends RoomCommandType>(type: T): Effect<T> {
  return effects[type];
}

function effect(state: RoomState, command: Command, atMs: number): RoomState {
  if (isSheetCommand(command)) return withSheetCommand(state, command, atMs);
  if (isCallingCommand(command)) return withCalling(state, command, atMs);
  if (isRunningCommand(command)) return withRunning(state, command, atMs);
  return effectOf(command.type)(state, command, atMs);
}

/**
 * Applies a command to a room. A room changes only through this function.
 * @param atMs moment of the act in the room's time.
 * @returns the next state, or the same object if the rules refuse the command.
 */
export function apply(state: RoomState, command: Command, atMs: number): RoomState {
  if (refusalOf(state, command, atMs)) return state;
  return withoutHoldAtCurtain(effect(state, command, atMs));
}
