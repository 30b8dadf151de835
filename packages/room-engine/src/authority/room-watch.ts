import type { Act, RoomTypes } from '../log/event';
import type { EventLog } from '../log/event-log';
import type { ActOn } from './batch';
import type { ActContext } from './check-event';
import type { PresentWindow } from './peer-processes';
import type { AuthorityClock } from './ports';

/** A room as its watch sees it. */
export interface WatchedRoom<Room extends RoomTypes> {
  readonly clock: AuthorityClock;
  readonly log: () => EventLog<Room>;
  /** Does an act of the room's own. */
  readonly do: (actOn: ActOn<Room>) => void;
}

/**
 * Watches a room at its authority, and does acts of the room's own, such as at a certain time or
 * when a window is gone.
 */
export interface RoomWatch<Room extends RoomTypes> {
  /** Called once, before any window has joined, with the windows of other processes. */
  start(windows: readonly PresentWindow<Room>[]): void;
  /** Called with all windows whenever some of them came, changed or went. */
  handleWindows(windows: readonly PresentWindow<Room>[]): void;
  /**
   * Called after each look into the storage.
   * @param count number of new events
   */
  handleLog(count: number): void;
  /** Called when the storage failed, so that an act of the room's own may not be stored. */
  handleFailure(): void;
  /** Whether the room refuses an act that its rules permit, such as one that comes too early. */
  refuses(act: Act<Room>, context: ActContext<Room>): boolean;
  stop(): void;
}
