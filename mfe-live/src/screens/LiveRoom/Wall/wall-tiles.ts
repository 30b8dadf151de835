import {
  isViewerScreen,
  type Screen,
  type ScreenStatus,
} from '@standby/live-room/domain/presence/screens';
import type { RoomState } from '@standby/live-room/domain/state/room-schema';
import type { LostScreen } from '../Notices/lost-screens';

/**
 * Status of a tile. `lost`: the screen was connected while this desk was open. `absent`: the screen
 * has a name, and is not connected.
 */
export type TileStatus = ScreenStatus | 'lost' | 'absent';

/** A viewer on the wall: connected, lost, or known only by its name. */
export interface WallTile {
  readonly key: string;
  readonly name: string;
  readonly status: TileStatus;
  /** Id of its window; undefined if not connected. */
  readonly windowId: string | undefined;
  /**
   * Lasting id of the screen; undefined for a viewer of an earlier release, which has no settings.
   */
  readonly screenId: string | undefined;
  /** Whether the screen shows the call board instead of the timer. */
  readonly isBoard: boolean;
  /** Room time of the loss. */
  readonly lostAtMs: number | undefined;
}

/** Status of each tile and its start in room time, by the tile’s key. */
export type TileAges = ReadonlyMap<
  string,
  { readonly status: TileStatus; readonly sinceMs: number }
>;

/** Returns the ages after an update of the tiles; the same object if no status changed. */
export function nextAges(last: TileAges, tiles: readonly WallTile[], nowMs: number): TileAges {
  const isSame =
    last.size === tiles.length &&
    tiles.every(({ key, status }) => last.get(key)?.status === status);
  if (isSame) return last;
  return new Map(
    tiles.map(({ key, status, lostAtMs }) => {
      const known = last.get(key);
      const sinceMs = known?.status === status ? known.sinceMs : nowMs;
      return [key, { status, sinceMs: lostAtMs ?? sinceMs }];
    }),
  );
}

/** Returns the viewers of a room: first the connected ones by name, then the missing ones. */
export function wallTiles(
  state: RoomState,
  screens: readonly Screen[],
  lost: readonly LostScreen[],
): WallTile[] {
  const viewers = screens.filter(isViewerScreen);
  const connected = viewers.map(({ id, name, status, screenId, isBoard = false }): WallTile => ({
    key: screenId === undefined ? id : `${screenId} ${id}`,
    name,
    status,
    windowId: id,
    screenId,
    isBoard,
    lostAtMs: undefined,
  }));
  const isConnected = (screenId: string | undefined) =>
    screenId !== undefined && viewers.some((viewer) => viewer.screenId === screenId);
  const missing = lost
    .filter(({ isViewer, screenId }) => isViewer && !isConnected(screenId))
    .map(({ id, name, screenId, sinceMs }): WallTile => ({
      key: id,
      name,
      status: 'lost',
      windowId: undefined,
      screenId,
      isBoard: false,
      lostAtMs: sinceMs,
    }));
  const isLost = (id: string) => missing.some(({ screenId }) => screenId === id);
  const absent = (state.screens ?? [])
    .filter(({ id, name }) => name !== undefined && !isConnected(id) && !isLost(id))
    .map(({ id, name = '' }): WallTile => ({
      key: id,
      name,
      status: 'absent',
      windowId: undefined,
      screenId: id,
      isBoard: false,
      lostAtMs: undefined,
    }));
  const byName = (one: WallTile, other: WallTile): number =>
    one.name.localeCompare(other.name, undefined, { numeric: true });
  return [connected, missing, absent].flatMap((tiles) => tiles.toSorted(byName));
}
