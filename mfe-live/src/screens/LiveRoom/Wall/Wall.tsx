import { LazyPart, lazyScreen, Muted } from '@standby/shared-ui';
import {
  isShallowEqual,
  selectIsConnected,
  useIsController,
  useRoomSelector,
} from '@standby/room-parts/room-context';
import type { ScreenCount } from '@standby/live-room/domain/presence/screens';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { useControllerView } from '../controller-context';
import { Header, Root } from './Wall.styles';

/** The tiles load only if a viewer is open. */
const Tiles = lazyScreen(() => import('./Tiles'), 'Tiles');

const SendToDevices = lazyScreen(() => import('./SendToDevices'), 'SendToDevices');

/** @param lost number of screens that are no longer connected */
function screenCountText({ current, total }: ScreenCount, lost: number): string {
  const all = total + lost;
  if (all === 0) return 'None yet';
  return `${current} of ${all} ${all === 1 ? 'screen' : 'screens'}`;
}

const selectCount = ({ screenCount }: RoomSnapshot) => screenCount;
const selectHasNamed = ({ state }: RoomSnapshot) => state.screens !== undefined;

/**
 * The viewers as small pictures of the current state. The wall’s place is the same with and without
 * viewers.
 */
export function Wall() {
  const count = useRoomSelector(selectCount, isShallowEqual);
  const hasNamed = useRoomSelector(selectHasNamed);
  const { lost } = useControllerView();
  const isController = useIsController();
  const isConnected = useRoomSelector(selectIsConnected);
  // Only controllers know who is connected.
  if (!isController) return null;
  const hasScreens = count.total > 0 || hasNamed || lost.length > 0;
  return (
    <Root aria-labelledby="wall-heading" data-has-screens={hasScreens}>
      <Header>
        <h2 id="wall-heading">Screens</h2>
        <span role="status">{screenCountText(count, lost.length)}</span>
        {isConnected && (
          <LazyPart>
            <SendToDevices />
          </LazyPart>
        )}
      </Header>
      {hasScreens ? (
        <LazyPart>
          <Tiles />
        </LazyPart>
      ) : (
        <Muted>No viewer is open. Open one here, or open its link in another window.</Muted>
      )}
    </Root>
  );
}
