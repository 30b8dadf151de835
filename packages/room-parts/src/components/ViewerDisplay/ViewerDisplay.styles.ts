import { color, font, media, weight } from '@standby/shared-ui';
import { css, styled } from 'styled-components';
import { oneLine } from '../primitives';

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

/** Colours of a lit flash. */
export const flashStyle = css`
  --viewer-ground: var(--flash-ground);
  --viewer-ink: var(--flash-ink);
  --viewer-soft: var(--flash-ink);
  --viewer-tone: var(--flash-ink);
  --viewer-on-tone: var(--flash-on-ink);
`;

/*
 * Colours on a picture. A flash colours the words, because a filled source would hide the picture.
 * Four hard shadows are an outline around text, shapes and bar, and a soft one separates it from a
 * busy picture.
 */
const overlayStyle = css`
  --viewer-ground: transparent;
  --viewer-ink: ${color.text};
  --viewer-soft: ${color.text};
  --viewer-tone: ${color.text};
  --viewer-on-tone: ${color.stage};
  --flash-ground: transparent;
  --flash-ink: ${color.accent};
  --flash-on-ink: ${color.onAccent};
  --outline: max(0.5cqmin, 1px);
  filter: drop-shadow(var(--outline) 0 ${color.stage})
    drop-shadow(calc(-1 * var(--outline)) 0 ${color.stage})
    drop-shadow(0 var(--outline) ${color.stage})
    drop-shadow(0 calc(-1 * var(--outline)) ${color.stage}) drop-shadow(0 0 2cqmin ${color.stage});
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
  --flash-ground: ${color.accent};
  --flash-ink: ${color.onAccent};
  --flash-on-ink: ${color.accent};
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
    --flash-ground: CanvasText;
    --flash-ink: Canvas;
    --flash-on-ink: CanvasText;
    forced-color-adjust: none;
  }

  [data-overlay] & {
    ${overlayStyle}
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

  &[data-without-figure='true'] {
    --message-height: 58cqh;
  }

  &&[data-flash='lit'] {
    ${flashStyle}
  }

  @media ${media.reducedMotion} {
    &&[data-flash='dark'] {
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
