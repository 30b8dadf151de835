import type { WindowRole } from '../domain/commands';
import type { Act } from '../domain/entry';
import type { Digest } from '../domain/exchange';
import type { Format } from '../domain/format';
import type { Refusal } from '../domain/rules';
import type { Beat } from './beat';
import type { Clock } from './clock';
import { LiveRoom } from './live-room';
import type { Page } from './page';
import type { RoomSnapshot } from './room-snapshot';
import type { RoomStore } from './room-store';
import type { Source } from './source';
import type { Transport } from './transport';

export interface RoomOptions {
  readonly showId: string;
  readonly role: WindowRole;
  readonly clock: Clock;
  readonly page: Page;
  readonly transport: Transport;
  readonly store: RoomStore;
  /** Letters, digits and dashes; never the same one twice, in any window. */
  readonly newId: () => string;
  /** What the window's release reads and writes; tests bring those of other releases. */
  readonly format?: Format;
}

export type Dispatched =
  | { readonly isDone: true; readonly entryId: string }
  | { readonly isDone: false; readonly refusal: Refusal };

/** A show's live room in this window. Fits `useSyncExternalStore`; the figures follow `beat`. */
export interface Room extends Source<RoomSnapshot> {
  readonly beat: Beat;
  /** Now, in the room's time. For handlers and effects: what is rendered follows `beat`. */
  now(): number;
  newId(): string;
  /** Does something to the room, for all windows. */
  dispatch(act: Act): Dispatched;
  /** Takes an act back: without an id, the last one of this window. */
  undo(entryId?: string): Dispatched;
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
  close(): void;
}

export function createRoom(options: RoomOptions): Room {
  return new LiveRoom(options);
}
