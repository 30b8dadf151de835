import { Download, Printer } from 'lucide-react';
<<<<<<< HEAD
import { Button, Dialog, type DialogProps, LazyPart, lazyScreen } from '@standby/shared-ui';
=======
import { useEffect } from 'react';
import { Button, Dialog, type DialogProps, LazyBoundary, lazyScreen } from '@standby/shared-ui';
>>>>>>> main
import { readApiBase } from '@standby/shared-ui/contracts';
import { reportCsv } from '../../domain/report/report-csv';
import { showReport } from '../../domain/report/show-report';
import { wallTimeOf } from '../../domain/room/room-state';
import { useRoom } from '../room-context/room-context';
import { useShow } from '../room-context/useShow';
import { downloadCsv } from './download';
import { PrintOnly } from './print.styles';
import { reportFileName } from './report-text';
import { ReportSheet } from './ReportSheet';

export interface ShowReportProps extends Pick<DialogProps, 'finalFocus'> {
  readonly open: boolean;
  readonly onClose: () => void;
}

export const ServerHistory = lazyScreen<{ readonly showId: string }>(
  () => import('./ServerHistoryLazy'),
);

/** The report of what happened in the room, from its log: to read, to print, to download. */
export function ShowReport({ open, onClose, finalFocus }: ShowReportProps) {
  const { showId, title } = useShow();
  const room = useRoom();
  const isConnected = readApiBase() !== undefined;
  // The server may be gone when it is opened.
  useEffect(() => {
    if (isConnected) void ServerHistory.preload();
  }, [isConnected]);

  const handleDownload = () => {
    const nowMs = room.now();
    const { state, lines } = room.getSnapshot();
    const csv = reportCsv(showReport(lines, state, nowMs), state, title);
    downloadCsv(reportFileName(title, wallTimeOf(state, nowMs)), csv);
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
<<<<<<< HEAD
          {readApiBase() !== undefined && (
            <LazyPart>
=======
          {isConnected && (
            <LazyBoundary>
>>>>>>> main
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
      {open && <PrintOnly />}
      <ReportSheet title={title} />
    </Dialog>
  );
}
