import type { RowNote } from '@standby/table-import';
import type { CueColumn } from '../cue-cells';

/** A line of a table that holds a cue, with the texts of the table. */
export interface CueLine {
  /** Number of the line in the file, from 1. */
  readonly row: number;
  /**
   * Texts of the line. A column that the table does not have, or that could not be read, is absent.
   */
  readonly cells: Readonly<Partial<Record<CueColumn, string>>>;
  /**
   * Abbreviation or name of the department; absent if the number contains it, or if it is unknown.
   */
  readonly department?: string;
  /** Cue list, for a desk that has several. */
  readonly list?: string;
  readonly isWithAbove?: boolean;
  /** Details of the line that the import loses, for a person. */
  readonly notices: readonly string[];
  /** Reason why the line is not a cue. */
  readonly problem?: string;
}

/** The cue lines of a table from any program. */
export interface CueLines {
  readonly lines: readonly CueLine[];
  /** Rows without a cue of their own, with the reason why they are left out. */
  readonly leftOut: readonly RowNote[];
  /** Cue lists in the file; empty unless it has several. */
  readonly lists: readonly CueList[];
}

interface CueList {
  readonly id: string;
  readonly count: number;
}

/** Groups lines by their cue list, in the order of the file. */
export function byList<Line extends { readonly list?: string }>(
  lines: readonly Line[],
): ReadonlyMap<string, readonly Line[]> {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const group = groups.get(line.list ?? '');
    if (group) group.push(line);
    else groups.set(line.list ?? '', [line]);
  }
  return groups;
}
