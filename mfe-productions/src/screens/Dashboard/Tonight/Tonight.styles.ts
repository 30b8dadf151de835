import { styled } from 'styled-components';
import { color, extent, media, space, textStyle } from '@standby/shared-ui';

/** As high while it loads as with one row of performances, so that nothing below it moves. */
export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[3]};
  min-block-size: ${extent[18]};
  margin-block: ${space[2]} ${space[6]};

  > h2 {
    ${textStyle('heading')};
  }

  > p {
    color: ${color.textMuted};
  }

  @media ${media.tablet} {
    min-block-size: ${extent[15]};
  }
`;
