import { useId } from 'react';
import { VisuallyHidden } from 'shared-ui';
import { Focus, Lightbulb, LightbulbOff, Link2, Zap } from 'lucide-react';
import { useRoom } from '../../../components/room-context/room-context';
import type { RoomState } from '../../../domain/room/room-schema';
import { shownMessage } from '../../../domain/room/room-state';
import { REFUSALS } from '../../../domain/room/rules';
import { ActButton } from '../ActButton';
import { useController } from '../controller-context';
import { Controls } from './Stage.styles';

interface ViewerControlsProps {
  readonly state: RoomState;
  readonly isFollowing: boolean;
}

/** What is done to the viewers, and whether this window goes with the room. */
export function ViewerControls({ state, isFollowing }: ViewerControlsProps) {
  const room = useRoom();
  const { acts, attempt, toggleBlackout } = useController();
  const { isBlackout, isFocused } = state;
  const hasNothingToFocus = !isFocused && !shownMessage(state);
  const focusHintId = useId();
  const BlackoutIcon = isBlackout ? Lightbulb : LightbulbOff;
  return (
    <Controls role="group" aria-label="Viewer controls">
      <ActButton
        keyAct="blackout"
        aria-pressed={isBlackout}
        icon={<BlackoutIcon strokeWidth={1.5} aria-hidden />}
        onClick={toggleBlackout}
      >
        Blackout
      </ActButton>
      <ActButton
        keyAct="flash"
        icon={<Zap strokeWidth={1.5} aria-hidden />}
        onClick={() => attempt(acts.flash())}
      >
        Flash
      </ActButton>
      <ActButton
        aria-pressed={isFocused}
        // It keeps the focus, and a press says why it does nothing.
        aria-disabled={hasNothingToFocus}
        aria-describedby={hasNothingToFocus ? focusHintId : undefined}
        icon={<Focus strokeWidth={1.5} aria-hidden />}
        onClick={() => attempt(acts.setFocus(!isFocused))}
      >
        Focus
      </ActButton>
      <ActButton
        aria-pressed={isFollowing}
        icon={<Link2 strokeWidth={1.5} aria-hidden />}
        onClick={() => room.follow(!isFollowing)}
      >
        Follow
      </ActButton>
      {hasNothingToFocus && (
        <VisuallyHidden id={focusHintId}>{REFUSALS['nothing-shown']}</VisuallyHidden>
      )}
    </Controls>
  );
}
