import { Skeleton } from '@standby/shared-ui';
import { styled } from 'styled-components';
import { desk, order } from './desk-layout';

/** Line of text that is not known yet. */
export const Words = styled(Skeleton)`
  inline-size: 14rem;
  max-inline-size: 100%;
  padding-block: 0.2lh;
  background-clip: content-box;
`;

/** The parts below the clock. On a phone they fill the window up to the controls. */
export const Below = styled(Skeleton)`
  order: ${order.wall};
`;

/** A column beside the stage: messages, and on a wide desk also rundown and calls. */
export const Column = styled(Skeleton)`
  && {
    display: none;

    ${desk.tall} {
      ${desk.desktop} {
        &[data-area='messages'] {
          grid-area: messages;
          display: block;
        }
      }

      ${desk.wideDesk} {
        display: block;

        &[data-area='rundown'] {
          grid-area: rundown;
        }

        &[data-area='calls'] {
          grid-area: calls;
        }
      }
    }
  }
`;
