import { type EventLog, linesOf, positionOf, stateOf } from '../domain/event-log/event-log';
import type { RoomConnection } from '../domain/live-protocol/connection';
import type { LogLine } from '../domain/event-log/log-line';
import { type Undoable, undoables } from '../domain/event-log/undoable';
import {
  countScreens,
  isSameCell,
  type Screen,
  type ScreenCount,
  screenName,
  type Self,
} from '../domain/live-protocol/screens';
import type { WindowRole } from '../domain/room/permissions';
import type { RoomState } from '../domain/room/room-schema';
import { timerOf } from '../domain/room/room-state';
import { screenSettingOf } from '../domain/room/screens';
import type { StorageState } from './event-store';
import type { RoomClockJump } from './room-clock';
import type { WindowState } from './window-state';

/** Everything that a screen renders, except the figures, which follow the ticker. */
export interface RoomSnapshot {
  readonly state: RoomState;
  /** The timer that this window shows large: what is on air, or what was selected here. */
  readonly timerId: string;
  /** Whether the key that starts and pauses acts on that timer although another one is on air. */
  readonly isArmed: boolean;
  /** Whether this window goes along when another timer comes on air. */
  readonly isFollowing: boolean;
  /** Whether this desk changes nothing until it is unlocked. */
  readonly isLocked: boolean;
  /** Position that the log has with the events of the outbox: to be acknowledged once it is rendered. */
  readonly revision: number;
  /** The room's log, oldest first; the same array until the log changes. Built when it is first read. */
  readonly lines: readonly LogLine[];
  /** What can be undone, latest first. */
  readonly undoable: readonly Undoable[];
  readonly self: {
    readonly id: string;
    readonly name: string;
    readonly role: WindowRole;
    /** The lasting id of a viewer's screen, once it is known. */
    readonly screenId?: string;
    /** What the person calls themselves who came by a link; null where they did not say. */
    readonly personName: string | null;
  };
  /** The other windows. */
  readonly screens: readonly Screen[];
  readonly screenCount: ScreenCount;
  /** Whether this window hears of acts: from another one that controls, or from the server. */
  readonly hasController: boolean;
  /** When the information was last known to be right; null while it is. */
  readonly lastUpdateAtMs: number | null;
  /** How this window stands with the server; null in sample mode. */
  readonly connection: RoomConnection | null;
  readonly storage: StorageState;
  /** What the log said of acts that came too late for the show, until the person has decided about them. */
  readonly held: readonly LogLine[];
  /** A jump of the machine's clocks while a timer ran, until the screen dismisses or reverses it. */
  readonly jump: RoomClockJump | null;
  /** While this screen's name should show on it. */
  readonly isIdentifying: boolean;
}

export interface SnapshotSources {
  readonly log: EventLog;
  readonly window: WindowState;
  readonly storage: StorageState;
  readonly screens: readonly Screen[];
  readonly connection: RoomConnection | null;
  readonly held: readonly LogLine[];
  readonly self: Self;
  readonly isOwn: (author: string) => boolean;
  /** When a controller was heard last, in sample mode. */
  readonly controllerSeenAtMs: number | null;
  readonly nowMs: number;
}

/** The timer that a window shows: the one on air, its own, or that of its screen, while that is there. */
export function shownTimerId(
  state: RoomState,
  { ownTimerId, screen }: Pick<WindowState, 'ownTimerId' | 'screen'>,
): string {
  const own = ownTimerId ?? screenSettingOf(state, screen?.id)?.timerId;
  return own !== undefined && timerOf(state, own) ? own : state.selectedTimerId;
}

/** A log has thousands of lines, and few screens read them. */
const linesOfLogs = new WeakMap<EventLog, readonly LogLine[]>();

function cachedLinesOf(log: EventLog): readonly LogLine[] {
  const lines = linesOfLogs.get(log) ?? linesOf(log);
  linesOfLogs.set(log, lines);
  return lines;
}

/** Lines of the acts since the checkpoint, which alone can be undone. */
function recentLinesOf({ steps }: EventLog): LogLine[] {
  return steps.flatMap(({ lines }) => lines);
}

export function buildSnapshot(sources: SnapshotSources): RoomSnapshot {
  const { log, window, storage, self, isOwn, nowMs } = sources;
  const state = stateOf(log);
  const recent = recentLinesOf(log);
  const latest = recent.at(-1) ?? log.checkpoint.lines.at(-1);
  const { connection, screens } = sources;
  const hasController = connection
    ? connection.phase === 'live'
    : screens.some(({ role }) => role === 'controller');
  const seenAtMs = connection ? connection.sinceMs : sources.controllerSeenAtMs;
  return {
    state,
    timerId: shownTimerId(state, window),
    isArmed: window.isArmed,
    isFollowing: window.isFollowing,
    isLocked: window.isLocked,
    revision: positionOf(log),
    get lines() {
      return cachedLinesOf(log);
    },
    undoable: undoables(recent, isOwn, nowMs),
    self: {
      id: self.id,
      name: screenName(self, state),
      role: self.role,
      personName: window.personName,
      ...(self.screen && { screenId: self.screen.id }),
    },
    screens,
    screenCount: countScreens(screens),
    hasController,
    lastUpdateAtMs: hasController ? null : (seenAtMs ?? latest?.atMs ?? null),
    connection,
    held: sources.held,
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
      return (
        twin?.id === screen.id &&
        twin.name === screen.name &&
        twin.status === screen.status &&
        twin.selected === screen.selected &&
        isSameCell(twin.cell, screen.cell) &&
        twin.screenId === screen.screenId &&
        twin.person === screen.person &&
        twin.callerId === screen.callerId &&
        twin.shownGos?.at(-1)?.goAtMs === screen.shownGos?.at(-1)?.goAtMs
      );
    })
  );
}
