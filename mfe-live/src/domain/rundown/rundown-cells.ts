import type { NewTimer } from '@standby/live-room/domain/state/room-schema';
import { readClock } from './clock-text';
import { COLOR_NAMES, parseColor } from './timer-colors';
import type { Trigger } from '@standby/live-room/domain/rundown/trigger';

/*
 * Reads the cells of a rundown other than names and durations. An unreadable cell is left out, with
 * a notice.
 */

const AFTER_PREVIOUS = /^(?:after previous|after|auto|automatic|follow)$/iu;
const MANUAL = /^(?:|manual|by hand|go)$/iu;
const YES = /^(?:yes|y|x|true|1|on its own)$/iu;
const NO = /^(?:|no|n|false|0|-)$/iu;

export function readColor(cell: string, notices: string[]): Pick<NewTimer, 'color'> {
  if (cell === '' || cell.toLowerCase() === 'none') return {};
  const color = parseColor(cell);
  if (color) return { color };
  const names = Object.values(COLOR_NAMES).join(', ');
  notices.push(`“${cell}” is not a colour here, so it has none. Use ${names}.`);
  return {};
}

export function readOwn(cell: string, notices: string[]): Pick<NewTimer, 'isOnItsOwn'> {
  if (YES.test(cell)) return { isOnItsOwn: true };
  if (!NO.test(cell))
    notices.push(`“${cell}” is neither yes nor no, so the timer runs in the sequence.`);
  return {};
}

export function readTrigger(cell: string, isFirst: boolean, notices: string[]): Trigger {
  if (MANUAL.test(cell)) return { kind: 'manual' };
  if (AFTER_PREVIOUS.test(cell)) {
    if (!isFirst) return { kind: 'after-previous' };
    notices.push('No timer comes before this one, so it starts by hand.');
    return { kind: 'manual' };
  }
  const minuteOfDay = readClock(cell);
  if (minuteOfDay !== undefined) return { kind: 'time', minuteOfDay };
  notices.push(
    `“${cell}” is not a start, so it starts by hand. Write manual, after previous or a time such as 19:30.`,
  );
  return { kind: 'manual' };
}
