import type { CueChange } from '@standby/live-room/domain/state/cue-changes';
import {
  cellText,
  COLUMN_NAMES,
  CUE_COLUMNS,
  type CueColumn,
  readCell,
  type Reading,
} from '@standby/live-room/domain/cues/cue-cells';
import type { Cue, CueCells, Department } from '@standby/live-room/domain/state/cue-schema';
import { cueName } from '@standby/live-room/domain/state/cue-sheet';
import { editChanges, editOf } from '@standby/live-room/domain/cues/sheet-edits';

/* Edits of several cells at once, as in spreadsheets. */

/**
 * Returns the changes that copy a cell to others of its column. Cue numbers are never copied: they
 * must be unique.
 */
export function fillChanges(from: Cue, to: readonly Cue[], column: CueColumn): CueChange[] {
  if (column === 'cue') return [];
  const { value } = readCell(column, cellText(from, column), []);
  return value ? editChanges(to.map((cue) => editOf(cue, value))) : [];
}

/**
 * Returns the changes that clear cells of a column. A cell that cannot be empty gets its initial
 * content.
 */
export function emptyChanges(cues: readonly Cue[], column: CueColumn): CueChange[] {
  if (column === 'cue') return [];
  const { value } = readCell(column, '', []);
  return value ? editChanges(cues.map((cue) => editOf(cue, value))) : [];
}

/** Returns rows for a spreadsheet: cells separated by tabs, and quoted where necessary. */
export function copyText(
  cues: readonly Cue[],
  columns: readonly CueColumn[] = CUE_COLUMNS,
): string {
  const cell = (text: string) =>
    /["\t\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  return cues
    .map((cue) => columns.map((column) => cell(cellText(cue, column))).join('\t'))
    .join('\n');
}

/** Returns the cells in a text copied from a spreadsheet, in the format of {@link copyText}. */
export function pastedRows(text: string): string[][] {
  const rows: string[][] = [['']];
  let isQuoted = false;
  const written = text.replaceAll(/\r\n?/gu, '\n').replace(/\n$/u, '');
  for (let at = 0; at < written.length; at += 1) {
    const character = written.charAt(at);
    const row = rows.at(-1) ?? [];
    const cell = row.at(-1) ?? '';
    if (isQuoted && character === '"') {
      // Two quotation marks stand for one in the text.
      isQuoted = written.charAt(at + 1) === '"';
      if (isQuoted) {
        row[row.length - 1] = `${cell}"`;
        at += 1;
      }
    } else if (isQuoted) row[row.length - 1] = cell + character;
    else if (character === '"' && cell === '') isQuoted = true;
    else if (character === '\t') row.push('');
    else if (character === '\n') rows.push(['']);
    else row[row.length - 1] = cell + character;
  }
  return rows;
}

/**
 * Returns the changes that paste texts into cells, from one cell to the right and down. One
 * unreadable cell refuses the whole paste.
 *
 * @param cues the cues from the first row on
 */
export function pasteChanges(
  rows: readonly (readonly string[])[],
  cues: readonly Cue[],
  first: CueColumn,
  departments: readonly Department[],
): Reading<CueChange[]> {
  const columns = CUE_COLUMNS.slice(CUE_COLUMNS.indexOf(first));
  if (rows.length > cues.length) {
    return { problem: `${rows.length} rows do not fit above the end: import them as new cues.` };
  }
  const edits = [];
  for (const [place, cells] of rows.entries()) {
    const cue = cues[place];
    if (!cue) continue;
    const set: CueCells = {};
    for (const [index, text] of cells.slice(0, columns.length).entries()) {
      const column = columns[index];
      if (!column) continue;
      const read = readCell(column, text.replaceAll(/\s+/gu, ' '), departments);
      if (read.problem !== undefined) {
        return { problem: `${COLUMN_NAMES[column]} of ${cueName(cue)}: ${read.problem}` };
      }
      Object.assign(set, read.value);
    }
    edits.push(editOf(cue, set));
  }
  return { value: editChanges(edits) };
}
