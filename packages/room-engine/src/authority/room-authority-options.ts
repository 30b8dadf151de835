import type { CompactionSize } from '../log/compaction';
import type { Format } from '../log/document-format';
import type { RoomTypes } from '../log/event';
import type { AuthorityRules } from './authority-rules';
import type { LossReports } from './lost-events';
import type { PeerProcesses } from './peer-processes';
import type { AuthorityClock, RoomRepository } from './ports';
import type { RoomWatch, WatchedRoom } from './room-watch';
import type { Turns } from './turns';

export interface RoomAuthorityOptions<Room extends RoomTypes> extends LossReports {
  /** Name of the room. */
  readonly room: string;
  readonly repository: RoomRepository<Room>;
  readonly clock: AuthorityClock;
  /** Shared by all rooms of the process. */
  readonly turns: Turns;
  readonly rules: AuthorityRules<Room>;
  /** Format that this release reads and writes. */
  readonly format: Format<Room>;
  /** Begins to watch the room. */
  readonly watch: (room: WatchedRoom<Room>) => RoomWatch<Room>;
  /** Author of the room's own acts. */
  readonly author?: string;
  /**
   * Whether all windows belong to one browser: their input needs no bounds, and each window gets
   * the roster.
   */
  readonly trustsWindows?: boolean;
  /**
   * Opens the connection to the other processes. Its listener is called when windows of them came,
   * changed or went. If left out, this process is the only one.
   */
  readonly openPeerProcesses?: (onChange: () => void) => Promise<PeerProcesses<Room>>;
  /** If left out, the engine's defaults apply. */
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
