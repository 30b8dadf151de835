import { useMemo } from 'react';
import { useClock } from '@standby/shared-ui';
import type { RunningRow } from '@standby/live-room/domain/running/running-view';
import { dateAndTime } from '@standby/live-room/domain/time/time';
import { OnPaper, type PaperColumn, PaperPages, paperOf } from '@standby/paper';
import { KINDS } from './move-kinds';

const COLUMNS: readonly PaperColumn[] = [
  { label: 'Done', widthMm: 14 },
  { label: 'What' },
  { label: 'Where' },
  { label: 'By', widthMm: 34 },
  { label: 'When', widthMm: 46 },
];

interface PaperRow extends RunningRow {
  readonly id: string;
}

const renderCells = ({ move, between, state }: PaperRow) => (
  <>
    <td>
      <span data-box>{state === 'done' && '✓'}</span>
    </td>
    <td data-column="name">
      <small>{KINDS[move.kind]}</small> {move.what}
    </td>
    <td>{move.place}</td>
    <td>{move.by}</td>
    <td>{between}</td>
  </>
);

interface MovesOnPaperProps {
  readonly title: string;
  readonly rows: readonly RunningRow[];
  /** Why the sheet may be out of date, if it may. */
  readonly notice: string | undefined;
  /** Now, epoch ms. */
  readonly nowMs: () => number;
}

function Sheet({ title, rows, notice, nowMs }: MovesOnPaperProps) {
  const clock = useClock();
  const sheets = useMemo(
    () => [{ title: 'Running sheet', rows: rows.map((row) => ({ ...row, id: row.move.id })) }],
    [rows],
  );
  const printed = dateAndTime(nowMs(), clock);
  return (
    <PaperPages
      title={title}
      foot={notice === undefined ? [printed] : [printed, notice]}
      sheets={sheets}
      paper={paperOf(navigator.language)}
      columns={COLUMNS}
      renderCells={renderCells}
    />
  );
}

/** The running sheet on paper, with boxes that are ticked by hand. */
export function MovesOnPaper(props: MovesOnPaperProps) {
  return <OnPaper>{() => <Sheet {...props} />}</OnPaper>;
}
