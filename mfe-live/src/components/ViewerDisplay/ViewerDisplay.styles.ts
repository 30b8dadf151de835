import { color, font, media, Progress, radius, weight } from 'shared-ui';
import { css, styled } from 'styled-components';

/*
 * Everything is measured in shares of the face itself (cqw, cqh), so that a preview is the viewer in
 * small. Heights share out 100: 6 edges, 7 name, 9 word, 3 bar, 6 gaps; the rest is figure and message.
 */

export const Container = styled.div`
  inline-size: 100%;
  block-size: 100%;
  container: viewer / size;
`;

const flashStyle = css`
  --viewer-ground: ${color.accent};
  --viewer-ink: ${color.onAccent};
  --viewer-soft: ${color.onAccent};
  --viewer-tone: ${color.onAccent};
  --viewer-on-tone: ${color.accent};
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

  &[data-size='large'] {
    --scale: 0.78;
  }

  &[data-size='medium'] {
    --scale: 0.56;
  }

  &[data-layout='message'] {
    --figure-height: 34cqh;
  }

  &[data-layout='focus'] {
    --figure-height: 11cqh;
    --message-height: 58cqh;
  }

  @container viewer (max-aspect-ratio: 1) {
    &[data-layout='message'] {
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
  overflow: hidden;
  line-height: 1.25;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const WallClock = styled.p`
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
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

export const Clock = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 1.5cqh;
  inline-size: 100%;

  &[data-threshold='standby'] {
    --viewer-tone: ${color.standby};
  }

  &[data-threshold='time'] {
    --viewer-tone: ${color.stop};
    --viewer-on-tone: ${color.onStop};
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

/** Round the whole screen: seen from where no word can be read. */
export const Edge = styled.div`
  position: absolute;
  inset: 0;
  border: 0 solid var(--viewer-tone);
  pointer-events: none;

  [data-threshold='standby'] > & {
    border-width: 1cqmin;
  }

  [data-threshold='time'] > & {
    border-width: 2.5cqmin;
  }
`;

/** Digits are 0.74 em high and sit on the baseline: this box is them and a margin. */
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

export const Word = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 0.5em;
  min-block-size: 1em;
  font-family: ${font.figure};
  font-size: min(8cqh, 9cqw);
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
  color: var(--viewer-tone);

  svg {
    display: inline-block;
    inline-size: 0.6em;
    block-size: 0.6em;
    margin-inline-end: 0.3em;
  }

  [data-layout='focus'] & {
    font-size: min(5cqh, 7cqw);
  }
`;

export const Bar = styled(Progress)`
  inline-size: 100%;
  block-size: max(1.6cqh, 4px);
  flex-shrink: 0;

  & > * {
    background: var(--viewer-tone);
  }
`;
