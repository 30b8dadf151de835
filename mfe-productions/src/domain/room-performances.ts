import type { ScheduledPerformance } from '@standby/contracts';
import { reportOfNightSchema, type ShowReportOfNight } from '@standby/show-report/report-of-night';
import * as v from 'valibot';
import { DEFAULT_CUSTOM } from './call-custom';
import { atScheduledTime, entryOf, performancesOf, type Performance } from './performance';
import type { Person } from './person';
import { isSent, latestReports, reportName, reportWith, type Report } from './report/report';
import type { Entry } from './schedule/entry';
import { minutesOf, MINUTES_PER_HOUR, wallOf } from './schedule/wall';
import { instantOf } from './schedule/zoned';
import type { Show } from './show';
import { absencesOf, signInBoard, type SignIn } from './sign-in/sign-in';

/* This module provides the performances of a show and their reports for its live room. */

export interface RoomSources {
  readonly show: Pick<Show, 'title' | 'venue' | 'timezone' | 'custom'>;
  readonly reports: readonly Report[];
  /** Entries of the schedule. */
  readonly entries: readonly Entry[];
  readonly people: readonly Person[];
  readonly signIns: readonly SignIn[];
}

/** Assumed length of a performance that is not on the schedule. */
const UNSCHEDULED_MINUTES = 3 * MINUTES_PER_HOUR;

const MILLIS_PER_DAY = 86_400_000;
/** Time before and after now for which a room knows the performances. */
const BEFORE_MS = 14 * MILLIS_PER_DAY;
const AFTER_MS = 7 * MILLIS_PER_DAY;

/**
 * Returns a report with its late and absent people. An unsent report takes them from the sign-in
 * sheet.
 */
export function withAbsences<ReportPart extends Pick<Report, 'absences'>>(
  report: ReportPart,
  call: Performance,
  { show, people, signIns }: Pick<RoomSources, 'show' | 'people' | 'signIns'>,
  nowMs: number,
): ReportPart {
  const board = signInBoard(call, people, signIns, show);
  if (board.every(({ signIn }) => signIn === undefined)) return report;
  return { ...report, absences: absencesOf(board, call, show.timezone, nowMs) };
}

interface Night {
  readonly call: Performance;
  /** Report of the performance; undefined until one is begun. */
  readonly report?: Report;
}

/** Returns each performance with the latest version of its report. */
function nightsOf({ reports, entries }: RoomSources): Night[] {
  const reported = latestReports(reports)
    .filter(({ kind }) => kind === 'performance')
    .map((stored): Night => {
      const report = atScheduledTime(stored, entries);
      const { id, kind, number, date, startTime } = report;
      const entry = entryOf(report, entries);
      return { report, call: { id, kind, number, date, startTime, entry, hasReport: true } };
    });
  const unreported = performancesOf(reports, entries).filter(({ hasReport }) => !hasReport);
  return [...reported, ...unreported.map((call) => ({ call }))];
}

function readReport({ call, report }: Night, sources: RoomSources, nowMs: number) {
  const { kind, number, date, startTime } = call;
  const said = report ?? reportWith({ showId: '', kind, number, date, startTime });
  const isOver = report !== undefined && isSent(report);
  const shown = isOver ? said : withAbsences(said, call, sources, nowMs);
  // Parsing removes every field that is not part of the sheet.
  return v.parse(reportOfNightSchema, {
    show: sources.show,
    report: shown,
  }) satisfies ShowReportOfNight;
}

/**
 * Returns the performances of a show around a moment, earliest first.
 *
 * @param hasReports whether the reader may read the reports
 */
export function roomPerformances(
  sources: RoomSources,
  nowMs: number,
  hasReports: boolean,
): ScheduledPerformance[] {
  const { timezone, custom = DEFAULT_CUSTOM } = sources.show;
  return nightsOf(sources)
    .map((night) => {
      const { call, report } = night;
      const { id, date, startTime, entry } = call;
      const startAt = `${date}T${startTime}`;
      const endAt = entry?.endAt ?? wallOf(minutesOf(startAt) + UNSCHEDULED_MINUTES);
      return {
        night,
        performance: {
          id: entry?.id ?? id,
          name: reportName(call),
          date,
          startAtMs: instantOf(startAt, timezone),
          endAtMs: instantOf(endAt, timezone),
          custom,
          reportId: report?.id ?? '',
          isSent: report !== undefined && isSent(report),
        },
      };
    })
    .filter(({ performance: { startAtMs } }) => {
      return startAtMs > nowMs - BEFORE_MS && startAtMs < nowMs + AFTER_MS;
    })
    .toSorted((one, other) => one.performance.startAtMs - other.performance.startAtMs)
    .map(({ night, performance }) =>
      hasReports
        ? Object.assign(performance, { report: readReport(night, sources, nowMs) })
        : performance,
    );
}
