import type { Clock } from '@standby/shared-ui/text';
import type { CueChange } from '@standby/live-room/domain/state/cue-changes';
import {
  cellText,
  COLUMN_NAMES,
  CUE_COLUMNS,
  type CueColumn,
} from '@standby/live-room/domain/cues/cue-cells';
import type { Cue, CueCells } from '@standby/live-room/domain/state/cue-schema';
import { cueName, type CueSheet } from '@standby/live-room/domain/state/cue-sheet';
import { withCells } from '@standby/live-room/domain/cues/sheet-rules';

/** Maximum number of lines in a text; further ones are only counted. */
const LINES_MAX = 5;

const quoted = (text: string): string => (text === '' ? 'empty' : `“${text}”`);
const countText = (count: number): string => (count === 1 ? '1 cue' : `${count} cues`);

/** Returns the columns of a cue whose texts change with new contents of its cells. */
function changedColumns(cue: Cue, set: CueCells): CueColumn[] {
  const changed = withCells(cue, set);
  return CUE_COLUMNS.filter((column) => cellText(cue, column) !== cellText(changed, column));
}

/** Returns the effects of an edit on a cue, one line for each column. */
export function editTexts(cue: Cue, set: CueCells, clock: Clock): string[] {
  const changed = withCells(cue, set);
  const lines = changedColumns(cue, set).map((column) => {
    const before = cellText(cue, column, clock);
    const after = cellText(changed, column, clock);
    return `${COLUMN_NAMES[column]} of ${cueName(cue)}: ${quoted(before)} becomes ${quoted(after)}`;
  });
  if (set.momentId === null) lines.push(`${cueName(cue)} is called on its own`);
  else if (set.momentId !== undefined) lines.push(`${cueName(cue)} is called together`);
  if (set.timer !== undefined) lines.push(`Timer of ${cueName(cue)}`);
  if (set.standbyTimerId !== undefined) lines.push(`Standby timer of ${cueName(cue)}`);
  return lines;
}

/** Returns the effects of a change on a sheet, one line for each part of it. */
export function changeTexts(sheet: CueSheet, change: CueChange, clock: Clock): string[] {
  const cues = new Map(sheet.cues.map((cue) => [cue.id, cue]));
  const names = (ids: readonly string[]): string => {
    const found = ids.flatMap((id) => cues.get(id) ?? []);
    const some = found.slice(0, LINES_MAX).map(cueName).join(', ');
    const more = ids.length - Math.min(found.length, LINES_MAX);
    return more === 0 ? some : `${some} and ${countText(more)} more`;
  };
  const place = (beforeId: string | null): string => {
    const before = beforeId === null ? undefined : cues.get(beforeId);
    return before ? `before ${cueName(before)}` : 'at the end';
  };
  switch (change.type) {
    case 'add-cues': {
      const added = change.cues.map((cue) => `${cueName(cue)} ${cue.label ?? ''}`.trim());
      return short(added, (text) => `Add ${text}, ${place(change.beforeCueId)}`);
    }
    case 'edit-cues':
      return short(
        change.edits.flatMap(({ cueId, set }) => {
          const cue = cues.get(cueId);
          return cue ? editTexts(cue, set, clock) : ['A cue that has been removed from the sheet'];
        }),
      );
    case 'move-cues':
      return [`Move ${names(change.cueIds)} ${place(change.beforeCueId)}`];
    case 'remove-cues':
      return [`Remove ${names(change.cueIds)}`];
    case 'set-departments':
      return [`Departments: ${change.departments.map(({ id }) => id).join(', ')}`];
  }
}

function short(texts: readonly string[], line = (text: string) => text): string[] {
  const shown = texts.slice(0, LINES_MAX).map(line);
  return texts.length > LINES_MAX ? [...shown, `And ${texts.length - LINES_MAX} more`] : shown;
}

/**
 * Proposed texts of a cue's cells, by column. The first column also shows a proposed removal or
 * move.
 */
export type WaitingCells = Readonly<Partial<Record<CueColumn, string>>>;

/** Returns the cells for which a change waits, by cue id. */
export function waitingCells(sheet: CueSheet, clock: Clock): ReadonlyMap<string, WaitingCells> {
  const waiting = new Map<string, WaitingCells>();
  if (sheet.proposals.length === 0) return waiting;
  const cues = new Map(sheet.cues.map((cue) => [cue.id, cue]));
  const add = (id: string, cells: WaitingCells) =>
    waiting.set(id, { ...waiting.get(id), ...cells });
  for (const { change } of sheet.proposals) {
    if (change.type === 'remove-cues') for (const id of change.cueIds) add(id, { cue: 'removed' });
    if (change.type === 'move-cues') for (const id of change.cueIds) add(id, { cue: 'moved' });
    if (change.type !== 'edit-cues') continue;
    for (const { cueId, set } of change.edits) {
      const cue = cues.get(cueId);
      if (!cue) continue;
      const changed = withCells(cue, set);
      for (const column of changedColumns(cue, set)) {
        add(cueId, { [column]: quoted(cellText(changed, column, clock)) });
      }
    }
  }
  return waiting;
}
