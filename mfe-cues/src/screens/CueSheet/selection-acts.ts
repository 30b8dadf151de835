import type { ClipboardEvent } from 'react';
import { cellText, type CueColumn } from '@standby/live-room/domain/cues/cue-cells';
import type { Cue } from '@standby/live-room/domain/state/cue-schema';
import { cueName } from '@standby/live-room/domain/state/cue-sheet';
import {
  copyText,
  emptyChanges,
  fillChanges,
  pasteChanges,
  pastedRows,
} from '../../domain/cues/grid-edits';
import { momentEdits, removeChanges } from '@standby/live-room/domain/cues/sheet-edits';
import type { GridPart } from './useGrid';

/** Cells of one column, in adjacent rows. */
interface Selection {
  /** Cue with the focus. */
  readonly cue: Cue | undefined;
  readonly column: CueColumn;
  /** Index of the row with the focus, among the shown rows. */
  readonly row: number;
  readonly from: number;
  readonly to: number;
}

type Part = Pick<GridPart, 'sheet' | 'shown' | 'acts' | 'onActivate' | 'onReport' | 'onProblem'>;

/** Returns the actions on the selected cells and rows. */
export function selectionActs(part: Part, selection: Selection) {
  const { sheet, shown, acts, onActivate, onReport, onProblem } = part;
  const { cue, column, row, from, to } = selection;
  const cues = cue ? shown.slice(from, to + 1) : [];
  const [first, ...others] = cues;
  const isMany = others.length > 0;
  const text = isMany ? `${cues.length} cues` : cue ? cueName(cue) : '';

  return {
    empty() {
      if (column === 'cue') return;
      onReport(acts.change(emptyChanges(cues, column)), `${text}: emptied.`);
    },
    /**
     * Copies the first selected cell into the others; with one selected cell, copies the one above
     * into it.
     */
    fill() {
      const source = isMany ? first : shown[row - 1];
      if (!source || column === 'cue') return;
      const outcome = acts.change(fillChanges(source, isMany ? others : cues, column));
      onReport(outcome, `Filled from ${cueName(source)}.`);
    },
    move(by: 1 | -1) {
      const neighbour = shown[by === 1 ? to + 1 : from - 1];
      if (!cue || !neighbour) return;
      const place = sheet.cues.indexOf(neighbour);
      const before = by === -1 ? neighbour : sheet.cues[place + 1];
      const cueIds = cues.map(({ id }) => id);
      const change = { type: 'move-cues' as const, cueIds, beforeCueId: before?.id ?? null };
      onActivate(cue.id);
      onReport(acts.change([change]), `${text} moved ${by === 1 ? 'down' : 'up'}.`);
    },
    /** Removes the rows. Returns the cue that takes the focus, if they are gone. */
    remove(): Cue | undefined {
      if (!cue) return undefined;
      const neighbour = shown[to + 1] ?? shown[from - 1];
      const isDone = onReport(
        acts.change(removeChanges(cues)),
        `${text} removed. Control and Z bring ${isMany ? 'them' : 'it'} back.`,
      );
      return isDone && !sheet.isLocked ? neighbour : undefined;
    },
    toggleMoment() {
      if (!cue) return;
      const edits = momentEdits(sheet.cues, cue.id, acts.newId());
      const [edit] = edits;
      if (!edit) return;
      const done =
        edit.set.momentId === null ? 'is called on its own' : 'is called with the cue above';
      onReport(acts.change([{ type: 'edit-cues', edits }]), `${cueName(cue)} ${done}.`);
    },
    copy(event: ClipboardEvent) {
      if (!cue) return;
      const copied = isMany ? copyText(cues) : cellText(cue, column);
      event.clipboardData.setData('text/plain', copied);
      event.preventDefault();
    },
    paste(event: ClipboardEvent) {
      if (!cue) return;
      event.preventDefault();
      const rows = pastedRows(event.clipboardData.getData('text/plain'));
      // A single copied cell goes into all selected cells.
      const single = rows.length === 1 && rows[0]?.length === 1 ? rows[0] : undefined;
      const pasted = single ? cues.map(() => single) : rows;
      const read = pasteChanges(pasted, shown.slice(from), column, sheet.departments);
      if (read.problem !== undefined) onProblem(read.problem);
      else onReport(acts.change(read.value), 'Pasted.');
    },
  };
}
