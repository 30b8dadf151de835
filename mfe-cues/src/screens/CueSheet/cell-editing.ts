import type { Cue } from '@standby/live-room/domain/state/cue-schema';

/** A cell in editing. The text belongs to this cell alone, wherever the focus goes. */
export interface Editing {
  /** The cue when the person began. Different content now comes from another person. */
  readonly seen: Cue;
  /** Index of the column in CUE_COLUMNS. */
  readonly column: number;
  readonly text: string;
  readonly problem?: string;
  /** Text to which another person changed the cell in between. */
  readonly theirs?: string;
}

/** The reason why a text was not written into its cell. */
export type Refused = Pick<Editing, 'theirs'> & { readonly problem: string };

/** Direction in which the focus moves after an edit. */
export type Step = 'stay' | 'down' | 'right' | 'left';

export interface CellActs {
  /** Selects a cell, or the rows up to it. A press on the selected cell edits it. */
  press(cue: Cue, column: number, isExtending: boolean): void;
  type(text: string): void;
  /** @param step direction of the focus; undefined if the focus has already moved */
  commit(step: Step | undefined): void;
  /** Saves the text, or drops it if it cannot be saved. */
  leave(): void;
  cancel(): void;
  keepMine(): void;
  takeTheirs(): void;
}

/** Returns the key of a cell of the grid. */
export const cellKey = (cueId: string | undefined, column: number): string =>
  `${cueId ?? ''} ${column}`;
