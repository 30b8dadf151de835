import type { CompactionSize, Format } from '../domain/index';
import type { OpenPeerProcesses } from './peer-processes';
import type { AuthorityClock, RoomRepository } from './ports';
import type { Turns } from './turns';

export interface LiveRoomOptions {
  readonly showId: string;
  readonly repository: RoomRepository;
  readonly clock: AuthorityClock;
  /** Of all rooms of the process. */
  readonly turns: Turns;
  /** Author of automatic acts. */
  readonly author?: string;
  /**
   * Whether all windows belong to one browser: their input needs no bounds, and each window gets the roster.
   */
  readonly trustsWindows?: boolean;
  /** What this release reads and writes; tests bring those of other releases. */
  readonly format?: Format;
  /** Left out, this process is the only one. */
  readonly openPeerProcesses?: OpenPeerProcesses;
  /** Left out, as the domain says. */
  readonly compaction?: () => CompactionSize;
  /** Interval of the beats; left out, windows get none, as their authority is in their page. */
  readonly beatMs?: number;
  /** Events were stored: other processes may have windows of this room. */
  readonly onStored: (count: number, durationMs: number) => void;
  /** A window knows this many stored events more than there are: a copy, or a snapshot, took the storage's place. */
  readonly onLacking?: (count: number) => void;
  /** Windows brought back this many of them. */
  readonly onBroughtBack?: (count: number) => void;
  readonly onError: (error: unknown) => void;
}
