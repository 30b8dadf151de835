import { Focus, Lightbulb, LightbulbOff, Link2, Zap } from 'lucide-react';
import { useRoom } from '../../../components/room-context/room-context';
import type { RoomState } from '../../../domain/room/room-schema';
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
    </Controls>
  );
}
