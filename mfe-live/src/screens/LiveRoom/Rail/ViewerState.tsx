import { Button, VisuallyHidden } from '@standby/shared-ui';
import {
  isShallowEqual,
  useCanControl,
  useRoom,
  useRoomSelector,
} from '@standby/room-parts/room-context';
import { ThresholdShape } from '@standby/room-parts/threshold-shape';
import { holdText } from '@standby/live-room/domain/calls/hold';
import { shownMessage } from '@standby/live-room/domain/state/room-state';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { ConnectionStatus } from '../ConnectionStatus/ConnectionStatus';
import { ActButton } from '../ActButton';
import { useController } from '../controller-context';
import { HolderLine } from '../OnAir/HolderLine';
import { OnAirLine } from '../OnAir/OnAirLine';
import { selectOnAir } from '../select-timer';
import { ArmButton, ClearButton, State, StateText } from './Rail.styles';

function selectShown({ state, timerId, isArmed, connection }: RoomSnapshot) {
  return {
    isBlackout: state.isBlackout,
    isOffline: connection?.phase === 'away' || connection?.phase === 'behind',
    message: shownMessage(state)?.text,
    heldMinutes: state.calls?.hold?.minutes,
    isArmed,
    isSelectionOnAir: timerId === state.selectedTimerId,
  };
}

/** The viewers’ current content, with a way to end it. Its place and size never change. */
export function ViewerState() {
  const { dispatch, toggleBlackout } = useController();
  const room = useRoom();
  const canControl = useCanControl();
  const { heldMinutes, isArmed, isBlackout, isOffline, message, isSelectionOnAir } =
    useRoomSelector(selectShown, isShallowEqual);
  if (isBlackout) {
    return (
      <State key="blackout" role="alert" data-state="blackout">
        <ThresholdShape threshold="time" />
        <StateText>
          <strong>Blackout</strong> <span>The viewers are black.</span>
        </StateText>
        <Button disabled={!canControl} onClick={toggleBlackout}>
          Lift blackout
        </Button>
        <ConnectionStatus />
      </State>
    );
  }
  return (
    <State key="shown" role="group" aria-label="On viewers" data-shows-live={isSelectionOnAir}>
      <StateText>
        {isOffline && 'Before the connection was lost: '}
        <OnAirLine />
        {heldMinutes !== undefined && <strong>. {holdText(heldMinutes)}</strong>}
        {message !== undefined && (
          <>
            {' '}
            with the message <strong>{message}</strong>
          </>
        )}
        <HolderLine />
      </StateText>
      {!isSelectionOnAir && canControl && (
        <>
          <ArmButton
            variant="ghost"
            keyAct="arm"
            aria-pressed={isArmed}
            onClick={() => room.arm(!isArmed)}
          >
            Arm
          </ArmButton>
          <ActButton variant="ghost" keyAct="back" onClick={() => selectOnAir(room)}>
            Back
            <VisuallyHidden> to the live timer</VisuallyHidden>
          </ActButton>
        </>
      )}
      {message !== undefined && canControl && (
        <ClearButton variant="ghost" onClick={() => dispatch({ type: 'clear-message' })}>
          Clear message
        </ClearButton>
      )}
      <ConnectionStatus />
    </State>
  );
}
