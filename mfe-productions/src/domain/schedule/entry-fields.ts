import * as v from 'valibot';
import { ENTRIES_AT_ONCE, type Repeat, repeats } from './changes';
import { CALL_MINUTES_MAX, entryKinds } from './entry';
import { addDays, isWall } from './wall';

/** Form of an entry as it is typed. */
export interface EntryForm {
  readonly kind: string;
  readonly title: string;
  /** Date as YYYY-MM-DD; for days off, the first day. */
  readonly date: string;
  /** Last day of days off; ignored for other kinds. */
  readonly lastDate: string;
  /** Start as HH:MM; ignored for days off. */
  readonly startTime: string;
  /** End as HH:MM; an end before the start means the following day. */
  readonly endTime: string;
  readonly place: string;
  readonly call: string;
  readonly calledIds: readonly string[];
  readonly notes: string;
  /** Minutes before the start at which people are called; empty for the default of the kind. */
  readonly callMinutes: string;
  /** Calls at separate times, one per line. */
  readonly ownCalls: string;
  /** Breaks, separated by commas. */
  readonly breaks: string;
  /** Repetition; used only for a new entry. */
  readonly repeat: Repeat;
  readonly until: string;
}

export const entryLabels: Readonly<Record<keyof EntryForm, string>> = {
  kind: 'Kind',
  title: 'Title',
  date: 'Date',
  lastDate: 'Last day',
  startTime: 'Start',
  endTime: 'End',
  place: 'Place',
  call: 'Called',
  calledIds: 'People called',
  notes: 'Notes',
  callMinutes: 'Called before the start, in minutes',
  ownCalls: 'Calls of their own',
  breaks: 'Breaks',
  repeat: 'Repeat',
  until: 'Until',
};

/**
 * Choices of who is called: the whole company, including people who join later, or people by name.
 */
const calls = ['company', 'people'] as const;

const TITLE_MAX = 120;
const NOTES_MAX = 2000;
const PEOPLE_MAX = 500;
export const DAYS_OFF_MAX = 60;

/** Messages for invalid fields. */
export const entryMessages = {
  title: `Enter at most ${TITLE_MAX} characters.`,
  notes: `Enter at most ${NOTES_MAX} characters.`,
  date: 'Choose a date.',
  startTime: 'Enter a start time.',
  endTime: 'Enter an end time.',
  noLength: 'It ends when it starts. Choose a later end time.',
  endsBefore: 'It ends before it starts. Choose a later end time.',
  callMinutes: `Enter whole minutes, at most ${CALL_MINUTES_MAX}.`,
  lastDate: 'The last day is before the first one.',
  tooManyDays: `Enter at most ${DAYS_OFF_MAX} days.`,
  until: 'Choose the last date of the repetition.',
  untilBefore: 'The repetition ends before it begins. Choose a later date.',
  tooMany: `Enter at most ${ENTRIES_AT_ONCE} repetitions: choose an earlier date.`,
} as const;

export const isDate = (date: string): boolean => isWall(`${date}T00:00`);

const line = v.pipe(
  v.string(),
  v.trim(),
  v.check(({ length }) => length <= TITLE_MAX, entryMessages.title),
);

/** Validates each field for itself. */
export const fieldsSchema = v.object({
  kind: v.picklist(entryKinds),
  title: line,
  date: v.pipe(v.string(), v.check(isDate, entryMessages.date)),
  lastDate: v.string(),
  startTime: v.string(),
  endTime: v.string(),
  place: line,
  call: v.picklist(calls),
  calledIds: v.pipe(v.array(v.string()), v.maxLength(PEOPLE_MAX)),
  notes: v.pipe(
    v.string(),
    v.trim(),
    v.check(({ length }) => length <= NOTES_MAX, entryMessages.notes),
  ),
  callMinutes: v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (minutes) => /^\d{0,3}$/u.test(minutes) && Number(minutes) <= CALL_MINUTES_MAX,
      entryMessages.callMinutes,
    ),
  ),
  ownCalls: v.pipe(v.string(), v.trim()),
  breaks: v.pipe(v.string(), v.trim()),
  repeat: v.picklist(repeats),
  until: v.string(),
});

/** Values of a form whose fields are valid, each for itself. */
export type EntryFieldValues = v.InferOutput<typeof fieldsSchema>;

/** Returns the start and the end in local time. */
export function spanOf({ kind, date, lastDate, startTime, endTime }: EntryFieldValues) {
  if (kind === 'day-off') {
    return { startAt: `${date}T00:00`, endAt: `${addDays(lastDate || date, 1)}T00:00` };
  }
  const endDate = endTime < startTime ? addDays(date, 1) : date;
  return { startAt: `${date}T${startTime}`, endAt: `${endDate}T${endTime}` };
}
