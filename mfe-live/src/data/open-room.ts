import type { WindowRole } from '../domain/commands';
import { browserClock } from './clock';
import { newId } from './ids';
import { browserPage } from './page';
import { createRoom, type Room } from './room';
import { createRoomStore } from './room-store';
import { broadcastTransport, soleTransport } from './transport';

/** Opens a show's room in this browser. Whoever opens it closes it. */
export function openRoom(showId: string, role: WindowRole): Room {
  const hasChannels = typeof BroadcastChannel === 'function';
  return createRoom({
    showId,
    role,
    clock: browserClock(),
    page: browserPage(),
    transport: hasChannels ? broadcastTransport(showId) : soleTransport(),
    store: createRoomStore(showId, () => window.localStorage),
    newId,
  });
}
