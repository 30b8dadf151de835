import type { RoomState } from '@standby/live-room/domain/state/room-schema';
import type { ScreenSetting } from '@standby/live-room/domain/state/screen-settings';
import { screenGroups, screenSettingOf } from '@standby/live-room/domain/screens/screens';
import type { WallTile } from './wall-tiles';

/** The target of an act: one screen, a group, or all screens on the wall. */
export interface ScreenTarget {
  readonly value: string;
  readonly label: string;
  readonly screenIds: readonly string[];
}

export const ALL_SCREENS = 'all';

export const oneScreen = (screenId: string): string => `screen:${screenId}`;

/** Returns the available targets: all screens, each group, and each screen. */
export function screenTargets(
  state: Pick<RoomState, 'screens'>,
  tiles: readonly WallTile[],
): ScreenTarget[] {
  const known = tiles.flatMap(({ screenId, name }) =>
    screenId === undefined ? [] : [{ screenId, name }],
  );
  // A screen with two windows is one target.
  const screens = [...new Map(known.map((screen) => [screen.screenId, screen])).values()];
  const groups = screenGroups(state).map((group) => ({
    value: `group:${group}`,
    label: `Group ${group}`,
    screenIds: (state.screens ?? []).flatMap((screen) => (screen.group === group ? screen.id : [])),
  }));
  return [
    {
      value: ALL_SCREENS,
      label: 'All screens',
      screenIds: screens.map(({ screenId }) => screenId),
    },
    ...groups,
    ...screens.map(({ screenId, name }) => ({
      value: oneScreen(screenId),
      label: name,
      screenIds: [screenId],
    })),
  ];
}

/**
 * Returns the value of a setting that all screens of a target share.
 * @returns undefined if the values differ
 */
export function commonSetting<Value>(
  state: Pick<RoomState, 'screens'>,
  screenIds: readonly string[],
  read: (setting: ScreenSetting | undefined) => Value,
): Value | undefined {
  const values = new Set(screenIds.map((id) => read(screenSettingOf(state, id))));
  const [first] = values;
  return values.size === 1 ? first : undefined;
}
