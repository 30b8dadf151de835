import { useState } from 'react';
import { type Sheet, tableNotices, tableOf, unusedColumns } from '@standby/table-import';
import { useTableFile } from '@standby/table-import/screens';
import { type DurationReading, isAmbiguous } from '../../../domain/rundown/duration-text';
import {
  findRundownHeader,
  guessMapping,
  type Mapping,
  saysLengths,
} from '../../../domain/rundown/rundown-columns';
import { importRows } from '../../../domain/rundown/rundown-import';
import { guessReadingOf } from '../../../domain/rundown/rundown-lengths';

const firstSheet = (sheets: readonly Sheet[]): Sheet | undefined =>
  sheets.find(({ problem }) => !problem) ?? sheets[0];

/** Returns the state of an import: the file, its mapping, and the timers that it would add. */
export function useRundownImport() {
  const [ownMapping, setMapping] = useState<Mapping>();
  const [ownReading, setReading] = useState<DurationReading>();
  const [notesHeadings, setNotesHeadings] = useState(false);
  const [leavesOut, setLeavesOut] = useState(false);
  const opened = useTableFile('timers', firstSheet, () => {
    setMapping(undefined);
    setReading(undefined);
    setLeavesOut(false);
  });
  const { sheet } = opened;
  const shared = {
    opened,
    setMapping,
    setReading,
    setNotesHeadings,
    setLeavesOut,
    notesHeadings,
    leavesOut,
  };
  if (!sheet) return { ...shared, read: undefined };

  const table = tableOf(sheet, findRundownHeader, opened);
  const mapping = ownMapping ?? guessMapping(table);
  const { duration } = mapping;
  const reading = ownReading ?? guessReadingOf(table, mapping);
  const isMapped = mapping.name !== null && saysLengths(mapping);
  const unused = unusedColumns(table, Object.values<number | null>(mapping));
  return {
    ...shared,
    read: {
      sheet,
      table,
      mapping,
      reading,
      isMapped,
      hasAmbiguous: table.rows.some(({ cells }) => isAmbiguous(cells[duration ?? -1] ?? '')),
      notices: [
        ...tableNotices(table),
        ...(duration === null && isMapped
          ? ['Each item takes until its end, or until the start of the next one.']
          : []),
        ...(unused.length > 0 ? [`Columns that are not imported: ${unused.join(', ')}.`] : []),
      ],
      result: isMapped ? importRows(table, { mapping, reading, notesHeadings }) : undefined,
    },
  };
}

export type RundownImport = ReturnType<typeof useRundownImport>;
