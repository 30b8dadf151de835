import { styled } from 'styled-components';
import { color, extent, space, textStyle } from '@standby/shared-ui';

/**
 * Section that is as high while loading as with its row of performances, so that nothing below it
 * moves.
 */
export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[3]};
  min-block-size: ${extent[22]};
  margin-block: ${space[2]} ${space[6]};

  > strong {
    ${textStyle('heading')};
  }

  > p {
    color: ${color.textMuted};
  }
`;
