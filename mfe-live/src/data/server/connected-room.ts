import { liveRoomKey } from '@standby/shared-ui/contracts';
import { openBrowserStorage } from '@standby/shared-ui/storage';
import { liveRoomPath } from '../../domain/live-protocol/room-path';
import type { WindowRole } from '../../domain/room/permissions';
import type { Room } from '../../engine/room';
import { RoomSession } from '../../engine/room-session';
import { createServerClock } from '../../engine/server-clock';
import { ServerSync } from '../../engine/server-sync';
import { browserClock } from '../browser/browser-clock';
import { browserPageLifecycle } from '../browser/browser-page-lifecycle';
import { newId } from '../browser/random-id';
import { readClockOffset, rememberClockOffset } from './clock-offset';
import { createConnectedRoomStore } from './connected-room-store';
import type { Entrance } from './entrance';
import { webSocketEndpoint } from './web-socket-endpoint';

/** A show's room on the server. Whoever connects it closes it. */
export function createConnectedRoom(
  showId: string,
  role: WindowRole,
  { organizationId, holder, personName, title }: Entrance,
): Room {
  const settings = openBrowserStorage();
  const clock = browserClock();
  const rememberedOffsetMs = readClockOffset(settings);
  const store = createConnectedRoomStore({
    showId,
    key: liveRoomKey(holder, organizationId, showId),
    windowId: newId(),
    storage: () => window.localStorage,
  });
  let sync: ServerSync | undefined;
  const serverClock = createServerClock({
    clock,
    rememberedOffsetMs,
    remember: (offsetMs) => rememberClockOffset(settings, offsetMs),
    onJump: () => sync?.join(),
  });
  return new RoomSession({
    showId,
    role,
    clock,
    page: browserPageLifecycle(),
    store,
    newId,
    roomClock: serverClock,
    createSync: (context) => {
      sync = new ServerSync({
        ...context,
        endpoint: webSocketEndpoint(liveRoomPath(organizationId, showId)),
        serverClock,
        random: Math.random,
        personName,
        title,
        isTimeKnown: rememberedOffsetMs !== undefined,
        stored: store.stored,
        onStored: (stored) => store.noteStored(stored),
      });
      return sync;
    },
  });
}
