import type { RoomEvent, RoomTypes } from '../log/event';
import type { EventLog } from '../log/event-log';

/**
 * - `fresh`: nothing was stored;
 * - `restored`: the log is as it was left;
 * - `quarantined`: a stored document cannot be read; `quarantine` moves it to another key;
 * - `newer`: a newer release stores the room, too. This one reads what it understands, and stores
 *   its own document beside it. The newer release merges that document;
 * - `blocked`: the browser refuses to store anything.
 *
 * The room starts again if the result has no log.
 */
export type LoadResult<Room extends RoomTypes> =
  | { readonly kind: 'restored'; readonly log: EventLog<Room> }
  | { readonly kind: 'quarantined' | 'newer'; readonly log?: EventLog<Room> | undefined }
  | { readonly kind: 'fresh' | 'blocked' };

/** An act that came too late and waits for a decision of its person. */
export interface HeldAct<Room extends RoomTypes> {
  readonly event: RoomEvent<Room>;
  /** Log lines of the act. */
  readonly lines: readonly Room['line'][];
}

/** Keeps a person's held acts of one room, for all windows of the browser. */
export interface HeldActStore<Room extends RoomTypes> {
  /** Reads without changing the storage, so that a render may call it. */
  load(): readonly HeldAct<Room>[];
  add(acts: readonly HeldAct<Room>[]): void;
  /** Removes acts, and returns those that no other window has taken before. */
  take(acts: readonly HeldAct<Room>[]): readonly HeldAct<Room>[];
}

/** A window's copy of a room. */
export interface Replica<Room extends RoomTypes> {
  /** The authority's log, as far as it has arrived. */
  readonly stored: EventLog<Room>;
  /** Audience that the log was sent to; it lacks the acts that are hidden from this audience. */
  readonly audience: Room['audience'];
  /** Events that the authority has not stored yet, oldest first. */
  readonly outbox: readonly RoomEvent<Room>[];
  /** Log that the window shows: the stored log followed by the outbox, S2. */
  readonly log: EventLog<Room>;
}

/** Stores a window's part of one room through reloads and crashes. */
export interface RoomStore<Room extends RoomTypes> {
  /** Reads without changing the storage, so that a render may call it. */
  load(): LoadResult<Room> & {
    /**
     * Acts of this window and of the person's earlier ones that the authority may not have stored.
     */
    readonly outbox?: readonly RoomEvent<Room>[];
    /** Audience that the log was sent to; left out for a log with everything. */
    readonly audience?: Room['audience'] | undefined;
  };
  /** Moves unreadable documents out of the way. Returns whether the storage accepted the change. */
  quarantine(): boolean;
  /** Returns whether the storage accepted the change. */
  save(replica: Replica<Room>): boolean;
  /** Acts that came too late for the show. Left out if no act of the window can be too late. */
  readonly held?: HeldActStore<Room>;
  /**
   * Removes the kept room, because it is closed to this person. Acts that the authority has not
   * stored stay until they are back.
   */
  forget?(): void;
  /** Returns problems of the room's storage that the page has found; only in sample mode. */
  status?(): 'unsaved' | 'newer' | undefined;
}
