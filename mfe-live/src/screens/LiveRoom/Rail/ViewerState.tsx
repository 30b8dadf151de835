import type { ReactNode } from 'react';
import { Button } from '@standby/shared-ui';
import type { RoomState } from '../../../domain/room/room-schema';
import { shownMessage, timerOf } from '../../../domain/room/room-state';
import { ThresholdShape } from '../../../components/ViewerDisplay/ThresholdShape';
import { useController } from '../controller-context';
import { State, StateText } from './Rail.styles';

interface ViewerStateProps {
  readonly state: RoomState;
  /** At the end of the row. */
  readonly children?: ReactNode;
}

/** What the viewers show now, with the way to end it. Its place and size are always the same. */
export function ViewerState({ state, children }: ViewerStateProps) {
  const { acts, attempt, toggleBlackout } = useController();
  const message = shownMessage(state);
  if (state.isBlackout) {
    return (
      <State key="blackout" role="alert" data-state="blackout">
        <ThresholdShape threshold="time" />
        <StateText>
          <strong>Blackout</strong> <span>The viewers are black.</span>
        </StateText>
        <Button onClick={toggleBlackout}>Lift blackout</Button>
        {children}
      </State>
    );
  }
  return (
    <State key="shown" role="group" aria-label="On viewers">
      <StateText>
        On viewers: <strong>{message?.text ?? timerOf(state, state.selectedTimerId)?.name}</strong>
      </StateText>
      {message && (
        <Button variant="ghost" onClick={() => attempt(acts.clearMessage())}>
          Clear message
        </Button>
      )}
      {children}
    </State>
  );
}
