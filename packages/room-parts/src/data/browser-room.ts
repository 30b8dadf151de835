import type { Room } from '@standby/live-room/client/room';
import type { WindowRole } from '@standby/live-room/domain/acts/permissions';
import { createPageRoom } from '@standby/live-room/page/page-room';
import { browserClock } from './browser/browser-clock';
import { browserPageLifecycle } from './browser/browser-page-lifecycle';
import { newId } from './browser/random-id';
import { openBroadcastChannel } from './local/broadcast-channel';
import { withRunningTimerNote } from './local/running-timer';
import { withRoomCounts } from './local/room-counts';
import { watchPerformances } from './local/watch-performances';

/** Creates a show’s room in this browser. The caller that connects the room also closes it. */
export function createBrowserRoom(showId: string, role: WindowRole): Room {
  const storage = () => window.localStorage;
  return createPageRoom({
    showId,
    role,
    clock: browserClock(),
    page: browserPageLifecycle(),
    storage,
    // Locks are absent on plain HTTP.
    locks: 'locks' in navigator ? navigator.locks : undefined,
    openChannel: () => openBroadcastChannel(showId),
    newId,
    watchSchedule: watchPerformances(showId),
    onError: (error) => {
      // The error stays uncaught, so that it is reported like any other.
      setTimeout(() => {
        throw error;
      });
    },
    withNotes: (store) =>
      withRunningTimerNote(withRoomCounts(store, showId, storage), showId, storage),
  });
}
