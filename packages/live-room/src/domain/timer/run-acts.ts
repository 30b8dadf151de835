import * as v from 'valibot';
import { idSchema, timestampSchema } from '@standby/room-engine/log/basic-schemas';
import { othersEndedBy, timerLineOf } from './timer-line';
import type { LogLine } from '../state/log-line';
import { isDueArmedStart } from './armed-start';
import { isDueAutoStart } from './auto-start';
import { byControllers, byDesks, defineAct } from '../rules/define-act';
import { needsTimer } from '../rules/needs';
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
} from './on-air';
import type { Refusal } from '../rules/refusals';
import { type Timer, TIMER_DURATION_MAX_MS } from '../state/room-schema';
import { changeTimer, isOfSequence, timerOf } from '../state/room-state';
import { adjustmentText, balanceText } from '../time/adjustment-text';
import { balanceMs, elapsedMs, remainingMs } from './countdown';

const ofTimer = { timerId: idSchema };
const byShow = { ...byControllers, movesShow: true };
const byItself = { ...byShow, isSingle: true, isAutomatic: true };

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

const balanceOf = ({ timer }: LogLine): string => balanceText(timer?.afterMs ?? 0);

function shownChange({ timer }: LogLine): string {
  if (!timer) return '';
  // The text follows the shown figure, which counts up past zero instead of becoming negative.
  return adjustmentText(Math.max(0, timer.afterMs) - Math.max(0, timer.beforeMs));
}

/** The acts that run timers. */
export const runActs = [
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
