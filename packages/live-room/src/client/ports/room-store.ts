import type { EventLog } from '../../domain/event-log/event-log';
import type { RoomEvent } from '../../domain/event-log/event';
import type { Audience } from '../../domain/rules/define-act';
import type { HeldActStore } from './held-act-store';

/** A window's copy of a room. */
export interface Replica {
  /** The authority's log, as far as it has arrived. */
  readonly stored: EventLog;
  /** Audience that the log was sent to; it lacks the acts that are hidden from this audience. */
  readonly audience: Audience;
  /** Events that the authority has not stored yet, oldest first. */
  readonly outbox: readonly RoomEvent[];
  /** Log that the window shows: the stored log followed by the outbox, S2. */
  readonly log: EventLog;
}

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
export type LoadResult =
  | { readonly kind: 'restored'; readonly log: EventLog }
  | { readonly kind: 'quarantined' | 'newer'; readonly log?: EventLog | undefined }
  | { readonly kind: 'fresh' | 'blocked' };

/** Stores a window's part of one room through reloads and crashes. */
export interface RoomStore {
  /** Reads without changing the storage, so that a render may call it. */
  load(): LoadResult & {
    /**
     * Acts of this window and of the person's earlier ones that the authority may not have stored.
     */
    readonly outbox?: readonly RoomEvent[];
    /** Audience that the log was sent to; left out for a log with everything. */
    readonly audience?: Audience | undefined;
  };
  /** Moves unreadable documents out of the way. Returns whether the storage accepted the change. */
  quarantine(): boolean;
  /** Returns whether the storage accepted the change. */
  save(replica: Replica): boolean;
  /** Acts that came too late for the show. Left out if no act of the window can be too late. */
  readonly held?: HeldActStore;
  /**
   * Removes the kept room, because it is closed to this person. Acts that the authority has not
   * stored stay until they are back.
   */
  forget?(): void;
  /** Returns problems of the room's storage that the page has found; only in sample mode. */
  status?(): 'unsaved' | 'newer' | undefined;
}
