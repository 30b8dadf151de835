import { createLocalRoomStore } from '../data/local/local-room-store';
import { currentFormat, type Format } from '../domain/event-log/document-format';
import type { WindowRole } from '../domain/room/permissions';
import { timerOf } from '../domain/room/room-state';
import { type Figure, figureOf } from '../domain/timer/countdown';
import type { Room } from '../engine/room';
import { PeerSync } from '../engine/peer-sync';
import { RoomSession } from '../engine/room-session';
import { FakeMachine } from './fake-machine';
import { createFakeNetwork } from './fake-network';
import type { FakeWindow } from './fake-window';
import { MemoryStorage } from './memory-storage';

export const SHOW_ID = 'hamlet';

export interface RoomWindow {
  readonly room: Room;
  readonly window: FakeWindow;
  /** The figure of a timer as this window shows it; of its large one without an id. */
  figure(timerId?: string): Figure;
}

/** A machine with a storage and a network, on which rooms are opened in windows. */
export function createRoomHarness(wallMs?: number) {
  const machine = new FakeMachine(wallMs);
  const storage = new MemoryStorage();
  const network = createFakeNetwork((delayMs, task) => machine.after(delayMs, task));
  let ids = 0;
  return {
    machine,
    storage,
    network,
    open(role: WindowRole = 'controller', format: Format = currentFormat): RoomWindow {
      const window = machine.open();
      const room = new RoomSession({
        showId: SHOW_ID,
        role,
        clock: window.clock,
        page: window.page,
        createSync: (context) =>
          new PeerSync({
            ...context,
            openTransport: () => network.connect((task) => window.run(task)),
          }),
        format,
        store: createLocalRoomStore(SHOW_ID, () => storage, format),
        newId: () => {
          ids += 1;
          return `w${String(ids).padStart(4, '0')}`;
        },
      });
      room.connect();
      return {
        room,
        window,
        figure(timerId) {
          const { state, timerId: shown } = room.getSnapshot();
          const timer = timerOf(state, timerId ?? shown);
          if (!timer) throw new Error(`No timer ${timerId ?? shown}`);
          return figureOf(timer, room.ticker.figures.getSnapshot());
        },
      };
    },
  };
}

export type RoomHarness = ReturnType<typeof createRoomHarness>;
