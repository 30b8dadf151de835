import { color, media, radius, size, space, stroke, text, weight } from '@standby/shared-ui';
import { styled } from 'styled-components';
import { oneLine } from '@standby/room-parts/primitives';

/** One line, which scrolls if it has more screens than fit. */
export const TileList = styled.ul`
  /* Absolutely placed parts of a tile scroll with it, and do not widen the page. */
  position: relative;
  display: flex;
  gap: ${space[3]};
  min-inline-size: 0;
  /* Makes room for the focus ring, which is outside the buttons. */
  margin: calc(-1 * ${space[1]});
  padding: ${space[1]};
  overflow: auto hidden;
  overscroll-behavior-x: contain;
`;

export const Item = styled.li`
  display: grid;
  flex: none;
  align-content: start;
  inline-size: 9.75rem;
  border: ${stroke.thin} solid ${color.hairline};
  border-radius: ${radius.small};
  background: ${color.raised};

  &[data-status='lost'],
  &[data-status='silent'] {
    border: ${stroke.thick} solid ${color.stop};
  }

  @media ${media.forcedColors} {
    &[data-status='lost'],
    &[data-status='silent'] {
      border-color: Highlight;
    }
  }
`;

export const TileButton = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  min-inline-size: 0;
  min-block-size: ${size.target};
  padding: ${space[1]};
  border: 0;
  background: transparent;
  color: ${color.text};
  text-align: start;

  &:disabled {
    cursor: not-allowed;
  }
`;

/**
 * A small picture of a viewer, in the shape of most screens. It is empty if the viewer’s content is
 * unknown.
 */
export const Miniature = styled.div`
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${radius.small};
  background: ${color.stage};

  &[data-blackout='true'] {
    background: ${color.night};
  }

  &[data-empty] {
    border: ${stroke.thin} dashed ${color.control};
    background: transparent;
  }
`;

export const BoardPicture = styled.span`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[1]};
  block-size: 100%;
  font-size: ${text.small.size};
`;

export const TileName = styled.span`
  ${oneLine}
  font-size: ${text.small.size};
  font-weight: ${weight.medium};
  line-height: 1.3;
`;

export const Below = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]};
  min-block-size: ${size.target};
  min-inline-size: 0;
  padding-inline-start: ${space[1]};

  > span {
    flex: 0 1 auto;
    min-inline-size: 0;
    overflow: hidden;
  }
`;
