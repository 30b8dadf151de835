import { Link } from 'react-router-dom';
import { StatusBadge, useClock } from '@standby/shared-ui';
import { byLatest } from '@standby/collections/list';
import { formatDate, formatTime } from '@standby/shared-ui/text';
import { reportPath } from '@standby/contracts';
import { reportFigure } from '@standby/live-room/domain/time/time';
import type { Performance } from '../../domain/performance';
import { isSent, reportName, type Report } from '../../domain/report/report';
import { lateText } from '@standby/show-report/text';
import * as S from './Reports.styles';

/**
 * Columns of the table. A phone omits columns with `isMore`; the report itself shows their values.
 */
const COLUMNS = [
  { name: 'Report' },
  { name: 'Date' },
  { name: 'Start', isMore: true },
  { name: 'Curtain up' },
  { name: 'Run time', isMore: true },
  { name: 'Show time', isMore: true },
  { name: 'House', isMore: true },
  { name: 'Status' },
];

function Row({ report }: { readonly report: Report }) {
  const { id, showId, date, startTime, facts, house, version } = report;
  const clock = useClock();
  const name = reportName(report);
  const up = facts?.upAtMs;
  const isWhole = !report.isFromFile && (report.undelivered ?? []).length === 0;
  return (
    <tr>
      <th scope="row">
        <Link to={reportPath(showId, id)}>{name}</Link>
      </th>
      <td>{formatDate(date, 'medium')}</td>
      <td data-more>{formatTime(startTime, clock)}</td>
      <td>{facts && typeof up === 'number' ? lateText(facts.curtainAtMs, up) || 'up' : '–'}</td>
      <td data-more>{facts && facts.runMs > 0 ? reportFigure(facts.runMs) : '–'}</td>
      <td data-more>{facts && facts.showMs > 0 ? reportFigure(facts.showMs) : '–'}</td>
      <td data-more>{house || '–'}</td>
      <td>
        <StatusBadge tone={isSent(report) && isWhole ? 'go' : 'standby'}>
          {stateText(report)}
          {version > 1 && `, version ${version}`}
        </StatusBadge>
      </td>
    </tr>
  );
}

function stateText({ sentAt, sentTo, isFromFile, undelivered = [] }: Report): string {
  if (!isSent({ sentAt })) return 'Draft';
  if (isFromFile) return 'From a file';
  const reached = sentTo.length - undelivered.length;
  return undelivered.length === 0 ? 'Sent' : `Sent to ${reached} of ${sentTo.length}`;
}

/** Row of a scheduled performance whose report has not been begun. */
function PlannedRow({
  showId,
  planned,
}: {
  readonly showId: string;
  readonly planned: Performance;
}) {
  const { id, date, startTime } = planned;
  const clock = useClock();
  return (
    <tr>
      <th scope="row">
        <Link to={reportPath(showId, id)}>{reportName(planned)}</Link>
      </th>
      <td>{formatDate(date, 'medium')}</td>
      <td data-more>{formatTime(startTime, clock)}</td>
      <td>–</td>
      <td data-more>–</td>
      <td data-more>–</td>
      <td data-more>–</td>
      <td>
        <StatusBadge tone="neutral">Not written</StatusBadge>
      </td>
    </tr>
  );
}

interface ReportTableProps {
  readonly showId: string;
  readonly reports: readonly Report[];
  /** Scheduled performances without a report. */
  readonly planned: readonly Performance[];
}

/** Table of a show's performances and rehearsals, latest first. */
export function ReportTable({ showId, reports, planned }: ReportTableProps) {
  const rows = [...reports, ...planned].toSorted(
    byLatest(({ date, startTime }) => `${date}T${startTime}`),
  );
  return (
    <S.Scroll role="region" aria-label="Performances and rehearsals" tabIndex={0}>
      <S.Table>
        <thead>
          <tr>
            {COLUMNS.map(({ name, isMore }) => (
              <th key={name} scope="col" data-more={isMore}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) =>
            'version' in row ? (
              <Row key={row.id} report={row} />
            ) : (
              <PlannedRow key={row.id} showId={showId} planned={row} />
            ),
          )}
        </tbody>
      </S.Table>
    </S.Scroll>
  );
}
