import type { RoomClockJump } from '@standby/room-engine/time/room-clock';
import { linesOf, positionOf, stateOf } from '@standby/room-engine/log/event-log';
import type { StorageState } from '@standby/room-engine/client/event-store';
import type { EventLog } from '../domain/event-log/event-log';
import type { RoomConnection } from '../domain/live-protocol/connection';
import type { LogLine } from '../domain/state/log-line';
import { type Undoable, undoables } from '../domain/event-log/undoable';
import {
  countScreens,
  isSameCell,
  type Screen,
  type ScreenCount,
  screenName,
  type Self,
} from '../domain/presence/screens';
import type { WindowRole } from '../domain/acts/permissions';
import type { RoomState } from '../domain/state/room-schema';
import { timerOf } from '../domain/state/room-state';
import { screenSettingOf } from '../domain/screens/screens';
import type { WindowState } from './window-state';

/** Everything that a screen renders except the figures, which follow the ticker. */
export interface RoomSnapshot {
  readonly state: RoomState;
  /** Timer that this window shows large: the one on air, or the one that was selected here. */
  readonly timerId: string;
  /** Whether the key that starts and pauses acts on that timer while another one is on air. */
  readonly isArmed: boolean;
  /** Whether this window follows when another timer comes on air. */
  readonly isFollowing: boolean;
  /** Whether this desk changes nothing until it is unlocked. */
  readonly isLocked: boolean;
  /** Position of the log including the outbox, to be acknowledged once it is rendered. */
  readonly revision: number;
  /**
   * Lines of the room's log, oldest first. The same array until the log changes, built on its first
   * read.
   */
  readonly lines: readonly LogLine[];
  /** Acts that can be undone, latest first. */
  readonly undoable: readonly Undoable[];
  readonly self: {
    readonly id: string;
    readonly name: string;
    readonly role: WindowRole;
    /** Permanent id of a viewer's screen, once it is known. */
    readonly screenId?: string;
    /** Name that a person without an account gave for themselves; null if they gave none. */
    readonly personName: string | null;
  };
  /** The other windows. */
  readonly screens: readonly Screen[];
  readonly screenCount: ScreenCount;
  /**
   * Whether this window hears of acts, either from another controller window or from the server.
   */
  readonly hasController: boolean;
  /** Moment at which the information was last known to be right; null while it is. */
  readonly lastUpdateAtMs: number | null;
  /** State of this window's connection to the server; null in sample mode. */
  readonly connection: RoomConnection | null;
  readonly storage: StorageState;
  /** Log lines of acts that came too late for the show, until the person has decided about them. */
  readonly held: readonly LogLine[];
  /** Jump of the machine's clocks while a timer ran, until the person dismisses or reverses it. */
  readonly jump: RoomClockJump | null;
  /** Whether this screen shows its name at the moment. */
  readonly isIdentifying: boolean;
}

interface SnapshotSources {
  readonly log: EventLog;
  readonly window: WindowState;
  readonly storage: StorageState;
  readonly screens: readonly Screen[];
  readonly connection: RoomConnection | null;
  readonly held: readonly LogLine[];
  readonly self: Self;
  readonly isOwn: (author: string) => boolean;
  /** Moment at which a controller was last heard, in sample mode. */
  readonly controllerSeenAtMs: number | null;
  readonly nowMs: number;
}

/**
 * Returns the timer that a window shows: its own or its screen's if that still exists, otherwise
 * the one on air.
 */
export function shownTimerId(
  state: RoomState,
  { ownTimerId, screen }: Pick<WindowState, 'ownTimerId' | 'screen'>,
): string {
  const own = ownTimerId ?? screenSettingOf(state, screen?.id)?.timerId;
  return own !== undefined && timerOf(state, own) ? own : state.selectedTimerId;
}

/** Cache, because a log has thousands of lines and few screens read them. */
const linesOfLogs = new WeakMap<EventLog, readonly LogLine[]>();

function cachedLinesOf(log: EventLog): readonly LogLine[] {
  const lines = linesOfLogs.get(log) ?? linesOf(log);
  linesOfLogs.set(log, lines);
  return lines;
}

/** Returns the lines of the acts since the checkpoint, the only ones that can be undone. */
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
        JSON.stringify(twin.houseDesks) === JSON.stringify(screen.houseDesks) &&
        twin.shownGos?.at(-1)?.goAtMs === screen.shownGos?.at(-1)?.goAtMs
      );
    })
  );
}
