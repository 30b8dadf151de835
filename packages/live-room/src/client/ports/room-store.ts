import type { EventLog } from '../../domain/event-log/event-log';
import type { RoomEvent } from '../../domain/event-log/event';
import type { Audience } from '../../domain/room/act-table';
import type { Replica } from '../replica';
import type { HeldActStore } from './held-act-store';

/**
 * - `fresh`: nothing was stored;
 * - `restored`: the log is as it was left;
 * - `quarantined`: something stored cannot be read; `quarantine` moves it to another key;
 * - `newer`: a newer release stored the room, too. This one reads of it what it can, and stores its
 *   own document beside it, which the newer release merges;
 * - `blocked`: the browser refuses to store anything.
 *
 * Without a log the room starts again.
 */
export type LoadResult =
  | { readonly kind: 'restored'; readonly log: EventLog }
  | { readonly kind: 'quarantined' | 'newer'; readonly log?: EventLog | undefined }
  | { readonly kind: 'fresh' | 'blocked' };

/** Stores a window's part of one room through reloads and crashes. */
export interface RoomStore {
  /** Changes nothing that is stored, so that a render may call it. */
  load(): LoadResult & {
    /** What this window and earlier ones of the same person did, and the authority may not have stored. */
    readonly outbox?: readonly RoomEvent[];
    /** Whom the log was sent to; left out for one that has everything. */
    readonly audience?: Audience | undefined;
  };
  /** Moves what `load` could not read out of the way. Returns whether the storage took it. */
  quarantine(): boolean;
  /** Returns whether the storage took it. */
  save(replica: Replica): boolean;
  /** Acts that came too late for the show. Left out where the window does nothing that can. */
  readonly held?: HeldActStore;
  /** Removes the kept room: it is closed to this person. What the authority has not stored stays, until they are back. */
  forget?(): void;
  /** In sample mode: what the page found out about the storage of the room. */
  status?(): 'unsaved' | 'newer' | undefined;
}
