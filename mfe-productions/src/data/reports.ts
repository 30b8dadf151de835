import { listOfShow } from '@standby/collections/connected';
import type { Collection } from '@standby/collections/port';
import { byMode } from '@standby/contracts';
import { reportList, type Report, type ReportContent } from '../domain/report/report';
import { sampleReports } from './sample-reports';

/** Port to the performances and rehearsals of one show, with their reports. */
export type Reports = Collection<Report, ReportContent>;

/** localStorage key of the reports of a show. */
export const reportsKey = (showId: string): string => `standby:reports:${showId}`;

export const { createInBrowser: createReports, of: reportsOf } = listOfShow<Report, ReportContent>(
  reportList,
  {
    key: reportsKey,
    version: 1,
    samples: (showId) => sampleReports.filter((report) => report.showId === showId),
  },
);

/** Result of sending a report. */
export interface SentReport {
  /** Addresses that got no mail. */
  readonly failed: readonly string[];
}

export type SendReport = (
  reports: Reports,
  report: Report,
  to: readonly string[],
) => Promise<SentReport>;

/** Whether a server mails reports; otherwise the person's own mail program does. */
export const isMailedByServer = byMode(false, true);

/** Sends a report, which is immutable afterwards. */
export const sendReport = byMode<SendReport>(
  async (reports, report, to) => {
    // In this browser, only the report itself records that it was sent.
    const sent: Partial<Report> = { sentAt: new Date().toISOString(), sentTo: [...to] };
    await reports.update(report.id, sent);
    return { failed: [] };
  },
  async (_reports, report, to) => {
    const { sendServerReport } = await import('./server-reports');
    return sendServerReport(report.id, to);
  },
);
