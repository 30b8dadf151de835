import type { FlashPhase } from '../../domain/flash';
import { type RoomState, shownMessage, type Timer, viewerLayout } from '../../domain/room-state';
import { fitText } from './text-fit';
import { ViewerClock, ViewerWallClock } from './ViewerClock';
import { Container, Face, Message, Middle, Name, Top } from './ViewerFace.styles';

export interface ViewerFaceProps {
  /** The room, whose `viewer` settings say how it looks. */
  readonly state: RoomState;
  /** The timer to show. */
  readonly timer: Timer;
  readonly flash?: FlashPhase;
}

/** What a viewer shows, in any size: it fills whatever it stands in. A blackout is its caller's. */
export function ViewerFace({ state, timer, flash = 'over' }: ViewerFaceProps) {
  const { theme, size, parts, isMirrored } = state.viewer;
  const layout = viewerLayout(state);
  const message = layout === 'figure' ? undefined : shownMessage(state);
  return (
    <Container>
      <Face
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
      </Face>
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
