import { fieldErrors, type FieldErrors } from '@standby/forms/validation';
import * as v from 'valibot';
import { timezoneText, type Timezone } from '../timezone';
import { ENTRIES_AT_ONCE, type Repeat, repeatCount, repeats } from './changes';
import { entryKinds, type Entry, type EntryContent } from './entry';
import { addDays, dateOf, isWall, timeOf } from './wall';
import { isSkipped } from './zoned';

/** The form of an entry as it is typed. */
export interface EntryForm {
  readonly kind: string;
  readonly title: string;
  /** YYYY-MM-DD; of days off the first one. */
  readonly date: string;
  /** The last one of days off; of no matter for other kinds. */
  readonly lastDate: string;
  /** HH:MM; of no matter for days off. */
  readonly startTime: string;
  /** Before the start, it is meant on the day after. */
  readonly endTime: string;
  readonly place: string;
  readonly call: string;
  readonly calledIds: readonly string[];
  readonly notes: string;
  /** Of a new entry alone. */
  readonly repeat: Repeat;
  readonly until: string;
}

/** Who is called: everybody, also those who join later, or people by name. */
export const calls = ['company', 'people'] as const;

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
  repeat: 'Repeat',
  until: 'Until',
};

const TITLE_MAX = 120;
const NOTES_MAX = 2000;
const PEOPLE_MAX = 500;
const DAYS_OFF_MAX = 60;

export const entryMessages = {
  title: `Enter at most ${TITLE_MAX} characters.`,
  notes: `Enter at most ${NOTES_MAX} characters.`,
  date: 'Choose a date.',
  startTime: 'Enter a start time.',
  endTime: 'Enter an end time.',
  noLength: 'It ends as it starts. Choose a later end time.',
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
  repeat: v.picklist(repeats),
  until: v.string(),
});

type Fields = v.InferOutput<typeof fieldsSchema>;
type Problems = Partial<Record<keyof EntryForm, string>>;

/** When it begins and ends on the wall. */
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
  const skipped = (wall: string): string =>
    `This time does not exist on ${dateOf(wall)} in ${timezoneText(timezone)}: the clocks go forward past it.`;
  return {
    ...(isSkipped(startAt, timezone) && { startTime: skipped(startAt) }),
    ...(isSkipped(endAt, timezone) && { endTime: skipped(endAt) }),
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

const checkedSchema = (timezone: Timezone) =>
  v.pipe(
    fieldsSchema,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || !isDate(dataset.value.date)) return;
      const fields = dataset.value;
      const isOff = fields.kind === 'day-off';
      const problems = {
        ...(isOff ? dayOffProblems(fields) : timeProblems(fields, timezone)),
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

/** What the form says about an entry, without the show. */
export type EntryFormContent = Omit<EntryContent, 'showId'>;

function contentOf(fields: Fields): EntryFormContent {
  const { kind, title, place, call, calledIds, notes } = fields;
  const isFullCall = call === 'company';
  return {
    kind,
    title,
    ...spanOf(fields),
    place: kind === 'day-off' ? '' : place,
    isFullCall,
    calledIds: isFullCall ? [] : calledIds,
    notes,
  };
}

/** Validates the form in a time zone, and converts it to the fields of an entry. */
export const entryFormSchema = (timezone: Timezone) =>
  v.pipe(checkedSchema(timezone), v.transform(contentOf));

/** As `entryFormSchema`, with how a new entry is repeated. */
export const newEntryFormSchema = (timezone: Timezone) =>
  v.pipe(
    checkedSchema(timezone),
    v.transform((fields) => {
      const { repeat, until } = fields;
      return { content: contentOf(fields), repeat, until };
    }),
  );

/** The form to edit an entry with. */
export function formOfEntry(entry: Omit<Entry, 'id' | 'showId' | 'updatedAt'>): EntryForm {
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
    repeat: 'none',
    until: '',
  };
}

/**
 * What the form would say about a stored entry, in whichever time zone: that a time does not exist where the show plays
 * is said by the form alone, since the show may move.
 */
export function entryProblems(entry: Entry): FieldErrors<EntryForm> {
  if (entry.endAt <= entry.startAt) return { endTime: entryMessages.noLength };
  return fieldErrors<EntryForm>(fieldsSchema, formOfEntry(entry));
}
