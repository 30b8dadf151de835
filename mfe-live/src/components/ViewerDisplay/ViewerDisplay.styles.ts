import { color, font, media, weight } from '@standby/shared-ui';
import { css, styled } from 'styled-components';
import { oneLine } from '../primitives/primitives';

/*
 * Everything is measured in shares of the face itself (cqw, cqh), so that a preview is the viewer in
 * small. Heights share out 100: 6 edges, 7 name, 12 words (8 beside a message), 2 bar, 5 gaps, 4 round
 * the figure; the rest is figure and message. When it ends and what comes next take 7.5, of which the words
 * give up 4.
 */

export const Container = styled.div`
  inline-size: 100%;
  block-size: 100%;
  container: viewer / size;
`;

/** What is lit: of the accent, and in forced colours of the text's colour. */
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

  /* The forced colours are used here by their names: left to the browser, plates and bars would vanish. */
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
