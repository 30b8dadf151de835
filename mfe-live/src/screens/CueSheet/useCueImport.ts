import { type ChangeEvent, useMemo, useState } from 'react';
import { CSV_FILE_MAX_BYTES, decodeText, parseCsv } from '@standby/collections/csv';
import type { Workbook } from '@standby/collections/xlsx/read';
import type { CueChange } from '@standby/live-room/domain/cues/cue-changes';
import type { CueSheet } from '@standby/live-room/domain/cues/cue-sheet';
import { mergeChanges, mergeOf } from '@standby/live-room/domain/cues/sheet-merge';
import { readSheetTable } from '@standby/live-room/domain/cues/sheet-table';
import {
  cueTable,
  guessMapping,
  type TableMapping,
} from '@standby/live-room/domain/cues/table-layout';
import type { Rows } from '@standby/live-room/domain/rundown/rundown-import';
import type { MergeChoice } from './MergeList';

interface Source {
  readonly rows: Rows;
  readonly brokenRows: ReadonlySet<number>;
}

interface OpenedWorkbook {
  readonly workbook: Workbook;
  readonly sheet: string;
}

const NONE: ReadonlySet<number> = new Set();
const NOTHING: Source = { rows: [], brokenRows: NONE };
/** New and changed cues are what a table is imported for; that a cue is not in it may have other reasons. */
const FIRST_CHOICE: MergeChoice = { left: new Set(), removed: new Set() };
const ROWS_MAX = 10_000;
/** The department that desks of each program belong to, where the sheet has it. */
const DEPARTMENT_OF = { eos: 'LX', qlab: 'SQ', table: 'LX' } as const;

/** From a file or pasted rows to what they would change in the sheet. */
export function useCueImport(sheet: CueSheet, newId: () => string) {
  const [written, setWritten] = useState('');
  const [opened, setOpened] = useState<OpenedWorkbook>();
  const [source, setSource] = useState(NOTHING);
  const [header, setHeader] = useState<boolean>();
  const [ownMapping, setMapping] = useState<TableMapping>();
  const [ownDepartment, setDepartment] = useState<string>();
  const [choice, setChoice] = useState(FIRST_CHOICE);
  const [error, setError] = useState<string>();

  const table = useMemo(() => cueTable(source.rows, header), [source, header]);
  const mapping = useMemo(() => ownMapping ?? guessMapping(table), [ownMapping, table]);
  const { departments } = sheet;
  const usual = DEPARTMENT_OF[table.format];
  const hasUsual = departments.some(({ id }) => id === usual);
  const department = ownDepartment ?? (hasUsual ? usual : (departments[0]?.id ?? usual));
  const { brokenRows } = source;
  const read = useMemo(
    () => readSheetTable({ table, mapping, departments, department, brokenRows }),
    [table, mapping, departments, department, brokenRows],
  );
  const merge = useMemo(() => mergeOf(sheet, read), [sheet, read]);

  const begin = (next: Source) => {
    const isLong = next.rows.length > ROWS_MAX;
    setSource(isLong ? NOTHING : next);
    setError(isLong ? `The table has over ${ROWS_MAX} rows. Save the cues alone.` : undefined);
    setHeader(undefined);
    setMapping(undefined);
    setDepartment(undefined);
    setChoice(FIRST_CHOICE);
  };
  const fail = (problem: unknown) => {
    begin(NOTHING);
    // The reader, whose errors these are, is loaded with a file.
    const isOurs = problem instanceof Error && problem.name === 'XlsxError';
    setError(isOurs ? problem.message : 'The file could not be read. Choose it once more.');
  };
  const openSheet = async (workbook: Workbook, name: string) => {
    begin({ rows: await workbook.rows(name), brokenRows: NONE });
    setOpened({ workbook, sheet: name });
  };
  const openFile = async (file: File) => {
    setOpened(undefined);
    setWritten('');
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { isWorkbook, openXlsx } = await import('@standby/collections/xlsx/read');
    if (isWorkbook(bytes)) {
      const workbook = await openXlsx(bytes);
      await openSheet(workbook, workbook.sheets[0] ?? '');
    } else if (bytes.length > CSV_FILE_MAX_BYTES) {
      begin(NOTHING);
      setError('The file is over 1 MB. Save the cues alone as CSV.');
    } else begin(parseCsv(decodeText(bytes)));
  };

  return {
    table,
    mapping,
    department,
    read,
    merge,
    choice,
    written,
    error,
    workbook: opened && { sheets: opened.workbook.sheets, sheet: opened.sheet },
    setChoice,
    setMapping,
    setDepartment,
    setError,
    setHeader: (isThere: boolean) => {
      setHeader(isThere);
      setMapping(undefined);
    },
    write: (text: string) => {
      setWritten(text);
      setOpened(undefined);
      begin(parseCsv(text));
    },
    chooseFile: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      const [file] = currentTarget.files ?? [];
      if (file) openFile(file).catch(fail);
    },
    chooseSheet: (name: string) => {
      if (opened) openSheet(opened.workbook, name).catch(fail);
    },
    /** What is accepted, as changes of the sheet. */
    changes: (): CueChange[] => {
      const { added, changed, gone } = merge;
      const accepted = {
        added: added.filter(({ row }) => !choice.left.has(String(row))),
        changed: changed.filter(({ cue }) => !choice.left.has(cue.id)),
        gone: gone.filter(({ id }) => choice.removed.has(id)),
      };
      return mergeChanges(sheet, read, accepted, newId);
    },
  };
}

export type CueImport = ReturnType<typeof useCueImport>;
