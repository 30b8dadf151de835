import { liveRoomKey } from '@standby/contracts';
import { openBrowserStorage } from '@standby/storage';
import { liveRoomPath } from '@standby/room-engine/protocol/room-path';
import type { WindowRole } from '@standby/live-room/domain/acts/permissions';
import type { Room } from '@standby/live-room/client/room';
import { createServerRoom } from '@standby/live-room/client/server-room';
import { createConnectedRoomStore } from '@standby/live-room/storage/connected-room-store';
import { browserClock } from '../browser/browser-clock';
import { browserPageLifecycle } from '../browser/browser-page-lifecycle';
import { newId } from '../browser/random-id';
import { readClockOffset, rememberClockOffset } from './clock-offset';
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
  return createServerRoom({
    showId,
    role,
    clock: browserClock(),
    page: browserPageLifecycle(),
    store: createConnectedRoomStore({
      showId,
      key: liveRoomKey(subject, organizationId, showId),
      windowId: newId(),
      storage: () => window.localStorage,
    }),
    newId,
    endpoint: webSocketEndpoint(
      liveRoomPath(organizationId, showId),
      standbyServerMemory(settings, subject),
    ),
    rememberedOffsetMs: readClockOffset(settings),
    remember: (offsetMs) => rememberClockOffset(settings, offsetMs),
    personName,
    title,
    timeZone,
  });
}
