import { readRoomCounts, ROOM_CUES_KEY, ROOM_TIMERS_KEY, withRoomCount } from '@standby/contracts';
import type { KeyValueStorage } from '@standby/storage';
import { sheetOf } from '@standby/live-room/domain/state/cue-sheet';
import { stateOf } from '@standby/room-engine/log/event-log';
import type { RoomStore } from '@standby/live-room/client/ports/room-store';

/**
 * Returns a store that notes the number of timers and cues with each save, for the show’s card on
 * the dashboard. The card does not read rooms.
 * @param storage opened at each use, because a browser may refuse it at any time
 */
export function withRoomCounts(
  store: RoomStore,
  showId: string,
  storage: () => Pick<KeyValueStorage, 'getItem' | 'setItem'>,
): RoomStore {
  /** @param isFirst whether a room without a note gets its first number */
  function note(key: string, count: number, isFirst = true): void {
    try {
      const opened = storage();
      const before = opened.getItem(key);
      const noted = readRoomCounts(before).get(showId);
      if (noted === count || (noted === undefined && !isFirst)) return;
      opened.setItem(key, withRoomCount(before, showId, count));
    } catch {
      // The room itself is stored, so the card is only wrong until the next save.
    }
  }

  return {
    ...store,
    save(replica) {
      const isSaved = store.save(replica);
      if (isSaved) {
        const state = stateOf(replica.log);
        note(ROOM_TIMERS_KEY, state.timers.length);
        note(ROOM_CUES_KEY, sheetOf(state).cues.length, state.cueSheet !== undefined);
      }
      return isSaved;
    },
  };
}
