import type { CueChange } from './cue-changes';
import {
  cellText,
  COLUMN_NAMES,
  CUE_COLUMNS,
  type CueColumn,
  readCell,
  type Reading,
} from './cue-cells';
import type { Cue, CueCells, Department } from './cue-schema';
import { cueName } from './cue-sheet';
import { editChanges, editOf } from './sheet-edits';

/* What spreadsheets do with several cells at once. */

/** Gives the cells of a column the content of another cell. A number is no content that two cues can have. */
export function fillChanges(from: Cue, to: readonly Cue[], column: CueColumn): CueChange[] {
  if (column === 'cue') return [];
  const { value } = readCell(column, cellText(from, column), []);
  return value ? editChanges(to.map((cue) => editOf(cue, value))) : [];
}

/** Empties cells of a column. Those that cannot be empty are as they are at first. */
export function emptyChanges(cues: readonly Cue[], column: CueColumn): CueChange[] {
  if (column === 'cue') return [];
  const { value } = readCell(column, '', []);
  return value ? editChanges(cues.map((cue) => editOf(cue, value))) : [];
}

/** Rows as spreadsheets take them: with tabs, and quoted where a text has one. */
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

/** The cells in a text of a spreadsheet, as {@link copyText} writes it. */
export function pastedRows(text: string): string[][] {
  const rows: string[][] = [['']];
  let isQuoted = false;
  const written = text.replaceAll(/\r\n?/gu, '\n').replace(/\n$/u, '');
  for (let at = 0; at < written.length; at += 1) {
    const character = written.charAt(at);
    const row = rows.at(-1) ?? [];
    const cell = row.at(-1) ?? '';
    if (isQuoted && character === '"') {
      // Two quotation marks are one of the text.
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
 * The changes that put texts into cells, from a cell on to the right and down. One cell that cannot be read refuses
 * all of them.
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
