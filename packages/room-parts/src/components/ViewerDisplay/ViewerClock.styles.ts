import { color, font, media, Progress, radius, stroke, weight } from '@standby/shared-ui';
import { styled } from 'styled-components';
import { flashStyle } from './ViewerDisplay.styles';

export const WallClock = styled.p`
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
`;

export const Clock = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 1.5cqh;
  inline-size: 100%;

  @media not ${media.forcedColors} {
    &[data-threshold='standby'] {
      --viewer-tone: ${color.standby};
    }

    &[data-threshold='time'] {
      --viewer-tone: ${color.stop};
      --viewer-on-tone: ${color.onStop};
    }
  }

  [data-flash='lit'] & {
    ${flashStyle}
  }

  @media ${media.reducedMotion} {
    [data-flash='dark'] & {
      ${flashStyle}
    }
  }
`;

/**
 * A frame around the whole screen, visible from where words are too small. The last minute’s ring
 * joins it.
 */
export const Edge = styled.div`
  position: absolute;
  inset: 0;
  border: 0 solid var(--viewer-tone);
  pointer-events: none;

  /* On a picture the frame would be around the source, whose size says nothing. */
  [data-overlay] & {
    display: none;
  }

  [data-threshold='standby'] > & {
    border-width: 1cqmin;
  }

  [data-threshold='time'] > & {
    border-width: 2.5cqmin;
  }
`;

/** The figure’s box: 0.74 em for the digits on the baseline, and a margin. */
export const Figure = styled.div`
  display: grid;
  place-content: center;
  block-size: calc(0.74em + 4cqh);
  padding-block-end: 0.08em;
  padding-inline: 1.5cqw;
  font-family: ${font.figure};
  font-size: min(
    86cqw * var(--scale) / var(--figure-em),
    var(--figure-height) * var(--scale) / 0.74
  );
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
  line-height: 0.8;
  white-space: nowrap;
  color: var(--viewer-tone);

  [data-threshold='time'] > & {
    border-radius: ${radius.large};
    background: var(--viewer-tone);
    color: var(--viewer-on-tone);
  }
`;

/**
 * One line, even when empty, so that the figure keeps its place. An upright screen may need two.
 */
export const Words = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0 0.5em;
  min-block-size: 1em;
  font-family: ${font.figure};
  font-size: min(12cqh, 9.5cqw);
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  color: var(--viewer-tone);

  svg {
    display: inline-block;
    flex-shrink: 0;
    inline-size: 0.66em;
    block-size: 0.66em;
  }

  [data-has-facts='true'] & {
    font-size: min(8cqh, 8cqw);
  }

  @container viewer (max-aspect-ratio: 1) {
    [data-layout='figure'] & {
      flex-wrap: wrap;
      font-size: 13cqw;
    }
  }

  [data-layout='message'] & {
    font-size: min(8cqh, 8cqw);
  }

  [data-layout='focus'] & {
    font-size: min(5cqh, 7cqw);
  }

  /* A held curtain’s line is longer, at the same height. */
  &&[data-held='true'] {
    font-size: min(8cqh, 6cqw);
  }

  @container viewer (max-aspect-ratio: 1) {
    [data-layout='figure'] &&[data-held='true'] {
      font-size: 10cqw;
    }
  }
`;

export const Word = styled.p`
  display: flex;
  align-items: center;
  gap: 0.25em;
`;

/** A plate that no running timer has, visible from where the word is too small. */
export const PausedWord = styled(Word)`
  padding-inline: 0.25em;
  border-radius: ${radius.small};
  background: var(--viewer-tone);
  color: var(--viewer-on-tone);
`;

export const Bar = styled(Progress)`
  inline-size: 100%;
  block-size: max(1.6cqh, 4px);
  flex-shrink: 0;
  background: transparent;
  box-shadow: inset 0 0 0 ${stroke.thin} var(--viewer-soft);

  && > * {
    background: var(--viewer-tone);
  }

  && > [data-mark] {
    inline-size: max(0.8cqw, 6px);
    border-color: var(--viewer-soft);
    background: var(--viewer-ground);
  }
`;
