import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { space, extent } from '../../theme/tokens';

/**
 * Search, sort and the primary action in one row, or in one column on a phone. The first child takes the remaining
 * width.
 */
export const Toolbar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  align-items: end;

  @media ${media.tablet} {
    display: flex;

    > * {
      flex: 0 0 auto;
    }

    > :first-child {
      flex: 1 1 ${extent[20]};
      max-inline-size: ${extent[32]};
    }

    > :last-child:not(:first-child) {
      margin-inline-start: auto;
    }
  }
`;
