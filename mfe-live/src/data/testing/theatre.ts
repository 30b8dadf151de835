import type { WindowRole } from '../../domain/commands';
import { figureOf, type Figure } from '../../domain/countdown';
import { currentFormat, type Format } from '../../domain/format';
import { timerOf } from '../../domain/room-state';
import { createRoom, type Room } from '../room';
import { createRoomStore } from '../room-store';
import { createBus } from './bus';
import { Machine } from './machine';
import type { FakeWindow } from './fake-window';
import { MemoryStorage } from './memory-storage';

export const SHOW_ID = 'hamlet';

export interface RoomWindow {
  readonly room: Room;
  readonly window: FakeWindow;
  /** The figure of a timer as this window shows it; of its large one without an id. */
  figure(timerId?: string): Figure;
}

/** A machine with a storage and a bus, on which rooms are opened in windows. */
export function createTheatre(wallMs?: number) {
  const machine = new Machine(wallMs);
  const storage = new MemoryStorage();
  const bus = createBus((delayMs, task) => machine.after(delayMs, task));
  let ids = 0;
  return {
    machine,
    storage,
    bus,
    open(role: WindowRole = 'controller', format: Format = currentFormat): RoomWindow {
      const window = machine.open();
      const room = createRoom({
        showId: SHOW_ID,
        role,
        clock: window.clock,
        page: window.page,
        transport: bus.connect((task) => window.run(task)),
        format,
        store: createRoomStore(SHOW_ID, () => storage, format),
        newId: () => {
          ids += 1;
          return `w${String(ids).padStart(4, '0')}`;
        },
      });
      return {
        room,
        window,
        figure(timerId) {
          const { state, timerId: shown } = room.getSnapshot();
          const timer = timerOf(state, timerId ?? shown);
          if (!timer) throw new Error(`No timer ${timerId ?? shown}`);
          return figureOf(timer, room.beat.figures.getSnapshot());
        },
      };
    },
  };
}

export type Theatre = ReturnType<typeof createTheatre>;
