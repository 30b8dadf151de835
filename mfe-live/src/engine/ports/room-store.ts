import type { EventLog } from '../../domain/event-log/event-log';

/**
 * - `fresh`: nothing was stored;
 * - `restored`: the log is as it was left;
 * - `quarantined`: something stored cannot be read; `quarantine` moves it to another key;
 * - `newer`: a newer release stored the room, too. This one reads of it what it can, and stores its
 *   own document beside it, which the newer release merges;
 * - `blocked`: the browser refuses to store anything.
 *
 * Without a log the room starts anew.
 */
export type LoadResult =
  | { readonly kind: 'restored'; readonly log: EventLog }
  | { readonly kind: 'quarantined' | 'newer'; readonly log?: EventLog | undefined }
  | { readonly kind: 'fresh' | 'blocked' };

/**
 * `log` has what other windows stored meanwhile; `newer`: a newer release stores the room, too;
 * `unsaved` lasts until a later save succeeds.
 */
export type SaveResult =
  | { readonly kind: 'saved' | 'newer'; readonly log: EventLog }
  | { readonly kind: 'unsaved' };

/** Stores one room through reloads and crashes. Several windows, of any release, may save the same room. */
export interface RoomStore {
  /** Changes nothing that is stored, so that a render may call it. */
  load(): LoadResult;
  /** Moves what `load` could not read out of the way. Returns whether the storage took it. */
  quarantine(): boolean;
  save(log: EventLog): SaveResult;
}
