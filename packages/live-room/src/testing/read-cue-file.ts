import { readFixture, sheetOfRows } from '@standby/table-import/testing/fixtures';
import { type Cue, type CueTrigger, STANDARD_DEPARTMENTS } from '../domain/state/cue-schema';
import { cueName, type CueSheet, EMPTY_SHEET } from '../domain/state/cue-sheet';
import { cueTable, usualSheet } from '../domain/cues/import/cue-table';
import { mergeChanges, mergeOf } from '../domain/cues/import/merge';
import { readCues, type ReadOptions, type ReadTable } from '../domain/cues/import/read-cues';
import { withChange } from '../domain/cues/sheet-rules';

export const DEPARTMENTS = STANDARD_DEPARTMENTS;
type Options = Partial<Omit<ReadOptions, 'table' | 'departments'>>;

/** Reads a file of another program as cues. */
export async function readCueFile(name: string, options: Options = {}): Promise<ReadTable> {
  const { sheets } = await readFixture(name);
  const sheet = usualSheet(sheets);
  if (!sheet) throw new Error(`${name} has no sheet.`);
  const table = cueTable(sheet, DEPARTMENTS);
  return readCues({ table, departments: DEPARTMENTS, department: 'LX', ...options });
}

/** Reads rows as cues. */
export function readCueRows(
  rows: readonly (readonly string[])[],
  options: Options = {},
): ReadTable {
  const table = cueTable(sheetOfRows(rows), DEPARTMENTS);
  return readCues({ table, departments: DEPARTMENTS, department: 'LX', ...options });
}

export const triggerOf = ({ trigger }: Cue): string =>
  'seconds' in trigger ? `${trigger.kind} ${trigger.seconds}` : trigger.kind;

export const triggersOf = ({ cues }: ReadTable): Record<string, string> =>
  Object.fromEntries(cues.map(({ cue }) => [cueName(cue), triggerOf(cue)]));

export const noticesOf = ({ cues }: ReadTable): string[] =>
  cues.flatMap(({ row, notices }) => notices.map((text) => `${row} ${text}`));

export const called: CueTrigger = { kind: 'called' };

/** Returns a sheet whose cues have these contents. */
export const sheetWith = (...cues: readonly Partial<Cue>[]): CueSheet => ({
  ...EMPTY_SHEET,
  cues: cues.map((cue, place) =>
    Object.assign(
      { id: `s${place}`, department: 'LX', number: String(place + 1), trigger: called },
      cue,
    ),
  ),
});

/** Returns the sheet after everything that a merge proposes, except removals. */
export function mergedSheet(sheet: CueSheet, read: ReadTable): CueSheet {
  let ids = 0;
  const accepted = { ...mergeOf(sheet, read), gone: [] };
  const changes = mergeChanges(sheet, read, accepted, () => `n${(ids += 1)}`);
  return changes.reduce(withChange, sheet);
}
