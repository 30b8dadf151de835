import type { RoomEvent } from '../../src/domain/index';

/** Who a window belongs to: an account, or whoever has a link. */
export interface Owner {
  readonly kind: 'account' | 'link';
  readonly id: string;
}

/** Whose an author id is. */
export interface Author {
  readonly by: string;
  /** Null where the account, or the link, is no longer there. */
  readonly owner: Owner | null;
  readonly name: string;
  /** Lamport timestamp of the author's last event. */
  readonly lamport: number;
}

/** How far a room is stored. */
export interface RoomHead {
  /** Position of the last event. */
  readonly position: number;
  /** Of the checkpoint. */
  readonly generation: number;
}

export interface StoredRoom extends RoomHead {
  /** The checkpoint as a document; null before the first compaction. */
  readonly checkpoint: unknown;
  /** The events that the checkpoint may not cover, by position. */
  readonly events: readonly unknown[];
  readonly authors: readonly Author[];
}

/** Kind and id of an event that a release did not wholly understand. */
export interface OpaqueEvent {
  readonly type: string;
  readonly by: string;
  readonly seq: number;
}

/** A new checkpoint, with the events that it leaves. */
export interface Compaction {
  readonly generation: number;
  readonly document: object;
  readonly kept: readonly RoomEvent[];
}

export interface UncompactedAppend {
  /** Position of the last of these events. */
  readonly position: number;
  readonly events: readonly RoomEvent[];
  /** The authors of these events. */
  readonly authors: readonly Author[];
}

export interface Append extends UncompactedAppend {
  readonly generation: number;
  readonly compaction: Compaction | undefined;
}

/** What a room's transaction can do. */
export interface RoomTransaction {
  /** Reads how far the room is; until the end of the transaction nobody else appends to it. */
  readonly lock: () => Promise<RoomHead>;
  /** Reads it without waiting for anybody. */
  readonly head: () => Promise<RoomHead>;
  readonly load: () => Promise<StoredRoom>;
  /** All events of the room, where its checkpoint cannot be read. */
  readonly allEvents: () => Promise<readonly unknown[]>;
  /** The events after a position, by position, with their authors. */
  readonly eventsAfter: (position: number) => Promise<Pick<StoredRoom, 'events' | 'authors'>>;
  /** Stored events by author and number, as they were written. */
  readonly find: (events: readonly Pick<RoomEvent, 'by' | 'seq'>[]) => Promise<readonly unknown[]>;
  readonly append: (append: Append) => Promise<void>;
}

/** Where one room is stored. */
export interface RoomRepository {
  /**
   * Appends where the room is still as it was expected to be, without a transaction around it.
   *
   * @returns false where it is not, and then nothing is stored
   */
  readonly appendAt: (expected: RoomHead, append: UncompactedAppend) => Promise<boolean>;
  readonly inTransaction: <Result>(
    work: (transaction: RoomTransaction) => Promise<Result>,
  ) => Promise<Result>;
}

/** The server's time, and its timeouts. */
export interface RoomClock {
  /** Epoch ms; it never jumps. */
  readonly now: () => number;
  readonly after: (delayMs: number, callback: () => void) => () => void;
}

export const isSameOwner = (one: Owner | null, other: Owner): boolean =>
  one?.kind === other.kind && one.id === other.id;
