import { space, text } from '@standby/shared-ui';
import { styled } from 'styled-components';
import { mutedText, panel, spread } from '@standby/room-parts/primitives';
import { desk, height, order } from '../desk-layout';

/**
 * The wall, as tall as its screens. On a desktop with screens its height is constant, so the figure
 * above it stays.
 */
export const Root = styled.section`
  order: ${order.wall};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[1]};
  min-inline-size: 0;
  padding: ${space[2]} ${space[4]};
  ${panel}

  ${desk.tall} {
    ${desk.tablet} {
      order: 0;
    }

    ${desk.desktop} {
      &[data-has-screens='true'] {
        block-size: ${height.wall};
      }
    }

    ${desk.wideDesk} {
      grid-area: wall;
    }
  }
`;

export const Header = styled.div`
  ${spread}
  gap: ${space[3]};

  h2 {
    font-size: ${text.small.size};
  }

  > span {
    ${mutedText}
    margin-inline-start: auto;
  }

  /* The button adds no height, because the height of the wall is fixed. */
  > button {
    margin-block: calc(-1 * ${space[2]});
  }
`;
