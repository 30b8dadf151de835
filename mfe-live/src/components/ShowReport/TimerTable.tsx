import type { TimerReport } from '../../domain/report';
import { reportFigure } from '../../domain/time';
import { adjustmentsWords, holdsWords, momentWords, overrunWords } from './report-words';
import type { ToWall } from './ReportSheet';
import { Scroll, Table } from './ShowReport.styles';

const COLUMNS = ['Timer', 'Up', 'Down', 'Running', 'Holds', '±', 'Overrun'] as const;

interface TimerTableProps {
  readonly timers: readonly TimerReport[];
  readonly toWall: ToWall;
}

export function TimerTable({ timers, toWall }: TimerTableProps) {
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
              <td>{momentWords(toWall(timer.upAtMs))}</td>
              <td>{momentWords(toWall(timer.downAtMs), 'running')}</td>
              <td>{reportFigure(timer.runningMs)}</td>
              <td>{holdsWords(timer)}</td>
              <td>{adjustmentsWords(timer)}</td>
              <td>{overrunWords(timer)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
