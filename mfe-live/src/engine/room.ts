import type { Digest } from '../domain/event-log/digest';
import type { Format } from '../domain/event-log/document-format';
import type { Act } from '../domain/event-log/event';
import type { WindowRole } from '../domain/room/permissions';
import type { Refusal } from '../domain/room/rules';
import type { Clock } from './ports/clock';
import type { PageLifecycle } from './ports/page-lifecycle';
import type { RoomStore } from './ports/room-store';
import type { RoomClock } from './room-clock';
import type { RoomSnapshot } from './room-snapshot';
import type { RoomSync, SyncContext } from './room-sync';
import type { Subscribable } from './subscribable';
import type { Ticker } from './ticker';

export interface RoomOptions {
  readonly showId: string;
  readonly role: WindowRole;
  readonly clock: Clock;
  readonly page: PageLifecycle;
  /** How the copies of the event log in all windows come together. */
  readonly createSync: (context: SyncContext) => RoomSync;
  readonly store: RoomStore;
  /** Where the room's time comes from; left out, from the system clock with the offset that the windows agree on. */
  readonly roomClock?: RoomClock;
  /** Letters, digits and dashes; unique in all windows. */
  readonly newId: () => string;
  /** What the window's release reads and writes; tests bring those of other releases. */
  readonly format?: Format;
}

export type DispatchResult =
  | { readonly isDone: true; readonly eventId: string }
  | { readonly isDone: false; readonly refusal: Refusal };

/** A show's live room in this window. Fits `useSyncExternalStore`; the figures follow `ticker`. */
export interface Room extends Subscribable<RoomSnapshot> {
  readonly ticker: Ticker;
  /** Now, in the room's time. For handlers and effects: what is rendered follows `ticker`. */
  now(): number;
  /** By how much that can differ from the server's time, in ms; null where it is not known. */
  clockErrorMs(): number | null;
  newId(): string;
  /** Does something to the room, for all windows. */
  dispatch(act: Act): DispatchResult;
  /** Undoes an act: without an id, the last one of this window. */
  undo(eventId?: string): DispatchResult;
  /** Selects a tab: for the room while this window follows it, else for this window alone. */
  select(timerId: string): void;
  follow(isFollowing: boolean): void;
  /** To be called after a snapshot was rendered: the others learn what this screen shows. */
  acknowledge(known: Digest): void;
  /** Makes another screen show its name. */
  identify(screenId: string): void;
  /** Decides the other way about the last jump of the clocks. */
  reverseJump(): void;
  dismissJump(): void;
  /** The person has seen which acts the server did not take. */
  dismissNotTaken(): void;
  /**
   * Joins the other windows. Until then a room only reads, so that a render may create one. One that
   * was closed can be connected again.
   */
  connect(): void;
  close(): void;
}
