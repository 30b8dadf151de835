import { type Clock, formatDate, formatTime, readerLocale } from '@standby/shared-ui/text';
import type { NightFacts } from '@standby/live-room/domain/report/night-facts';
import { notesHeading } from '@standby/live-room/domain/performance/notes';
import { timezoneText } from '@standby/contracts';
import { toCsv, type Cell } from '@standby/table-import/write/csv';
import { mergedNotes, notesByDepartment, type DepartmentNotes } from './notes';
import type { ReportedShow, ReportOfNight, ReportPicture } from './report-of-night';
import { cueTexts, holdTexts, timeRows, type TimeRow } from './report-text';

/** Returns `Performance 12` or `Rehearsal 3`, and `Performance` for one that is not counted. */
export function reportName({ kind, number }: Pick<ReportOfNight, 'kind' | 'number'>): string {
  const name = kind === 'performance' ? 'Performance' : 'Rehearsal';
  return number === 0 ? name : `${name} ${number}`;
}

/** Returns the alternative text of a picture. */
export const pictureText = ({ caption }: ReportPicture, place: number): string =>
  caption || `Picture ${place + 1}`;

interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A report in its readable form, for a page, paper, a mail and a spreadsheet. */
export interface ReportSheet {
  /** Title such as `Hamlet · Performance 12`. */
  readonly title: string;
  /** Kind and version, such as `Show report, version 2`. */
  readonly kind: string;
  readonly facts: Readonly<Record<string, string>>;
  readonly times: readonly TimeRow[];
  readonly sections: readonly Section[];
  readonly notes: readonly DepartmentNotes[];
  readonly pictures: readonly ReportPicture[];
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

function sectionsOf(
  report: ReportOfNight,
  facts: NightFacts | null,
  { timezone }: ReportedShow,
  clock: Clock,
): Section[] {
  const absent = report.absences.map(({ name, position, state, at }) =>
    [position === '' ? name : `${name} (${position})`, state, formatTime(at, clock)]
      .filter(Boolean)
      .join(', '),
  );
  const all = [
    { title: 'Summary', lines: linesOf(report.summary) },
    { title: 'Holds', lines: facts ? holdTexts(facts, timezone, clock) : [] },
    { title: 'Cues', lines: facts ? cueTexts(facts, timezone, clock) : [] },
    { title: 'Late and absent', lines: absent },
    { title: 'Understudies on', lines: linesOf(report.understudies) },
    { title: 'Incidents and accidents', lines: linesOf(report.incidents) },
  ];
  return all.filter(({ lines }) => lines.length > 0);
}

/**
 * @param clock clock of the reader
 * @param facts facts of the room's log, if they are newer than the report's facts
 * @param locale locale of the reader
 */
export function reportSheet(
  report: ReportOfNight,
  show: ReportedShow,
  clock: Clock,
  facts = report.facts,
  locale = readerLocale(),
): ReportSheet {
  const { kind, version, date, startTime, house, weather } = report;
  const name = kind === 'performance' ? 'Show report' : 'Rehearsal report';
  return {
    title: `${show.title} · ${reportName(report)}`,
    kind: version > 1 ? `${name}, version ${version}` : name,
    facts: {
      Date: formatDate(date, 'full', locale),
      Start: `${formatTime(startTime, clock)} ${timezoneText(show.timezone)}`,
      Venue: show.venue,
      House: house,
      Weather: weather,
    },
    times: facts ? timeRows(facts, show.timezone, clock) : [],
    sections: sectionsOf(report, facts, show, clock),
    notes: notesByDepartment(mergedNotes(report.notes, facts)),
    pictures: report.pictures ?? [],
  };
}

const noteLine = ({ moment, text }: { readonly moment: string; readonly text: string }): string =>
  moment === '' ? text : `${moment}: ${text}`;

const timeLine = ({ label, planned, actual, ended, length, remark }: TimeRow): string => {
  const from = [actual, ended].filter(Boolean).join(' – ');
  const said = [from, planned && `planned ${planned}`, length, remark].filter(Boolean);
  return `${label}: ${said.join(', ')}`;
};

/** Returns the report as the text of a mail. */
export function reportMailText(sheet: ReportSheet): string {
  const facts = Object.entries(sheet.facts).filter(([, value]) => value !== '');
  const block = (title: string, lines: readonly string[]): string =>
    [title.toUpperCase(), ...lines.map((line) => `  ${line}`)].join('\n');
  return [
    `${sheet.kind}\n${sheet.title}`,
    facts.map(([term, value]) => `${term}: ${value}`).join('\n'),
    ...(sheet.times.length > 0 ? [block('Times', sheet.times.map(timeLine))] : []),
    ...sheet.sections.map(({ title, lines }) => block(title, lines)),
    ...sheet.notes.map(({ department, notes }) =>
      block(notesHeading(department), notes.map(noteLine)),
    ),
    ...(sheet.pictures.length > 0 ? [block('Pictures', sheet.pictures.map(pictureText))] : []),
  ].join('\n\n');
}

const COLUMNS = ['Kind', 'Name', 'Planned', 'From', 'To', 'Length', 'Text'] as const;

/** Returns the report as a spreadsheet: first its facts, then a row for each of its lines. */
export function reportCsv(sheet: ReportSheet): string {
  const rows: Cell[][] = [
    ['Report', sheet.title, null, null, null, null, sheet.kind],
    ...Object.entries(sheet.facts).map(([term, text]) => [
      'Fact',
      term,
      null,
      null,
      null,
      null,
      text,
    ]),
    ...sheet.times.map(({ label, planned, actual, ended, length, remark }) => [
      'Time',
      label,
      planned,
      actual,
      ended,
      length,
      remark,
    ]),
    ...sheet.sections.flatMap(({ title, lines }) =>
      lines.map((line) => [title, null, null, null, null, null, line]),
    ),
    ...sheet.notes.flatMap(({ department, notes }) =>
      notes.map(({ moment, text }) => ['Note', department, null, moment, null, null, text]),
    ),
    ...sheet.pictures.map((picture, place) => {
      return ['Picture', null, null, null, null, null, pictureText(picture, place)];
    }),
  ];
  return toCsv([COLUMNS, ...rows]);
}
