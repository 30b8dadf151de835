import { Download, FileText, Flag, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, Dialog, type DialogProps, LazyPart, lazyScreen } from '@standby/shared-ui';
import { NEUTRAL_CLOCK } from '@standby/shared-ui/text';
import {
  readPageSession,
  reportPath,
  reportsPath,
  type ScheduledPerformance,
} from '@standby/contracts';
import { reportCsv } from '@standby/live-room/domain/report/report-csv';
import { nightReport } from '../../domain/report/night-report';
import { NIGHT_NOW } from '@standby/live-room/domain/report/nights';
import { wallTimeOf } from '@standby/live-room/domain/state/room-state';
import { useCanControl, useRoom } from '@standby/room-parts/room-context';
import { useRoomZone } from '@standby/room-parts/room-zone';
import { useShow } from '@standby/room-parts/use-show';
import { reportCsv as sheetCsv, reportSheet } from '@standby/show-report/sheet';
import { downloadCsv } from '@standby/table-import/write/download';
import { NightSelect } from './NightSelect';
import { UnrolledDialog } from './print.styles';
import { reportFileName } from './report-text';
import { ReportSheet } from './ReportSheet';
import { roomReport } from './room-report';
import { Links } from './ShowReport.styles';

export interface ShowReportProps extends Pick<DialogProps, 'finalFocus'> {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Performances of the show, from its schedule. */
  readonly performances?: readonly ScheduledPerformance[];
  /** The scheduled performance of the room. */
  readonly performance?: ScheduledPerformance | undefined;
  /** Called after the performance was ended; undefined if this window cannot end one. */
  readonly onEndPerformance?: () => void;
}

export const ServerHistory = lazyScreen(() => import('./ServerHistory'), 'ServerHistory');

const NONE: readonly ScheduledPerformance[] = [];

/**
 * The show’s report of a performance, to read, print and download. It is written on the show’s
 * pages.
 */
export function ShowReport(props: ShowReportProps) {
  const { open, onClose, finalFocus, onEndPerformance, performances = NONE, performance } = props;
  const { showId, title } = useShow();
  const room = useRoom();
  const timeZone = useRoomZone();
  const canControl = useCanControl();
  const [nightId, setNightId] = useState(NIGHT_NOW);
  // Only members of an organization read the history.
  const organizationId = readPageSession()?.organizationId;

  const nameAt = (atMs: number, name: string) =>
    reportFileName(`${title} ${name}`.trim(), atMs, timeZone);

  const handleDownload = () => {
    const { state, lines } = room.getSnapshot();
    const nowMs = room.now();
    const known = { performances, performance, title, timeZone };
    const { report, show, facts } = roomReport({ ...known, lines, room: state, nowMs, nightId });
    const night = nightReport(lines, state, { nightId, nowMs });
    const csv = sheetCsv(reportSheet(report, show, NEUTRAL_CLOCK, facts));
    downloadCsv(nameAt(wallTimeOf(night.state, night.nowMs), ''), csv);
  };

  const handleDownloadLog = () => {
    const { state: now, lines } = room.getSnapshot();
    const { report, state, nowMs } = nightReport(lines, now, { nightId, nowMs: room.now() });
    const csv = reportCsv(report, state, title, timeZone);
    downloadCsv(nameAt(wallTimeOf(state, nowMs), 'timers'), csv);
  };

  const download = <Download strokeWidth={1.5} aria-hidden />;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      finalFocus={finalFocus}
      size="large"
      title="Show report"
      footer={
        <>
          {organizationId && (
            <LazyPart>
              <ServerHistory room={{ organizationId, showId }} />
            </LazyPart>
          )}
          <Button variant="ghost" data-print="hide" icon={download} onClick={handleDownloadLog}>
            Timers and messages, CSV
          </Button>
          <Button
            data-print="hide"
            icon={<Printer strokeWidth={1.5} aria-hidden />}
            onClick={() => window.print()}
          >
            Print
          </Button>
          <Button data-print="hide" variant="primary" icon={download} onClick={handleDownload}>
            Download CSV
          </Button>
        </>
      }
    >
      {open && <UnrolledDialog />}
      {open && <NightSelect nightId={nightId} onChange={setNightId} />}
      <ReportSheet performances={performances} performance={performance} nightId={nightId} />
      <Links data-print="hide">
        {canControl && onEndPerformance && (
          <Button icon={<Flag strokeWidth={1.5} aria-hidden />} onClick={onEndPerformance}>
            End this performance…
          </Button>
        )}
        {performance && nightId === NIGHT_NOW ? (
          <Button
            as={Link}
            to={reportPath(showId, performance.reportId || performance.id)}
            icon={<FileText strokeWidth={1.5} aria-hidden />}
          >
            Write the report of {performance.name.toLowerCase()}
          </Button>
        ) : (
          <Link to={reportsPath(showId)}>Reports of the show</Link>
        )}
      </Links>
    </Dialog>
  );
}
