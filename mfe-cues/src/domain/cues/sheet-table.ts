import { toCsv } from '@standby/table-import/write/csv';
import { cellText, COLUMN_NAMES, CUE_COLUMNS } from '@standby/live-room/domain/cues/cue-cells';
import type { Cue } from '@standby/live-room/domain/state/cue-schema';
import { isWithAbove as isCalledWithAbove } from '@standby/live-room/domain/cues/sheet-edits';

const TOGETHER = 'With above';

/**
 * Returns the sheet as rows of texts that can be imported again. The first row has the column
 * names.
 */
export function sheetRows(cues: readonly Cue[]): string[][] {
  const names = CUE_COLUMNS.map((column) => COLUMN_NAMES[column]);
  const rows = cues.map((cue, place) => [
    ...CUE_COLUMNS.map((column) => cellText(cue, column)),
    isCalledWithAbove(cues, place) ? 'yes' : '',
  ]);
  return [[...names, TOGETHER], ...rows];
}

/** Returns the sheet as a CSV file. Texts are escaped so that none runs as a formula. */
export function sheetCsv(cues: readonly Cue[]): string {
  return toCsv(sheetRows(cues).map((cells) => cells.map((text) => text || null)));
}
