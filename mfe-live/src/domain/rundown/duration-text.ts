import {
  MILLIS_PER_HOUR,
  MILLIS_PER_MINUTE,
  MILLIS_PER_SECOND,
} from '@standby/live-room/domain/time/time';

/*
 * Reads lengths as rundown tools and people write them. `3:30` may be minutes and seconds, or hours
 * and minutes. Each column is read in one way, which a person can change.
 */

const DURATION_READINGS = ['minutes', 'hours'] as const;
/** Reading of `3:30`: as minutes and seconds, or as hours and minutes. */
export type DurationReading = (typeof DURATION_READINGS)[number];

const PAIR = /^(\d{1,4}):(\d{1,2})$/u;
const CLOCK = /^(\d{1,2}):(\d{1,2}):(\d{1,2})(?:[.,]\d+)?$/u;
/** A length as Excel shows it in a cell for times of day. */
const AM_PM = /^(\d{1,2}):(\d\d)(?::(\d\d))?\s*([ap])\.?m\.?$/iu;
const DECIMAL = /^\d{1,4}(?:[.,]\d{1,3})?$/u;
const UNITS =
  /^(?:(\d{1,2}(?:[.,]\d{1,2})?)\s*(?:h|hrs?|hours?)\.?\s*)?(?:(\d{1,4}(?:[.,]\d{1,2})?)\s*(?:m|min|mins|minutes?|['′’])\.?\s*)?(?:(\d{1,5})\s*(?:s|secs?|seconds?|["″”]|'')\.?)?$/iu;
/** `1h30` and `3m30`, whose last number has no unit. */
const SHORT = /^(\d{1,4})\s*(h|hrs?|hours?|m|min|mins|['′’])\.?\s*(\d{1,2})$/iu;
const PAIR_WITH_UNIT = /^(\d{1,4}:\d{1,2})\s*(h|hrs?|hours?|m|min|mins|minutes)\.?$/iu;

const numberOf = (text: string | undefined): number => Number((text ?? '0').replace(',', '.'));

function millisOf(hours: number, minutes: number, seconds: number): number {
  const millis =
    hours * MILLIS_PER_HOUR + minutes * MILLIS_PER_MINUTE + seconds * MILLIS_PER_SECOND;
  return Math.round(millis / MILLIS_PER_SECOND) * MILLIS_PER_SECOND;
}

/** Whether a length could be minutes and seconds as well as hours and minutes. */
export const isAmbiguous = (text: string): boolean => PAIR.test(text.trim());

function readPair(text: string, reading: DurationReading): number | undefined {
  const [, first, second] = PAIR.exec(text) ?? [];
  if (first === undefined || numberOf(second) > 59) return undefined;
  return reading === 'hours'
    ? millisOf(numberOf(first), numberOf(second), 0)
    : millisOf(0, numberOf(first), numberOf(second));
}

/** Reads a length, in milliseconds; undefined for other texts. */
export function readDuration(text: string, reading: DurationReading): number | undefined {
  const written = text.trim();
  if (PAIR.test(written)) return readPair(written, reading);
  const [, pair, unit] = PAIR_WITH_UNIT.exec(written) ?? [];
  if (pair !== undefined) return readPair(pair, /^h/iu.test(unit ?? '') ? 'hours' : 'minutes');
  const [, hours, minutes, seconds] = CLOCK.exec(written) ?? [];
  if (hours !== undefined) {
    const isClock = numberOf(minutes) < 60 && numberOf(seconds) < 60;
    return isClock ? millisOf(numberOf(hours), numberOf(minutes), numberOf(seconds)) : undefined;
  }
  const [, hour, minute, second, half] = AM_PM.exec(written) ?? [];
  if (hour !== undefined) {
    const afternoon = /p/iu.test(half ?? '') ? 12 : 0;
    return millisOf((numberOf(hour) % 12) + afternoon, numberOf(minute), numberOf(second));
  }
  if (DECIMAL.test(written)) return millisOf(0, numberOf(written), 0);
  const [, larger, letter = '', smaller] = SHORT.exec(written) ?? [];
  if (larger !== undefined) {
    return readPair(`${larger}:${smaller}`, /^h/iu.test(letter) ? 'hours' : 'minutes');
  }
  const units = /\d/u.test(written) ? UNITS.exec(written) : null;
  return units ? millisOf(numberOf(units[1]), numberOf(units[2]), numberOf(units[3])) : undefined;
}

/**
 * Guesses the reading of a column: minutes and seconds, unless its name mentions hours.
 *
 * @param header name of the column
 */
export const guessReading = (header: string): DurationReading =>
  /\bh{1,2}:mm\b(?!:)|\bhours\b/iu.test(header) ? 'hours' : 'minutes';
