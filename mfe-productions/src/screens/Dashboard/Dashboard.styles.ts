import { styled } from 'styled-components';
import { media, space, extent } from '@standby/shared-ui';

/** The side column is beside the list where there is room, else below it. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]} ${space[6]};

  @media ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) ${extent[17]};
    align-items: start;
  }

  @media ${media.wide} {
    column-gap: ${space[10]};
  }
`;

/** Search, cards and pages as far apart as on a page that is a list alone. */
export const Shows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};

  @media ${media.tablet} {
    gap: ${space[8]};
  }
`;
