import { keysOf } from '@standby/contracts';
import * as v from 'valibot';
import { callCustoms, DEFAULT_CUSTOM, type CallCustom } from './call-custom';
import { type Schedule, scheduleErrors } from './schedule';
import { type Show, type ShowStatus, NEW_SHOW_STATUS, showStatuses } from './show';
import { type Timezone, DEFAULT_TIMEZONE, isTimezone, wallTime } from './timezone';

/** Event form as it is typed; dates are YYYY-MM-DD and times HH:MM, or empty. */
export interface EventForm {
  readonly title: string;
  readonly description: string;
  readonly venue: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly timezone: Timezone;
  readonly director: string;
  readonly assistantDirector: string;
  readonly technicalDirector: string;
  readonly maxCastMembers: string;
  readonly budget: string;
  readonly notes: string;
  /** Status of the show; only the edit dialog asks for it. */
  readonly status: ShowStatus;
  /** Timing of the calls before a performance; the edit dialog asks for it. */
  readonly custom: CallCustom;
}

export const emptyEventForm: EventForm = {
  title: '',
  description: '',
  venue: '',
  startDate: '',
  endDate: '',
  startTime: '',
  endTime: '',
  timezone: DEFAULT_TIMEZONE,
  director: '',
  assistantDirector: '',
  technicalDirector: '',
  maxCastMembers: '',
  budget: '',
  notes: '',
  status: NEW_SHOW_STATUS,
  custom: DEFAULT_CUSTOM,
};

export const MIN_CAST_MEMBERS = 1;

export const eventMessages = {
  title: 'Enter a title.',
  venue: 'Enter a venue.',
  startDate: 'Choose the date of the first performance.',
  noSuchDate: 'This date does not exist.',
  noSuchTime: 'This time does not exist.',
  wholeNumber: 'Enter a whole number.',
  maxCastMembers: `Expected cast size is at least ${MIN_CAST_MEMBERS}.`,
  timezone: 'Choose a timezone.',
  status: 'Choose a status.',
} as const;

const required = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));

const isDate = (date: string): boolean => date === '' || !Number.isNaN(wallTime(date, '00:00'));
const isTime = (time: string): boolean =>
  time === '' || !Number.isNaN(wallTime('2000-01-01', time));

const date = v.pipe(v.string(), v.check(isDate, eventMessages.noSuchDate));
const time = v.pipe(v.string(), v.check(isTime, eventMessages.noSuchTime));
const text = v.pipe(v.string(), v.trim());

const fieldsSchema = v.object({
  title: required(eventMessages.title),
  description: text,
  venue: required(eventMessages.venue),
  startDate: v.pipe(
    v.string(),
    v.nonEmpty(eventMessages.startDate),
    v.check(isDate, eventMessages.noSuchDate),
  ),
  endDate: date,
  startTime: time,
  endTime: time,
  timezone: v.pipe(v.string(), v.check(isTimezone, eventMessages.timezone)),
  director: text,
  assistantDirector: text,
  technicalDirector: text,
  maxCastMembers: v.pipe(
    text,
    v.trim(),
    v.check((value) => Number.isSafeInteger(Number(value)), eventMessages.wholeNumber),
    v.check(
      (value) => value === '' || Number(value) >= MIN_CAST_MEMBERS,
      eventMessages.maxCastMembers,
    ),
    v.transform((value) => (value === '' ? null : Number(value))),
  ),
  budget: text,
  notes: text,
  status: v.picklist(showStatuses, eventMessages.status),
  custom: v.picklist(callCustoms),
});

/** Validates the form, with a message for each field, and converts it to a show's content. */
export const eventFormSchema = v.pipe(
  fieldsSchema,
  v.rawCheck(({ dataset, addIssue }) => {
    // This check also runs while other fields are invalid; all dates and times are text by then.
    const schedule = dataset.value as Schedule;
    for (const [field, message] of Object.entries(scheduleErrors(schedule))) {
      const input = { ...schedule };
      addIssue({
        message,
        path: [{ type: 'object', origin: 'value', input, key: field, value: undefined }],
      });
    }
  }),
);

/** Returns the form to edit a show with. */
export function formOfShow(show: Show): EventForm {
  const fields = keysOf(emptyEventForm);
  const texts = fields.map((field) => [field, String(show[field] ?? '')]);
  return { ...Object.fromEntries(texts), custom: show.custom ?? DEFAULT_CUSTOM };
}
