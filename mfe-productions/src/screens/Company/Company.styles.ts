import { styled } from 'styled-components';
import { media, space } from '@standby/shared-ui';

/** Search, cards or rows, and pagination, spaced as on a plain list page. */
export const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};

  @media ${media.tablet} {
    gap: ${space[8]};
  }
`;
