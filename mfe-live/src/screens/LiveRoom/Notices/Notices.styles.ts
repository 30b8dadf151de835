import { Row, space, text } from '@standby/shared-ui';
import { styled } from 'styled-components';
import { twoLines } from '@standby/room-parts/primitives';
import { desk, order } from '../desk-layout';

export const Root = styled.div`
  order: ${order.notices};
  display: grid;
  gap: ${space[3]};

  &:empty {
    display: none;
  }

  ${desk.tall} {
    ${desk.tablet} {
      grid-area: notices;
    }

    /* The height of the rail is fixed. */
    ${desk.desktop} {
      flex: 2 1 0;
      grid-template-columns: minmax(0, 1fr);
      min-inline-size: 0;

      &:empty {
        display: none;
      }

      > * {
        flex-wrap: nowrap;
        overflow: hidden;
        padding: 0 ${space[2]} 0 ${space[4]};
      }

      > * > div:first-child {
        flex-basis: 0;
      }

      /* Only the most urgent notice shows, so that it has room for its words. */
      > * + * {
        display: none;
      }

      > * p,
      > * p + div {
        ${twoLines}
        font-size: ${text.small.size};
        line-height: 1.25;
      }

      > * > div > div {
        gap: 0;
      }

      ${Row} {
        flex-shrink: 0;
        flex-wrap: nowrap;

        button {
          padding-inline: ${space[3]};
        }
      }
    }
  }
`;
