import type { Format } from '../domain/event-log/document-format';
import type { Act } from '../domain/event-log/event';
import type { ShownGo } from '../domain/live-protocol/messages';
import type { SheetCell } from '../domain/live-protocol/screens';
import type { WindowRole } from '../domain/room/permissions';
import type { ScreenIdentity } from '../domain/room/screen-settings';
import type { Refusal } from '../domain/room/rules';
import type { Clock } from './ports/clock';
import type { PageLifecycle } from './ports/page-lifecycle';
import type { RoomStore } from './ports/room-store';
import type { RoomClock } from './room-clock';
import type { RoomSnapshot } from './room-snapshot';
import type { ServerSync } from './server-sync';
import type { Subscribable } from './subscribable';
import type { SyncContext } from './sync-context';
import type { Ticker } from './ticker';

export interface RoomOptions {
  readonly showId: string;
  readonly role: WindowRole;
  readonly clock: Clock;
  readonly page: PageLifecycle;
  readonly createSync: (context: SyncContext) => ServerSync;
  readonly store: RoomStore;
  /** Where the room's time comes from; left out, from the system clock with the offset that the windows agree on. */
  readonly roomClock?: RoomClock;
  /** Letters, digits and dashes; unique in all windows. */
  readonly newId: () => string;
  /** When another window that controls was heard last, in the room's time; left out in connected mode. */
  readonly controllerSeenAtMs?: () => number | null;
  /** What the window's release reads and writes; tests bring those of other releases. */
  readonly format?: Format;
}

export interface RefusedDispatch {
  readonly isDone: false;
  readonly refusal: Refusal;
}

export type DispatchResult = { readonly isDone: true; readonly eventId: string } | RefusedDispatch;

/** A show's live room in this window. Fits `useSyncExternalStore`; the figures follow `ticker`. */
export interface Room extends Subscribable<RoomSnapshot> {
  readonly ticker: Ticker;
  /** Now, in the room's time. For handlers and effects: what is rendered follows `ticker`. */
  now(): number;
  /** By how much that can differ from the server's time, in ms; null where it is not known. */
  clockErrorMs(): number | null;
  /** Since the server's last message, in ms; 0 in sample mode. */
  silenceMs(): number;
  newId(): string;
  /** Does something to the room, for all windows. */
  dispatch(act: Act): DispatchResult;
  /** Undoes an act: without an id, the last one of this window. */
  undo(eventId?: string): DispatchResult;
  /** Selects a timer in this window alone: what is on air stays. */
  select(timerId: string): void;
  /** Whether the key that starts and pauses acts on the selected timer. It does until another one is selected. */
  arm(isArmed: boolean): void;
  /** Whether this window goes along when another timer comes on air. */
  follow(isFollowing: boolean): void;
  /** Says in which cell of the cue sheet this desk's person is; null for none. */
  point(cell: SheetCell | null): void;
  /** While it is locked, this window changes nothing in the room. */
  lock(isLocked: boolean): void;
  /** To be called with a snapshot's `revision` after it was rendered: the others learn what this screen shows. */
  acknowledge(revision: number): void;
  /** Makes another screen show its name. */
  identify(screenId: string): void;
  /** Says which screen this viewer is, and how it is called on the screen itself. */
  setScreen(screen: ScreenIdentity): void;
  /** Says by which id this tab is on the book. */
  setCaller(callerId: string): void;
  /** Says that this cue light shows a GO: the desks read it as a confirmation. */
  noteGo(go: ShownGo): void;
  /** Says which department this window answers for; null while none is chosen. */
  answerFor(department: string | null): void;
  /** Says what the person calls themselves who came by a link. */
  introduce(personName: string | null): void;
  /** Decides the other way about the last jump of the clocks. */
  reverseJump(): void;
  dismissJump(): void;
  /** Does the acts that came late for the show, or leaves them out. */
  decideHeld(isWanted: boolean): void;
  /** The person has seen which acts the server refused. */
  dismissRejected(): void;
  /** The person has seen which acts the server had lost. */
  dismissLost(): void;
  /**
   * Joins the other windows. Until then a room only reads, so that a render may create one. One that
   * was closed can be connected again.
   */
  connect(): void;
  close(): void;
}
