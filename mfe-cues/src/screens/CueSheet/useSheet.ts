import { useCallback, useMemo, useRef } from 'react';
import type { Room } from '@standby/live-room/client/room';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import type { CueChange } from '@standby/live-room/domain/state/cue-changes';
import { type CueSheet, sheetOf } from '@standby/live-room/domain/state/cue-sheet';
import type { SheetCommand } from '@standby/live-room/domain/cues/sheet-acts';
import { commandFor, inverseCommands } from '../../domain/cues/sheet-undo';
import type { Refusal } from '@standby/live-room/domain/rules/refusals';
import { useCanControl, useRoom, useRoomSelector } from '@standby/room-parts/room-context';
import { ownName } from '@standby/room-parts/person-name';

/** Maximum number of gestures that this page can undo. */
const UNDO_MAX = 200;

type Commands = readonly SheetCommand[];

/**
 * Outcome of a gesture, or the reason for a refusal. `done` is a proposal while the sheet is
 * locked.
 */
export type Outcome = Refusal | 'done';

export interface SheetActs {
  /** Performs the changes of one gesture, or proposes them while the sheet is locked. */
  readonly change: (changes: readonly CueChange[]) => Outcome;
  readonly lock: (isOn: boolean) => Outcome;
  readonly decide: (proposalId: string, isAccepted: boolean) => Outcome;
  /** Undoes the last gesture of this page. */
  readonly undo: () => Outcome;
  readonly redo: () => Outcome;
  readonly newId: () => string;
}

const selectSheet = ({ state }: RoomSnapshot): CueSheet => sheetOf(state);

/** Performs commands one after the other, and returns their inverse. */
function perform(room: Room, commands: Commands): { outcome: Outcome; inverse: Commands } {
  const inverse: SheetCommand[] = [];
  for (const wanted of commands) {
    const snapshot = room.getSnapshot();
    const sheet = selectSheet(snapshot);
    const command = commandFor(sheet, wanted, () => ({
      id: room.newId(),
      name: ownName(snapshot),
    }));
    const back = inverseCommands(sheet, command);
    const result = room.dispatch(command);
    if (result.isDone) inverse.unshift(...back);
    else if (result.refusal !== 'no-change') return { outcome: result.refusal, inverse };
  }
  return { outcome: inverse.length > 0 ? 'done' : 'no-change', inverse };
}

/**
 * Returns the room’s sheet and the page’s acts on it. Each gesture can be undone by inverse acts
 * while the page is open.
 */
export function useSheet() {
  const room = useRoom();
  const canEdit = useCanControl();
  const sheet = useRoomSelector(selectSheet);
  const done = useRef<Commands[]>([]);
  const undone = useRef<Commands[]>([]);

  const move = useCallback(
    (from: Commands[], to: Commands[]): Outcome => {
      const commands = from.pop();
      if (!commands) return 'no-change';
      const { outcome, inverse } = perform(room, commands);
      if (inverse.length > 0) to.push(inverse);
      return outcome;
    },
    [room],
  );

  const acts = useMemo<SheetActs>(() => {
    const doGesture = (commands: Commands): Outcome => {
      const { outcome, inverse } = perform(room, commands);
      if (outcome !== 'done') {
        // A gesture is performed completely or not at all.
        perform(room, inverse);
        return outcome;
      }
      if (inverse.length > 0) {
        done.current = [...done.current, inverse].slice(-UNDO_MAX);
        undone.current = [];
      }
      return outcome;
    };
    return {
      change: doGesture,
      decide: (proposalId, isAccepted) =>
        doGesture([{ type: isAccepted ? 'accept-proposal' : 'dismiss-proposal', proposalId }]),
      lock: (isOn) => {
        const result = room.dispatch({ type: 'lock-sheet', isOn });
        return result.isDone ? 'done' : result.refusal;
      },
      undo: () => move(done.current, undone.current),
      redo: () => move(undone.current, done.current),
      newId: () => room.newId(),
    };
  }, [room, move]);

  return { sheet, canEdit, acts };
}
