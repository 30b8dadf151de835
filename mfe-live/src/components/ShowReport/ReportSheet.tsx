import { useSyncExternalStore } from 'react';
import { useClock } from '@standby/shared-ui';
import type { ScheduledPerformance } from '@standby/contracts';
import { ReportSheet as Sheet } from '@standby/show-report/report-sheet';
import { reportSheet } from '@standby/show-report/sheet';
import { useRoom, useRoomState } from '@standby/room-parts/room-context';
import { useRoomZone } from '@standby/room-parts/room-zone';
import { useShow } from '@standby/room-parts/use-show';
import { roomReport } from './room-report';

interface ReportSheetProps {
  readonly performances: readonly ScheduledPerformance[];
  /** The scheduled performance of the room. */
  readonly performance: ScheduledPerformance | undefined;
  /** Id of an earlier performance’s night; `NIGHT_NOW` for the current performance. */
  readonly nightId: string;
}

/** The show’s report of a performance. Its times advance while a timer runs. */
export function ReportSheet({ performances, performance, nightId }: ReportSheetProps) {
  const clock = useClock();
  const timeZone = useRoomZone();
  const { title } = useShow();
  const room = useRoom();
  const { figures } = room.ticker;
  const nowMs = useSyncExternalStore(figures.subscribe, figures.getSnapshot);
  // The lines of the log change together with the state, so reading the state is enough.
  const state = useRoomState();
  const { lines } = room.getSnapshot();
  const sources = {
    lines,
    room: state,
    nowMs,
    nightId,
    performances,
    performance,
    title,
    timeZone,
  };
  const { report, show, facts } = roomReport(sources);
  return (
    <div data-print-root>
      <Sheet sheet={reportSheet(report, show, clock, facts)} />
    </div>
  );
}
