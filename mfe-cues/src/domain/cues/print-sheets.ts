import type { Clock } from '@standby/shared-ui/text';
import { triggerText } from '@standby/live-room/domain/cues/cue-cells';
import type { Cue } from '@standby/live-room/domain/state/cue-schema';
import { cueName, type CueSheet, momentsOf } from '@standby/live-room/domain/state/cue-sheet';

/** Kind of print: for the person on the book, or for each department. */
export type PrintKind = 'script' | 'departments';

/** A cue in a row: its name, which is printed large, and its details. */
interface PrintCue {
  readonly name: string;
  readonly label: string;
  /** Trigger of the cue; empty for a called one. */
  readonly trigger: string;
  readonly notes: string;
}

/** A row of paper: a moment of the script, or a cue of a department. */
export interface PrintRow {
  readonly id: string;
  readonly page: string;
  readonly scene: string;
  readonly cueLine: string;
  readonly cues: readonly PrintCue[];
  readonly standby: string;
}

export interface PrintSheet {
  readonly title: string;
  readonly rows: readonly PrintRow[];
}

function printCue(cue: Cue, clock: Clock): PrintCue {
  return {
    name: cueName(cue),
    label: cue.label ?? '',
    trigger: cue.trigger.kind === 'called' ? '' : triggerText(cue.trigger, clock),
    notes: cue.notes ?? '',
  };
}

/**
 * Returns one row for cues that are called together. Each field comes from the first cue that has
 * it.
 */
function printRow(id: string, cues: readonly Cue[], clock: Clock): PrintRow {
  const first = (field: 'page' | 'scene' | 'cueLine') =>
    cues.find((cue) => cue[field] !== undefined)?.[field] ?? '';
  const leads = cues.flatMap(({ standbyLeadSeconds }) => standbyLeadSeconds ?? []);
  return {
    id,
    page: first('page'),
    scene: first('scene'),
    cueLine: first('cueLine'),
    cues: cues.map((cue) => printCue(cue, clock)),
    standby: leads.length > 0 ? `${Math.max(...leads)} s` : '',
  };
}

/** Returns the sheets that are printed; each begins on a new page. */
export function printSheets(
  { cues, departments }: CueSheet,
  kind: PrintKind,
  only: ReadonlySet<string>,
  clock: Clock,
): PrintSheet[] {
  const kept = cues.filter(({ department }) => only.has(department));
  if (kind === 'script') {
    const rows = momentsOf(kept).map((moment) => printRow(moment.id, moment.cues, clock));
    return rows.length > 0 ? [{ title: 'Calling script', rows }] : [];
  }
  return departments.flatMap(({ id, name }) => {
    const own = kept.filter(({ department }) => department === id);
    const rows = own.map((cue) => printRow(cue.id, [cue], clock));
    return rows.length > 0 ? [{ title: `${id} ${name}`, rows }] : [];
  });
}

/** Returns the row of one cue of a moment; the first has the place in the script. */
function rowOfCue(row: PrintRow, cue: PrintCue, place: number): PrintRow {
  return place === 0
    ? { ...row, cues: [cue] }
    : { id: `${row.id} ${cue.name}`, page: '', scene: '', cueLine: '', standby: '', cues: [cue] };
}

/**
 * Returns the rows, with each row that is higher than a page split into one row for each cue, so
 * that no page cuts a row. Returns the same array if no row is too high.
 */
export function splitHighRows(
  rows: readonly PrintRow[],
  heights: readonly number[],
  capacity: number,
): readonly PrintRow[] {
  const isHigh = ({ cues }: PrintRow, place: number) =>
    cues.length > 1 && (heights[place] ?? 0) > capacity;
  if (!rows.some(isHigh)) return rows;
  return rows.flatMap((row, place) =>
    isHigh(row, place) ? row.cues.map((cue, index) => rowOfCue(row, cue, index)) : [row],
  );
}
