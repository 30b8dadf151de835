import { useState } from 'react';
import { COLUMN_NAMES, CUE_COLUMNS } from '@standby/live-room/domain/cues/cue-cells';
import { cueName } from '@standby/live-room/domain/state/cue-sheet';
import type { Editing } from './cell-editing';

/** Returns the cell in editing, and the last text that could not be saved. */
export function useCellDraft(onStatus: (status: string) => void) {
  const [editing, onEdit] = useState<Editing>();
  const [dropped, setDropped] = useState<Editing>();
  return {
    editing,
    onEdit,
    dropped,
    forget: () => setDropped(undefined),
    drop: (draft: Editing, problem: string) => {
      const column = COLUMN_NAMES[CUE_COLUMNS[draft.column] ?? 'cue'];
      setDropped(draft);
      onStatus(`${column} of ${cueName(draft.seen)} was not saved: “${draft.text}”. ${problem}`);
    },
    /** Reopens the field of a dropped text. */
    bringBack: (draft: Editing) => {
      setDropped(undefined);
      onEdit({ seen: draft.seen, column: draft.column, text: draft.text });
      onStatus('');
    },
  };
}
