import { Button, size, space } from '@standby/shared-ui';
import { css, styled } from 'styled-components';
import { ActButton } from '../ActButton';
import { desk, DESK } from '../desk-layout';

/** The tools, hidden on a phone, which has the menu instead. */
export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  ${desk.low} {
    display: none;
  }

  @container ${DESK} (max-width: 43.99rem) {
    display: none;
  }
`;

const tool = css`
  min-inline-size: ${size.target};
  padding-inline: ${space[4]};

  /* On a tablet all tools are in one row without icons. */
  @container ${DESK} (max-width: 59.99rem) {
    padding-inline: ${space[3]};

    svg {
      display: none;
    }
  }
`;

export const Tool = styled(Button)`
  ${tool}
`;

/** The only tool with a key. Its label is on the button. */
export const ShowModeTool = styled(ActButton)`
  ${tool}
`;

export const Phone = styled.div`
  ${desk.tall} {
    ${desk.tablet} {
      display: none;
    }
  }
`;
