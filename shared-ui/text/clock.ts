import { formatDateAt } from './date';

/** Written forms of times of day: `19:30` or `7:30 PM`. */
export const clocks = ['24-hour', '12-hour'] as const;
export type Clock = (typeof clocks)[number];

/**
 * Clock of texts without a single reader: stored texts, spreadsheets, emails of the server. It also
 * applies until a person chooses.
 */
export const NEUTRAL_CLOCK: Clock = '24-hour';

/** Value of a field whose text is not a time. No schema accepts it. */
export const UNREADABLE_TIME = '--:--';

/** Returns the clock of a language, used until the person chooses: `en-US` has 12 hours. */
export const defaultClock = (language: string): Clock =>
  language === 'en-US' ? '12-hour' : NEUTRAL_CLOCK;

const HOURS_PER_HALF = 12;
const HOURS_PER_DAY = 24;
const MINUTES_PER_HOUR = 60;
const HOUR_OF_HALF = /^(?:[1-9]|1[0-2])$/u;
const TIME = /^(\d{1,2})[:.]?(\d{2})(?::00)?(?:\s*([ap])\.?m\.?)?$/iu;
const WHOLE_HOUR = /^(\d{1,2})\s*([ap])\.?m\.?$/iu;
/** Matches a text that may still become a time. */
const UNFINISHED = /^(?:\d{0,3}|\d{1,2}[:.]\d?|(?:\d{1,2}|\d{1,2}[:.]?\d{2})\s*[ap]\.?)$/iu;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/**
 * Formats a time of day for a person: `09:05`, `9:05 AM`.
 * @param minuteOfDay whole minutes after midnight.
 * @param second shown when given.
 */
export function formatTimeOfDay(minuteOfDay: number, clock: Clock, second?: number): string {
  const hour = Math.floor(minuteOfDay / MINUTES_PER_HOUR);
  const rest = [minuteOfDay % MINUTES_PER_HOUR, ...(second === undefined ? [] : [second])];
  const after = rest.map((part) => `:${twoDigits(part)}`).join('');
  if (clock === '24-hour') return twoDigits(hour) + after;
  const half = hour < HOURS_PER_HALF ? 'AM' : 'PM';
  return `${hour % HOURS_PER_HALF || HOURS_PER_HALF}${after} ${half}`;
}

function minuteOfHalf(hour: string, minute: string, half: string): number | undefined {
  if (!HOUR_OF_HALF.test(String(Number(hour)))) return undefined;
  const isAfternoon = half.toLowerCase() === 'p';
  const hours = (Number(hour) % HOURS_PER_HALF) + (isAfternoon ? HOURS_PER_HALF : 0);
  return hours * MINUTES_PER_HOUR + Number(minute);
}

/**
 * Parses a time of day: `19:30`, `19.30`, `1930`, `7:30 pm` or `7pm`.
 * @returns minutes after midnight, or undefined for another text.
 */
export function parseTimeOfDay(input: string): number | undefined {
  const text = input.trim();
  const [, hourAlone, halfAlone] = WHOLE_HOUR.exec(text) ?? [];
  if (hourAlone !== undefined && halfAlone !== undefined) {
    return minuteOfHalf(hourAlone, '00', halfAlone);
  }
  const [, hour, minute, half] = TIME.exec(text) ?? [];
  if (hour === undefined || minute === undefined || Number(minute) >= MINUTES_PER_HOUR) return;
  if (half !== undefined) return minuteOfHalf(hour, minute, half);
  if (Number(hour) >= HOURS_PER_DAY) return undefined;
  return Number(hour) * MINUTES_PER_HOUR + Number(minute);
}

/** Formats `HH:MM`, the form of forms and servers, for a person. Other text stays unchanged. */
export function formatTime(time: string, clock: Clock): string {
  const minuteOfDay = parseTimeOfDay(time);
  return minuteOfDay === undefined ? time : formatTimeOfDay(minuteOfDay, clock);
}

/**
 * Reading of a text in a time field so far. `half-missing`: on a 12-hour clock, the text leaves morning or evening
 * open.
 */
export type TypedTime =
  | { readonly kind: 'time'; readonly time: string }
  | { readonly kind: 'empty' | 'unfinished' | 'half-missing' | 'wrong' };

/** Reads a typed text on the person's clock: `7:30` alone means two times on a 12-hour clock. */
export function readTypedTime(input: string, clock: Clock): TypedTime {
  const text = input.trim();
  if (text === '') return { kind: 'empty' };
  const minuteOfDay = parseTimeOfDay(text);
  if (minuteOfDay === undefined) return { kind: UNFINISHED.test(text) ? 'unfinished' : 'wrong' };
  const [, hour = '', , half] = TIME.exec(text) ?? [];
  if (clock === '12-hour' && half === undefined && HOUR_OF_HALF.test(hour)) {
    return { kind: 'half-missing' };
  }
  return { kind: 'time', time: formatTimeOfDay(minuteOfDay, '24-hour') };
}

/** Formats a moment in the person's zone: `8 Jan 2025, 19:30`. */
export function formatMoment(at: Date, clock: Clock): string {
  const minuteOfDay = at.getHours() * MINUTES_PER_HOUR + at.getMinutes();
  return `${formatDateAt(at.getTime(), 'medium')}, ${formatTimeOfDay(minuteOfDay, clock)}`;
}
