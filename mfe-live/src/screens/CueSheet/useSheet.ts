import { useCallback, useMemo, useRef } from 'react';
import type { Room } from '@standby/live-room/client/room';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import type { CueChange } from '@standby/live-room/domain/cues/cue-changes';
import { type CueSheet, sheetOf } from '@standby/live-room/domain/cues/cue-sheet';
import { inverseOf } from '@standby/live-room/domain/cues/sheet-edits';
import type { Refusal } from '@standby/live-room/domain/room/refusals';
import {
  useCanControl,
  useRoom,
  useRoomSelector,
} from '../../components/room-context/room-context';

/** Gestures of this page that can be taken back. */
const UNDO_MAX = 200;

type Changes = readonly CueChange[];

/** What a gesture did to the sheet, or why it was refused. */
export type Outcome = Refusal | 'done';

export interface SheetActs {
  /** Does the changes of one gesture. */
  readonly change: (changes: Changes) => Outcome;
  /** Takes back the last gesture of this page. */
  readonly undo: () => Outcome;
  readonly redo: () => Outcome;
  readonly newId: () => string;
}

const selectSheet = ({ state }: RoomSnapshot): CueSheet => sheetOf(state);

/** Does changes one after the other, and returns what takes them back. */
function perform(room: Room, changes: Changes): { outcome: Outcome; inverse: Changes } {
  const inverse: CueChange[] = [];
  for (const change of changes) {
    const back = inverseOf(selectSheet(room.getSnapshot()), change);
    const result = room.dispatch(change);
    if (result.isDone) inverse.unshift(...back);
    else if (result.refusal !== 'no-change') return { outcome: result.refusal, inverse };
  }
  return { outcome: inverse.length > 0 ? 'done' : 'no-change', inverse };
}

/** The sheet of the room, and what this page does to it: by inverse acts, each gesture is taken back for as long as the page is open. */
export function useSheet() {
  const room = useRoom();
  const canEdit = useCanControl();
  const sheet = useRoomSelector(selectSheet);
  const done = useRef<Changes[]>([]);
  const undone = useRef<Changes[]>([]);

  const move = useCallback(
    (from: Changes[], to: Changes[]): Outcome => {
      const changes = from.pop();
      if (!changes) return 'no-change';
      const { outcome, inverse } = perform(room, changes);
      if (inverse.length > 0) to.push(inverse);
      return outcome;
    },
    [room],
  );

  const acts = useMemo<SheetActs>(
    () => ({
      change(changes) {
        const { outcome, inverse } = perform(room, changes);
        if (inverse.length > 0) {
          done.current = [...done.current, inverse].slice(-UNDO_MAX);
          undone.current = [];
        }
        return outcome;
      },
      undo: () => move(done.current, undone.current),
      redo: () => move(undone.current, done.current),
      newId: () => room.newId(),
    }),
    [room, move],
  );

  return { sheet, canEdit: canEdit && !sheet.isLocked, isReadOnly: !canEdit, acts };
}
