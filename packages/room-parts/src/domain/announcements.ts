import { shownSeconds } from '@standby/contracts/countdown';
import type { Timer } from '@standby/live-room/domain/state/room-schema';
import { balanceMs } from '@standby/live-room/domain/timer/countdown';
import {
  MILLIS_PER_MINUTE,
  MILLIS_PER_SECOND,
  spokenDuration,
} from '@standby/live-room/domain/time/time';

const SECONDS_PER_MINUTE = MILLIS_PER_MINUTE / MILLIS_PER_SECOND;

/**
 * Age in seconds from which a passed mark is stale; the present remaining time is announced
 * instead.
 */
const STALE_SECONDS = 2;

function latestMark(timer: Timer, from: number, to: number): number | undefined {
  const warning = Math.floor(timer.warningMs / MILLIS_PER_SECOND);
  const minute = Math.ceil(to / SECONDS_PER_MINUTE) * SECONDS_PER_MINUTE;
  const marks = [minute, warning, 0].filter((mark) => mark >= to && mark < from);
  return marks.length > 0 ? Math.min(...marks) : undefined;
}

function remainingText(name: string, seconds: number): string {
  return seconds < 0
    ? `${name} is over by ${spokenDuration(-seconds)}`
    : `${name}, ${spokenDuration(seconds)} left`;
}

/**
 * Returns the announcement for assistive technology between two moments of a running timer: each
 * minute, *Standby* and *Time*; after a gap only the latest of them. Only the passing of time is
 * announced, not acts: use the same facts for both moments.
 * @returns null if there is nothing to announce, which is true for nearly every second.
 */
export function announcement(timer: Timer, fromMs: number, toMs: number): string | null {
  if (timer.run.phase !== 'running') return null;
  const from = shownSeconds(balanceMs(timer, fromMs));
  const to = shownSeconds(balanceMs(timer, toMs));
  const mark = latestMark(timer, from, to);
  if (mark === undefined) return null;
  const said = mark - to > STALE_SECONDS ? to : mark;
  if (said === 0) return `Time. ${timer.name}`;
  const isStandby = said > 0 && said * MILLIS_PER_SECOND <= timer.warningMs;
  return isStandby
    ? `Standby. ${remainingText(timer.name, said)}`
    : remainingText(timer.name, said);
}
