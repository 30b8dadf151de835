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
