import {
  color,
  font,
  media,
  size,
  space,
  text,
  stroke,
  textStyle,
  extent,
} from '@standby/shared-ui';
import { styled } from 'styled-components';

export const Root = styled.div`
  flex: 1;
  display: grid;
  gap: ${space[12]} ${space[16]};
  align-content: center;
  inline-size: 100%;
  max-inline-size: calc(${size.content} + 2 * ${space.gutter});
  margin-inline: auto;
  padding: calc(${space[16]} + ${space[8]}) ${space.gutter} ${space[8]};

  @media ${media.desktop} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    grid-template-rows: 1fr auto;
    align-content: stretch;
  }
`;

export const Text = styled.div`
  display: grid;
  gap: ${space[6]};
  align-content: center;
`;

export const Headline = styled.h1`
  max-inline-size: 9em;
  font-family: ${font.display};
  ${textStyle('hero')};
  font-weight: 500;
  letter-spacing: -0.03em;
`;

export const Lead = styled.p`
  max-inline-size: 34em;
  ${textStyle('lead')};
  color: ${color.textMuted};
`;

export const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[5]};
`;

export const Note = styled.p`
  font-size: ${text.small.size};
  color: ${color.textMuted};
`;

/** Stage with the only warm light of the page, which falls on the clock. */
export const Stage = styled.div`
  position: relative;
  display: grid;
  align-items: center;

  &::before {
    content: '';
    position: absolute;
    inset: -40%;
    z-index: -1;
    background: radial-gradient(
      closest-side,
      ${color.accentSoft},
      color-mix(in srgb, ${color.accentSoft} 45%, transparent) 55%,
      transparent
    );
    pointer-events: none;
  }

  @media ${media.desktop} {
    justify-self: end;
    inline-size: 100%;
    max-inline-size: ${extent[34]};
  }
`;

/** Claims across the width, each at the start of its third. */
export const Claims = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[4]};
  padding-block-start: ${space[6]};
  border-block-start: ${stroke.hairline};

  @media ${media.desktop} {
    grid-column: 1 / -1;
  }
`;

export const Claim = styled.div`
  display: flex;
  flex-direction: column-reverse;

  dt {
    font-size: ${text.small.size};
    color: ${color.textMuted};
  }

  dd {
    font-family: ${font.figure};
    font-size: ${text.display.size};
    line-height: 1.1;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;
