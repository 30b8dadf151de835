import { Download, Flag, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, Dialog, type DialogProps, LazyPart, lazyScreen } from '@standby/shared-ui';
import { readApiBase, reportsPath } from '@standby/contracts';
import { reportCsv } from '@standby/live-room/domain/report/report-csv';
import { nightReport } from '@standby/live-room/domain/report/night-report';
import { NIGHT_NOW } from '@standby/live-room/domain/report/nights';
import { wallTimeOf } from '@standby/live-room/domain/room/room-state';
import { useCanControl, useRoom } from '../room-context/room-context';
import { useRoomZone } from '../room-context/room-zone';
import { useShow } from '../room-context/useShow';
import { downloadCsv } from './download';
import { NightSelect } from './NightSelect';
import { UnrolledDialog } from './print.styles';
import { reportFileName } from './report-text';
import { ReportSheet } from './ReportSheet';
import { Links } from './ShowReport.styles';

export interface ShowReportProps extends Pick<DialogProps, 'finalFocus'> {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Left out where this window ends no performance. */
  readonly onEndPerformance?: () => void;
}

export const ServerHistory = lazyScreen<{ readonly showId: string }>(
  () => import('./ServerHistoryLazy'),
);

/** The report of what happened in the room, from its log: to read, to print, to download. */
export function ShowReport({ open, onClose, finalFocus, onEndPerformance }: ShowReportProps) {
  const { showId, title } = useShow();
  const room = useRoom();
  const zone = useRoomZone();
  const canControl = useCanControl();
  const [nightId, setNightId] = useState(NIGHT_NOW);

  const handleDownload = () => {
    const { state: now, lines } = room.getSnapshot();
    const night = nightReport(lines, now, { nightId, nowMs: room.now() });
    const { report, state, nowMs } = night;
    const csv = reportCsv(report, state, title, zone);
    downloadCsv(reportFileName(title, wallTimeOf(state, nowMs), zone), csv);
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      finalFocus={finalFocus}
      size="large"
      title="Show report"
      footer={
        <>
          {readApiBase() !== undefined && (
            <LazyPart>
              <ServerHistory showId={showId} />
            </LazyPart>
          )}
          <Button
            data-print="hide"
            icon={<Printer strokeWidth={1.5} aria-hidden />}
            onClick={() => window.print()}
          >
            Print
          </Button>
          <Button
            data-print="hide"
            variant="primary"
            icon={<Download strokeWidth={1.5} aria-hidden />}
            onClick={handleDownload}
          >
            Download CSV
          </Button>
        </>
      }
    >
      {open && <UnrolledDialog />}
      {open && <NightSelect nightId={nightId} onChange={setNightId} />}
      <ReportSheet title={title} nightId={nightId} />
      <Links data-print="hide">
        {canControl && onEndPerformance && (
          <Button icon={<Flag strokeWidth={1.5} aria-hidden />} onClick={onEndPerformance}>
            End this performance…
          </Button>
        )}
        <Link to={reportsPath(showId)}>Reports of the show</Link>
      </Links>
    </Dialog>
  );
}
