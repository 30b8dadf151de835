import { type BrowserEnvironment, createBrowserCollection } from '@standby/collections/browser';
import { selectCollection } from '@standby/collections/connected';
import type { Collection } from '@standby/collections/port';
import { readApiBase } from '@standby/contracts';
import {
  editReport,
  newReport,
  reportNoun,
  reportSchema,
  type Report,
  type ReportContent,
} from '../domain/report/report';
import { sampleReports } from './sample-reports';

/** The port to the performances and rehearsals of one show, with their reports. */
export type Reports = Collection<Report, ReportContent>;

/** localStorage key of the reports of a show. */
export const reportsKey = (showId: string): string => `standby:reports:${showId}`;

/** The reports of a show in this browser. */
export function createReports(
  showId: string,
  environment: Partial<BrowserEnvironment> = {},
  samples: readonly Report[] = sampleReports.filter((report) => report.showId === showId),
): Reports {
  return createBrowserCollection<Report, ReportContent>({
    ...environment,
    key: reportsKey(showId),
    version: 1,
    schema: reportSchema,
    noun: reportNoun,
    samples,
    make: newReport,
    change: editReport,
  });
}

const known = new Map<string, Reports>();

/** The reports of a show: the same ones for all screens of this window. */
export function reportsOf(showId: string): Reports {
  const reports =
    known.get(showId) ??
    selectCollection<Report, ReportContent>(
      () => createReports(showId),
      () => import('./server-reports').then((server) => server.createServerReports(showId)),
    );
  known.set(showId, reports);
  return reports;
}

/** What became of a report that was sent. */
export interface SentReport {
  /** The addresses that got no mail. */
  readonly failed: readonly string[];
}

export type SendReport = (
  reports: Reports,
  report: Report,
  to: readonly string[],
) => Promise<SentReport>;

/** Whether a server mails reports; otherwise the person's own mail program does. */
export const isMailedByServer = readApiBase() !== undefined;

/** Sends a report: it does not change any more. */
export const sendReport: SendReport = async (reports, report, to) => {
  if (isMailedByServer) {
    const { sendServerReport } = await import('./server-reports');
    return sendServerReport(report.id, to);
  }
  // In this browser nothing but the report itself knows that it was sent.
  const sent: Partial<Report> = { sentAt: new Date().toISOString(), sentTo: [...to] };
  await reports.update(report.id, sent);
  return { failed: [] };
};
