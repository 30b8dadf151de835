import { useId } from 'react';
import { VisuallyHidden } from '@standby/shared-ui';
import { Focus, Lightbulb, LightbulbOff, Link2, MessageSquare, Zap } from 'lucide-react';
import {
  isShallowEqual,
  useCanControl,
  useRoom,
  useRoomSelector,
} from '../../../components/room-context/room-context';
import { shownMessage } from '@standby/live-room/domain/room/room-state';
import { REFUSALS } from '@standby/live-room/domain/room/rules';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { ActButton } from '../ActButton';
import { useController } from '../controller-context';
import { HoldRing } from './HoldRing';
import { useHold } from './useHold';
import { Controls, MessageButton, PressedState, ViewingControls } from './ViewerControls.styles';

interface OnOffProps {
  readonly isOn: boolean;
  readonly isHolding?: boolean;
}

/** States in a word what the outline says; `aria-pressed` states it to assistive technology. */
function OnOff({ isOn, isHolding = false }: OnOffProps) {
  return <PressedState aria-hidden>{isHolding ? 'Hold…' : isOn ? 'On' : 'Off'}</PressedState>;
}

const selectIsBlackout = ({ state }: RoomSnapshot) => state.isBlackout;

/** Asks first, unless a pointer holds it. A press lifts it. */
function BlackoutButton() {
  const isBlackout = useRoomSelector(selectIsBlackout);
  const { acts, attempt, focusDesk, toggleBlackout } = useController();
  const { isHolding, handlers } = useHold({
    isEnabled: !isBlackout,
    onHeld: () => {
      attempt(acts.setBlackout(true));
      // Wherever the pointer is released, Space is not this button's.
      focusDesk();
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

/** Actions on the viewers. */
export function ViewerControls() {
  const { acts, attempt, writeMessage } = useController();
  return (
    <Controls role="group" aria-label="Viewer controls">
      <BlackoutButton />
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

function selectFocus({ state, isFollowing }: RoomSnapshot) {
  return {
    isFocused: state.isFocused,
    hasNothingToFocus: !state.isFocused && !shownMessage(state),
    isFollowing,
  };
}

/** What viewers and this window look at: the message alone, and what the room shows. */
export function FocusControls() {
  const { isFocused, hasNothingToFocus, isFollowing } = useRoomSelector(
    selectFocus,
    isShallowEqual,
  );
  const focusHintId = useId();
  const room = useRoom();
  const canControl = useCanControl();
  const { acts, attempt } = useController();
  return (
    <ViewingControls role="group" aria-label="Focus and follow">
      <ActButton
        aria-pressed={isFocused}
        disabled={!canControl}
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
