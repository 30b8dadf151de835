import {
  color,
  extent,
  media,
  radius,
  size,
  space,
  stroke,
  textStyle,
  weight,
} from '@standby/shared-ui';
import { styled } from 'styled-components';
import { figureText, mutedText, oneLine } from '@standby/room-parts/primitives';

export const Board = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${space[2]} ${space[3]};
  padding-block-end: ${space[3]};

  h3 {
    ${textStyle('lead')};
    font-weight: ${weight.strong};
    overflow-wrap: anywhere;
  }

  > ul {
    grid-column: 1 / -1;
    grid-template-columns: repeat(auto-fill, minmax(min(${extent[8]}, 100%), 1fr));
    gap: ${space[2]};
  }
`;

/** Always one line, so that an answer moves no button below it. */
export const Others = styled.p`
  grid-column: 1 / -1;
  min-inline-size: 0;
  min-block-size: 1lh;
  ${mutedText}
  ${oneLine}
`;

export const Count = styled.p`
  ${mutedText}
  font-variant-numeric: tabular-nums;
`;

/** A department’s tile, marked by colour, sign and word. */
export const Tile = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0 ${space[2]};
  inline-size: 100%;
  min-block-size: ${size.target};
  padding: ${space[1]} ${space[2]};
  border: ${stroke.thin} dashed ${color.hairline};
  border-radius: ${radius.small};
  background: transparent;
  color: ${color.textMuted};
  text-align: start;
  line-height: 1.15;
  overflow-wrap: anywhere;

  svg {
    grid-row: span 2;
    inline-size: 1.25em;
    block-size: 1.25em;
  }

  &[data-answered='true'] {
    border: ${stroke.thin} solid ${color.go};
    color: ${color.text};
    cursor: default;

    svg {
      color: ${color.go};
    }
  }

  @media ${media.forcedColors} {
    &[data-answered='true'] {
      border: ${stroke.thick} solid Highlight;
    }
  }
`;

export const TileWord = styled.span`
  ${mutedText}
  ${figureText}
  min-block-size: 1.2em;
`;
