import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef } from 'react';
import { useClock } from '@standby/shared-ui';
import type { Cue } from '@standby/live-room/domain/state/cue-schema';
import { COLUMN_NAMES, CUE_COLUMNS } from '@standby/live-room/domain/cues/cue-cells';
import { waitingCells } from '../../domain/cues/change-text';
import { type CueSheet, cuesOutOfOrder } from '@standby/live-room/domain/state/cue-sheet';
import { isWithAbove } from '@standby/live-room/domain/cues/sheet-edits';
import type { Density } from '../../data/local/sheet-settings';
import { Body, Grid, Head, HeadCell, HeadGroup, Hint, Scroller } from './CueGrid.styles';
import { GridRow } from './GridRow';
import { RowTools } from './RowTools';
import { cellKey } from './cell-editing';
import { type GridPart, useGrid } from './useGrid';
import { useOthers, usePointing } from './useOthers';

/** Heights of a row in px: 44 suits a finger, and 36 shows more rows. */
const ROW_HEIGHTS: Readonly<Record<Density, number>> = { comfortable: 44, compact: 36 };
const HEAD_HEIGHT = 44;
const OVERSCAN = 8;

interface CueGridProps extends GridPart {
  readonly sheet: CueSheet;
  readonly density: Density;
}

/** A grid of cells that renders only the rows in view. */
export function CueGrid(props: CueGridProps) {
  const { sheet, shown, density, canEdit, activeId, onAddBelow, editing } = props;
  const clock = useClock();
  const rowHeight = ROW_HEIGHTS[density];
  const scrollerRef = useRef<HTMLDivElement>(null);
  const grid = useGrid(props);
  const { row: activeRow, column, from, to } = grid;
  const outOfOrder = useMemo(() => cuesOutOfOrder(sheet.cues), [sheet.cues]);
  const together = useMemo(
    () => new Set(sheet.cues.flatMap(({ id }, at) => (isWithAbove(sheet.cues, at) ? id : []))),
    [sheet.cues],
  );
  const others = useOthers();
  usePointing(
    activeId === undefined ? undefined : shown[activeRow]?.id,
    CUE_COLUMNS[column] ?? 'cue',
  );
  const waiting = useMemo(() => waitingCells(sheet, clock), [sheet, clock]);

  // oxlint-disable-next-line react/incompatible-library -- It renders this component itself; the React Compiler is off.
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scrollerRef.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollPaddingStart: HEAD_HEIGHT,
    paddingEnd: HEAD_HEIGHT * 2,
    getItemKey: (index) => shown[index]?.id ?? index,
    useFlushSync: false,
    // The row with the focus stays rendered wherever the grid is scrolled.
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const from = Math.max(0, startIndex - overscan);
      const to = Math.min(count - 1, endIndex + overscan);
      const rows = Array.from({ length: to - from + 1 }, (_, index) => from + index);
      if (activeRow < from) return [activeRow, ...rows];
      return activeRow > to && activeRow < count ? [...rows, activeRow] : rows;
    },
  });

  useEffect(() => {
    if (activeId !== undefined) virtualizer.scrollToIndex(activeRow);
  }, [virtualizer, activeId, activeRow]);

  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);

  const active: Cue | undefined = shown[activeRow];
  const { focusGoal } = grid;
  useEffect(() => {
    if (focusGoal.current !== cellKey(active?.id, column) || editing) return;
    focusGoal.current = undefined;
    const cell = scrollerRef.current?.querySelector<HTMLElement>('[tabindex="0"]');
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  return (
    <>
      {canEdit && active && (
        <RowTools
          cue={active}
          isFirst={activeRow === 0}
          isLast={activeRow === shown.length - 1}
          isFirstOfSheet={sheet.cues[0]?.id === active.id}
          isTogether={together.has(active.id)}
          acts={grid}
          onAddBelow={() => onAddBelow(active.id)}
        />
      )}
      <Scroller ref={scrollerRef}>
        <Grid
          role="grid"
          aria-label="Cues"
          aria-rowcount={shown.length + 1}
          aria-colcount={CUE_COLUMNS.length}
          data-density={density}
          aria-readonly={!canEdit}
          aria-describedby={canEdit ? 'cue-grid-keys' : undefined}
          aria-multiselectable
          onKeyDown={grid.handleKeyDown}
          onCopy={grid.handleCopy}
          onPaste={grid.handlePaste}
        >
          <HeadGroup role="rowgroup">
            <Head role="row" aria-rowindex={1}>
              {CUE_COLUMNS.map((name, index) => (
                <HeadCell key={name} role="columnheader" aria-colindex={index + 1}>
                  {COLUMN_NAMES[name]}
                </HeadCell>
              ))}
            </Head>
          </HeadGroup>
          <Body role="rowgroup" style={{ blockSize: virtualizer.getTotalSize() }}>
            {virtualizer.getVirtualItems().map(({ index, start }) => {
              const cue = shown[index];
              if (!cue) return null;
              return (
                <GridRow
                  key={cue.id}
                  cue={cue}
                  index={index}
                  start={start}
                  activeColumn={index === activeRow ? column : undefined}
                  isSelected={to > from && index >= from && index <= to}
                  editing={editing?.seen.id === cue.id ? editing : undefined}
                  isTogether={together.has(cue.id)}
                  others={others.get(cue.id)}
                  waiting={waiting.get(cue.id)}
                  isOutOfOrder={outOfOrder.has(cue.id)}
                  acts={grid.cellActs}
                />
              );
            })}
          </Body>
        </Grid>
      </Scroller>
      {canEdit && (
        <Hint id="cue-grid-keys">
          Arrows move, Shift and arrows select rows, Enter or F2 edits, Escape leaves, Delete
          empties, Control and D fills down. Alt and arrows move a cue, Insert adds one below, Shift
          and Delete remove it. Rows are copied and pasted as in a spreadsheet.
        </Hint>
      )}
    </>
  );
}
