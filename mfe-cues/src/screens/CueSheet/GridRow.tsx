import { ArrowDownUp, Link2, PencilLine } from 'lucide-react';
import { memo } from 'react';
import { VisuallyHidden, useClock } from '@standby/shared-ui';
import { cellText, COLUMN_NAMES, CUE_COLUMNS } from '@standby/live-room/domain/cues/cue-cells';
import type { WaitingCells } from '../../domain/cues/change-text';
import type { Cue } from '@standby/live-room/domain/state/cue-schema';
import { cueName } from '@standby/live-room/domain/state/cue-sheet';
import { CellEditor } from './CellEditor';
import { Cell, Other, Row, Words } from './CueGrid.styles';
import type { CellActs, Editing } from './cell-editing';
import type { OthersInRow } from './useOthers';

interface GridRowProps {
  readonly cue: Cue;
  /** Index among the shown rows, from 0. */
  readonly index: number;
  /** Distance from the first row, in px. */
  readonly start: number;
  /** Column of the cell that takes the focus, if it is in this row. */
  readonly activeColumn: number | undefined;
  /** Whether the row is one of several selected rows. */
  readonly isSelected: boolean;
  readonly editing: Editing | undefined;
  /** Whether the cue is called together with the one above. */
  readonly isTogether: boolean;
  readonly isOutOfOrder: boolean;
  /** Other people in its cells. */
  readonly others: OthersInRow | undefined;
  /** Proposals for its cells. */
  readonly waiting: WaitingCells | undefined;
  readonly acts: CellActs;
}

/** Offset of a row index for ARIA: indexes start at 1, and the header is the first row. */
const FIRST_ROW = 2;

const icon = { strokeWidth: 1.5, size: 16, 'aria-hidden': true };

export const GridRow = memo(function GridRow(props: GridRowProps) {
  const clock = useClock();
  const {
    cue,
    index,
    start,
    activeColumn,
    isSelected,
    editing,
    isTogether,
    isOutOfOrder,
    others,
    waiting,
    acts,
  } = props;
  return (
    <Row
      role="row"
      aria-rowindex={index + FIRST_ROW}
      data-active={activeColumn !== undefined}
      aria-selected={isSelected}
      data-together={isTogether}
      style={{ transform: `translateY(${start}px)` }}
    >
      {CUE_COLUMNS.map((column, at) => {
        const isActive = at === activeColumn;
        const isEdited = editing?.column === at;
        const text = cellText(cue, column, clock);
        const proposed = waiting?.[column];
        const other = others?.[column];
        return (
          <Cell
            key={column}
            role={column === 'cue' ? 'rowheader' : 'gridcell'}
            aria-colindex={at + 1}
            tabIndex={isActive && !isEdited ? 0 : -1}
            data-column={column}
            data-other={other !== undefined}
            data-trigger={column === 'trigger' ? cue.trigger.kind : undefined}
            onClick={({ shiftKey }) => {
              if (!isEdited) acts.press(cue, at, shiftKey);
            }}
          >
            {isEdited ? (
              <CellEditor
                label={`${COLUMN_NAMES[column]} of ${cueName(cue)}`}
                editing={editing}
                acts={acts}
              />
            ) : (
              <>
                {column === 'cue' && isTogether && (
                  <>
                    <Link2 {...icon} />
                    <VisuallyHidden>With the cue above: </VisuallyHidden>
                  </>
                )}
                <Words>{text}</Words>
                {column === 'cue' && isOutOfOrder && (
                  <span title="Its number does not come after the one before it.">
                    <ArrowDownUp {...icon} />
                    <VisuallyHidden>, number out of order</VisuallyHidden>
                  </span>
                )}
                {other !== undefined && (
                  <Other>
                    <VisuallyHidden>, here: </VisuallyHidden>
                    {other}
                  </Other>
                )}
                {proposed !== undefined && (
                  <span title={`Proposed: ${proposed}`}>
                    <PencilLine {...icon} />
                    <VisuallyHidden>{`, proposed: ${proposed}`}</VisuallyHidden>
                  </span>
                )}
              </>
            )}
          </Cell>
        );
      })}
    </Row>
  );
});
