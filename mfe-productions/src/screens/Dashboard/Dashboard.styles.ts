import { styled } from 'styled-components';
import { media, space, extent } from '@standby/shared-ui';

/** Side column beside the list if the width allows, otherwise below it. */
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

/** Search, cards and pagination, spaced as on a plain list page. */
export const Shows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};

  @media ${media.tablet} {
    gap: ${space[8]};
  }
`;
