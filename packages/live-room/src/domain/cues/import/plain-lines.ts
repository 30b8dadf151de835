import {
  type RowNote,
  type SheetRow,
  type Table,
  unreadText,
  withoutFormulaGuards,
} from '@standby/table-import';
import { COLUMN_NAMES, CUE_COLUMNS, type CueColumn } from '../cue-cells';
import type { Department } from '../../state/cue-schema';
import { type CueMapping, type DepartmentColumn, partOf, type TableField } from './columns';
import type { CueLine, CueLines } from './cue-line';
import { type Automatic, automaticText, readAutomatic, readTimeAndFollow } from './desk-times';
import { sceneNames } from './scenes';

/*
 * Reads tables that people write. A line is one cue, or several if each department has a column.
 * Like desks, designers write the start of the next cue beside a cue.
 */

const YES = /^(?:yes|y|x|true|1)$/iu;

interface Options {
  readonly table: Table;
  readonly mapping: CueMapping;
  readonly departmentColumns: readonly DepartmentColumn[];
  readonly departments: readonly Department[];
}

interface ReadRow {
  readonly cells: Partial<Record<CueColumn, string>>;
  readonly notices: string[];
  /** Start of the next cue; undefined if the line does not give it. */
  readonly next: Automatic | undefined;
}

type TextOf = (field: TableField) => string;

function textsOf(row: SheetRow, mapping: CueMapping): TextOf {
  return (field) =>
    withoutFormulaGuards((row.cells[mapping[field] ?? -1] ?? '').trim())
      .trim()
      .replaceAll(/\s+/gu, ' ');
}

/** A time followed by the letter of a follow or a hang. */
const HAS_FOLLOW = /^[\d.,:/\s]*\d[^a-z]*\s*[fh]\s*-?[\d.,]/iu;

/** Reads the start of the next cue from the columns of designers. */
function nextOf(text: TextOf, notices: string[]): Automatic | undefined {
  const follow = text('follow');
  if (follow !== '') {
    const next = readAutomatic(follow, 'follow');
    if (!next && !/^(?:no|n|-|0)$/iu.test(follow))
      notices.push(`Follow: “${follow}” could not be read.`);
    return next;
  }
  for (const cell of [text('time'), text('trigger')]) {
    const next = readTimeAndFollow(cell)?.next;
    if (next) return next;
    if (HAS_FOLLOW.test(cell)) {
      notices.push(`“${cell}” could not be read: the next cue may go automatically.`);
    }
  }
  return undefined;
}

function readRow(
  row: SheetRow,
  mapping: CueMapping,
  nameScene: ReturnType<typeof sceneNames>,
): ReadRow {
  const text = textsOf(row, mapping);
  const notices: string[] = [];
  const next = nextOf(text, notices);
  const cells: Partial<Record<CueColumn, string>> = {};
  for (const column of CUE_COLUMNS) {
    if (mapping[column] === null) continue;
    const unread = unreadText(row, mapping[column], COLUMN_NAMES[column]);
    if (unread === undefined) cells[column] = text(column);
    else notices.push(unread);
  }
  if (cells.scene) {
    const { name, notice } = nameScene.nameOf(cells.scene);
    cells.scene = name;
    if (notice !== undefined) notices.push(notice);
  }
  const timed = cells.trigger === undefined ? undefined : readTimeAndFollow(cells.trigger);
  if (timed) {
    cells.trigger = '';
    notices.push(`The time “${timed.time}” is not imported.`);
  }
  return { cells, notices, next };
}

/** Returns the cue numbers of a line with the departments of their columns. */
function numbersOf(row: SheetRow, { mapping, departmentColumns }: Options) {
  if (mapping.cue !== null)
    return [{ number: textsOf(row, mapping)('cue'), department: undefined }];
  return departmentColumns
    .map(({ column, department }) => ({ number: row.cells[column]?.trim() ?? '', department }))
    .filter(({ number }) => number !== '');
}

/** First words of a row that names a part of the show. */
const HEADING =
  /^(?:act|scene|sc\.|part|prologue|epilogue|overture|interval|intermission|pre-?show|preset|bows|curtain call)(?![\p{L}])/iu;

/** Returns the heading of a row that contains nothing else; otherwise undefined. */
function headingOf({ cells }: SheetRow): string | undefined {
  const [only = '', ...others] = cells.map((cell) => cell.trim()).filter(Boolean);
  return others.length === 0 && HEADING.test(only) ? only : undefined;
}

/**
 * Returns a key for the department of a line, under which the start of its next cue is remembered.
 */
const departmentKey = (department: string, number: string): string =>
  (department || (/^[\p{L} ]+/u.exec(number)?.[0] ?? '')).trim().toLowerCase();

/** Reads the lines of a table by its columns. */
export function plainLines(options: Options): CueLines {
  const { table, mapping, departments } = options;
  const lines: CueLine[] = [];
  const leftOut: RowNote[] = [];
  const scenes = sceneNames(false);
  const hasPart = departments.some(({ id }) => id === 'P');
  const said = new Map<string, Automatic>();
  for (const row of table.rows) {
    const text = textsOf(row, mapping);
    const { cells, notices, next } = readRow(row, mapping, scenes);
    const { cue: _cue, ...rest } = cells;
    const unreadCue = mapping.cue !== null && cells.cue === undefined;
    let count = 0;
    const heading = headingOf(row);
    if (heading !== undefined) {
      leftOut.push({ row: row.number, text: `“${heading}” is a heading, not a cue.` });
      continue;
    }
    for (const { number, department = text('department') } of numbersOf(row, options)) {
      const found = hasPart ? undefined : partOf(number);
      const above = lines.at(-1)?.cells.cue ?? '';
      if (found && (found.cue === undefined || found.cue === above)) {
        leftOut.push({ row: row.number, text: `Part ${found.part} of cue ${above} goes with it.` });
        if (next) said.set(departmentKey(department, above), next);
        continue;
      }
      const key = departmentKey(department, number);
      const before = said.get(key);
      said.delete(key);
      const isByItself = before !== undefined && count === 0 && !rest.trigger;
      lines.push({
        row: row.number,
        notices: [
          ...notices,
          ...(isByItself && before.notice !== undefined ? [before.notice] : []),
        ],
        ...(row.problem !== undefined && { problem: row.problem }),
        ...(unreadCue && {
          problem: notices.find((notice) => notice.startsWith(COLUMN_NAMES.cue)) ?? '',
        }),
        ...(department !== '' && { department }),
        isWithAbove: count > 0 || YES.test(text('together')),
        cells: { ...rest, cue: number, ...(isByItself && { trigger: automaticText(before) }) },
      });
      if (next) said.set(key, next);
      count += 1;
    }
  }
  return { lines, leftOut, lists: [] };
}
