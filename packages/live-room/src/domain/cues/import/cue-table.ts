import {
  type Sheet,
  shownRows,
  type Table,
  type TableChoice,
  tableNotices,
  tableOf,
  unusedColumns,
} from '@standby/table-import';
import type { Department } from '../../state/cue-schema';
import {
  type CueMapping,
  departmentColumns,
  type DepartmentColumn,
  findCueHeader,
  guessMapping,
} from './columns';
import type { CueLines } from './cue-line';
import { eosLines } from './eos';
import { plainLines } from './plain-lines';
import { qlabLines } from './qlab';

type DeskFormat = 'eos' | 'qlab';

/** A sheet of a file as a table of cues. */
export interface CueTable extends CueLines {
  readonly format: 'table' | DeskFormat;
  readonly table: Table;
  readonly mapping: CueMapping;
  readonly departmentColumns: readonly DepartmentColumn[];
  /** Details of the whole table that the import loses, for a person. */
  readonly notices: readonly string[];
}

interface CueTableChoice extends TableChoice {
  /** Columns that a person chose. */
  readonly mapping?: CueMapping | undefined;
}

/**
 * Returns the sheet that is usually imported: the targets of a desk's file, otherwise the first
 * readable sheet.
 */
export function usualSheet(sheets: readonly Sheet[]): Sheet | undefined {
  return (
    sheets.find(({ name }) => name === 'TARGETS') ??
    sheets.find(({ problem }) => !problem) ??
    sheets[0]
  );
}

/** Reads a sheet as cues. Exports of desks are recognised, and their own columns translated. */
export function cueTable(
  sheet: Sheet,
  departments: readonly Department[],
  choice: CueTableChoice = {},
): CueTable {
  const table = tableOf(sheet, (rows) => findCueHeader(rows, departments), choice);
  const found = departmentColumns(table, departments);
  const mapping = choice.mapping ?? guessMapping(table, found, departments);
  const shared = { table, mapping, departmentColumns: mapping.cue === null ? found : [] };
  const shown = { ...sheet, rows: shownRows(sheet, choice) };
  const eos = eosLines(shown);
  if (eos) return { format: 'eos', ...shared, ...eos, notices: [] };
  const qlab = qlabLines(shown);
  if (qlab) return { format: 'qlab', ...shared, ...qlab, notices: [] };
  const plain = plainLines({ ...shared, departments });
  const used = [
    ...Object.values<number | null>(mapping),
    ...shared.departmentColumns.map(({ column }) => column),
  ];
  const unused = unusedColumns(table, used);
  return {
    format: 'table',
    ...shared,
    ...plain,
    notices: [
      ...tableNotices(table),
      ...(mapping.time === null ? [] : ['Times are not imported, except for follows.']),
      ...(unused.length > 0 ? [`Columns that are not imported: ${unused.join(', ')}.`] : []),
    ],
  };
}
