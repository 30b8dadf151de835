import type { CueChange, CueEdit } from '../../state/cue-changes';
import { cellText, type CueColumn } from '../cue-cells';
import type { Cue, CueCells } from '../../state/cue-schema';
import { cueName, type CueSheet } from '../../state/cue-sheet';
import {
  addChanges,
  editChanges,
  editOf,
  isWithAbove,
  momentEdits,
  removeChanges,
} from '../sheet-edits';
import { withChange } from '../sheet-rules';
import type { ReadTable, TableCue } from './read-cues';

/** Changes that a table would make in a sheet, cue by cue. */
export interface SheetMerge {
  /** Cues that the sheet does not have, in the order of the table. */
  readonly added: readonly TableCue[];
  readonly changed: readonly ChangedCue[];
  /** Cues of the table's departments that the table does not have. */
  readonly gone: readonly Cue[];
  /** Number of cues that are the same in both. */
  readonly sameCount: number;
}

interface ChangedCue {
  /** Number of its row in the file, from 1. */
  readonly row: number;
  readonly cue: Cue;
  readonly set: CueCells;
  /** Whether the cue joins the moment of the cue above, or leaves it. */
  readonly togetherChanges: boolean;
  /** Details of the row that the import loses, for a person. */
  readonly notices: readonly string[];
}

const FIELDS: Readonly<Record<CueColumn, readonly (keyof CueCells & keyof Cue)[]>> = {
  cue: [],
  page: ['page'],
  scene: ['scene'],
  cueLine: ['cueLine'],
  label: ['label'],
  trigger: ['trigger'],
  standby: ['standbyLeadSeconds'],
  notes: ['notes'],
};

/** Returns the other cue's contents in the columns in which two cues differ. */
function difference(cue: Cue, other: Cue, columns: readonly CueColumn[]): CueCells {
  const differing = columns.filter((column) => cellText(cue, column) !== cellText(other, column));
  const contents = new Map<string, unknown>(Object.entries(other));
  const fields = differing.flatMap((column) => FIELDS[column]);
  return Object.fromEntries(fields.map((field) => [field, contents.get(field) ?? null]));
}

const goesByItself = ({ trigger }: Cue): boolean =>
  trigger.kind === 'follow' || trigger.kind === 'hang';

/**
 * Returns the columns that a row defines. A desk does not know visual cues and times of day, only
 * automatic starts.
 */
function saidColumns(cue: Cue, incoming: TableCue, { isOfDesk }: ReadTable): readonly CueColumn[] {
  const isUnknown = isOfDesk && !goesByItself(incoming.cue) && !goesByItself(cue);
  return isUnknown ? incoming.columns.filter((column) => column !== 'trigger') : incoming.columns;
}

/** Compares a table with a sheet. Department and number identify a cue. */
export function mergeOf({ cues }: CueSheet, table: ReadTable): SheetMerge {
  const places = new Map(cues.map((cue, place) => [cueName(cue), place]));
  const names = new Set(table.cues.map(({ cue }) => cueName(cue)));
  const departments = new Set(table.cues.map(({ cue }) => cue.department));
  const added: TableCue[] = [];
  const changed: ChangedCue[] = [];
  for (const incoming of table.cues) {
    const place = places.get(cueName(incoming.cue));
    const cue = place === undefined ? undefined : cues[place];
    if (place === undefined || !cue) {
      added.push(incoming);
      continue;
    }
    const set = difference(cue, incoming.cue, saidColumns(cue, incoming, table));
    const togetherChanges = table.hasTogether && incoming.isWithAbove !== isWithAbove(cues, place);
    if (Object.keys(set).length > 0 || togetherChanges) {
      const { row, notices } = incoming;
      changed.push({ row, cue, set, togetherChanges, notices });
    }
  }
  const gone = cues.filter((cue) => departments.has(cue.department) && !names.has(cueName(cue)));
  const sameCount = table.cues.length - added.length - changed.length;
  return { added, changed, gone, sameCount };
}

/**
 * Returns the new cues by the cue before which they are inserted. A new cue goes below the cue that
 * it follows in the table. New cues above the first known one go above that one. If the sheet has
 * none of the table's cues, they go to the end.
 */
function placesOfNew(
  sheet: CueSheet,
  table: ReadTable,
  added: ReadonlySet<TableCue>,
  idOf: (cue: TableCue) => string,
): { readonly beforeCueId: string | null; readonly cues: readonly Cue[] }[] {
  const places = new Map(sheet.cues.map((cue, place) => [cueName(cue), place]));
  const groups = new Map<number, Cue[]>();
  const known = table.cues.flatMap(({ cue }) => places.get(cueName(cue)) ?? []);
  let place = known[0] ?? sheet.cues.length;
  for (const incoming of table.cues) {
    const own = places.get(cueName(incoming.cue));
    if (own !== undefined) place = own + 1;
    else if (added.has(incoming)) {
      groups.set(place, [...(groups.get(place) ?? []), { ...incoming.cue, id: idOf(incoming) }]);
    }
  }
  return [...groups].map(([before, cues]) => ({
    beforeCueId: sheet.cues[before]?.id ?? null,
    cues,
  }));
}

/**
 * Returns the changes that bring the accepted part of a merge into the sheet.
 *
 * @param accepted a part of the result of {@link mergeOf}
 */
export function mergeChanges(
  sheet: CueSheet,
  table: ReadTable,
  accepted: Omit<SheetMerge, 'sameCount'>,
  newId: () => string,
): CueChange[] {
  const changes: CueChange[] = [];
  let now = sheet;
  const change = (next: readonly CueChange[]) => {
    changes.push(...next);
    now = next.reduce(withChange, now);
  };
  change(removeChanges(accepted.gone));
  const edits = accepted.changed.filter(({ set }) => Object.keys(set).length > 0);
  change(editChanges(edits.map(({ cue, set }) => editOf(cue, set))));

  const ids = new Map(accepted.added.map((incoming) => [incoming, newId()]));
  const idOf = (incoming: TableCue): string => ids.get(incoming) ?? newId();
  const places = placesOfNew(now, table, new Set(accepted.added), idOf);
  change(places.flatMap(({ beforeCueId, cues }) => addChanges(cues, beforeCueId)));

  const joining = [
    ...accepted.added.filter((incoming) => incoming.isWithAbove).map(idOf),
    ...accepted.changed.filter(({ togetherChanges }) => togetherChanges).map(({ cue }) => cue.id),
  ];
  const placeOf = new Map(now.cues.map(({ id }, place) => [id, place]));
  const inOrder = joining.toSorted(
    (one, other) => (placeOf.get(one) ?? 0) - (placeOf.get(other) ?? 0),
  );
  /** One edit for each cue, which may leave the cue above it and take the one below it. */
  const moments = new Map<string, CueEdit>();
  for (const id of inOrder) {
    const joined = momentEdits(now.cues, id, newId());
    if (joined.length > 0) now = withChange(now, { type: 'edit-cues', edits: joined });
    for (const edit of joined) {
      moments.set(edit.cueId, { ...edit, was: moments.get(edit.cueId)?.was ?? edit.was });
    }
  }
  changes.push(...editChanges([...moments.values()]));
  return changes;
}
