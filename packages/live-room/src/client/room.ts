import type * as sync from '@standby/room-engine/client/server-sync';
import type * as context from '@standby/room-engine/client/sync-context';
import type { Clock } from '@standby/room-engine/time/clock';
import type { PageLifecycle } from '@standby/room-engine/protocol/page-lifecycle';
import type { RoomClock } from '@standby/room-engine/time/room-clock';
import type { Subscribable } from '@standby/room-engine/subscribable';
import type { Format } from '../domain/event-log/document-format';
import type { Act, ShowRoom } from '../domain/event-log/event';
import type { SheetCell } from '../domain/presence/screens';
import type { WindowRole } from '../domain/acts/permissions';
import type { Refusal } from '../domain/rules/refusals';
import type { ClockJumps } from './clock-jumps';
import type { RoomStore } from './ports/room-store';
import type { RoomSnapshot } from './room-snapshot';
import type { Ticker } from './ticker';
import type { WindowStateStore } from './window-state';

export type ServerSync = sync.ServerSync<ShowRoom>;
type SyncContext = context.SyncContext<ShowRoom>;

export interface RoomOptions {
  readonly showId: string;
  readonly role: WindowRole;
  readonly clock: Clock;
  readonly page: PageLifecycle;
  readonly createSync: (context: SyncContext) => ServerSync;
  readonly store: RoomStore;
  /**
   * Source of the room's time; if left out, the system clock with the offset that the windows agree
   * on.
   */
  readonly roomClock?: RoomClock;
  /** Returns letters, digits and dashes, unique in all windows. */
  readonly newId: () => string;
  /**
   * Returns when another controller window was last heard, in the room's time; left out in
   * connected mode.
   */
  readonly controllerSeenAtMs?: () => number | null;
  /**
   * Format that the window's release reads and writes; tests pass the formats of other releases.
   */
  readonly format?: Format;
}

export type DispatchResult =
  | { readonly isDone: true; readonly eventId: string }
  | { readonly isDone: false; readonly refusal: Refusal };

/** State of a window that others learn. */
type RoomWindow = Pick<
  WindowStateStore,
  'setScreen' | 'setCaller' | 'noteGo' | 'setHouseDesks' | 'answerFor' | 'introduce'
>;
/** Requests of a window to the authority. */
type RoomServer = Pick<ServerSync, 'identify' | 'dismissRejected' | 'decideHeld' | 'dismissLost'>;

/**
 * A show's live room in this window. It fits `useSyncExternalStore`; the figures follow `ticker`.
 */
export interface Room extends Subscribable<RoomSnapshot> {
  readonly ticker: Ticker;
  /** Returns the room's time, for handlers and effects. Rendered times follow `ticker`. */
  now(): number;
  /** Returns by how many ms that may differ from the server's time; null if it is not known. */
  clockErrorMs(): number | null;
  /** Returns the ms since the server's last message; 0 in sample mode. */
  silenceMs(): number;
  newId(): string;
  /** Does an act in the room, for all windows. Returns a refusal that was found before, as it is. */
  dispatch(act: Act | Refusal): DispatchResult;
  /** Undoes an act, or without an id the last one of this window. */
  undo(eventId?: string): DispatchResult;
  /** Selects a timer in this window alone, without putting it on air. */
  select(timerId: string): void;
  /**
   * Sets whether the key that starts and pauses acts on the selected timer, until another one is
   * selected.
   */
  arm(isArmed: boolean): void;
  /** Sets whether this window follows when another timer comes on air. */
  follow(isFollowing: boolean): void;
  /** Reports the cell of the cue sheet that this desk's person is in; null for none. */
  point(cell: SheetCell | null): void;
  /** Locks this window: while it is locked, it changes nothing in the room. */
  lock(isLocked: boolean): void;
  /**
   * Call with a snapshot's `revision` after it was rendered: the other windows learn what this
   * screen shows.
   */
  acknowledge(revision: number): void;
  /** Tells the other windows which screen and person this window is, and what it shows. */
  readonly window: RoomWindow;
  /** Asks the authority, and notes which of its answers the person has seen. */
  readonly server: RoomServer;
  /** Reverses the correction of the last jump of the clocks, or dismisses its notice. */
  readonly jumps: Pick<ClockJumps, 'takeBack' | 'dismiss'>;
  /**
   * Joins the other windows. Until then a room only reads, so that a render may create one. A
   * closed room can be connected again.
   */
  connect(): void;
  close(): void;
}
