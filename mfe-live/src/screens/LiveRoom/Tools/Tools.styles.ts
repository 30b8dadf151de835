import { Button, size, space } from '@standby/shared-ui';
import { css, styled } from 'styled-components';
import { ActButton } from '../ActButton';
import { desk, DESK } from '../desk-layout';

/** A phone has the menu instead. */
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

  /* All tools are in one row on a tablet: the words say it. */
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

/** The one tool with a key of its own: its label is on it. */
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
