import type { FlashPhase } from '@standby/live-room/domain/screens/flash';
import type { RoomState, Timer } from '@standby/live-room/domain/state/room-schema';
import { isNextUp } from '@standby/live-room/domain/timer/on-air';
import {
  isPartShown,
  shownMessage,
  viewerLayout,
} from '@standby/live-room/domain/state/room-state';
import { ViewerClock, ViewerWallClock } from './ViewerClock';
import { Container, Display, Middle, Name, Top } from './ViewerDisplay.styles';
import { ViewerFacts } from './ViewerFacts';
import { ViewerMessage } from './ViewerMessage';

export interface ViewerDisplayProps {
  /** State of the room; its `viewer` settings define the look. */
  readonly state: RoomState;
  /** The timer to show. */
  readonly timer: Timer;
  readonly flash?: FlashPhase;
  /** Whether an overlay leaves the figure and its words out. */
  readonly isWithoutFigure?: boolean;
}

/** The picture of a viewer, in the size of its container. The caller handles a blackout. */
export function ViewerDisplay(props: ViewerDisplayProps) {
  const { state, timer, flash = 'over', isWithoutFigure = false } = props;
  const { theme, size, parts, isMirrored } = state.viewer;
  const layout = viewerLayout(state);
  const hasFacts = layout !== 'focus' && isPartShown(parts, 'endAndNext');
  const message = layout === 'figure' ? undefined : shownMessage(state);
  return (
    <Container data-viewer>
      <Display
        $isMirrored={isMirrored}
        data-theme={theme}
        data-size={size}
        data-layout={layout}
        data-flash={flash}
        data-has-facts={hasFacts}
        data-without-figure={isWithoutFigure}
      >
        <Top>
          {parts.name && <Name>{timer.name}</Name>}
          {parts.clock && <ViewerWallClock />}
        </Top>
        <Middle>
          <ViewerClock
            timer={timer}
            isNext={isNextUp(state, timer)}
            parts={parts}
            isWithoutFigure={isWithoutFigure}
            heldMinutes={state.calls?.hold?.minutes}
          />
          {hasFacts && <ViewerFacts state={state} timer={timer} />}
          {message && <ViewerMessage text={message.text} />}
        </Middle>
      </Display>
    </Container>
  );
}
