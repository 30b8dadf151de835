import type { ActStep } from '../rules/define-act';
import { timerOf } from '../state/room-state';
import { balanceMs } from './countdown';
import type { TimerLine } from '../state/log-line';

/** Returns the part of a log line about a timer; null if neither state has the timer. */
export function timerLineOf({ before, after, atMs }: ActStep, timerId: string): TimerLine | null {
  const was = timerOf(before, timerId);
  const is = timerOf(after, timerId);
  const known = is ?? was;
  if (!known) return null;
  return {
    id: known.id,
    name: known.name,
    beforeMs: balanceMs(was ?? known, atMs),
    afterMs: balanceMs(known, atMs),
    wasRunning: was?.run.phase === 'running',
    isRunning: is?.run.phase === 'running',
  };
}

/** Returns the other timers that ran until an act. */
export function othersEndedBy(step: ActStep, timerId: string): TimerLine[] {
  return step.before.timers
    .filter(({ id }) => id !== timerId)
    .flatMap(({ id }) => timerLineOf(step, id) ?? [])
    .filter(({ wasRunning, isRunning }) => wasRunning && !isRunning);
}
