import type { Timezone } from '../timezone';
import { lengthOf, STEP_MINUTES, type Entry, type EntryContent, type Span } from './entry';
import {
  addDays,
  dateOf,
  daysBetween,
  DAYS_PER_WEEK,
  MINUTES_PER_DAY,
  minutesOf,
  wallOf,
  type Wall,
} from './wall';
import { isSkipped } from './zoned';

/** Largest number of entries that one repetition or copied week adds. */
export const ENTRIES_AT_ONCE = 200;

/** Returns the next existing local time in the direction of a move. */
function existing(minutes: number, direction: number, timezone: Timezone): Wall {
  const step = direction < 0 ? -STEP_MINUTES : STEP_MINUTES;
  let found = minutes;
  while (isSkipped(wallOf(found), timezone)) found += step;
  return wallOf(found);
}

/**
 * Returns the times of an entry that is moved by minutes of local time. The local length stays the
 * same. A start that the clocks skip moves on in the direction of the move.
 */
export function movedBy(span: Span, minutes: number, timezone: Timezone): Span {
  const startAt = existing(minutesOf(span.startAt) + minutes, minutes, timezone);
  return { startAt, endAt: wallOf(minutesOf(startAt) + lengthOf(span)) };
}

/**
 * Returns the times of an entry whose end is moved by minutes of local time, with at least one step
 * of length.
 */
export function resizedBy(span: Span, minutes: number, timezone: Timezone): Span {
  const { startAt } = span;
  const least = minutesOf(startAt) + STEP_MINUTES;
  const end = Math.max(least, minutesOf(span.endAt) + minutes);
  const endAt = existing(end, minutes, timezone);
  // The skipped hour may come right after the start.
  return { startAt, endAt: minutesOf(endAt) < least ? existing(least, 1, timezone) : endAt };
}

export const repeats = ['none', 'daily', 'weekly'] as const;

export type Repeat = (typeof repeats)[number];

/** Days between two repetitions. */
const intervals: Readonly<Record<Exclude<Repeat, 'none'>, number>> = {
  daily: 1,
  weekly: DAYS_PER_WEEK,
};

function shifted<T extends Span>(content: T, days: number): T {
  const shift = (wall: Wall): Wall => wallOf(minutesOf(wall) + days * MINUTES_PER_DAY);
  return { ...content, startAt: shift(content.startAt), endAt: shift(content.endAt) };
}

/**
 * Returns the number of entries of a repetition, including the first; 1 if it ends before it
 * begins.
 */
export function repeatCount({ startAt }: Span, repeat: Repeat, until: string): number {
  if (repeat === 'none') return 1;
  const days = daysBetween(dateOf(startAt), until);
  return Number.isNaN(days) ? 1 : Math.floor(Math.max(0, days) / intervals[repeat]) + 1;
}

/**
 * Returns an entry and its repetitions, up to and including a last date, at the same time of day.
 */
export function repeated<T extends Span>(content: T, repeat: Repeat, until: string): readonly T[] {
  if (repeat === 'none') return [content];
  const count = Math.min(repeatCount(content, repeat, until), ENTRIES_AT_ONCE);
  return Array.from({ length: count }, (_, place) => shifted(content, place * intervals[repeat]));
}

const contentOf = ({ id: _id, updatedAt: _at, ...content }: Entry): EntryContent => content;

const identityOf = ({ kind, title, startAt, endAt, place }: EntryContent): string =>
  JSON.stringify([kind, title, startAt, endAt, place]);

/**
 * Returns the entries to add when a week is copied from one Monday to another, without existing
 * entries.
 */
export function copiedWeek(
  entries: readonly Entry[],
  from: string,
  to: string,
): readonly EntryContent[] {
  const end = addDays(from, DAYS_PER_WEEK);
  const known = new Set(entries.map(identityOf));
  const copies = entries
    .filter(({ startAt }) => dateOf(startAt) >= from && dateOf(startAt) < end)
    .map((entry) => shifted(contentOf(entry), daysBetween(from, to)));
  return copies.filter((content) => !known.has(identityOf(content))).slice(0, ENTRIES_AT_ONCE);
}
