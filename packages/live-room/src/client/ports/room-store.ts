import type * as stored from '@standby/room-engine/client/window-storage';
import type { EventLog } from '../../domain/event-log/event-log';
import type { RoomEvent, ShowRoom } from '../../domain/event-log/event';
import type { Audience } from '../../domain/rules/define-act';

export type HeldAct = stored.HeldAct<ShowRoom>;
export type HeldActStore = stored.HeldActStore<ShowRoom>;

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

/** Stores a window's part of one room through reloads and crashes. */
export interface RoomStore {
  /** Reads without changing the storage, so that a render may call it. */
  load(): stored.LoadResult<ShowRoom> & {
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
