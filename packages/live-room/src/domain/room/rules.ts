import { callRefusal } from '../calls/call-rules';
import { holdRefusal } from '../calls/hold';
import { isCallingCommand } from '../calling/calling-commands';
import { callingRefusal } from '../calling/calling-rules';
import { isSheetCommand, sheetRefusal } from '../cues/sheet-commands';
import { isRunningCommand, runningRefusal } from '../running/running-commands';
import { remainingMs } from '../timer/countdown';
import { isDueArmedStart } from './armed-start';
import { isDueAutoStart } from './auto-start';
import { dueExpiry } from './message-expiry';
import { endedByStart, isUnderWay, nextWaiting } from './on-air';
import type { Command, CommandOf, RoomCommandType } from './commands';
import { isCoolingDown } from './flash';
import { ownPresets, presetsOf } from './message-presets';
import { isShowable } from './messages';
import type { Refusal } from './refusals';
import {
  PRESETS_MAX,
  type RoomMessage,
  type RoomState,
  type Timer,
  TIMER_DURATION_MAX_MS,
  TIMERS_MAX,
} from './room-schema';
import { isOfSequence, timersThatStay, timerOf } from './room-state';
import { screensRefusal } from './screens';

export { type Refusal, REFUSALS } from './refusals';

type Rule<T extends RoomCommandType> = (
  state: RoomState,
  command: CommandOf<T>,
  atMs: number,
) => Refusal | undefined;

/**
 * Maximum difference in ms between the corrections that two windows make for the same clock jump.
 */
const CLOCK_AGREEMENT_MS = 50;

function needsTimer(state: RoomState, { timerId }: { timerId: string }): Refusal | undefined {
  return timerOf(state, timerId) ? undefined : 'unknown-timer';
}

function needsMessage(state: RoomState, { messageId }: { messageId: string }): Refusal | undefined {
  return state.messages.some(({ id }) => id === messageId) ? undefined : 'unknown-message';
}

function needsQuestion(
  { messages }: RoomState,
  { messageId }: { messageId: string },
  moderation: RoomMessage['moderation'],
): Refusal | undefined {
  const question = messages.find(({ id }) => id === messageId);
  if (question?.source !== 'question') return 'unknown-message';
  return question.moderation === moderation ? 'no-change' : undefined;
}

function needsNewMessage(state: RoomState, command: { messageId: string }): Refusal | undefined {
  return needsMessage(state, command) ? undefined : 'id-taken';
}

function needsStarted(timer: Timer | undefined, mayHaveEnded: boolean): Refusal | undefined {
  if (!timer) return 'unknown-timer';
  if (timer.run.phase === 'idle') return 'not-started';
  return isUnderWay(timer) || mayHaveEnded ? undefined : 'already-ended';
}

/** Rule of each command, which may refuse it. */
const rules: { readonly [T in RoomCommandType]: Rule<T> } = {
  play: (state, { timerId }) => {
    const timer = timerOf(state, timerId);
    if (!timer) return 'unknown-timer';
    return timer.run.phase === 'running' ? 'already-running' : undefined;
  },
  pause: (state, { timerId }) => {
    const timer = timerOf(state, timerId);
    if (!timer) return 'unknown-timer';
    return timer.run.phase === 'running' ? undefined : 'not-running';
  },
  reset: (state, { timerId }) => {
    const timer = timerOf(state, timerId);
    if (!timer) return 'unknown-timer';
    return timer.run.phase === 'idle' && timer.adjustedMs === 0 ? 'nothing-to-reset' : undefined;
  },
  adjust: (state, { timerId, byMs }, atMs) => {
    const timer = timerOf(state, timerId);
    if (!timer) return 'unknown-timer';
    if (byMs === 0) return 'no-change';
    const remaining = remainingMs(timer, atMs);
    if (byMs < 0 && remaining === 0) return 'at-zero';
    return remaining + byMs > TIMER_DURATION_MAX_MS ? 'at-limit' : undefined;
  },
  go: (state, { timerId, isRepeat }) => {
    const timer = timerOf(state, timerId);
    if (!timer) return 'unknown-timer';
    if (isRepeat || timer.run.phase !== 'running') return undefined;
    const isInPlace = !isOfSequence(timer) || state.selectedTimerId === timerId;
    return isInPlace && endedByStart(state, timer).length === 0 ? 'already-running' : undefined;
  },
  end: (state, { timerId }) => {
    const timer = timerOf(state, timerId);
    // A stopped timer is still on air, and the next one can follow it.
    const isFollowed = timer && state.selectedTimerId === timerId && nextWaiting(state, timer);
    return needsStarted(timer, isFollowed !== undefined);
  },
  stop: (state, { timerId }) => needsStarted(timerOf(state, timerId), false),
  'set-on-its-own': (state, { timerId, isOn }) => {
    const timer = timerOf(state, timerId);
    if (!timer) return 'unknown-timer';
    return isOfSequence(timer) === isOn ? undefined : 'no-change';
  },
  select: (state, command) =>
    needsTimer(state, command) ??
    (state.selectedTimerId === command.timerId ? 'already-selected' : undefined),
  'add-timer': (state, { timerId }) => {
    if (timerOf(state, timerId)) return 'id-taken';
    return state.timers.length >= TIMERS_MAX ? 'too-many-timers' : undefined;
  },
  'rename-timer': (state, { timerId, name }) => {
    const timer = timerOf(state, timerId);
    if (!timer) return 'unknown-timer';
    return timer.name === name ? 'no-change' : undefined;
  },
  'set-timer': (state, { timerId, durationMs, warningMs }) => {
    const timer = timerOf(state, timerId);
    if (!timer) return 'unknown-timer';
    const isSame = timer.durationMs === durationMs && timer.warningMs === warningMs;
    return isSame ? 'no-change' : undefined;
  },
  'set-auto-start': (state, { timerId, isOn }) => {
    const timer = timerOf(state, timerId);
    if (!timer) return 'unknown-timer';
    return (timer.startsNext ?? false) === isOn ? 'no-change' : undefined;
  },
  'start-next': (state, { timerId, afterTimerId }, atMs) =>
    isDueAutoStart(state, { timerId, afterTimerId, atMs }) ? undefined : 'no-change',
  'arm-timer': (state, { timerId, armedForMs }, atMs) => {
    const timer = timerOf(state, timerId);
    if (!timer) return 'unknown-timer';
    if ((timer.armedForMs ?? null) === armedForMs) return 'no-change';
    if (armedForMs === null) return undefined;
    if (armedForMs + state.clockOffsetMs <= atMs) return 'not-ahead';
    return timer.run.phase === 'idle' ? undefined : 'not-reset';
  },
  'start-armed': (state, start) => (isDueArmedStart(state, start) ? undefined : 'no-change'),
  'move-timer': (state, { timerId, beforeTimerId }) => {
    const ids = state.timers.map(({ id }) => id);
    if (!ids.includes(timerId)) return 'unknown-timer';
    if (beforeTimerId !== null && !ids.includes(beforeTimerId)) return 'unknown-timer';
    const follower = ids[ids.indexOf(timerId) + 1] ?? null;
    return beforeTimerId === timerId || beforeTimerId === follower ? 'no-change' : undefined;
  },
  'remove-timer': (state, command) =>
    needsTimer(state, command) ?? (state.timers.length === 1 ? 'last-timer' : undefined),
  // The act that shows a message repeats this command for windows that may not have the message.
  'send-message': (state, { messageId, text, to }) => {
    const known = state.messages.find(({ id }) => id === messageId);
    const isSame = known?.text === text && String(known.to) === String(to);
    return known && (isSame ? 'no-change' : 'id-taken');
  },
  'send-desk-note': needsNewMessage,
  ask: needsNewMessage,
  'accept-question': (state, command) => needsQuestion(state, command, 'accepted'),
  'hide-question': (state, command) => needsQuestion(state, command, 'hidden'),
  'remove-message': needsMessage,
  'show-message': (state, { messageId, until }) => {
    const message = state.messages.find(({ id }) => id === messageId);
    if (!message || !isShowable(message)) return 'unknown-message';
    const isSame = state.shownMessageId === messageId && !until && !state.shownMessageUntil;
    return isSame ? 'already-shown' : undefined;
  },
  'expire-message': (state, { messageId }, atMs) => {
    const due = dueExpiry(state);
    return due?.messageId === messageId && due.atMs === atMs ? undefined : 'no-change';
  },
  'clear-message': (state) => (state.shownMessageId === null ? 'nothing-shown' : undefined),
  'add-preset': (state, { text }) => {
    if (presetsOf(state).includes(text)) return 'no-change';
    return ownPresets(state).length >= PRESETS_MAX ? 'too-many-presets' : undefined;
  },
  'remove-preset': (state, { text }) =>
    ownPresets(state).includes(text) ? undefined : 'no-change',
  focus: (state, { isOn }) => (state.isFocused === isOn ? 'no-change' : undefined),
  flash: (state, _, atMs) => (isCoolingDown(state.flash, atMs) ? 'flash-cooldown' : undefined),
  blackout: (state, { isOn }) => (state.isBlackout === isOn ? 'no-change' : undefined),
  'set-curtain': ({ calls }, { curtainAtMs, custom }) =>
    calls?.curtainAtMs === curtainAtMs && calls.custom === custom ? 'no-change' : undefined,
  hold: holdRefusal,
  'set-curtain-timer': (state, command) =>
    needsTimer(state, command) ??
    (state.curtainTimerId === command.timerId ? 'no-change' : undefined),
  'give-call': callRefusal,
  'give-own-call': callRefusal,
  'answer-call': callRefusal,
  'answer-own-call': callRefusal,
  'set-own-call': callRefusal,
  'remove-own-call': callRefusal,
  'set-call-departments': callRefusal,
  'set-rundown': (state, { timerId, color, note, startsAtMinute }) => {
    const timer = timerOf(state, timerId);
    if (!timer) return 'unknown-timer';
    const isSame =
      (timer.color ?? null) === color &&
      (timer.note ?? null) === note &&
      (timer.startsAtMinute ?? null) === startsAtMinute;
    return isSame ? 'no-change' : undefined;
  },
  'import-timers': (state, { timers, isReplacing }) => {
    const ids = [...timersThatStay(state, isReplacing), ...timers].map(({ id }) => id);
    if (new Set(ids).size < ids.length) return 'id-taken';
    return ids.length > TIMERS_MAX ? 'too-many-timers' : undefined;
  },
  customize: () => undefined,
  'name-screen': screensRefusal,
  'assign-timer': screensRefusal,
  'blackout-screens': screensRefusal,
  'dim-screens': screensRefusal,
  'choose-screen-parts': screensRefusal,
  'message-screens': screensRefusal,
  'take-show': ({ holder }, { name }) => (holder === name ? 'no-change' : undefined),
  'begin-report': () => undefined,
  'end-performance': () => undefined,
  'write-note': () => undefined,
  'set-clock': (state, { offsetMs }) =>
    Math.abs(state.clockOffsetMs - offsetMs) <= CLOCK_AGREEMENT_MS ? 'no-change' : undefined,
};

/**
 * Returns the rule of a command type. The type parameter keeps rule and command paired for the
 * compiler.
 */
function ruleOf<T extends RoomCommandType>(type: T): Rule<T> {
  return rules[type];
}

/**
 * Returns why a command has no effect in this state and at this moment; undefined where it is
 * allowed.
 */
export function refusalOf(state: RoomState, command: Command, atMs: number): Refusal | undefined {
  if (isSheetCommand(command)) return sheetRefusal(state, command);
  if (isCallingCommand(command)) return callingRefusal(state, command, atMs);
  if (isRunningCommand(command)) return runningRefusal(state, command);
  return ruleOf(command.type)(state, command, atMs);
}
