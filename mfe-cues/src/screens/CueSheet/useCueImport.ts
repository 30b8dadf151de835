import { useMemo, useState } from 'react';
import type { Sheet } from '@standby/table-import';
import { useTableFile } from '@standby/table-import/screens';
import type { CueChange } from '@standby/live-room/domain/state/cue-changes';
import type { Department } from '@standby/live-room/domain/state/cue-schema';
import type { CueSheet } from '@standby/live-room/domain/state/cue-sheet';
import type { CueMapping } from '@standby/live-room/domain/cues/import/columns';
import {
  cueTable,
  type CueTable,
  usualSheet,
} from '@standby/live-room/domain/cues/import/cue-table';
import { findDepartment } from '@standby/live-room/domain/cues/import/departments';
import { mergeChanges, mergeOf } from '@standby/live-room/domain/cues/import/merge';
import { readCues } from '@standby/live-room/domain/cues/import/read-cues';
import type { MergeChoice } from './MergeList';

const NOTHING: Sheet = { name: '', rows: [] };
/**
 * By default, new and changed cues are accepted. Cues missing from the table stay, because that may
 * have other reasons.
 */
const FIRST_CHOICE: MergeChoice = { left: new Set(), removed: new Set() };
/** Usual department of each program’s cues. */
const USUAL_DEPARTMENTS = { eos: 'Lights', qlab: 'Sound' } as const;

/** Returns the proposed department for numbers without one; undefined if a person must choose. */
function usualDepartment(
  { format }: CueTable,
  departments: readonly Department[],
): string | undefined {
  if (format !== 'table') return findDepartment(USUAL_DEPARTMENTS[format], departments)?.id;
  return (departments.find(({ id }) => id === 'LX') ?? departments[0])?.id;
}

/**
 * Returns the departments of a console’s cue lists. The first list has the usual department; a
 * person can set the others.
 */
function departmentsOfLists(
  { lists }: CueTable,
  chosen: ReadonlyMap<string, string | null>,
  usual: string | undefined,
): ReadonlyMap<string, string> {
  const departments = lists.flatMap(({ id }, place) => {
    const department = chosen.has(id) ? chosen.get(id) : place === 0 ? usual : undefined;
    return department ? [[id, department] as const] : [];
  });
  return new Map(departments);
}

/**
 * Returns the state of an import: the opened rows, their mapping, and the changes that they would
 * make.
 */
export function useCueImport(sheet: CueSheet, newId: () => string) {
  const [written, setWritten] = useState('');
  const [ownMapping, setMapping] = useState<CueMapping>();
  const [ownDepartment, setDepartment] = useState<string>();
  const [ownLists, setLists] = useState<ReadonlyMap<string, string | null>>(new Map());
  const [choice, setChoice] = useState(FIRST_CHOICE);
  const [error, setError] = useState<string>();
  const opened = useTableFile('cues', usualSheet, () => {
    setMapping(undefined);
    setDepartment(undefined);
    setLists(new Map());
    setChoice(FIRST_CHOICE);
    setError(undefined);
  });
  const { departments, cues } = sheet;
  const { sheet: source = NOTHING, headerRow } = opened;
  const { takesHidden = false, takesHiddenColumns = false } = opened;

  const table = useMemo(() => {
    const choice = { headerRow, takesHidden, takesHiddenColumns, mapping: ownMapping };
    return cueTable(source, departments, choice);
  }, [source, departments, headerRow, takesHidden, takesHiddenColumns, ownMapping]);
  const department = ownDepartment ?? usualDepartment(table, departments);
  const read = useMemo(() => {
    const departmentOfList = departmentsOfLists(table, ownLists, department);
    return readCues({ table, departments, department, departmentOfList, cues });
  }, [table, departments, department, ownLists, cues]);
  const merge = useMemo(() => mergeOf(sheet, read), [sheet, read]);

  return {
    opened,
    source,
    table,
    department,
    listDepartments: departmentsOfLists(table, ownLists, department),
    read,
    merge,
    choice,
    written,
    error,
    setChoice,
    setMapping,
    setDepartment,
    setError,
    setListDepartment: (list: string, id: string | null) =>
      setLists(new Map([...ownLists, [list, id]])),
    openFile: (file: Blob | string) => {
      setWritten('');
      opened.open(file);
    },
    write: (text: string) => {
      setWritten(text);
      opened.open(text);
    },
    /** Returns the accepted changes. */
    changes: (): CueChange[] => {
      const { added, changed, gone } = merge;
      const accepted = {
        added: added.filter(({ row, cue }) => !choice.left.has(`${row} ${cue.department}`)),
        changed: changed.filter(({ cue }) => !choice.left.has(cue.id)),
        gone: gone.filter(({ id }) => choice.removed.has(id)),
      };
      return mergeChanges(sheet, read, accepted, newId);
    },
  };
}

export type CueImport = ReturnType<typeof useCueImport>;
