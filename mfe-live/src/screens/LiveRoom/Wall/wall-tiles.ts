import {
  isViewerScreen,
  type Screen,
  type ScreenStatus,
} from '@standby/live-room/domain/live-protocol/screens';
import type { RoomState } from '@standby/live-room/domain/room/room-schema';
import type { LostScreen } from '../Notices/lost-screens';

/** `lost`: it was there while this desk was open. `absent`: it has a name, and is not connected. */
export type TileStatus = ScreenStatus | 'lost' | 'absent';

/** A viewer on the wall: connected, lost, or known by its name alone. */
export interface WallTile {
  readonly key: string;
  readonly name: string;
  readonly status: TileStatus;
  /** Of its window; undefined where it is not connected. */
  readonly windowId: string | undefined;
  /** Lasting; undefined of a viewer of an earlier release, of which nothing can be set. */
  readonly screenId: string | undefined;
  /** Whether it shows the call board in place of the timer. */
  readonly isBoard: boolean;
  /** When it was lost, in the room's time. */
  readonly lostAtMs: number | undefined;
}

/** How tiles stand, and since when, in the room's time; by their keys. */
export type TileAges = ReadonlyMap<
  string,
  { readonly status: TileStatus; readonly sinceMs: number }
>;

/** The ages after another look at the tiles: the very same where none stands otherwise. */
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

/** The viewers of a room: those that are connected first, by name; then those that are missing. */
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
  const isHere = (screenId: string | undefined) =>
    screenId !== undefined && viewers.some((viewer) => viewer.screenId === screenId);
  const missing = lost
    .filter(({ isViewer, screenId }) => isViewer && !isHere(screenId))
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
    .filter(({ id, name }) => name !== undefined && !isHere(id) && !isLost(id))
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
