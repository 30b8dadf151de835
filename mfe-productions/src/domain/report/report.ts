import {
  CollectionError,
  idSchema,
  instantSchema,
  type ListDefinition,
} from '@standby/collections/port';
import { nightFactsSchema } from '@standby/live-room/domain/report/night-facts';
import * as v from 'valibot';
import { undeliveredReasons } from '../undelivered';
import { PICTURES_MAX, pictureSchema } from './pictures';

export { reportName } from '@standby/show-report/sheet';

export const reportKinds = ['performance', 'rehearsal'] as const;
export type ReportKind = (typeof reportKinds)[number];

export const NUMBER_MAX = 9_999;
export const NOTES_MAX = 100;
export const NOTE_MAX = 500;
/** Largest number of addresses that a report is sent to at once. */
export const RECIPIENTS_MAX = 50;
/** Largest number of addresses that a report is sent to in all. */
export const ALL_RECIPIENTS_MAX = 200;
const TEXT_MAX = 120;
const LONG_TEXT_MAX = 2_000;

const text = v.pipe(v.string(), v.maxLength(TEXT_MAX));
const longText = v.pipe(v.string(), v.maxLength(LONG_TEXT_MAX));

const reportNoteSchema = v.object({
  /** Id of the note; for a reworded note from the room, the id that it has there. */
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
  /** Moment as epoch ms; null for a note without a moment. */
  atMs: v.nullable(v.number()),
  /** Moment in the show, such as `Act 1, 0:12:04`. */
  moment: text,
  department: text,
  /** Text of the note; empty for a note from the room that is left out. */
  text: v.pipe(v.string(), v.maxLength(NOTE_MAX)),
});

const absences = ['late', 'absent'] as const;

export const reportSchema = v.object({
  id: idSchema,
  /** Show of the report; it never changes. */
  showId: idSchema,
  kind: v.picklist(reportKinds),
  /** Number of the performance or rehearsal. */
  number: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(NUMBER_MAX)),
  /**
   * Entry of the schedule that the report was begun for; the report uses its times until it is
   * sent.
   */
  entryId: v.optional(idSchema),
  /** Date and start as YYYY-MM-DD and HH:MM, in local time of the show's timezone. */
  date: v.pipe(v.string(), v.isoDate()),
  startTime: v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/u)),
  house: text,
  weather: text,
  summary: longText,
  incidents: longText,
  understudies: longText,
  notes: v.pipe(v.array(reportNoteSchema), v.maxLength(NOTES_MAX)),
  /** Facts from the room's log when the report was last saved. */
  facts: v.nullable(nightFactsSchema),
  /** People who signed in late, or not at all. */
  absences: v.pipe(
    v.array(v.object({ name: text, position: text, state: v.picklist(absences), at: text })),
    v.maxLength(NOTES_MAX),
  ),
  /** Pictures of the report; missing in reports that are older than pictures. */
  pictures: v.optional(v.pipe(v.array(pictureSchema), v.maxLength(PICTURES_MAX))),
  /** Version from 1; each correction of a sent report is a new version. */
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** Id of the previous version; empty for the first one. */
  corrects: v.union([v.literal(''), idSchema]),
  /** ISO instant of sending; empty before. A sent report is immutable. */
  sentAt: v.union([v.literal(''), instantSchema]),
  sentTo: v.pipe(v.array(text), v.maxLength(ALL_RECIPIENTS_MAX)),
  /** Recipients who got no mail, permanently or so far. */
  undelivered: v.optional(
    v.pipe(
      v.array(v.object({ to: text, why: v.picklist(undeliveredReasons) })),
      v.maxLength(ALL_RECIPIENTS_MAX),
    ),
  ),
  /** Whether the report came from a file as a sent one, so that this server did not send it. */
  isFromFile: v.optional(v.literal(true)),
  updatedAt: instantSchema,
});

export type Report = Readonly<v.InferOutput<typeof reportSchema>>;
export type ReportNote = Report['notes'][number];

/** Fields that a person enters for a report; the others are derived. */
export type ReportContent = Omit<Report, (typeof derivedFields)[number]>;

/** Fields that are not filled in by hand. */
export const derivedFields = [
  'id',
  'sentAt',
  'sentTo',
  'undelivered',
  'isFromFile',
  'updatedAt',
] as const;

export const isSent = ({ sentAt }: Pick<Report, 'sentAt'>): boolean => sentAt !== '';

export const SENT_MESSAGE =
  'This report has been sent and can no longer be changed. Create a new version to correct it.';

/** Returns a report with only some fields filled in. */
export const reportWith = (
  said: Pick<ReportContent, 'showId' | 'kind' | 'number' | 'date' | 'startTime'> &
    Partial<ReportContent>,
): ReportContent => ({
  house: '',
  weather: '',
  summary: '',
  incidents: '',
  understudies: '',
  notes: [],
  facts: null,
  absences: [],
  version: 1,
  corrects: '',
  ...said,
});

/** Creates a report. `at` is an ISO instant. */
export function newReport(content: ReportContent, { id, at }: { id: string; at: string }): Report {
  return { ...content, id, sentAt: '', sentTo: [], updatedAt: at };
}

/**
 * Returns the report after an edit, which keeps its show and version.
 * @throws {CollectionError} if the report was sent
 */
export function editReport(report: Report, change: Partial<Report>, at: string): Report {
  if (isSent(report)) throw new CollectionError('invalid', SENT_MESSAGE);
  const { id, showId, version, corrects } = report;
  return { ...report, ...change, id, showId, version, corrects, updatedAt: at };
}

/** Returns the next version of a sent report. */
export function correctionOf(report: Report): ReportContent {
  const { id, sentAt: _sentAt, sentTo: _sentTo, updatedAt: _updatedAt, ...rest } = report;
  const { isFromFile: _isFromFile, undelivered: _undelivered, ...content } = rest;
  return { ...content, version: report.version + 1, corrects: id };
}

/** Returns the versions that no later version corrects, latest performance or rehearsal first. */
export function latestReports(reports: readonly Report[]): Report[] {
  const corrected = new Set(reports.map(({ corrects }) => corrects));
  return reports.filter(({ id }) => !corrected.has(id)).toSorted(byMoment);
}

const momentOf = ({ date, startTime }: Report): string => `${date} ${startTime}`;

function byMoment(one: Report, other: Report): number {
  return momentOf(other).localeCompare(momentOf(one)) || other.number - one.number;
}

/** Returns the versions of a report, from the latest to the first. */
export function versionsOf(report: Report, reports: readonly Report[]): Report[] {
  const versions = [report];
  const byId = new Map(reports.map((other) => [other.id, other]));
  for (
    let earlier = byId.get(report.corrects);
    earlier && !versions.includes(earlier);
    earlier = byId.get(earlier.corrects)
  ) {
    versions.push(earlier);
  }
  for (
    let later = reports.find(({ corrects }) => corrects === versions[0]?.id);
    later && !versions.includes(later);
    later = reports.find(({ corrects }) => corrects === versions[0]?.id)
  ) {
    versions.unshift(later);
  }
  return versions;
}

/** Returns the number that follows the existing performances or rehearsals. */
export function nextNumber(reports: readonly Report[], kind: ReportKind): number {
  const numbers = reports.filter((report) => report.kind === kind).map(({ number }) => number);
  return Math.min(NUMBER_MAX, Math.max(0, ...numbers) + 1);
}

/** The performances and rehearsals of the shows, with their reports. */
export const reportList = {
  name: 'reports',
  noun: { one: 'report', many: 'reports' },
  write: 'reports:write',
  schema: reportSchema,
  make: newReport,
  change: editReport,
} as const satisfies ListDefinition<Report, ReportContent>;
