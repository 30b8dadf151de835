import { useMemo, useState } from 'react';
import { Megaphone, Radar } from 'lucide-react';
import { IconButton, StatusBadge, type Tone, VisuallyHidden } from '@standby/shared-ui';
import {
  isSameList,
  useRoom,
  useRoomSelector,
  useRoomState,
} from '@standby/room-parts/room-context';
import { useWallMinute } from '@standby/room-parts/use-figure';
import { useStateOnScreen } from '@standby/room-parts/use-state-on-screen';
import { ViewerDisplay } from '@standby/room-parts/viewer-display';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { timerOf } from '@standby/live-room/domain/state/room-state';
import { brightnessOf, screenSettingOf } from '@standby/live-room/domain/screens/screens';
import { useController, useControllerView } from '../controller-context';
import { SCREEN_STATUSES } from '../People/screen-status';
import { ScreenDialog } from './ScreenDialog';
import {
  Below,
  BoardPicture,
  Item,
  Miniature,
  TileButton,
  TileList,
  TileName,
} from './Tiles.styles';
import { nextAges, type TileAges, type TileStatus, type WallTile, wallTiles } from './wall-tiles';
import { useTimeText } from '@standby/room-parts/room-zone';

const NO_AGES: TileAges = new Map();

const selectScreens = ({ screens }: RoomSnapshot) => screens;

/** The tiles of the wall, and the dialog that a press on a tile opens. */
export function Tiles() {
  const { open } = useController();
  const { lost } = useControllerView();
  const state = useRoomState();
  const screens = useRoomSelector(selectScreens, isSameList);
  const tiles = useMemo(() => wallTiles(state, screens, lost), [state, screens, lost]);
  const [chosen, setChosen] = useState<string>();
  const ages = useTileAges(tiles);
  return (
    <>
      <TileList role="list" aria-label="Screens">
        {tiles.map((tile) => (
          <Tile
            key={tile.key}
            tile={tile}
            sinceMs={ages.get(tile.key)?.sinceMs}
            onPress={() => {
              setChosen(tile.screenId);
              open('screen');
            }}
          />
        ))}
      </TileList>
      <ScreenDialog key={chosen} tiles={tiles} firstScreenId={chosen} />
    </>
  );
}

/** Returns the ages of tiles in full minutes, the precision that a tile shows. */
function useTileAges(tiles: readonly WallTile[]): TileAges {
  const offsetMs = useRoomSelector(({ state }) => state.clockOffsetMs);
  const minuteMs = useWallMinute();
  const [ages, setAges] = useState<TileAges>(NO_AGES);
  const next = nextAges(ages, tiles, minuteMs + offsetMs);
  if (next !== ages) setAges(next);
  return next;
}

const STATUSES: Readonly<Record<TileStatus, { readonly word: string; readonly tone: Tone }>> = {
  ...SCREEN_STATUSES,
  lost: { word: 'Lost', tone: 'stop' },
  absent: { word: 'Not connected', tone: 'neutral' },
};

interface TileProps {
  readonly tile: WallTile;
  /** Room time since which the tile has its status. */
  readonly sinceMs: number | undefined;
  readonly onPress: () => void;
}

function Tile({ tile, sinceMs, onPress }: TileProps) {
  const room = useRoom();
  const { name, screenId, windowId } = tile;
  return (
    <Item data-status={tile.status}>
      <TileButton
        type="button"
        disabled={screenId === undefined}
        title={screenId === undefined ? 'A viewer of an earlier version: reload it' : undefined}
        aria-haspopup="dialog"
        onClick={onPress}
      >
        <Picture tile={tile} />
        <TileName>{name}</TileName>
      </TileButton>
      <Below>
        <Status status={tile.status} sinceMs={sinceMs} />
        {windowId !== undefined && (
          <IconButton label={`Identify ${name}`} onClick={() => room.server.identify(windowId)}>
            <Radar strokeWidth={1.5} aria-hidden />
          </IconButton>
        )}
      </Below>
    </Item>
  );
}

interface StatusProps extends Pick<TileProps, 'sinceMs'> {
  readonly status: TileStatus;
}

/** The status of a tile, with its start unless the viewer is up to date. */
function Status({ status, sinceMs }: StatusProps) {
  const offsetMs = useRoomSelector(({ state }) => state.clockOffsetMs);
  const timeText = useTimeText();
  const { word, tone } = STATUSES[status];
  const hasAge = sinceMs !== undefined && status !== 'current' && status !== 'absent';
  return (
    <StatusBadge tone={tone}>
      {hasAge ? `${word} ${timeText(sinceMs - offsetMs)}` : word}
    </StatusBadge>
  );
}

/** The picture of a screen, drawn from the room’s state by the viewer’s own component. */
function Picture({ tile: { screenId, status, isBoard } }: Pick<TileProps, 'tile'>) {
  const state = useStateOnScreen(screenId);
  const timer = timerOf(state, state.selectedTimerId);
  const light = brightnessOf(screenSettingOf(state, screenId)) / 100;
  if (status === 'lost' || status === 'absent') return <Miniature data-empty />;
  return (
    <>
      <Miniature aria-hidden inert data-blackout={state.isBlackout} style={{ opacity: light }}>
        {isBoard && !state.isBlackout && (
          <BoardPicture>
            <Megaphone strokeWidth={1.5} aria-hidden />
            Calls
          </BoardPicture>
        )}
        {!isBoard && timer && !state.isBlackout && <ViewerDisplay state={state} timer={timer} />}
      </Miniature>
      <VisuallyHidden>
        {state.isBlackout ? 'Blackout' : isBoard ? 'Calls' : timer?.name}:{' '}
      </VisuallyHidden>
    </>
  );
}
