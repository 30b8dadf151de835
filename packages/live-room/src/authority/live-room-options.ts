import type { Turns } from '@standby/room-engine/authority/turns';
import type { CompactionSize } from '@standby/room-engine/log/compaction';
import type { AuthorityClock } from '@standby/room-engine/authority/ports';
import type { Format } from '../domain/index';
import type { PlannedPerformance } from '../domain/schedule/scheduled-curtain';
import type { OpenPeerProcesses } from './peer-processes';
import type { RoomRepository } from './ports';

/**
 * Calls back with the performances of a show, now and when they have changed. Returns a function
 * that ends it.
 */
export type WatchSchedule = (
  listener: (performances: readonly PlannedPerformance[]) => void,
) => () => void;

export interface LiveRoomOptions {
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
  /** If left out, this process is the only one. */
  readonly openPeerProcesses?: OpenPeerProcesses;
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
  /**
   * Called if a window knows this many more stored events than the storage has: a copy or a
   * snapshot has taken its place.
   */
  readonly onLacking?: (count: number) => void;
  /** Called with the number of lost events that windows brought back. */
  readonly onBroughtBack?: (count: number) => void;
  readonly onError: (error: unknown) => void;
}
