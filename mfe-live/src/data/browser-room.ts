import type { WindowRole } from '../domain/room/permissions';
import type { Room } from '../engine/room';
import { PeerSync } from '../engine/peer-sync';
import { RoomSession } from '../engine/room-session';
import { browserClock } from './browser/browser-clock';
import { browserPageLifecycle } from './browser/browser-page-lifecycle';
import { newId } from './browser/random-id';
import { broadcastTransport } from './local/broadcast-transport';
import { createLocalRoomStore } from './local/local-room-store';
import { noopTransport } from './local/noop-transport';
import { withRunningTimerNote } from './local/running-timer';
import { withTimerCount } from './local/timer-count';

/** A show's room in this browser. Whoever connects it closes it. */
export function createBrowserRoom(showId: string, role: WindowRole): Room {
  const storage = () => window.localStorage;
  const hasChannels = typeof BroadcastChannel === 'function';
  return new RoomSession({
    showId,
    role,
    clock: browserClock(),
    page: browserPageLifecycle(),
    createSync: (context) =>
      new PeerSync({
        ...context,
        openTransport: () => (hasChannels ? broadcastTransport(showId) : noopTransport()),
      }),
    store: withRunningTimerNote(
      withTimerCount(createLocalRoomStore(showId, storage), showId, storage),
      showId,
      storage,
    ),
    newId,
  });
}
