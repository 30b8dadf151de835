import {
  readRunningTimers,
  RUNNING_TIMERS_KEY,
  withRunningTimer,
  type RunningTimer,
} from '@standby/shared-ui/contracts';
import type { KeyValueStorage } from '@standby/shared-ui/storage';
import { stateOf } from '../../domain/event-log/event-log';
import type { RoomState } from '../../domain/room/room-schema';
import { timerOf, wallTimeOf } from '../../domain/room/room-state';
import { zeroAtMs } from '../../domain/timer/countdown';
import type { RoomStore } from '../../engine/ports/room-store';

/** Of several timers that run the selected one counts. */
function runningTimerOf(state: RoomState): RunningTimer | undefined {
  for (const timer of [timerOf(state, state.selectedTimerId ?? ''), ...state.timers]) {
    const atMs = timer && zeroAtMs(timer);
    if (timer && atMs !== undefined) {
      const { name, warningMs } = timer;
      return { name, zeroAtMs: wallTimeOf(state, atMs), warningMs };
    }
  }
  return undefined;
}

/**
 * A store that notes with each save which timer of the room is running: for the show's card on the
 * dashboard, which does not read rooms.
 * @param storage opened at each use, since a browser may refuse it at any of them.
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
      // The room itself is stored: the card may be wrong until the next save.
    }
  }

  return {
    ...store,
    save(mine) {
      const saved = store.save(mine);
      if (saved.kind !== 'unsaved') note(runningTimerOf(stateOf(saved.log)));
      return saved;
    },
  };
}
