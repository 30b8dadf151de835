import { color, font, media, weight } from '@standby/shared-ui';
import { css, styled } from 'styled-components';
import { oneLine } from '../primitives/primitives';

/*
 * All sizes are shares of the viewer itself (cqw, cqh), so that a preview is a small viewer.
 * Heights add up to 100: 6 edges, 7 name, 12 words (8 beside a message), 2 bar, 5 gaps, 4 around
 * the figure; figure and message take the rest. The line with the timer’s end and the next timer
 * takes 7.5, of which 4 come from the words.
 */

export const Container = styled.div`
  inline-size: 100%;
  block-size: 100%;
  container: viewer / size;
`;

/** Colours of a lit flash: the accent, or the text colour in forced colours. */
export const flashStyle = css`
  --viewer-ground: ${color.accent};
  --viewer-ink: ${color.onAccent};
  --viewer-soft: ${color.onAccent};
  --viewer-tone: ${color.onAccent};
  --viewer-on-tone: ${color.accent};

  @media ${media.forcedColors} {
    --viewer-ground: CanvasText;
    --viewer-ink: Canvas;
    --viewer-soft: Canvas;
    --viewer-tone: Canvas;
    --viewer-on-tone: CanvasText;
  }
`;

export const Display = styled.div<{ $isMirrored: boolean }>`
  && {
    background: var(--viewer-ground);
    color: var(--viewer-ink);
  }

  --viewer-ground: ${color.stage};
  --viewer-ink: ${color.text};
  --viewer-soft: ${color.textMuted};
  --viewer-tone: ${color.text};
  --viewer-on-tone: ${color.stage};
  --scale: 1;
  --figure-height: 62cqh;
  --message-height: 34cqh;
  --message-width: 92cqw;
  position: relative;
  display: grid;
  grid-template-rows: 7cqh minmax(0, 1fr);
  inline-size: 100%;
  block-size: 100%;
  padding: 3cqh 4cqw;
  overflow: clip;
  line-height: 1;
  ${({ $isMirrored }) => $isMirrored && 'transform: scaleX(-1);'}

  /* Forced colours are named here, because the browser’s own choice would hide plates and bars. */
  @media ${media.forcedColors} {
    --viewer-ground: Canvas;
    --viewer-ink: CanvasText;
    --viewer-soft: CanvasText;
    --viewer-tone: CanvasText;
    --viewer-on-tone: Canvas;
    forced-color-adjust: none;
  }

  &[data-size='large'] {
    --scale: 0.78;
  }

  &[data-size='medium'] {
    --scale: 0.56;
  }

  &[data-has-facts='true'] {
    --figure-height: 58cqh;
  }

  &[data-layout='message'] {
    --figure-height: 34cqh;
  }

  &[data-layout='message'][data-has-facts='true'] {
    --figure-height: 31cqh;
    --message-height: 29cqh;
  }

  &[data-layout='focus'] {
    --figure-height: 11cqh;
    --message-height: 58cqh;
  }

  @container viewer (max-aspect-ratio: 1) {
    &[data-layout='message'],
    &[data-layout='message'][data-has-facts='true'] {
      --message-height: 45cqh;
    }
  }

  &[data-flash='lit'] {
    ${flashStyle}
  }

  @media ${media.reducedMotion} {
    &[data-flash='dark'] {
      ${flashStyle}
    }
  }
`;

export const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 4cqw;
  min-inline-size: 0;
  font-family: ${font.figure};
  font-size: min(5.5cqh, 6cqw);
  font-weight: ${weight.strong};
  color: var(--viewer-soft);
`;

export const Name = styled.p`
  min-inline-size: 0;
  ${oneLine}
  line-height: 1.25;
`;

export const Middle = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 2cqh;
  min-block-size: 0;

  [data-layout='focus'] > & {
    flex-direction: column-reverse;
    justify-content: space-between;
  }
`;
