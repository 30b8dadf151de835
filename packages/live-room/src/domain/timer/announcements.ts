import { shownSeconds } from '@standby/contracts/countdown';
import type { Timer } from '../room/room-schema';
import { balanceMs } from './countdown';
import { MILLIS_PER_MINUTE, MILLIS_PER_SECOND, spokenDuration } from './time';

const SECONDS_PER_MINUTE = MILLIS_PER_MINUTE / MILLIS_PER_SECOND;

/** A mark that was passed this long ago is stale: what remains now is said instead. */
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
 * What assistive technology says about a running timer between two moments: each minute, *Standby*
 * and *Time*; after a gap only the latest of them. Time that passes is said, acts are not: ask with
 * the same facts for both moments.
 * @returns null where there is nothing to say, which is nearly every second.
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
