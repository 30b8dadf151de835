import {
  readRunningTimers,
  RUNNING_TIMERS_KEY,
  withRunningTimer,
  type RunningTimer,
} from '@standby/contracts';
import type { KeyValueStorage } from '@standby/storage';
import { stateOf } from '@standby/room-engine/log/event-log';
import { runningTimerOf } from '@standby/live-room/domain/timer/running-timer';
import type { RoomStore } from '@standby/live-room/client/ports/room-store';

/**
 * Returns a store that notes the room’s running timer with each save, for the show’s card on the
 * dashboard. The card does not read rooms.
 * @param storage opened at each use, because a browser may refuse it at any time
 */
export function withRunningTimerNote(
  store: RoomStore,
  showId: string,
  storage: () => Pick<KeyValueStorage, 'getItem' | 'setItem'>,
): RoomStore {
  function note(running: RunningTimer | undefined): void {
    try {
      const opened = storage();
      const before = opened.getItem(RUNNING_TIMERS_KEY);
      if (!running && !readRunningTimers(before).has(showId)) return;
      const after = withRunningTimer(before, showId, running);
      if (after !== before) opened.setItem(RUNNING_TIMERS_KEY, after);
    } catch {
      // The room itself is stored, so the card is only wrong until the next save.
    }
  }

  return {
    ...store,
    save(replica) {
      const isSaved = store.save(replica);
      if (isSaved) note(runningTimerOf(stateOf(replica.log)));
      return isSaved;
    },
  };
}
