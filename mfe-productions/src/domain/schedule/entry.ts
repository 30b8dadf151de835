import { idSchema, instantSchema, type Noun } from '@standby/collections/port';
import * as v from 'valibot';
import { isWall, minutesOf, type Wall } from './wall';

/** What something on a schedule is called in messages. */
export const entryNoun: Noun = { one: 'call', many: 'calls' };

export const entryKinds = [
  'rehearsal',
  'fitting',
  'get-in',
  'fit-up',
  'focus',
  'technical',
  'dress',
  'performance',
  'press-night',
  'photo-call',
  'meeting',
  'other',
  'day-off',
] as const;

export type EntryKind = (typeof entryKinds)[number];

/** In the order of the menu. */
export const kindLabels: Readonly<Record<EntryKind, string>> = {
  rehearsal: 'Rehearsal',
  fitting: 'Fitting',
  'get-in': 'Get-in',
  'fit-up': 'Fit-up',
  focus: 'Focus',
  technical: 'Technical',
  dress: 'Dress rehearsal',
  performance: 'Performance',
  'press-night': 'Press night',
  'photo-call': 'Photo call',
  meeting: 'Meeting',
  other: 'Other',
  'day-off': 'Day off',
};

/** Whether an audience comes: it has a curtain, a half, a sign-in and a report of its own. */
export const isPerformance = ({ kind }: { readonly kind: string }): boolean =>
  kind === 'performance' || kind === 'press-night';

/** Whether the company rehearses, so that it has a rehearsal report. */
export const isRehearsal = ({ kind }: { readonly kind: string }): boolean =>
  kind === 'rehearsal' || kind === 'technical' || kind === 'dress';

/** How long an entry is at least, and by how much a key or a pointer moves it. */
export const STEP_MINUTES = 15;

const timeSchema = v.pipe(
  v.string(),
  v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u, 'it has an impossible time.'),
);

const ownCallSchema = v.object({
  /** HH:MM on the wall; after midnight where the entry goes on until then. */
  time: timeSchema,
  /** A whole department, or empty for people by name. */
  department: v.pipe(v.string(), v.maxLength(120)),
  personIds: v.pipe(v.array(v.string()), v.maxLength(500)),
  /** Such as a wig call; may be empty. */
  name: v.pipe(v.string(), v.maxLength(120)),
});

/** A call at a time of its own. */
export type OwnCall = Readonly<v.InferOutput<typeof ownCallSchema>>;

const breakSchema = v.object({
  /** HH:MM on the wall at which it begins. */
  time: timeSchema,
  minutes: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(240)),
});

/** A break inside an entry. */
export type Break = Readonly<v.InferOutput<typeof breakSchema>>;

/** How long before its start an entry may call people, in minutes. */
export const CALL_MINUTES_MAX = 12 * 60;

const wallSchema = v.pipe(v.string(), v.check(isWall, 'it has an impossible date.'));

export const entrySchema = v.object({
  id: idSchema,
  /** The show whose schedule it is; it never changes. */
  showId: idSchema,
  kind: v.picklist(entryKinds),
  /** Such as the scenes; where it is empty, the kind says it all. */
  title: v.string(),
  /** On a wall in the time zone of the show's venue, so that 10:00 stays 10:00 when the clocks change. */
  startAt: wallSchema,
  endAt: wallSchema,
  /** The name of a room of the organization, or any other place. */
  place: v.string(),
  /** Whether everybody of the company is called, also those who join later. */
  isFullCall: v.boolean(),
  /** Ids of the people who are called by name. */
  calledIds: v.array(v.string()),
  notes: v.string(),
  /** Minutes before the start at which people are called; null or left out, the half of a performance, and else the start. */
  callMinutes: v.optional(
    v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(CALL_MINUTES_MAX))),
  ),
  /** Calls at times of their own; left out where there are none. */
  calls: v.optional(v.pipe(v.array(ownCallSchema), v.maxLength(50))),
  /** Left out where there are none. */
  breaks: v.optional(v.pipe(v.array(breakSchema), v.maxLength(20))),
  updatedAt: instantSchema,
});

export type Entry = Readonly<v.InferOutput<typeof entrySchema>>;

/** What a person says about an entry; the other fields are derived. */
export type EntryContent = Omit<Entry, 'id' | 'updatedAt'>;

/** A new entry. `at` is an ISO instant. */
export function newEntry(content: EntryContent, { id, at }: { id: string; at: string }): Entry {
  return { ...content, id, updatedAt: at };
}

/** The entry after an edit, on the schedule of the same show. */
export function editEntry(entry: Entry, change: Partial<EntryContent>, at: string): Entry {
  return { ...entry, ...change, showId: entry.showId, updatedAt: at };
}

/** What an entry is called. */
export const titleOf = ({ kind, title }: Pick<Entry, 'kind' | 'title'>): string =>
  title || kindLabels[kind];

/** An entry of a schedule by its times. */
export interface Span {
  readonly startAt: Wall;
  readonly endAt: Wall;
}

/** How long it is on the wall, in minutes: on a day on which the clocks change, an hour more or less passes. */
export const lengthOf = ({ startAt, endAt }: Span): number => minutesOf(endAt) - minutesOf(startAt);

/** Whether a person is called. */
export const isCalled = (
  { isFullCall, calledIds }: Pick<Entry, 'isFullCall' | 'calledIds'>,
  personId: string,
): boolean => isFullCall || calledIds.includes(personId);

/** By start, then by end: the order of a day. */
export function byTime(one: Span, other: Span): number {
  if (one.startAt !== other.startAt) return one.startAt < other.startAt ? -1 : 1;
  return one.endAt < other.endAt ? -1 : Number(one.endAt > other.endAt);
}
