import * as v from 'valibot';
import type { Person } from '../person';
import { timezoneText, type Timezone } from '../timezone';
import { callWall } from './call-times';
import { ENTRIES_AT_ONCE, repeatCount } from './changes';
import { CALL_MINUTES_MAX, lengthOf } from './entry';
import {
  DAYS_OFF_MAX,
  entryMessages,
  fieldsSchema,
  isDate,
  spanOf,
  type EntryFieldValues,
  type EntryForm,
} from './entry-fields';
import { readBreaks, readOwnCalls } from './typed-calls';
import { addDays, dateOf, isWall, MINUTES_PER_HOUR, minutesOf } from './wall';
import { isSkipped } from './zoned';

/** Longest entry whose end before its start is taken to be after midnight. */
const NIGHT_MINUTES_MAX = 12 * MINUTES_PER_HOUR;

type Problems = Partial<Record<keyof EntryForm, string>>;

const isTime = (time: string): boolean => isWall(`2000-01-01T${time}`);

function dayOffProblems({ date, lastDate }: EntryFieldValues): Problems {
  if (lastDate === '') return {};
  if (!isDate(lastDate)) return { lastDate: entryMessages.date };
  if (lastDate < date) return { lastDate: entryMessages.lastDate };
  return lastDate > addDays(date, DAYS_OFF_MAX - 1) ? { lastDate: entryMessages.tooManyDays } : {};
}

function timeProblems(fields: EntryFieldValues, timezone: Timezone): Problems {
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
function callProblems(fields: EntryFieldValues, people: readonly Person[]): Problems {
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

function repeatProblems(fields: EntryFieldValues): Problems {
  const { repeat, until, date } = fields;
  if (repeat === 'none') return {};
  if (!isDate(until)) return { until: entryMessages.until };
  if (until < date) return { until: entryMessages.untilBefore };
  const count = repeatCount({ startAt: `${date}T00:00`, endAt: '' }, repeat, until);
  return count > ENTRIES_AT_ONCE ? { until: entryMessages.tooMany } : {};
}

/** Validates each field, and the fields against each other, in a time zone. */
export const checkedSchema = (timezone: Timezone, people: readonly Person[]) =>
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
