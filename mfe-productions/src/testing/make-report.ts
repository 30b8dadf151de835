import { NOW } from '@standby/testing/now';
import { newReport, reportWith, type Report, type ReportContent } from '../domain/report/report';

/** Returns a performance of Hamlet in which only the given fields matter. */
export function makeReport(number: number, said: Partial<ReportContent> = {}): Report {
  const known = { showId: 'hamlet', kind: 'performance', number } as const;
  const content = reportWith({ ...known, date: '2025-01-15', startTime: '19:30', ...said });
  return newReport(content, { id: `performance-${number}`, at: NOW });
}
