import * as v from 'valibot';
import { idSchema, momentSchema } from '@standby/room-engine/log/basic-schemas';
import type { HouseDeskStatus } from '../state/house-desk-schema';
import type { WindowRole } from '../state/window-roles';
import type { RoomState } from '../state/room-schema';
import type { ScreenIdentity } from '../state/screen-settings';
import { screenSettingOf } from '../screens/screens';

/** The window itself, among the others. */
export interface Self {
  readonly id: string;
  readonly role: WindowRole;
  readonly number: number;
  /** Identity of a viewer's screen, once it is known. */
  readonly screen?: ScreenIdentity;
}

const ROLE_NAMES: Record<WindowRole, string> = {
  controller: 'Controller',
  deputy: 'Deputy',
  department: 'Department',
  bridge: 'Bridge',
  viewer: 'Viewer',
  ask: 'Ask page',
};

/**
 * Returns the name of a screen: as the room calls it, else as it was named on the screen, else its
 * number.
 */
export function screenName(
  { role, number, screen }: Pick<Self, 'role' | 'number' | 'screen'>,
  state?: Pick<RoomState, 'screens'>,
): string {
  const given = screen && state && screenSettingOf(state, screen.id)?.name;
  return given ?? screen?.name ?? `${ROLE_NAMES[role]} ${number}`;
}

export type ScreenStatus =
  /** The window shows all events that the authority has stored. */
  | 'current'
  /** The window has not acknowledged the last act yet. */
  | 'behind'
  /** The window follows, but its tab or window is covered. */
  | 'hidden'
  /** The browser froze the window, which catches up when a person looks at it. */
  | 'asleep'
  /** The window does not answer. */
  | 'silent';

const COLUMN_MAX = 20;

/** Cell of the cue sheet in which a desk's person is, as a hint for the others. */
export const sheetCellSchema = v.object({
  cueId: idSchema,
  column: v.pipe(v.string(), v.maxLength(COLUMN_MAX)),
});
export type SheetCell = v.InferOutput<typeof sheetCellSchema>;

export function isSameCell(one: SheetCell | null | undefined, other: typeof one): boolean {
  return one?.cueId === other?.cueId && one?.column === other?.column;
}

/**
 * A GO that a cue light showed: its moment, and when it first reached the screen. Both are in the
 * room's time.
 */
export const shownGoSchema = v.object({ goAtMs: momentSchema, shownAtMs: momentSchema });
export type ShownGo = v.InferOutput<typeof shownGoSchema>;

/** A connected window in the list of screens. */
export interface Screen {
  readonly id: string;
  readonly name: string;
  readonly role: WindowRole;
  readonly status: ScreenStatus;
  /** Timer that this desk has selected while another one is on air. */
  readonly selected?: string;
  readonly cell?: SheetCell;
  /** Whether the window is a desk without permission to act. */
  readonly isDesk?: boolean;
  /** Lasting id of a viewer's screen. */
  readonly screenId?: string;
  /** Person of a desk or a department's page; absent if unknown. */
  readonly person?: string;
  /** Whether the screen shows the call board instead of the timer. */
  readonly isBoard?: boolean;
  /** Id by which this desk's tab is on the book. */
  readonly callerId?: string;
  /** Last GOs that this cue light has shown. */
  readonly shownGos?: readonly ShownGo[];
  /** How the house desks of this bridge stand. */
  readonly houseDesks?: readonly HouseDeskStatus[];
}

export interface ScreenCount {
  readonly current: number;
  readonly total: number;
}

/** Whether a window is a viewer, which shows the room to others. */
export function isViewerScreen({ role, isDesk = false }: Pick<Screen, 'role' | 'isDesk'>): boolean {
  return role === 'viewer' && !isDesk;
}

/** Returns the numbers in «2 of 2 screens»: the viewers that are up to date, and all viewers. */
export function countScreens(screens: readonly Screen[]): ScreenCount {
  const viewers = screens.filter(isViewerScreen);
  return {
    current: viewers.filter(({ status }) => status === 'current').length,
    total: viewers.length,
  };
}
