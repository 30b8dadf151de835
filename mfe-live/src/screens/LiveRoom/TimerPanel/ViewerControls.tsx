import { useId } from 'react';
import { VisuallyHidden } from '@standby/shared-ui';
import { Focus, Lightbulb, LightbulbOff, Link2, MessageSquare, Zap } from 'lucide-react';
import {
  isShallowEqual,
  useCanControl,
  useRoom,
  useRoomSelector,
} from '@standby/room-parts/room-context';
import { shownMessage } from '@standby/live-room/domain/state/room-state';
import { REFUSALS } from '@standby/live-room/domain/rules/refusals';
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

/** States a button’s outline as a word. `aria-pressed` has the same for assistive technology. */
function OnOff({ isOn, isHolding = false }: OnOffProps) {
  return <PressedState aria-hidden>{isHolding ? 'Hold…' : isOn ? 'On' : 'Off'}</PressedState>;
}

const selectIsBlackout = ({ state }: RoomSnapshot) => state.isBlackout;

/**
 * A button for the blackout. It asks first, unless a pointer holds it. A press lifts a blackout.
 */
function BlackoutButton() {
  const isBlackout = useRoomSelector(selectIsBlackout);
  const { dispatch, focusDesk, toggleBlackout } = useController();
  const { isHolding, handlers } = useHold({
    isEnabled: !isBlackout,
    onHeld: () => {
      dispatch({ type: 'blackout', isOn: true });
      // The button gives up the focus, so that Space does not press it after the pointer’s release.
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

/** The controls that act on the viewers. */
export function ViewerControls() {
  const { dispatch, writeMessage } = useController();
  return (
    <Controls role="group" aria-label="Viewer controls">
      <BlackoutButton />
      <ActButton
        keyAct="flash"
        icon={<Zap strokeWidth={1.5} aria-hidden />}
        onClick={() => dispatch({ type: 'flash' })}
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

/** The controls that focus the viewers on the message, and make this window follow the room. */
export function FocusControls() {
  const { isFocused, hasNothingToFocus, isFollowing } = useRoomSelector(
    selectFocus,
    isShallowEqual,
  );
  const focusHintId = useId();
  const room = useRoom();
  const canControl = useCanControl();
  const { dispatch } = useController();
  return (
    <ViewingControls role="group" aria-label="Focus and follow">
      <ActButton
        aria-pressed={isFocused}
        disabled={!canControl}
        // The disabled button can keep the focus, and a press explains why it has no effect.
        aria-disabled={hasNothingToFocus}
        aria-describedby={hasNothingToFocus ? focusHintId : undefined}
        icon={<Focus strokeWidth={1.5} aria-hidden />}
        onClick={() =>
          // The room has no such rule: other releases replay the act, and all have to agree on its effect.
          dispatch(hasNothingToFocus ? 'nothing-shown' : { type: 'focus', isOn: !isFocused })
        }
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
