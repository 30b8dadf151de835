import type { RoomEvent, RoomTypes } from '../log/event';
import type { LogEnd } from '../log/event-log';

/** Owner of a window: an account, a link, or the browser in sample mode. */
export interface Owner {
  readonly kind: 'account' | 'link' | 'browser';
  readonly id: string;
}

/** In sample mode all windows belong to the browser. */
export const BROWSER: Owner = { kind: 'browser', id: 'browser' };

/** The owner and the name behind an author id. */
export interface Author {
  readonly by: string;
  /** Null if the account or the link no longer exists. */
  readonly owner: Owner | null;
  readonly name: string;
}

export interface StoredRoom {
  /** The checkpoint as a document; null before the first compaction. */
  readonly checkpoint: unknown;
  /** The events after the checkpoint, by position. */
  readonly events: readonly unknown[];
  readonly authors: readonly Author[];
}

/** A new checkpoint. */
export interface Compaction {
  /** Position of the last event in the checkpoint. */
  readonly position: number;
  readonly document: object;
}

export interface Append<Room extends RoomTypes> {
  /** Position of the last of these events. */
  readonly position: number;
  readonly events: readonly RoomEvent<Room>[];
  /** Authors who have no events before these, or who have a new name. */
  readonly authors: readonly Author[];
  readonly compaction: Compaction | undefined;
}

/** Operations of a room's transaction. */
export interface RoomTransaction<Room extends RoomTypes> {
  /** Keeps others from appending to the room until the end of the transaction. */
  readonly lock: () => Promise<void>;
  readonly load: () => Promise<StoredRoom>;
  /** Returns all events of the room, for when its checkpoint cannot be read. */
  readonly allEvents: () => Promise<readonly unknown[]>;
  /**
   * Returns the events after an earlier end of the log, by position, with their authors.
   *
   * @returns undefined if the stored log does not continue from there
   */
  readonly eventsAfter: (
    end: LogEnd,
  ) => Promise<Pick<StoredRoom, 'events' | 'authors'> | undefined>;
  /** Returns stored events by author and number, as they were written. */
  readonly find: (
    events: readonly Pick<RoomEvent<Room>, 'by' | 'seq'>[],
  ) => Promise<readonly unknown[]>;
  readonly append: (append: Append<Room>) => Promise<void>;
}

/** Storage of one room. */
export interface RoomRepository<Room extends RoomTypes> {
  /**
   * Appends without a transaction if the log still ends at the expected place.
   *
   * @returns false if it does not; then nothing is stored
   */
  readonly appendAt: (expected: LogEnd, append: Append<Room>) => Promise<boolean>;
  readonly inTransaction: <Result>(
    work: (transaction: RoomTransaction<Room>) => Promise<Result>,
  ) => Promise<Result>;
}

/** The authority's time and timeouts. */
export interface AuthorityClock {
  /** Epoch ms; it never jumps. */
  readonly now: () => number;
  readonly after: (delayMs: number, callback: () => void) => () => void;
}

export const isSameOwner = (one: Owner | null, other: Owner): boolean =>
  one?.kind === other.kind && one.id === other.id;
