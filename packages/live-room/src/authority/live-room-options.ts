import type { Turns } from '@standby/room-engine/authority/turns';
import type { CompactionSize } from '@standby/room-engine/log/compaction';
import type { LossReports } from '@standby/room-engine/authority/lost-events';
import type { AuthorityClock } from '@standby/room-engine/authority/ports';
import type { Format } from '../domain/index';
import type { PlannedPerformance } from '../domain/schedule/scheduled-curtain';
import type { PeerProcesses, RoomRepository } from './ports';

/**
 * Calls back with the performances of a show, now and when they have changed. Returns a function
 * that ends it.
 */
export type WatchSchedule = (
  listener: (performances: readonly PlannedPerformance[]) => void,
) => () => void;

export interface LiveRoomOptions extends LossReports {
  readonly showId: string;
  readonly repository: RoomRepository;
  readonly clock: AuthorityClock;
  /** Shared by all rooms of the process. */
  readonly turns: Turns;
  /** Author of automatic acts. */
  readonly author?: string;
  /**
   * Whether all windows belong to one browser: their input needs no bounds, and each window gets
   * the roster.
   */
  readonly trustsWindows?: boolean;
  /** Format that this release reads and writes; tests pass the formats of other releases. */
  readonly format?: Format;
  /**
   * Opens the connection to the other processes. Its listener is called when windows of them came,
   * changed or went. If left out, this process is the only one.
   */
  readonly openPeerProcesses?: (onChange: () => void) => Promise<PeerProcesses>;
  /** The room's curtain follows these performances. If left out, the room has no schedule. */
  readonly watchSchedule?: WatchSchedule | undefined;
  /** If left out, the domain's defaults apply. */
  readonly compaction?: () => CompactionSize;
  /**
   * Interval of the beats in ms; if left out, windows get none, since their authority is in their
   * page.
   */
  readonly beatMs?: number;
  /** Called after events were stored, since other processes may have windows of this room. */
  readonly onStored: (count: number, durationMs: number) => void;
  readonly onError: (error: unknown) => void;
}
