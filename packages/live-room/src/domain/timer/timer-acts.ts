import { formatTime, NEUTRAL_CLOCK } from '@standby/shared-ui/text';
import * as v from 'valibot';
import { othersEndedBy, timerLineOf } from '../event-log/timer-line';
import type { LogLine } from '../event-log/log-line';
import { disarmed, isDueArmedStart } from '../room/armed-start';
import { isDueAutoStart } from '../room/auto-start';
import { byControllers, byDesks, defineAct } from '../room/define-act';
import { needsTimer } from '../room/needs';
import {
  atFullTime,
  endedByStart,
  isUnderWay,
  nextWaiting,
  withArmedStarted,
  withEnded,
  withGo,
  withNextStarted,
  withPlayed,
  withStopped,
} from '../room/on-air';
import type { Refusal } from '../room/refusals';
import {
  idSchema,
  type RoomState,
  type Timer,
  TIMER_DURATION_MAX_MS,
  timerDurationSchema,
  timerNameSchema,
  TIMERS_MAX,
  timestampSchema,
  warningSchema,
} from '../room/room-schema';
import { changeTimer, isOfSequence, timerOf } from '../room/room-state';
import { adjustmentText, balanceText } from './adjustment-text';
import { balanceMs, elapsedMs, remainingMs } from './countdown';
import { timeOfDay } from './time';

const ofTimer = { timerId: idSchema };
const byShow = { ...byControllers, movesShow: true };
const byItself = { ...byShow, isSingle: true, isAutomatic: true };

/** Refuses an act that changes nothing. @param isSame whether the timer is so already */
function needsChange(timer: Timer | undefined, isSame: (timer: Timer) => boolean) {
  if (!timer) return 'unknown-timer';
  return isSame(timer) ? 'no-change' : undefined;
}

function needsStarted(timer: Timer | undefined, mayHaveEnded: boolean): Refusal | undefined {
  if (!timer) return 'unknown-timer';
  if (timer.run.phase === 'idle') return 'not-started';
  return isUnderWay(timer) || mayHaveEnded ? undefined : 'already-ended';
}

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

function withTimerMoved(state: RoomState, timerId: string, beforeTimerId: string | null) {
  const moved = state.timers.filter(({ id }) => id === timerId);
  const others = state.timers.filter(({ id }) => id !== timerId);
  const place = beforeTimerId === null ? -1 : others.findIndex(({ id }) => id === beforeTimerId);
  return { ...state, timers: others.toSpliced(place === -1 ? others.length : place, 0, ...moved) };
}

const balanceOf = ({ timer }: LogLine): string => balanceText(timer?.afterMs ?? 0);

function shownChange({ timer }: LogLine): string {
  if (!timer) return '';
  // The text follows the shown figure, which counts up past zero instead of becoming negative.
  return adjustmentText(Math.max(0, timer.afterMs) - Math.max(0, timer.beforeMs));
}

/** The acts that run timers. */
const runActs = [
  defineAct('play', ofTimer, {
    ...byShow,
    refuse(state, { timerId }) {
      const timer = timerOf(state, timerId);
      if (!timer) return 'unknown-timer';
      return timer.run.phase === 'running' ? 'already-running' : undefined;
    },
    apply: withPlayed,
    words: (line, name) => `${name} started at ${balanceOf(line)}`,
  }),
  defineAct('pause', ofTimer, {
    ...byShow,
    refuse(state, { timerId }) {
      const timer = timerOf(state, timerId);
      if (!timer) return 'unknown-timer';
      return timer.run.phase === 'running' ? undefined : 'not-running';
    },
    apply: (state, { timerId }, atMs) =>
      changeTimer(state, timerId, (timer) => ({
        ...timer,
        run: { phase: 'paused', elapsedMs: elapsedMs(timer, atMs) },
      })),
    words: (line, name) => `${name} paused at ${balanceOf(line)}`,
  }),
  /** Resets a timer to its full duration, not running. */
  defineAct('reset', ofTimer, {
    ...byShow,
    refuse(state, { timerId }) {
      const timer = timerOf(state, timerId);
      if (!timer) return 'unknown-timer';
      return timer.run.phase === 'idle' && timer.adjustedMs === 0 ? 'nothing-to-reset' : undefined;
    },
    apply: (state, { timerId }) => changeTimer(state, timerId, atFullTime),
    words: (_, name) => `${name} reset`,
  }),
  defineAct(
    'adjust',
    {
      ...ofTimer,
      byMs: v.pipe(
        v.number(),
        v.safeInteger(),
        v.minValue(-TIMER_DURATION_MAX_MS),
        v.maxValue(TIMER_DURATION_MAX_MS),
      ),
    },
    {
      ...byDesks,
      refuse(state, { timerId, byMs }, atMs) {
        const timer = timerOf(state, timerId);
        if (!timer) return 'unknown-timer';
        if (byMs === 0) return 'no-change';
        const remaining = remainingMs(timer, atMs);
        if (byMs < 0 && remaining === 0) return 'at-zero';
        return remaining + byMs > TIMER_DURATION_MAX_MS ? 'at-limit' : undefined;
      },
      apply: (state, { timerId, byMs }, atMs) =>
        changeTimer(state, timerId, (timer) => adjusted(timer, byMs, atMs)),
      words: (line, name) => `${name} ${shownChange(line)}, now ${balanceOf(line)}`,
      // The figure of that moment no longer applies.
      undoneWords: (line, name) => `${name} ${shownChange(line)}`,
    },
  ),
  /**
   * Starts a timer. A timer of the sequence goes on air, and the one that ran before it ends.
   * `isRepeat` starts it from its full time, even if it runs or ran.
   */
  defineAct(
    'go',
    { ...ofTimer, isRepeat: v.boolean() },
    {
      ...byShow,
      refuse(state, { timerId, isRepeat }) {
        const timer = timerOf(state, timerId);
        if (!timer) return 'unknown-timer';
        if (isRepeat || timer.run.phase !== 'running') return undefined;
        const isInPlace = !isOfSequence(timer) || state.selectedTimerId === timerId;
        return isInPlace && endedByStart(state, timer).length === 0 ? 'already-running' : undefined;
      },
      apply: withGo,
      line({ timerId }, step) {
        const othersEnded = othersEndedBy(step, timerId);
        return othersEnded.length > 0 ? { othersEnded } : {};
      },
      words: (line, name) =>
        [
          `${name} started at ${balanceOf(line)}`,
          ...(line.othersEnded ?? []).map((other) => `${other.name} ended`),
        ].join('; '),
    },
  ),
  /** Ends a timer. If it is on air, the next one of the sequence comes on air, and waits. */
  defineAct('end', ofTimer, {
    ...byShow,
    refuse(state, { timerId }) {
      const timer = timerOf(state, timerId);
      // A stopped timer is still on air, and the next one can follow it.
      const isFollowed = timer && state.selectedTimerId === timerId && nextWaiting(state, timer);
      return needsStarted(timer, isFollowed !== undefined);
    },
    apply: withEnded,
    words: (line, name) => `${name} ended at ${balanceOf(line)}`,
  }),
  /** Ends a timer, which stays on air if it was. */
  defineAct('stop', ofTimer, {
    ...byShow,
    refuse: (state, { timerId }) => needsStarted(timerOf(state, timerId), false),
    apply: withStopped,
    words: (line, name) => `${name} stopped at ${balanceOf(line)}`,
  }),
  /**
   * Puts a timer on air as it is. The name dates from releases in which all desks shared one
   * selection.
   */
  defineAct('select', ofTimer, {
    ...byControllers,
    refuse: (state, act) =>
      needsTimer(state, act) ??
      (state.selectedTimerId === act.timerId ? 'already-selected' : undefined),
    apply: (state, { timerId }) => ({ ...state, selectedTimerId: timerId }),
    words: (_, name) => `${name} put live`,
  }),
  /**
   * Starts a timer automatically, at the zero of the one before it, which is this event's moment.
   */
  defineAct(
    'start-next',
    { ...ofTimer, afterTimerId: idSchema },
    {
      ...byItself,
      refuse: (state, { timerId, afterTimerId }, atMs) =>
        isDueAutoStart(state, { timerId, afterTimerId, atMs }) ? undefined : 'no-change',
      apply: withNextStarted,
      line({ afterTimerId }, step) {
        const ended = timerLineOf(step, afterTimerId);
        const text = timerOf(step.before, afterTimerId)?.name ?? null;
        return ended ? { text, ended } : { text };
      },
      words: ({ text }, name) => `${name} started after ${text ?? 'the timer before it'}`,
    },
  ),
  /** Starts a timer automatically at the moment for which it is armed. */
  defineAct(
    'start-armed',
    { ...ofTimer, armedForMs: timestampSchema },
    {
      ...byItself,
      refuse: (state, start) => (isDueArmedStart(state, start) ? undefined : 'no-change'),
      apply: withArmedStarted,
      words: (_, name) => `${name} started automatically`,
    },
  ),
];

/** The acts that change the list of timers and their settings. */
const settingActs = [
  /** Sets whether a timer runs on its own, beside the sequence. */
  defineAct(
    'set-on-its-own',
    { ...ofTimer, isOn: v.boolean() },
    {
      ...byControllers,
      refuse: (state, { timerId, isOn }) =>
        needsChange(timerOf(state, timerId), (timer) => isOfSequence(timer) !== isOn),
      apply: (state, { timerId, isOn }) =>
        changeTimer(state, timerId, ({ isOnItsOwn: _before, ...timer }) =>
          isOn ? { ...timer, isOnItsOwn: true } : timer,
        ),
      words: ({ isOn }, name) =>
        isOn ? `${name} runs on its own` : `${name} runs in the sequence`,
    },
  ),
  defineAct(
    'add-timer',
    {
      ...ofTimer,
      name: timerNameSchema,
      durationMs: timerDurationSchema,
      warningMs: warningSchema,
    },
    {
      ...byControllers,
      refuse(state, { timerId }) {
        if (timerOf(state, timerId)) return 'id-taken';
        return state.timers.length >= TIMERS_MAX ? 'too-many-timers' : undefined;
      },
      apply: (state, { timerId, name, durationMs, warningMs }) => ({
        ...state,
        timers: [
          ...state.timers,
          { id: timerId, name, durationMs, adjustedMs: 0, warningMs, run: { phase: 'idle' } },
        ],
      }),
      words: (_, name) => `${name} added`,
    },
  ),
  defineAct(
    'rename-timer',
    { ...ofTimer, name: timerNameSchema },
    {
      ...byControllers,
      refuse: (state, { timerId, name }) =>
        needsChange(timerOf(state, timerId), (timer) => timer.name === name),
      apply: (state, { timerId, name }) =>
        changeTimer(state, timerId, (timer) => ({ ...timer, name })),
      line: ({ timerId }, { before }) => ({ text: timerOf(before, timerId)?.name ?? null }),
      words: ({ text }, name) => `${text ?? 'Timer'} renamed ${name}`,
    },
  ),
  defineAct(
    'set-timer',
    { ...ofTimer, durationMs: timerDurationSchema, warningMs: warningSchema },
    {
      ...byControllers,
      refuse: (state, { timerId, durationMs, warningMs }) =>
        needsChange(
          timerOf(state, timerId),
          (timer) => timer.durationMs === durationMs && timer.warningMs === warningMs,
        ),
      apply: (state, { timerId, durationMs, warningMs }) =>
        changeTimer(state, timerId, (timer) => ({ ...timer, durationMs, warningMs })),
      words: (_, name) => `${name} changed`,
    },
  ),
  defineAct(
    'set-auto-start',
    { ...ofTimer, isOn: v.boolean() },
    {
      ...byControllers,
      refuse: (state, { timerId, isOn }) =>
        needsChange(timerOf(state, timerId), (timer) => (timer.startsNext ?? false) === isOn),
      apply: (state, { timerId, isOn }) =>
        changeTimer(state, timerId, (timer) => ({ ...timer, startsNext: isOn })),
      words: ({ isOn }, name) =>
        isOn ? `${name} starts the next timer at zero` : `${name} no longer starts the next timer`,
    },
  ),
  /** Sets the moment of a timer's automatic start, epoch ms of the system clock; null for none. */
  defineAct(
    'arm-timer',
    { ...ofTimer, armedForMs: v.nullable(timestampSchema) },
    {
      ...byControllers,
      refuse(state, { timerId, armedForMs }, atMs) {
        const timer = timerOf(state, timerId);
        if (!timer) return 'unknown-timer';
        if ((timer.armedForMs ?? null) === armedForMs) return 'no-change';
        if (armedForMs === null) return undefined;
        if (armedForMs + state.clockOffsetMs <= atMs) return 'not-ahead';
        return timer.run.phase === 'idle' ? undefined : 'not-reset';
      },
      apply: (state, { timerId, armedForMs }) =>
        changeTimer(state, timerId, (timer) => ({
          ...disarmed(timer),
          ...(armedForMs !== null && { armedForMs }),
        })),
      line: ({ armedForMs }) => ({
        text: armedForMs === null ? null : timeOfDay(armedForMs, NEUTRAL_CLOCK),
      }),
      words: ({ text }, name, clock) =>
        text === null
          ? `${name} no longer starts automatically`
          : `${name} starts automatically at ${formatTime(text, clock)}`,
      // A stored text cannot follow the clock of each reader.
      undoneWords: ({ text }, name) =>
        text === null ? `${name} no longer starts automatically` : `${name} starts automatically`,
    },
  ),
  /** Moves a timer to the place before another one; null means to the end. */
  defineAct(
    'move-timer',
    { ...ofTimer, beforeTimerId: v.nullable(idSchema) },
    {
      ...byControllers,
      refuse(state, { timerId, beforeTimerId }) {
        const ids = state.timers.map(({ id }) => id);
        if (!ids.includes(timerId)) return 'unknown-timer';
        if (beforeTimerId !== null && !ids.includes(beforeTimerId)) return 'unknown-timer';
        const follower = ids[ids.indexOf(timerId) + 1] ?? null;
        return beforeTimerId === timerId || beforeTimerId === follower ? 'no-change' : undefined;
      },
      apply: (state, { timerId, beforeTimerId }) => withTimerMoved(state, timerId, beforeTimerId),
      words: (_, name) => `${name} moved`,
    },
  ),
  defineAct('remove-timer', ofTimer, {
    ...byControllers,
    refuse: (state, act) =>
      needsTimer(state, act) ?? (state.timers.length === 1 ? 'last-timer' : undefined),
    apply: (state, { timerId }) => withoutTimer(state, timerId),
    words: (_, name) => `${name} removed`,
  }),
];

export const timerActs = [...runActs, ...settingActs];
