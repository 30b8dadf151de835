import { isMailAddress } from '@standby/contracts';
import * as v from 'valibot';
import { wallTime } from '../timezone';
import { NUMBER_MAX, RECIPIENTS_MAX, reportKinds, type Report, type ReportContent } from './report';

/** Head of a report as it is typed. */
export interface ReportForm {
  readonly kind: Report['kind'];
  readonly number: string;
  readonly date: string;
  readonly startTime: string;
  readonly house: string;
  readonly weather: string;
  readonly summary: string;
  readonly incidents: string;
  readonly understudies: string;
}

export const reportLabels: Readonly<Record<keyof ReportForm, string>> = {
  kind: 'Kind',
  number: 'Number',
  date: 'Date',
  startTime: 'Start',
  house: 'House',
  weather: 'Weather',
  summary: 'Summary',
  incidents: 'Incidents and accidents',
  understudies: 'Understudies on',
};

const TEXT_MAX = 120;
const LONG_TEXT_MAX = 2_000;

export const reportMessages = {
  number: `Enter a whole number from 1 to ${NUMBER_MAX}.`,
  date: 'Choose the date.',
  startTime: 'Choose the time of the start.',
  text: `Enter at most ${TEXT_MAX} characters.`,
  longText: `Enter at most ${LONG_TEXT_MAX} characters.`,
  recipients: `Enter 1 to ${RECIPIENTS_MAX} addresses such as name@example.com.`,
} as const;

const text = v.pipe(v.string(), v.trim(), v.maxLength(TEXT_MAX, reportMessages.text));
const longText = v.pipe(v.string(), v.trim(), v.maxLength(LONG_TEXT_MAX, reportMessages.longText));

/** Validates the form, and converts it to the fields of the report. */
export const reportFormSchema = v.object({
  kind: v.picklist(reportKinds),
  number: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^[1-9]\d{0,3}$/u, reportMessages.number),
    v.transform(Number),
  ),
  date: v.pipe(
    v.string(),
    v.check((date) => !Number.isNaN(wallTime(date, '00:00')), reportMessages.date),
  ),
  startTime: v.pipe(
    v.string(),
    v.check((time) => !Number.isNaN(wallTime('2000-01-01', time)), reportMessages.startTime),
  ),
  house: text,
  weather: text,
  summary: longText,
  incidents: longText,
  understudies: longText,
});

/** Returns the form to edit a report with. */
export function formOfReport(report: Pick<ReportContent, keyof ReportForm>): ReportForm {
  const { kind, date, startTime, house, weather, summary, incidents, understudies } = report;
  const number = String(report.number);
  return { kind, number, date, startTime, house, weather, summary, incidents, understudies };
}

/**
 * Parses a list of addresses that are separated by commas, semicolons, spaces or line breaks, each
 * once.
 */
export const recipientsSchema = v.pipe(
  v.string(),
  v.transform((list) => [...new Set(list.split(/[\s,;]+/u).filter((address) => address !== ''))]),
  v.check(
    (addresses) =>
      addresses.length > 0 &&
      addresses.length <= RECIPIENTS_MAX &&
      addresses.every((address) => address.length <= TEXT_MAX && isMailAddress(address)),
    reportMessages.recipients,
  ),
);
