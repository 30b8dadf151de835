import { liveRoomKey } from '@standby/contracts';
import { openBrowserStorage } from '@standby/storage';
import { liveRoomPath } from '@standby/live-room/domain/live-protocol/room-path';
import type { WindowRole } from '@standby/live-room/domain/acts/permissions';
import type { Room } from '@standby/live-room/client/room';
import { RoomSession } from '@standby/live-room/client/room-session';
import { createServerClock } from '@standby/live-room/client/server-clock';
import { ServerSync } from '@standby/live-room/client/server-sync';
import { browserClock } from '../browser/browser-clock';
import { browserPageLifecycle } from '../browser/browser-page-lifecycle';
import { newId } from '../browser/random-id';
import { readClockOffset, rememberClockOffset } from './clock-offset';
import { createConnectedRoomStore } from '@standby/live-room/storage/connected-room-store';
import type { RoomAccess } from './room-access';
import { standbyServerMemory } from './standby-server-memory';
import { webSocketEndpoint } from './web-socket-endpoint';

/** Creates a show’s room on the server. The caller connects and closes the room. */
export function createConnectedRoom(
  showId: string,
  role: WindowRole,
  { organizationId, subject, personName, title, timeZone }: RoomAccess,
): Room {
  const settings = openBrowserStorage();
  const clock = browserClock();
  const rememberedOffsetMs = readClockOffset(settings);
  const store = createConnectedRoomStore({
    showId,
    key: liveRoomKey(subject, organizationId, showId),
    windowId: newId(),
    storage: () => window.localStorage,
  });
  let sync: ServerSync | undefined;
  const serverClock = createServerClock({
    clock,
    rememberedOffsetMs,
    remember: (offsetMs) => rememberClockOffset(settings, offsetMs),
    onJump: () => sync?.handleWake(),
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
        endpoint: webSocketEndpoint(
          liveRoomPath(organizationId, showId),
          standbyServerMemory(settings, subject),
        ),
        random: Math.random,
        server: {
          clock: serverClock,
          personName,
          title,
          timeZone,
          isTimeKnown: rememberedOffsetMs !== undefined,
        },
      });
      return sync;
    },
  });
}
