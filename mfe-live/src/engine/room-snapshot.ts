import { type Digest, digestOf } from '../domain/event-log/digest';
import { type EventLog, linesOf, revisionOf, stateOf } from '../domain/event-log/event-log';
import type { RoomConnection } from '../domain/live-protocol/connection';
import type { LogLine } from '../domain/event-log/log-line';
import { type Undoable, undoables } from '../domain/event-log/undoable';
import {
  countScreens,
  type Screen,
  type ScreenCount,
  screenName,
  type Self,
} from '../domain/peers/presence';
import type { WindowRole } from '../domain/room/permissions';
import type { RoomState } from '../domain/room/room-schema';
import { timerOf } from '../domain/room/room-state';
import type { StorageState } from './event-store';
import type { RoomClockJump } from './room-clock';
import type { WindowState } from './window-state';

/** Everything that a screen renders, except the figures, which follow the ticker. */
export interface RoomSnapshot {
  readonly state: RoomState;
  /** The timer that this window shows large. */
  readonly timerId: string;
  /** Whether tabs are selected for the room, or for this window alone. */
  readonly isFollowing: boolean;
  /** What the state rests on: to be acknowledged once it is rendered. */
  readonly known: Digest;
  readonly revision: number;
  /** The room's log, oldest first. */
  readonly lines: readonly LogLine[];
  /** What can be undone, latest first. */
  readonly undoable: readonly Undoable[];
  readonly self: { readonly id: string; readonly name: string; readonly role: WindowRole };
  /** The other windows. */
  readonly screens: readonly Screen[];
  readonly screenCount: ScreenCount;
  /** Whether somebody tells this window what is done: another one that controls, or the server. */
  readonly hasController: boolean;
  /** How old the information is where nobody does: when it was last known to be right. */
  readonly lastUpdateAtMs: number | null;
  /** How this window stands with the server; null in sample mode. */
  readonly connection: RoomConnection | null;
  readonly storage: StorageState;
  /** A jump of the machine's clocks while a timer ran, until the screen dismisses or reverses it. */
  readonly jump: RoomClockJump | null;
  /** While this screen's name should show on it. */
  readonly isIdentifying: boolean;
}

export interface SnapshotSources {
  readonly log: EventLog;
  readonly window: WindowState;
  readonly storage: StorageState;
  readonly screens: (known: Digest) => Screen[];
  readonly connection: RoomConnection | null;
  readonly self: Self;
  readonly isOwn: (author: string) => boolean;
  readonly nowMs: number;
}

/** The timer that a window shows: the room's, or its own while that is there. */
export function shownTimerId(
  state: RoomState,
  { isFollowing, ownTimerId }: Pick<WindowState, 'isFollowing' | 'ownTimerId'>,
): string {
  const hasOwn = !isFollowing && ownTimerId !== null && timerOf(state, ownTimerId) !== undefined;
  return hasOwn ? ownTimerId : state.selectedTimerId;
}

export function buildSnapshot(sources: SnapshotSources): RoomSnapshot {
  const { log, window, storage, self, isOwn, nowMs } = sources;
  const state = stateOf(log);
  const known = digestOf(log);
  const lines = linesOf(log);
  const screens = sources.screens(known);
  const { connection } = sources;
  const hasController = connection
    ? connection.phase === 'live'
    : screens.some(({ role }) => role === 'controller');
  const seenAtMs = connection ? connection.sinceMs : window.controllerSeenAtMs;
  return {
    state,
    timerId: shownTimerId(state, window),
    isFollowing: window.isFollowing,
    known,
    revision: revisionOf(log),
    lines,
    undoable: undoables(lines, isOwn, nowMs),
    self: { id: self.id, name: screenName(self), role: self.role },
    screens,
    screenCount: countScreens(screens),
    hasController,
    lastUpdateAtMs: hasController ? null : (seenAtMs ?? lines.at(-1)?.atMs ?? null),
    connection,
    storage,
    jump: window.jump,
    isIdentifying: window.isIdentifying,
  };
}

/** Whether two lists of screens look the same. */
export function areSameScreens(one: readonly Screen[], other: readonly Screen[]): boolean {
  return (
    one.length === other.length &&
    one.every((screen, index) => {
      const twin = other[index];
      return twin?.id === screen.id && twin.name === screen.name && twin.status === screen.status;
    })
  );
}
