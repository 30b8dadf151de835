import { MILLIS_PER_MINUTE, MILLIS_PER_SECOND } from '@standby/contracts/countdown';
import { type Clock, formatDateAt, formatTimeOfDay, NEUTRAL_CLOCK } from '@standby/shared-ui/text';

export { clockFigure, MILLIS_PER_MINUTE, MILLIS_PER_SECOND } from '@standby/contracts/countdown';
export const MILLIS_PER_HOUR = 60 * MILLIS_PER_MINUTE;

const SECONDS_PER_MINUTE = 60;
const MINUTES_PER_HOUR = 60;
const SECONDS_PER_HOUR = 60 * SECONDS_PER_MINUTE;

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** A length of time with its hours always written, as reports have it: `0:10:00`. */
export function reportFigure(durationMs: number): string {
  const seconds = Math.round(durationMs / MILLIS_PER_SECOND);
  const hours = Math.floor(seconds / SECONDS_PER_HOUR);
  const minutes = Math.floor((seconds % SECONDS_PER_HOUR) / SECONDS_PER_MINUTE);
  return `${hours}:${twoDigits(minutes)}:${twoDigits(seconds % SECONDS_PER_MINUTE)}`;
}

function amount(value: number, unit: string): string {
  return `${value} ${unit}${value === 1 ? '' : 's'}`;
}

/** Whole seconds as one says them: `2 minutes 5 seconds`. */
export function spokenDuration(seconds: number): string {
  const parts = [
    [Math.floor(seconds / SECONDS_PER_HOUR), 'hour'],
    [Math.floor((seconds % SECONDS_PER_HOUR) / SECONDS_PER_MINUTE), 'minute'],
    [seconds % SECONDS_PER_MINUTE, 'second'],
  ] as const;
  const said = parts.filter(([value]) => value > 0).map(([value, unit]) => amount(value, unit));
  return said.length > 0 ? said.join(' ') : amount(0, 'second');
}

/** How finely a time of day is written. */
export type TimeOfDayDetail = 'minute' | 'second';

/** Formatters by zone: a log has thousands of moments, and making one costs 50 µs. */
const zonedClocks = new Map<string, Intl.DateTimeFormat>();

function zonedClock(timeZone: string): Intl.DateTimeFormat {
  const known = zonedClocks.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeStyle: 'medium',
    hourCycle: 'h23',
    timeZone,
  });
  zonedClocks.set(timeZone, format);
  return format;
}

/** Hours, minutes and seconds that a clock shows. */
function clockParts(epochMs: number, timeZone?: string): readonly number[] {
  if (timeZone === undefined) {
    // A log has thousands of them, and a formatter costs 50 µs.
    const at = new Date(epochMs);
    return [at.getHours(), at.getMinutes(), at.getSeconds()];
  }
  return zonedClock(timeZone).format(epochMs).split(':').map(Number);
}

/**
 * Time of day, `19:30` or `7:30 PM`, with seconds where they are asked for.
 * @param epochMs what the system's clock says, not the room's time: see `wallTimeOf`.
 * @param clock that of the person who reads it.
 * @param timeZone IANA name; the machine's own without one.
 */
export function timeOfDay(
  epochMs: number,
  clock: Clock,
  detail: TimeOfDayDetail = 'minute',
  timeZone?: string,
): string {
  const [hour = 0, minute = 0, second] = clockParts(epochMs, timeZone);
  const minuteOfDay = hour * MINUTES_PER_HOUR + minute;
  return formatTimeOfDay(minuteOfDay, clock, detail === 'second' ? second : undefined);
}

/** `2025-01-15` */
export function dateOf(epochMs: number, timeZone?: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    ...(timeZone !== undefined && { timeZone }),
  });
  return format.format(epochMs);
}

/** Date and time of day for a person: `15 Jan 2025, 19:30`, `Jan 15, 2025, 7:30 PM`. */
export function dateAndTime(epochMs: number, clock: Clock, timeZone?: string): string {
  const date = formatDateAt(epochMs, 'medium', { timeZone });
  return `${date}, ${timeOfDay(epochMs, clock, 'minute', timeZone)}`;
}

/** Date and time of day as spreadsheets sort it: `2025-01-15 19:30:00`. */
export function sortableTime(epochMs: number, timeZone?: string): string {
  return `${dateOf(epochMs, timeZone)} ${timeOfDay(epochMs, NEUTRAL_CLOCK, 'second', timeZone)}`;
}
