import type { KeyValueStorage } from '@standby/storage';
import { FakeMachine } from '@standby/room-engine/testing/fake-machine';
import { createFakeNetwork } from '@standby/room-engine/testing/fake-network';
import type { FakeWindow } from '@standby/room-engine/testing/fake-window';
import { MemoryStorage } from '@standby/room-engine/testing/memory-storage';
import type { WatchSchedule } from '../authority/schedule-follower';
import { currentFormat, type Format } from '../domain/event-log/document-format';
import type { WindowRole } from '../domain/acts/permissions';
import { timerOf } from '../domain/state/room-state';
import { type Figure, figureOf } from '../domain/timer/countdown';
import type { Room } from '../client/room';
import { createPageRoom } from '../page/page-room';

export const SHOW_ID = 'hamlet';

export interface RoomWindow {
  readonly room: Room;
  readonly window: FakeWindow;
  /**
   * Returns the figure of a timer as this window shows it; without an id, the figure of the large
   * one.
   */
  figure(timerId?: string): Figure;
}

/**
 * Creates a machine with a storage and a network, on which rooms are opened in windows.
 *
 * @param watchSchedule schedule of the rooms; undefined for rooms without one
 */
export function createRoomHarness(wallMs?: number, watchSchedule?: WatchSchedule) {
  const machine = new FakeMachine(wallMs);
  const storage = new MemoryStorage();
  const network = createFakeNetwork((delayMs, task) => machine.after(delayMs, task));
  let ids = 0;
  return {
    machine,
    storage,
    network,
    open(
      role: WindowRole = 'controller',
      format: Format = currentFormat,
      ownStorage: KeyValueStorage = storage,
    ): RoomWindow {
      const window = machine.open();
      const room = createPageRoom({
        showId: SHOW_ID,
        role,
        clock: window.clock,
        page: window.page,
        storage: () => ownStorage,
        locks: undefined,
        openChannel: () => network.connect((task) => window.run(task)),
        format,
        ...(watchSchedule && { watchSchedule }),
        onError: (error) => {
          throw error;
        },
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
