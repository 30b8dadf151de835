import { styled } from 'styled-components';
import { media, Page, space } from '@standby/shared-ui';

/** On paper the margins are those of the sheet: space of the window would be an empty second sheet. */
export const Root = styled(Page)`
  @media ${media.print} {
    gap: ${space[3]};
    max-inline-size: none;
    padding: 0;
  }
`;
