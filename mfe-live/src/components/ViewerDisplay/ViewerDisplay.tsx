import type { FlashPhase } from '../../domain/room/flash';
import type { RoomState, Timer } from '../../domain/room/room-schema';
import { shownMessage, viewerLayout } from '../../domain/room/room-state';
import { fitText } from './text-fit';
import { ViewerClock, ViewerWallClock } from './ViewerClock';
import { Container, Display, Message, Middle, Name, Top } from './ViewerDisplay.styles';

export interface ViewerDisplayProps {
  /** The room, whose `viewer` settings say how it looks. */
  readonly state: RoomState;
  /** The timer to show. */
  readonly timer: Timer;
  readonly flash?: FlashPhase;
}

/** What a viewer shows, in any size: it fills whatever it stands in. A blackout is its caller's. */
export function ViewerDisplay({ state, timer, flash = 'over' }: ViewerDisplayProps) {
  const { theme, size, parts, isMirrored } = state.viewer;
  const layout = viewerLayout(state);
  const message = layout === 'figure' ? undefined : shownMessage(state);
  return (
    <Container>
      <Display
        $isMirrored={isMirrored}
        data-theme={theme}
        data-size={size}
        data-layout={layout}
        data-flash={flash}
      >
        <Top>
          {parts.name && <Name>{timer.name}</Name>}
          {parts.clock && <ViewerWallClock />}
        </Top>
        <Middle>
          <ViewerClock timer={timer} parts={parts} />
          {message && <ViewerMessage text={message.text} />}
        </Middle>
      </Display>
    </Container>
  );
}

function ViewerMessage({ text }: { readonly text: string }) {
  const { em, wordEm, hasLongWord } = fitText(text);
  return (
    <Message
      data-breaks={hasLongWord}
      style={{ ['--message-em' as string]: em, ['--word-em' as string]: wordEm }}
    >
      {text}
    </Message>
  );
}
