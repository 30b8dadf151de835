import type { Database } from '@standby/server-kit';
import type { TestServerOptions } from 'server/testing/test-server';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { type LiveServer, startLiveServer } from './live-server';
import { type LiveWindows, openLiveWindows } from './live-windows';

/** The server and the room of the current test. */
export interface LiveTestRoom {
  readonly live: LiveServer;
  readonly windows: LiveWindows;
}

type OpenRoom = { -readonly [Key in keyof LiveTestRoom]?: LiveTestRoom[Key] };

/** Fails with the cause if a room is used outside a test. */
function roomOf(open: OpenRoom): LiveTestRoom {
  function opened<Key extends keyof LiveTestRoom>(key: Key): LiveTestRoom[Key] {
    const part = open[key];
    if (!part) throw new Error('The room opens when the tests run');
    return part;
  }
  return {
    get live() {
      return opened('live');
    },
    get windows() {
      return opened('windows');
    },
  };
}

/** Starts a server with one room for each test. They close in real time. */
export function startRoomForEach(database: () => Database): LiveTestRoom {
  const open: OpenRoom = {};
  beforeEach(async () => {
    open.live = await startLiveServer(database());
    open.windows = await openLiveWindows(open.live);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await open.windows?.close();
    await open.live?.close();
  });
  return roomOf(open);
}

/** Opens a room for each test; all rooms have one server. */
export function openRoomForEach(
  database: () => Database,
  options: TestServerOptions = {},
): LiveTestRoom {
  const open: OpenRoom = {};
  beforeAll(async () => {
    open.live = await startLiveServer(database(), options);
  });
  afterAll(() => open.live?.close());
  beforeEach(async () => {
    if (open.live) open.windows = await openLiveWindows(open.live);
  });
  afterEach(() => open.windows?.close());
  return roomOf(open);
}
