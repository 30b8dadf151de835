import type { TimerReport } from '@standby/live-room/domain/report/show-report';
import { reportFigure } from '@standby/live-room/domain/timer/time';
import { adjustmentsText, holdsText, overrunText } from './report-text';
import type { ToWall } from './ReportSheet';
import { Scroll, Table } from './ShowReport.styles';
import { useMomentText } from './useMomentText';

const COLUMNS = ['Timer', 'Up', 'Down', 'Running', 'Holds', '±', 'Overrun'] as const;

interface TimerTableProps {
  readonly timers: readonly TimerReport[];
  readonly toWall: ToWall;
}

export function TimerTable({ timers, toWall }: TimerTableProps) {
  const timeText = useMomentText();
  return (
    <Scroll role="region" aria-label="Timers of the report" tabIndex={0}>
      <Table>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th
                key={column}
                scope="col"
                aria-label={column === '±' ? 'Time added or taken' : undefined}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {timers.map((timer) => (
            <tr key={timer.timerId}>
              <th scope="row">{timer.name}</th>
              <td>{timeText(toWall(timer.upAtMs))}</td>
              <td>{timeText(toWall(timer.downAtMs), 'running')}</td>
              <td>{reportFigure(timer.runningMs)}</td>
              <td>{holdsText(timer)}</td>
              <td>{adjustmentsText(timer)}</td>
              <td>{overrunText(timer)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
