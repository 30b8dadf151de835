import type { Cue } from '@standby/live-room/domain/cues/cue-schema';

/** A cell that is being typed into. Its text belongs to this cell alone, wherever the focus goes. */
export interface Editing {
  /** The cue when the person began: different content now is another person's. */
  readonly seen: Cue;
  /** Index of the column in CUE_COLUMNS. */
  readonly column: number;
  readonly text: string;
  readonly problem?: string;
  /** Another person changed the cell to this text meanwhile. */
  readonly theirs?: string;
}

/** Why a text was not written into its cell. */
export type Refused = Pick<Editing, 'theirs'> & { readonly problem: string };

/** Where the focus goes once a cell is done. */
export type Step = 'stay' | 'down' | 'right' | 'left';

export interface CellActs {
  /** Selects a cell, or the rows up to it; the selected cell is edited. */
  press(cue: Cue, column: number, isExtending: boolean): void;
  type(text: string): void;
  /** @param step where the focus goes; undefined where it is elsewhere already */
  commit(step: Step | undefined): void;
  /** Saves the text, or drops it where it cannot be saved. */
  leave(): void;
  cancel(): void;
  keepMine(): void;
  takeTheirs(): void;
}

/** Names a cell of the grid. */
export const cellKey = (cueId: string | undefined, column: number): string =>
  `${cueId ?? ''} ${column}`;
