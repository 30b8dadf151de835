import { color, extent, media, radius, space, stroke } from '@standby/shared-ui';
import { styled } from 'styled-components';

/*
 * Desk and viewer reserve their space before their module loads, so that nothing moves afterwards.
 */

export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};

  @media ${media.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: center;
  }

  @media ${media.desktop} {
    gap: ${space[16]};
  }
`;

export const Desk = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  gap: ${space[4]};
  min-block-size: ${extent[20]};
  padding: ${space[6]};
  border: ${stroke.hairline};
  border-radius: ${radius.large};
  background: ${color.surface};
`;

export const Viewer = styled.section`
  padding-block-end: ${space[9]};
`;

/** Monitor in the wings, as wide as its space and without its own light. */
export const Screen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  aspect-ratio: 16 / 9;
  border: ${stroke.thick} solid ${color.control};
  border-radius: ${radius.large};
  background: ${color.stage};
  container-type: inline-size;
`;
