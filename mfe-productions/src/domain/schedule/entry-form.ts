import { fieldErrors, type FieldErrors } from '@standby/forms/validation';
import * as v from 'valibot';
import type { Person } from '../person';
import { timezoneText, type Timezone } from '../timezone';
import { callWall } from './call-times';
import { ENTRIES_AT_ONCE, type Repeat, repeatCount, repeats } from './changes';
import {
  CALL_MINUTES_MAX,
  entryKinds,
  isPerformance,
  lengthOf,
  type Entry,
  type EntryContent,
} from './entry';
import { breaksText, ownCallsText, readBreaks, readOwnCalls } from './typed-calls';
import {
  addDays,
  dateOf,
  isWall,
  MINUTES_PER_HOUR,
  minutesOf,
  timeOf,
  wallOf,
  type Wall,
} from './wall';
import { isSkipped } from './zoned';

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

/**
 * Choices of who is called: the whole company, including people who join later, or people by name.
 */
const calls = ['company', 'people'] as const;

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

const TITLE_MAX = 120;
const NOTES_MAX = 2000;
const PEOPLE_MAX = 500;
const DAYS_OFF_MAX = 60;

const entryMessages = {
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

const line = v.pipe(
  v.string(),
  v.trim(),
  v.check(({ length }) => length <= TITLE_MAX, entryMessages.title),
);

const fieldsSchema = v.object({
  kind: v.picklist(entryKinds),
  title: line,
  date: v.pipe(
    v.string(),
    v.check((date) => isWall(`${date}T00:00`), entryMessages.date),
  ),
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

/** Longest entry whose end before its start is taken to be after midnight. */
const NIGHT_MINUTES_MAX = 12 * MINUTES_PER_HOUR;

type Fields = v.InferOutput<typeof fieldsSchema>;
type Problems = Partial<Record<keyof EntryForm, string>>;

/** Returns the start and the end in local time. */
function spanOf({ kind, date, lastDate, startTime, endTime }: Fields) {
  if (kind === 'day-off') {
    return { startAt: `${date}T00:00`, endAt: `${addDays(lastDate || date, 1)}T00:00` };
  }
  const endDate = endTime < startTime ? addDays(date, 1) : date;
  return { startAt: `${date}T${startTime}`, endAt: `${endDate}T${endTime}` };
}

const isDate = (date: string): boolean => isWall(`${date}T00:00`);
const isTime = (time: string): boolean => isWall(`2000-01-01T${time}`);

function dayOffProblems({ date, lastDate }: Fields): Problems {
  if (lastDate === '') return {};
  if (!isDate(lastDate)) return { lastDate: entryMessages.date };
  if (lastDate < date) return { lastDate: entryMessages.lastDate };
  return lastDate > addDays(date, DAYS_OFF_MAX - 1) ? { lastDate: entryMessages.tooManyDays } : {};
}

function timeProblems(fields: Fields, timezone: Timezone): Problems {
  const { startTime, endTime } = fields;
  const problems: Problems = {};
  if (!isTime(startTime)) problems.startTime = entryMessages.startTime;
  if (!isTime(endTime)) problems.endTime = entryMessages.endTime;
  else if (startTime === endTime) problems.endTime = entryMessages.noLength;
  if (Object.keys(problems).length > 0) return problems;
  const { startAt, endAt } = spanOf(fields);
  const isLong = lengthOf({ startAt, endAt }) > NIGHT_MINUTES_MAX;
  if (endTime < startTime && isLong) return { endTime: entryMessages.endsBefore };
  const skipped = (wall: string): string =>
    `This time does not exist on ${dateOf(wall)} in ${timezoneText(timezone)}: the clocks go forward past it.`;
  return {
    ...(isSkipped(startAt, timezone) && { startTime: skipped(startAt) }),
    ...(isSkipped(endAt, timezone) && { endTime: skipped(endAt) }),
  };
}

/** Returns the errors in the typed calls and breaks. */
function callProblems(fields: Fields, people: readonly Person[]): Problems {
  const [calls, pauses] = [readOwnCalls(fields.ownCalls, people), readBreaks(fields.breaks)];
  const span = spanOf(fields);
  const isFar = (time: string): boolean =>
    minutesOf(span.startAt) - minutesOf(callWall(span, time)) > CALL_MINUTES_MAX;
  const far = 'items' in calls ? calls.items.find(({ time }) => isFar(time)) : undefined;
  return {
    ...(far && { ownCalls: `${far.time} is after the end of the entry.` }),
    ...('problem' in calls && { ownCalls: calls.problem }),
    ...('problem' in pauses && { breaks: pauses.problem }),
  };
}

function repeatProblems(fields: Fields): Problems {
  const { repeat, until, date } = fields;
  if (repeat === 'none') return {};
  if (!isDate(until)) return { until: entryMessages.until };
  if (until < date) return { until: entryMessages.untilBefore };
  const count = repeatCount({ startAt: `${date}T00:00`, endAt: '' }, repeat, until);
  return count > ENTRIES_AT_ONCE ? { until: entryMessages.tooMany } : {};
}

const checkedSchema = (timezone: Timezone, people: readonly Person[]) =>
  v.pipe(
    fieldsSchema,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || !isDate(dataset.value.date)) return;
      const fields = dataset.value;
      const isOff = fields.kind === 'day-off';
      const problems = {
        ...(isOff ? dayOffProblems(fields) : timeProblems(fields, timezone)),
        ...(!isOff && callProblems(fields, people)),
        ...repeatProblems(fields),
      };
      for (const [key, message] of Object.entries(problems)) {
        const input = { ...fields };
        addIssue({
          message,
          path: [{ type: 'object', origin: 'value', input, key, value: undefined }],
        });
      }
    }),
  );

/** Fields of an entry from the form, without the show. */
export type EntryFormContent = Omit<EntryContent, 'showId'>;

/** Returns the typed calls and breaks. */
function callsOf(fields: Fields, people: readonly Person[]) {
  if (fields.kind === 'day-off') return { callMinutes: null, calls: [], breaks: [] };
  const [calls, breaks] = [readOwnCalls(fields.ownCalls, people), readBreaks(fields.breaks)];
  const { callMinutes } = fields;
  return {
    callMinutes: callMinutes === '' ? null : Number(callMinutes),
    calls: 'items' in calls ? [...calls.items] : [],
    breaks: 'items' in breaks ? [...breaks.items] : [],
  };
}

/** Returns the ids of the people with a call at a separate time, who count as called. */
function calledBy(calls: EntryContent['calls'] = [], people: readonly Person[]): string[] {
  return calls.flatMap(({ department, personIds }) =>
    department === ''
      ? personIds
      : people.filter((person) => person.department === department).map(({ id }) => id),
  );
}

function contentOf(fields: Fields, people: readonly Person[]): EntryFormContent {
  const { kind, title, place, call, calledIds, notes } = fields;
  const isFullCall = call === 'company';
  const own = callsOf(fields, people);
  return {
    kind,
    title,
    ...spanOf(fields),
    place: kind === 'day-off' ? '' : place,
    isFullCall,
    calledIds: isFullCall ? [] : [...new Set([...calledIds, ...calledBy(own.calls, people)])],
    notes,
    ...own,
  };
}

/** Default length of a new entry, in minutes. */
export const NEW_ENTRY_MINUTES = 3 * MINUTES_PER_HOUR;

const CURTAIN = '19:30';

/**
 * Returns the initial times of a new entry by kind; a performance gets the times of the show's
 * evening.
 */
export function plausibleTimes(
  kind: string,
  startAt: Wall,
  { startTime }: { readonly startTime: string },
): Pick<EntryForm, 'startTime' | 'endTime'> {
  const start = isPerformance({ kind }) ? startTime || CURTAIN : timeOf(startAt);
  const end = minutesOf(`${dateOf(startAt)}T${start}`) + NEW_ENTRY_MINUTES;
  return { startTime: start, endTime: timeOf(wallOf(end)) };
}

/** Validates the form in a time zone, and converts it to the fields of an entry. */
export const entryFormSchema = (timezone: Timezone, people: readonly Person[] = []) =>
  v.pipe(
    checkedSchema(timezone, people),
    v.transform((fields) => contentOf(fields, people)),
  );

/** Does the same as `entryFormSchema`, and also returns the repetition of a new entry. */
export const newEntryFormSchema = (timezone: Timezone, people: readonly Person[] = []) =>
  v.pipe(
    checkedSchema(timezone, people),
    v.transform((fields) => {
      const { repeat, until } = fields;
      return { content: contentOf(fields, people), repeat, until };
    }),
  );

/** Returns the form to edit an entry with. */
export function formOfEntry(
  entry: Omit<Entry, 'id' | 'showId' | 'updatedAt'>,
  people: readonly Person[] = [],
): EntryForm {
  const { kind, title, startAt, endAt, place, isFullCall, calledIds, notes } = entry;
  const isOff = kind === 'day-off';
  return {
    kind,
    title,
    date: dateOf(startAt),
    lastDate: isOff ? addDays(dateOf(endAt), -1) : '',
    startTime: isOff ? '' : timeOf(startAt),
    endTime: isOff ? '' : timeOf(endAt),
    place,
    call: isFullCall ? 'company' : 'people',
    calledIds,
    notes,
    callMinutes: String(entry.callMinutes ?? ''),
    ownCalls: ownCallsText(entry.calls ?? [], people),
    breaks: breaksText(entry.breaks ?? []),
    repeat: 'none',
    until: '',
  };
}

/**
 * Returns the form's errors for a stored entry in any time zone. Only the form itself reports a
 * time that does not exist at the venue, since the show may move.
 */
export function entryProblems(entry: Entry): FieldErrors<EntryForm> {
  if (entry.endAt <= entry.startAt) return { endTime: entryMessages.noLength };
  return fieldErrors<EntryForm>(fieldsSchema, formOfEntry(entry));
}
