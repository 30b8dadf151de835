import * as v from 'valibot';
import { idSchema } from '../room/basic-schemas';
import type { ShownGo } from './messages';
import type { WindowRole } from '../room/permissions';
import type { RoomState } from '../room/room-schema';
import type { ScreenIdentity } from '../room/screen-settings';
import { screenSettingOf } from '../room/screens';

export const VISIBILITIES = ['visible', 'hidden', 'frozen'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** The window itself, among the others. */
export interface Self {
  readonly id: string;
  readonly role: WindowRole;
  readonly number: number;
  /** Of a viewer, once it is known. */
  readonly screen?: ScreenIdentity;
}

const ROLE_NAMES: Record<WindowRole, string> = {
  controller: 'Controller',
  deputy: 'Deputy',
  department: 'Department',
  viewer: 'Viewer',
  ask: 'Ask page',
};

/** As the room calls it, otherwise as it was named on the screen, otherwise by its number. */
export function screenName(
  { role, number, screen }: Pick<Self, 'role' | 'number' | 'screen'>,
  state?: Pick<RoomState, 'screens'>,
): string {
  const given = screen && state && screenSettingOf(state, screen.id)?.name;
  return given ?? screen?.name ?? `${ROLE_NAMES[role]} ${number}`;
}

/**
 * - `current`: shows all that the authority has stored.
 * - `behind`: has not acknowledged the last act yet.
 * - `hidden`: follows, but its tab or window is covered.
 * - `asleep`: the browser froze it; it catches up when a person looks at it.
 * - `silent`: did not answer yet.
 */
export type ScreenStatus = 'current' | 'behind' | 'hidden' | 'asleep' | 'silent';

const COLUMN_MAX = 20;

/** The cell of the cue sheet that the person of a desk is in: a hint for the others. */
export const sheetCellSchema = v.object({
  cueId: idSchema,
  column: v.pipe(v.string(), v.maxLength(COLUMN_MAX)),
});
export type SheetCell = v.InferOutput<typeof sheetCellSchema>;

export function isSameCell(one: SheetCell | null | undefined, other: typeof one): boolean {
  return one?.cueId === other?.cueId && one?.column === other?.column;
}

/** A connected window as the list of screens has it. */
export interface Screen {
  readonly id: string;
  readonly name: string;
  readonly role: WindowRole;
  readonly status: ScreenStatus;
  /** The timer that this desk looks at while another one is on air. */
  readonly selected?: string;
  readonly cell?: SheetCell;
  /** Whether it is a desk that may only look. */
  readonly isDesk?: boolean;
  /** The lasting id of a viewer's screen. */
  readonly screenId?: string;
  /** Whose window it is, where that is known: of a desk, or of a department's page. */
  readonly person?: string;
  /** Whether it shows the call board in place of the timer. */
  readonly isBoard?: boolean;
  /** The id by which the tab of this desk is on the book. */
  readonly callerId?: string;
  /** The last GOs that this cue light showed. */
  readonly shownGos?: readonly ShownGo[];
}

export interface ScreenCount {
  readonly current: number;
  readonly total: number;
}

/** Whether it is a screen that shows the room to others. */
export function isViewerScreen({ role, isDesk = false }: Pick<Screen, 'role' | 'isDesk'>): boolean {
  return role === 'viewer' && !isDesk;
}

/** The numbers in «2 of 2 screens»: how many viewers there are, and how many show the latest. */
export function countScreens(screens: readonly Screen[]): ScreenCount {
  const viewers = screens.filter(isViewerScreen);
  return {
    current: viewers.filter(({ status }) => status === 'current').length,
    total: viewers.length,
  };
}
