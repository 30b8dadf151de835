import {
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useClock } from '@standby/shared-ui';
import { cellText, CUE_COLUMNS, readCell } from '@standby/live-room/domain/cues/cue-cells';
import type { Cue } from '@standby/live-room/domain/state/cue-schema';
import type { CueSheet } from '@standby/live-room/domain/state/cue-sheet';
import { editOf } from '@standby/live-room/domain/cues/sheet-edits';
import { REFUSALS } from '@standby/live-room/domain/rules/refusals';
import { type CellActs, cellKey, type Editing, type Refused, type Step } from './cell-editing';
import { selectionActs } from './selection-acts';
import { type GridPlace, nextPlace, placeOfKey } from './grid-keys';
import type { Outcome, SheetActs } from './useSheet';

export interface GridPart {
  readonly sheet: CueSheet;
  /** Cues that match the filter. */
  readonly shown: readonly Cue[];
  readonly canEdit: boolean;
  readonly acts: SheetActs;
  readonly activeId: string | undefined;
  readonly onActivate: (cueId: string) => void;
  readonly onAddBelow: (cueId: string) => void;
  /** Reports what was done or why it was refused. Returns whether it was done. */
  readonly onReport: (outcome: Outcome, done: string) => boolean;
  readonly onProblem: (problem: string) => void;
  readonly editing: Editing | undefined;
  readonly onEdit: (editing: Editing | undefined) => void;
  /** Called with a text that was left but could not be saved. */
  readonly onDrop: (draft: Editing, problem: string) => void;
}

const EDGES = { down: [1, 0], right: [0, 1], left: [0, -1], stay: [0, 0] } as const;

/** Returns the grid’s selection, its cell in editing, and its key and clipboard handlers. */
export function useGrid(part: GridPart) {
  const { shown, activeId, onActivate, sheet, canEdit, acts, onReport, onAddBelow } = part;
  const { editing, onEdit, onDrop } = part;
  const clock = useClock();
  const [focusColumn, setColumn] = useState(0);
  const column = editing?.column ?? focusColumn;
  /** Id of the row at which a selection of several rows began. */
  const [anchorId, setAnchorId] = useState<string>();
  /**
   * Key of the cell that takes the focus once it renders as the active one. Effects of an earlier
   * render may run after a key press. They belong to another cell, and do not take the goal.
   */
  const focusGoal = useRef<string>(undefined);
  const row = Math.max(
    0,
    shown.findIndex(({ id }) => id === activeId),
  );
  const cue = shown[row];
  const name = CUE_COLUMNS[column] ?? 'cue';

  const anchorRow = shown.findIndex(({ id }) => id === anchorId);
  const from = anchorRow === -1 ? row : Math.min(row, anchorRow);
  const to = anchorRow === -1 ? row : Math.max(row, anchorRow);

  const goTo = (place: GridPlace, isSelecting = false) => {
    const target = shown[place.row];
    if (!target) return;
    setAnchorId(isSelecting ? (anchorId ?? cue?.id) : undefined);
    focusGoal.current = cellKey(target.id, place.column);
    onActivate(target.id);
    setColumn(place.column);
  };
  const step = (rows: number, columns: number) => {
    const bounds = { rows: shown.length, columns: CUE_COLUMNS.length };
    goTo(nextPlace({ row, column }, rows, columns, bounds));
  };
  const close = (to: Step | undefined) => {
    setColumn(column);
    onEdit(undefined);
    if (!to) return;
    const [rows, columns] = EDGES[to];
    step(rows, columns);
  };
  const edit = (text: string) => {
    if (canEdit && cue) onEdit({ seen: cue, column, text });
  };

  /** Writes the text into its cell. Returns the reason if it is refused. */
  const save = ({ seen, column: at, text }: Editing, isMine = false): Refused | undefined => {
    const field = CUE_COLUMNS[at] ?? 'cue';
    // An unchanged text keeps what another person wrote in between.
    if (text === cellText(seen, field, clock)) return undefined;
    const read = readCell(field, text, sheet.departments);
    if (read.problem !== undefined) return { problem: read.problem };
    const now = sheet.cues.find(({ id }) => id === seen.id);
    const edits = [editOf(isMine && now ? now : seen, read.value)];
    const outcome = acts.change([{ type: 'edit-cues', edits }]);
    // The cell itself shows the new text. Only a proposal needs a report.
    if (outcome === 'done' && sheet.isLocked) onReport(outcome, '');
    if (outcome === 'done' || outcome === 'no-change') return undefined;
    const theirs =
      outcome === 'cue-changed' && now ? { theirs: cellText(now, field, clock) } : undefined;
    return { problem: REFUSALS[outcome], ...theirs };
  };
  const commit = (to: Step | undefined, isMine = false) => {
    if (!editing) return;
    const refused = save(editing, isMine);
    const { seen, text } = editing;
    if (refused) onEdit({ seen, column, text, ...refused });
    else close(to);
  };
  const leave = () => {
    if (!editing) return;
    const refused = save(editing);
    close(undefined);
    if (refused) onDrop(editing, refused.problem);
  };

  const selection = { cue, column: name, row, from, to };
  const selected = selectionActs(part, selection);
  const move = (by: 1 | -1) => selected.move(by);
  const remove = () => {
    const neighbour = selected.remove();
    if (!neighbour) return;
    focusGoal.current = cellKey(neighbour.id, column);
    setAnchorId(undefined);
    onActivate(neighbour.id);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, shiftKey } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    if (editing || !cue) return;
    const bounds = { rows: shown.length, columns: CUE_COLUMNS.length };
    const isArrow = key === 'ArrowUp' || key === 'ArrowDown';
    const place = altKey ? undefined : placeOfKey(key, isCommand, { row, column }, bounds);
    if (place) goTo(place, shiftKey && place.row !== row);
    else if (!canEdit) return;
    else if (isCommand && key.toLowerCase() === 'd') selected.fill();
    else if (altKey && isArrow) move(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Enter' || key === 'F2') edit(cellText(cue, name, clock));
    else if (key === 'Delete' && shiftKey) remove();
    else if (key === 'Delete' || key === 'Backspace') selected.empty();
    else if (key === 'Insert') onAddBelow(cue.id);
    else if (key.length === 1 && !isCommand && !altKey && key !== ' ') edit(key);
    else return;
    event.preventDefault();
  };

  // Stable callbacks in a ref keep rows from rendering when nothing of theirs changes.
  const latest = useRef<CellActs>(undefined);
  useLayoutEffect(() => {
    latest.current = {
      press(pressed, at, isExtending) {
        if (
          !isExtending &&
          pressed.id === cue?.id &&
          at === column &&
          activeId !== undefined &&
          !editing
        ) {
          edit(cellText(pressed, name, clock));
          return;
        }
        leave();
        focusGoal.current = cellKey(pressed.id, at);
        setAnchorId(isExtending ? (anchorId ?? cue?.id) : undefined);
        onActivate(pressed.id);
        setColumn(at);
      },
      type: (text) => {
        if (editing) onEdit({ seen: editing.seen, column: editing.column, text });
      },
      commit: (to) => commit(to),
      leave,
      cancel: () => close('stay'),
      keepMine: () => commit('stay', true),
      takeTheirs: () => close('stay'),
    };
  });
  const cellActs = useMemo<CellActs>(
    () => ({
      press: (pressed, at, isExtending) => latest.current?.press(pressed, at, isExtending),
      type: (text) => latest.current?.type(text),
      commit: (to) => latest.current?.commit(to),
      leave: () => latest.current?.leave(),
      cancel: () => latest.current?.cancel(),
      keepMine: () => latest.current?.keepMine(),
      takeTheirs: () => latest.current?.takeTheirs(),
    }),
    [],
  );

  // A removed or filtered cue takes its field with it, without an event about the focus.
  const isGone = editing !== undefined && !shown.some(({ id }) => id === editing.seen.id);
  useEffect(() => {
    if (isGone) latest.current?.leave();
  }, [isGone]);

  return {
    row,
    column,
    /** The first and the last row of the selection. */
    from,
    to,
    focusGoal,
    handleKeyDown,
    handleCopy: (event: ClipboardEvent) => {
      if (!editing) selected.copy(event);
    },
    handlePaste: (event: ClipboardEvent) => {
      if (!editing && canEdit) selected.paste(event);
    },
    cellActs,
    move,
    remove,
    toggleMoment: () => selected.toggleMoment(),
  };
}
