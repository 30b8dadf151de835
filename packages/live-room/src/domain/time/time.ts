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

/** Returns a length of time for reports, always with hours: `0:10:00`. */
export function reportFigure(durationMs: number): string {
  const seconds = Math.round(durationMs / MILLIS_PER_SECOND);
  const hours = Math.floor(seconds / SECONDS_PER_HOUR);
  const minutes = Math.floor((seconds % SECONDS_PER_HOUR) / SECONDS_PER_MINUTE);
  return `${hours}:${twoDigits(minutes)}:${twoDigits(seconds % SECONDS_PER_MINUTE)}`;
}

function amount(value: number, unit: string): string {
  return `${value} ${unit}${value === 1 ? '' : 's'}`;
}

/** Returns whole seconds as people say them: `2 minutes 5 seconds`. */
export function spokenDuration(seconds: number): string {
  const parts = [
    [Math.floor(seconds / SECONDS_PER_HOUR), 'hour'],
    [Math.floor((seconds % SECONDS_PER_HOUR) / SECONDS_PER_MINUTE), 'minute'],
    [seconds % SECONDS_PER_MINUTE, 'second'],
  ] as const;
  const said = parts.filter(([value]) => value > 0).map(([value, unit]) => amount(value, unit));
  return said.length > 0 ? said.join(' ') : amount(0, 'second');
}

/** Precision of a written time of day. */
export type TimeOfDayDetail = 'minute' | 'second';

/** Formatters by zone. A log has thousands of moments, and creating a formatter costs 50 µs. */
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

/** Returns the hours, minutes and seconds that a clock shows. */
function clockParts(epochMs: number, timeZone?: string): readonly number[] {
  if (timeZone === undefined) {
    // A log has thousands of moments, and a formatter costs 50 µs.
    const at = new Date(epochMs);
    return [at.getHours(), at.getMinutes(), at.getSeconds()];
  }
  return zonedClock(timeZone).format(epochMs).split(':').map(Number);
}

/**
 * Returns a time of day, `19:30` or `7:30 PM`, with seconds if `detail` requests them.
 * @param epochMs time of the system clock, not the room's time: see `wallTimeOf`.
 * @param clock the reader's clock.
 * @param timeZone IANA name; defaults to the machine's own zone.
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

/** Returns a date: `2025-01-15`. */
export function dateOf(epochMs: number, timeZone?: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    ...(timeZone !== undefined && { timeZone }),
  });
  return format.format(epochMs);
}

/** Returns date and time of day for a person: `15 Jan 2025, 19:30`, `Jan 15, 2025, 7:30 PM`. */
export function dateAndTime(epochMs: number, clock: Clock, timeZone?: string): string {
  const date = formatDateAt(epochMs, 'medium', { timeZone });
  return `${date}, ${timeOfDay(epochMs, clock, 'minute', timeZone)}`;
}

/** Returns date and time of day in a form that spreadsheets can sort: `2025-01-15 19:30:00`. */
export function sortableTime(epochMs: number, timeZone?: string): string {
  return `${dateOf(epochMs, timeZone)} ${timeOfDay(epochMs, NEUTRAL_CLOCK, 'second', timeZone)}`;
}
