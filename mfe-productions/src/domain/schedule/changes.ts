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

/** How many entries one repetition or one copied week adds at most. */
export const ENTRIES_AT_ONCE = 200;

/** The next wall time that there is, in the direction of a move. */
function existing(minutes: number, direction: number, timezone: Timezone): Wall {
  const step = direction < 0 ? -STEP_MINUTES : STEP_MINUTES;
  let found = minutes;
  while (isSkipped(wallOf(found), timezone)) found += step;
  return wallOf(found);
}

/**
 * The times of an entry that is moved by minutes on the wall: the length on the wall stays, and a start that the clocks
 * skip gives way in the direction of the move.
 */
export function movedBy(span: Span, minutes: number, timezone: Timezone): Span {
  const startAt = existing(minutesOf(span.startAt) + minutes, minutes, timezone);
  return { startAt, endAt: wallOf(minutesOf(startAt) + lengthOf(span)) };
}

/** The times of an entry whose end is moved by minutes on the wall; it keeps a length of one step. */
export function resizedBy(span: Span, minutes: number, timezone: Timezone): Span {
  const { startAt } = span;
  const least = minutesOf(startAt) + STEP_MINUTES;
  const end = Math.max(least, minutesOf(span.endAt) + minutes);
  const endAt = existing(end, minutes, timezone);
  // The hour that the clocks skip may lie right after the start.
  return { startAt, endAt: minutesOf(endAt) < least ? existing(least, 1, timezone) : endAt };
}

export const repeats = ['none', 'daily', 'weekly'] as const;

export type Repeat = (typeof repeats)[number];

/** How many days after another the repetitions are. */
const intervals: Readonly<Record<Exclude<Repeat, 'none'>, number>> = {
  daily: 1,
  weekly: DAYS_PER_WEEK,
};

function shifted<T extends Span>(content: T, days: number): T {
  const shift = (wall: Wall): Wall => wallOf(minutesOf(wall) + days * MINUTES_PER_DAY);
  return { ...content, startAt: shift(content.startAt), endAt: shift(content.endAt) };
}

/** How many entries a repetition makes, the first one among them; 1 where it ends before it begins. */
export function repeatCount({ startAt }: Span, repeat: Repeat, until: string): number {
  if (repeat === 'none') return 1;
  const days = daysBetween(dateOf(startAt), until);
  return Number.isNaN(days) ? 1 : Math.floor(Math.max(0, days) / intervals[repeat]) + 1;
}

/** An entry and its repetitions up to and with a last date, at the same time of day. */
export function repeated<T extends Span>(content: T, repeat: Repeat, until: string): readonly T[] {
  if (repeat === 'none') return [content];
  const count = Math.min(repeatCount(content, repeat, until), ENTRIES_AT_ONCE);
  return Array.from({ length: count }, (_, place) => shifted(content, place * intervals[repeat]));
}

const contentOf = ({ id: _id, updatedAt: _at, ...content }: Entry): EntryContent => content;

const identityOf = ({ kind, title, startAt, endAt, place }: EntryContent): string =>
  JSON.stringify([kind, title, startAt, endAt, place]);

/** What copying the week from a Monday to another one adds: existing entries are not added again. */
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
