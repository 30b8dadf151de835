import { styled } from 'styled-components';
import { media, Page, space } from '@standby/shared-ui';

/**
 * Printed page without the window's spacing, which would add an empty second sheet; the sheet has
 * its own margins.
 */
export const Root = styled(Page)`
  @media ${media.print} {
    gap: ${space[3]};
    max-inline-size: none;
    padding: 0;
  }
`;
