import { useId } from 'react';
import { VisuallyHidden } from 'shared-ui';
import { Focus, Lightbulb, LightbulbOff, Link2, MessageSquare, Zap } from 'lucide-react';
import { useRoom } from '../../../components/room-context/room-context';
import type { RoomState } from '../../../domain/room/room-schema';
import { shownMessage } from '../../../domain/room/room-state';
import { REFUSALS } from '../../../domain/room/rules';
import { ActButton } from '../ActButton';
import { useController } from '../controller-context';
import { Controls, MessageButton, PressedState, ViewingControls } from './ViewerControls.styles';

/** Says in a word what the outline says; `aria-pressed` says it to assistive technology. */
function OnOff({ isOn }: { readonly isOn: boolean }) {
  return <PressedState aria-hidden>{isOn ? 'On' : 'Off'}</PressedState>;
}

interface ViewerControlsProps {
  readonly isBlackout: boolean;
  readonly onWriteMessage: () => void;
}

/** What is done to the viewers. */
export function ViewerControls({ isBlackout, onWriteMessage }: ViewerControlsProps) {
  const { acts, attempt, toggleBlackout } = useController();
  const BlackoutIcon = isBlackout ? Lightbulb : LightbulbOff;
  return (
    <Controls role="group" aria-label="Viewer controls">
      <ActButton
        keyAct="blackout"
        aria-pressed={isBlackout}
        data-act="blackout"
        icon={<BlackoutIcon strokeWidth={1.5} aria-hidden />}
        onClick={toggleBlackout}
      >
        <span>Blackout</span>
        <OnOff isOn={isBlackout} />
      </ActButton>
      <ActButton
        keyAct="flash"
        icon={<Zap strokeWidth={1.5} aria-hidden />}
        onClick={() => attempt(acts.flash())}
      >
        <span>Flash</span>
      </ActButton>
      <MessageButton
        keyAct="message"
        hidesKey
        icon={<MessageSquare strokeWidth={1.5} aria-hidden />}
        onClick={onWriteMessage}
      >
        <span>Message</span>
      </MessageButton>
    </Controls>
  );
}

interface FocusControlsProps {
  readonly state: RoomState;
  readonly isFollowing: boolean;
}

/** What viewers and this window look at: the message alone, and what the room shows. */
export function FocusControls({ state, isFollowing }: FocusControlsProps) {
  const { isFocused } = state;
  const hasNothingToFocus = !isFocused && !shownMessage(state);
  const focusHintId = useId();
  const room = useRoom();
  const { acts, attempt } = useController();
  return (
    <ViewingControls role="group" aria-label="Focus and follow">
      <ActButton
        aria-pressed={isFocused}
        // It keeps the focus, and a press says why it does nothing.
        aria-disabled={hasNothingToFocus}
        aria-describedby={hasNothingToFocus ? focusHintId : undefined}
        icon={<Focus strokeWidth={1.5} aria-hidden />}
        onClick={() => attempt(acts.setFocus(!isFocused))}
      >
        <span>Focus</span>
        <OnOff isOn={isFocused} />
      </ActButton>
      <ActButton
        aria-pressed={isFollowing}
        icon={<Link2 strokeWidth={1.5} aria-hidden />}
        onClick={() => room.follow(!isFollowing)}
      >
        <span>Follow</span>
        <OnOff isOn={isFollowing} />
      </ActButton>
      {hasNothingToFocus && (
        <VisuallyHidden id={focusHintId}>{REFUSALS['nothing-shown']}</VisuallyHidden>
      )}
    </ViewingControls>
  );
}
