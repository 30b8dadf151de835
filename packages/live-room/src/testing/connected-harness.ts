import { createServerClock } from '@standby/room-engine/time/server-clock';
import { FakeMachine } from '@standby/room-engine/testing/fake-machine';
import type { FakeWindow } from '@standby/room-engine/testing/fake-window';
import { MemoryStorage } from '@standby/room-engine/testing/memory-storage';
import { createConnectedRoomStore } from '../storage/connected-room-store';
import type { WindowRole } from '../domain/acts/permissions';
import { timerOf } from '../domain/state/room-state';
import { type Figure, figureOf } from '../domain/timer/countdown';
import type { Room } from '../client/room';
import { RoomSession } from '../client/room-session';
import { ServerSync } from '@standby/room-engine/client/server-sync';
import type { ShowRoom } from '../domain/event-log/event';
import { FakeRoomServer } from './fake-room-server';
import { SHOW_ID } from './room-harness';

interface ConnectedWindow {
  readonly room: Room;
  readonly window: FakeWindow;
  /** The figure of the timer that this window shows large. */
  figure(): Figure;
}

/**
 * Creates a server, and windows on one machine or in several browsers of it, each with its own
 * storage.
 */
export function createConnectedHarness() {
  const machine = new FakeMachine();
  const server = new FakeRoomServer(machine, SHOW_ID);
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `w${String(ids).padStart(4, '0')}`;
  };
  return {
    machine,
    server,
    open(role: WindowRole = 'controller', storage = new MemoryStorage()): ConnectedWindow {
      const window = machine.open();
      const { clock, page } = window;
      let sync: ServerSync<ShowRoom> | undefined;
      const remembered = Number(storage.getItem('offset') ?? Number.NaN);
      const rememberedOffsetMs = Number.isFinite(remembered) ? remembered : undefined;
      const store = createConnectedRoomStore({
        showId: SHOW_ID,
        key: 'room',
        windowId: newId(),
        storage: () => storage,
      });
      const serverClock = createServerClock({
        clock,
        rememberedOffsetMs,
        remember: (offsetMs) => storage.setItem('offset', String(offsetMs)),
        onJump: () => sync?.handleWake(),
      });
      const room = new RoomSession({
        showId: SHOW_ID,
        role,
        clock,
        page,
        store,
        newId,
        roomClock: serverClock,
        createSync: (context) => {
          sync = new ServerSync({
            ...context,
            endpoint: server.endpoint(window),
            random: () => 0.5,
            server: {
              clock: serverClock,
              personName: 'Mira Okafor',
              title: null,
              isTimeKnown: rememberedOffsetMs !== undefined,
            },
          });
          return sync;
        },
      });
      room.connect();
      return {
        room,
        window,
        figure() {
          const { state, timerId } = room.getSnapshot();
          const timer = timerOf(state, timerId);
          if (!timer) throw new Error(`No timer ${timerId}`);
          return figureOf(timer, room.ticker.figures.getSnapshot());
        },
      };
    },
  };
}
