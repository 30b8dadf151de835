import { idSchema, instantSchema, type Noun, type ListDefinition } from '@standby/collections/port';
import * as v from 'valibot';
import { isWall, minutesOf, type Wall } from './wall';

/** Names of an entry in messages. */
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

/** Labels of the kinds, in the order of the menu. */
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

/** Whether an audience comes, so that the entry has a curtain, a half, a sign-in and a report. */
export const isPerformance = ({ kind }: { readonly kind: string }): boolean =>
  kind === 'performance' || kind === 'press-night';

/** Whether the company rehearses, so that the entry has a rehearsal report. */
export const isRehearsal = ({ kind }: { readonly kind: string }): boolean =>
  kind === 'rehearsal' || kind === 'technical' || kind === 'dress';

/** Shortest length of an entry, and the step by which a key or a pointer moves it. */
export const STEP_MINUTES = 15;

const timeSchema = v.pipe(
  v.string(),
  v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u, 'it has an impossible time.'),
);

const ownCallSchema = v.object({
  /** Local time as HH:MM; after midnight if the entry lasts that long. */
  time: timeSchema,
  /** Department that is called; empty for people by name. */
  department: v.pipe(v.string(), v.maxLength(120)),
  personIds: v.pipe(v.array(v.string()), v.maxLength(500)),
  /** Name of the call, such as a wig call; may be empty. */
  name: v.pipe(v.string(), v.maxLength(120)),
});

/** Call at a separate time within an entry. */
export type OwnCall = Readonly<v.InferOutput<typeof ownCallSchema>>;

const breakSchema = v.object({
  /** Local time at which the break begins, as HH:MM. */
  time: timeSchema,
  minutes: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(240)),
});

/** Break inside an entry. */
export type Break = Readonly<v.InferOutput<typeof breakSchema>>;

/** Largest number of minutes before its start at which an entry may call people. */
export const CALL_MINUTES_MAX = 12 * 60;

const wallSchema = v.pipe(v.string(), v.check(isWall, 'it has an impossible date.'));

export const entrySchema = v.object({
  id: idSchema,
  /** Show of the schedule; it never changes. */
  showId: idSchema,
  kind: v.picklist(entryKinds),
  /** Title, such as the scenes; if it is empty, the kind serves as the title. */
  title: v.string(),
  /**
   * Start and end in local time of the show's venue, so that 10:00 stays 10:00 when the clocks
   * change.
   */
  startAt: wallSchema,
  endAt: wallSchema,
  /** Name of a room of the organization, or any other place. */
  place: v.string(),
  /** Whether the whole company is called, including people who join later. */
  isFullCall: v.boolean(),
  /** Ids of the people who are called by name. */
  calledIds: v.array(v.string()),
  notes: v.string(),
  /**
   * Minutes before the start at which people are called; without a value, the half for a
   * performance and otherwise the start.
   */
  callMinutes: v.optional(
    v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(CALL_MINUTES_MAX))),
  ),
  /** Calls at separate times; missing if the entry has none. */
  calls: v.optional(v.pipe(v.array(ownCallSchema), v.maxLength(50))),
  /** Breaks; missing if the entry has none. */
  breaks: v.optional(v.pipe(v.array(breakSchema), v.maxLength(20))),
  updatedAt: instantSchema,
});

export type Entry = Readonly<v.InferOutput<typeof entrySchema>>;

/** Fields that a person enters for an entry; the others are derived. */
export type EntryContent = Omit<Entry, 'id' | 'updatedAt'>;

/** Creates an entry. `at` is an ISO instant. */
export function newEntry(content: EntryContent, { id, at }: { id: string; at: string }): Entry {
  return { ...content, id, updatedAt: at };
}

/** Returns the entry after an edit, on the schedule of the same show. */
function editEntry(entry: Entry, change: Partial<EntryContent>, at: string): Entry {
  return { ...entry, ...change, showId: entry.showId, updatedAt: at };
}

/** Returns the title of an entry. */
export const titleOf = ({ kind, title }: Pick<Entry, 'kind' | 'title'>): string =>
  title || kindLabels[kind];

/** Times of an entry. */
export interface Span {
  readonly startAt: Wall;
  readonly endAt: Wall;
}

/**
 * Returns the local length in minutes. On a day of a clock change, the elapsed time differs by an
 * hour.
 */
export const lengthOf = ({ startAt, endAt }: Span): number => minutesOf(endAt) - minutesOf(startAt);

/** Whether a person is called. */
export const isCalled = (
  { isFullCall, calledIds }: Pick<Entry, 'isFullCall' | 'calledIds'>,
  personId: string,
): boolean => isFullCall || calledIds.includes(personId);

/** Compares by start, then by end: the order of a day. */
export function byTime(one: Span, other: Span): number {
  if (one.startAt !== other.startAt) return one.startAt < other.startAt ? -1 : 1;
  return one.endAt < other.endAt ? -1 : Number(one.endAt > other.endAt);
}

/** The schedules of the shows. */
export const scheduleList = {
  name: 'schedule',
  noun: entryNoun,
  write: 'schedule:write',
  schema: entrySchema,
  make: newEntry,
  change: editEntry,
} as const satisfies ListDefinition<Entry, EntryContent>;
