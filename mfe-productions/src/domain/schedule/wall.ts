import { wallTime } from '../timezone';

/** Local date and time of the show's venue: `2025-03-08T19:30`. */
export type Wall = string;

export const MINUTES_PER_HOUR = 60;
export const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;
export const DAYS_PER_WEEK = 7;

const MILLIS_PER_MINUTE = 60_000;

const WALL = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/u;

/** Returns the date of a local time, such as `2025-03-08`. */
export const dateOf = (wall: Wall): string => wall.slice(0, 10);

/** Returns the time of day of a local time, such as `19:30`. */
export const timeOf = (wall: Wall): string => wall.slice(11, 16);

/**
 * Returns the minutes since 1970 as if the local time were UTC; NaN if the date or time does not
 * exist.
 */
export function minutesOf(wall: Wall): number {
  return WALL.test(wall) ? wallTime(dateOf(wall), timeOf(wall)) / MILLIS_PER_MINUTE : Number.NaN;
}

/** Returns the local time for minutes from `minutesOf`. */
export const wallOf = (minutes: number): Wall =>
  new Date(minutes * MILLIS_PER_MINUTE).toISOString().slice(0, 16);

/** Whether the text is an existing date and time. */
export const isWall = (text: string): boolean => !Number.isNaN(minutesOf(text));

/** Returns the date a number of days later, or earlier if negative. */
export function addDays(date: string, days: number): string {
  return dateOf(wallOf(minutesOf(`${date}T00:00`) + days * MINUTES_PER_DAY));
}

/** Returns the number of days from the first date to the second. */
export const daysBetween = (from: string, to: string): number =>
  (minutesOf(`${to}T00:00`) - minutesOf(`${from}T00:00`)) / MINUTES_PER_DAY;

/** Returns consecutive days from a date on. */
export const daysFrom = (date: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, day) => addDays(date, day));

/** Returns the Monday on or before a date. */
export function weekStart(date: string): string {
  // January 1, 1970 was a Thursday, three days after a Monday.
  const day = Math.floor(minutesOf(`${date}T00:00`) / MINUTES_PER_DAY) + 3;
  return addDays(date, -(((day % DAYS_PER_WEEK) + DAYS_PER_WEEK) % DAYS_PER_WEEK));
}

/** Returns the first day of a date's month, or of a number of months later. */
export function monthStart(date: string, later = 0): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + later, 1)).toISOString().slice(0, 10);
}
