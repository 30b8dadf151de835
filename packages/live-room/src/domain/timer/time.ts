import { MILLIS_PER_MINUTE, MILLIS_PER_SECOND } from '@standby/contracts/countdown';

export { clockFigure, MILLIS_PER_MINUTE, MILLIS_PER_SECOND } from '@standby/contracts/countdown';
export const MILLIS_PER_HOUR = 60 * MILLIS_PER_MINUTE;

const SECONDS_PER_MINUTE = 60;
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

/**
 * Time of day, 24 hours: `HH:MM` or `HH:MM:SS`.
 * @param epochMs what the system's clock says, not the room's time: see `wallTimeOf`.
 * @param timeZone IANA name; the machine's own without one.
 */
export function timeOfDay(
  epochMs: number,
  detail: TimeOfDayDetail = 'minute',
  timeZone?: string,
): string {
  if (timeZone === undefined) {
    // A log has thousands of them, and a formatter costs 50 µs.
    const at = new Date(epochMs);
    const parts = [
      at.getHours(),
      at.getMinutes(),
      ...(detail === 'second' ? [at.getSeconds()] : []),
    ];
    return parts.map(twoDigits).join(':');
  }
  return new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(detail === 'second' && { second: '2-digit' }),
    timeZone,
  }).format(epochMs);
}

/** Date and time of day as spreadsheets sort it: `2025-01-15 19:30:00`. */
export function dateAndTime(epochMs: number, timeZone?: string): string {
  const date = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    ...(timeZone !== undefined && { timeZone }),
  }).format(epochMs);
  return `${date} ${timeOfDay(epochMs, 'second', timeZone)}`;
}
