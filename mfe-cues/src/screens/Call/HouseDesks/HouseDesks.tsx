import { useState } from 'react';
import { LazyPart, lazyScreen } from '@standby/shared-ui';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { keepFocus } from '../../../components/keep-focus';
import {
  selectIsConnected,
  useCanControl,
  useRoomSelector,
} from '@standby/room-parts/room-context';
import { ConnectButton } from '../Call.styles';
import type { HouseDesksProps } from './Desks';

const Desks = lazyScreen(() => import('./Desks'), 'Desks');
const Simulator = lazyScreen(() => import('./Simulator'), 'Simulator');

const selectHasDesks = ({ screens, state }: RoomSnapshot) =>
  state.calling?.houseDesks !== undefined || screens.some(({ role }) => role === 'bridge');

/** The desks of the house, where there are any. */
export function HouseDesks({ desk }: HouseDesksProps) {
  const hasDesks = useRoomSelector(selectHasDesks);
  return (
    <div data-part="desks">
      {hasDesks && (
        <LazyPart>
          <Desks desk={desk} />
        </LazyPart>
      )}
    </div>
  );
}

/** Switch of the simulator that plays the desks in sample mode. */
export function DeskSimulation() {
  const isConnected = useRoomSelector(selectIsConnected);
  const canControl = useCanControl();
  const [isSimulated, setIsSimulated] = useState(false);
  if (isConnected || !canControl) return null;
  return (
    <div data-part="simulation">
      <ConnectButton
        size="small"
        variant="ghost"
        aria-pressed={isSimulated}
        onMouseDown={keepFocus}
        onClick={() => setIsSimulated(!isSimulated)}
      >
        Simulate the desks
      </ConnectButton>
      {isSimulated && (
        <LazyPart>
          <Simulator />
        </LazyPart>
      )}
    </div>
  );
}
