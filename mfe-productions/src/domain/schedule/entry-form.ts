import { fieldErrors, type FieldErrors } from '@standby/forms/validation';
import * as v from 'valibot';
import type { Person } from '../person';
import type { Timezone } from '../timezone';
import { isPerformance, type Entry, type EntryContent } from './entry';
import { checkedSchema } from './entry-checks';
import {
  entryMessages,
  fieldsSchema,
  spanOf,
  type EntryFieldValues,
  type EntryForm,
} from './entry-fields';
import { breaksText, ownCallsText, readBreaks, readOwnCalls } from './typed-calls';
import { addDays, dateOf, MINUTES_PER_HOUR, minutesOf, timeOf, wallOf, type Wall } from './wall';

/** Fields of an entry from the form, without the show. */
export type EntryFormContent = Omit<EntryContent, 'showId'>;

/** Returns the typed calls and breaks. */
function callsOf(fields: EntryFieldValues, people: readonly Person[]) {
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

function contentOf(fields: EntryFieldValues, people: readonly Person[]): EntryFormContent {
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
