import {
  color,
  extent,
  font,
  layer,
  media,
  radius,
  shadow,
  size,
  space,
  stroke,
  text,
  textStyle,
  weight,
} from '@standby/shared-ui';
import { css, styled } from 'styled-components';
import { mutedText, oneLine, panel } from '@standby/room-parts/primitives';

const columns = css`
  display: grid;
  grid-template-columns:
    ${extent[8]} ${extent[5]} ${extent[5]} minmax(${extent[13]}, 3fr) minmax(${extent[13]}, 3fr)
    ${extent[8]} ${extent[6]} minmax(${extent[10]}, 2fr);
`;

/** Scrolls both ways. The header and the number of the cue stay in view. */
export const Scroller = styled.div`
  ${panel}
  position: relative;
  /* At the end of the page, the grid’s header is still below the app’s header. */
  max-block-size: max(${extent[20]}, calc(100dvh - ${size.header} - ${extent[11]}));
  overflow: auto;
  overscroll-behavior-x: contain;
  /* Keeps a row with the focus below the header. */
  scroll-padding-block-start: ${size.target};

  @media ${media.desktop} {
    grid-area: table;
  }
`;

export const Grid = styled.div`
  min-inline-size: max-content;
`;

/**
 * Stays above the rows. The group itself is sticky, because its contents would scroll away with it.
 */
export const HeadGroup = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 3;
`;

export const Head = styled.div`
  ${columns}
`;

export const HeadCell = styled.div`
  padding: ${space[3]};
  border-block-end: ${stroke.hairline};
  background: ${color.raised};
  ${textStyle('small')};
  font-weight: ${weight.medium};
  color: ${color.textMuted};

  &:first-child {
    position: sticky;
    inset-inline-start: 0;
  }
`;

/** As high as all rows; the rows in view are placed in it. */
export const Body = styled.div`
  position: relative;
`;

export const Row = styled.div`
  ${columns}
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  block-size: ${size.target};
  border-block-end: ${stroke.hairline};
  background: ${color.surface};

  [data-density='compact'] & {
    block-size: ${size.compact};
  }

  &[data-active='true'],
  &[aria-selected='true'] {
    background: ${color.raised};
  }

  &[data-active='true'] {
    z-index: 2;
  }

  @media ${media.forcedColors} {
    &[data-active='true'],
    &[aria-selected='true'] {
      outline: ${stroke.thin} solid Highlight;
      outline-offset: -1px;
    }
  }
`;

export const Cell = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-inline-size: 0;
  padding-inline: ${space[3]};
  background: inherit;
  cursor: cell;

  &[data-column='cue'] {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    font-family: ${font.figure};
    font-size: ${text.lead.size};
    font-variant-numeric: tabular-nums;
  }

  [data-together='true'] > &[data-column='cue'] {
    padding-inline-start: ${space[4]};
  }

  &[data-column='page'],
  &[data-column='scene'],
  &[data-column='standby'] {
    font-variant-numeric: tabular-nums;
  }

  &[data-column='notes'],
  &[data-trigger='called'] {
    color: ${color.textMuted};
  }

  &[data-other='true'] {
    outline: ${stroke.thin} dashed currentColor;
    outline-offset: -2px;
  }

  &:focus-visible {
    outline: ${stroke.thick} solid ${color.accent};
    outline-offset: -2px;
  }

  > svg {
    flex: none;
  }
`;

export const Words = styled.span`
  ${oneLine}
`;

/** Name of another person in the cell. */
export const Other = styled.span`
  ${oneLine}
  ${textStyle('small')};
  flex: none;
  max-inline-size: 60%;
  margin-inline-start: auto;
  padding-inline: ${space[2]};
  border-radius: ${radius.small};
  background: ${color.text};
  color: ${color.page};
  font-family: ${font.body};

  @media ${media.forcedColors} {
    border: ${stroke.hairline};
  }
`;

export const Editor = styled.div`
  position: absolute;
  inset: 0;
  z-index: ${layer.sticky};
`;

export const Input = styled.input`
  inline-size: 100%;
  block-size: 100%;
  padding-inline: ${space[3]};
  border: ${stroke.thick} solid ${color.accent};
  border-radius: 0;
  background: ${color.page};
  color: ${color.text};
  font: inherit;

  &[aria-invalid='true'] {
    border-color: ${color.stop};
  }

  &:focus {
    outline: none;
  }
`;

export const Problem = styled.div`
  position: absolute;
  inset-block-start: 100%;
  inset-inline-start: 0;
  display: grid;
  gap: ${space[2]};
  inline-size: max-content;
  max-inline-size: ${extent[20]};
  padding: ${space[3]};
  border: ${stroke.thin} solid ${color.stop};
  border-radius: ${radius.small};
  background: ${color.raised};
  box-shadow: ${shadow.popup};
  ${textStyle('small')};
  font-family: ${font.body};

  > p {
    color: ${color.stop};
  }
`;

export const Hint = styled.p`
  ${mutedText}

  @media ${media.desktop} {
    grid-area: keys;
  }
`;
