import { useId } from 'react';
import { VisuallyHidden } from '@standby/shared-ui';
import { Focus, Lightbulb, LightbulbOff, Link2, MessageSquare, Zap } from 'lucide-react';
import { useRoom } from '../../../components/room-context/room-context';
import type { RoomState } from '../../../domain/room/room-schema';
import { shownMessage } from '../../../domain/room/room-state';
import { REFUSALS } from '../../../domain/room/rules';
import { ActButton } from '../ActButton';
import { useController } from '../controller-context';
import { HoldRing } from './HoldRing';
import { useHold } from './useHold';
import { Controls, MessageButton, PressedState, ViewingControls } from './ViewerControls.styles';

interface OnOffProps {
  readonly isOn: boolean;
  readonly isHolding?: boolean;
}

/** Says in a word what the outline says; `aria-pressed` says it to assistive technology. */
function OnOff({ isOn, isHolding = false }: OnOffProps) {
  return <PressedState aria-hidden>{isHolding ? 'Hold…' : isOn ? 'On' : 'Off'}</PressedState>;
}

/** Asks first, unless a pointer holds it. A press lifts it. */
function BlackoutButton({ isBlackout }: ViewerControlsProps) {
  const { acts, attempt, deskRef, toggleBlackout } = useController();
  const { isHolding, handlers } = useHold({
    isEnabled: !isBlackout,
    onHeld: () => {
      attempt(acts.setBlackout(true));
      // Wherever the pointer is released, Space is not this button's.
      deskRef.current?.focus({ preventScroll: true });
    },
    onPress: toggleBlackout,
  });
  const Icon = isBlackout ? Lightbulb : LightbulbOff;
  return (
    <ActButton
      keyAct="blackout"
      aria-pressed={isBlackout}
      data-act="blackout"
      data-holding={isHolding}
      icon={<Icon strokeWidth={1.5} aria-hidden />}
      {...handlers}
    >
      <span>Blackout</span>
      <OnOff isOn={isBlackout} isHolding={isHolding} />
      {isHolding && <HoldRing />}
    </ActButton>
  );
}

interface ViewerControlsProps {
  readonly isBlackout: boolean;
}

/** What is done to the viewers. */
export function ViewerControls({ isBlackout }: ViewerControlsProps) {
  const { acts, attempt, writeMessage } = useController();
  return (
    <Controls role="group" aria-label="Viewer controls">
      <BlackoutButton isBlackout={isBlackout} />
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
        onClick={writeMessage}
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
