import { readRoomTimers, ROOM_TIMERS_KEY, withRoomTimers } from '@standby/contracts';
import type { KeyValueStorage } from '@standby/storage';
import { stateOf } from '@standby/live-room/domain/event-log/event-log';
import type { RoomStore } from '@standby/live-room/client/ports/room-store';

/**
 * A store that notes with each save how many timers the room has: for the show's card on the
 * dashboard, which does not read rooms.
 * @param storage opened at each use, since a browser may refuse it at any of them.
 */
export function withTimerCount(
  store: RoomStore,
  showId: string,
  storage: () => Pick<KeyValueStorage, 'getItem' | 'setItem'>,
): RoomStore {
  function note(count: number): void {
    try {
      const opened = storage();
      const before = opened.getItem(ROOM_TIMERS_KEY);
      if (readRoomTimers(before).get(showId) === count) return;
      opened.setItem(ROOM_TIMERS_KEY, withRoomTimers(before, showId, count));
    } catch {
      // The room itself is stored: the card may be wrong until the next save.
    }
  }

  return {
    ...store,
    save(replica) {
      const isSaved = store.save(replica);
      if (isSaved) note(stateOf(replica.log).timers.length);
      return isSaved;
    },
  };
}
