import { Button, size, space } from 'shared-ui';
import { styled } from 'styled-components';
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

export const Tool = styled(Button)`
  min-inline-size: ${size.target};
  padding-inline: ${space[4]};
`;

export const Phone = styled.div`
  ${desk.tall} {
    ${desk.tablet} {
      display: none;
    }
  }
`;

export const Keys = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: baseline;
  gap: ${space[3]} ${space[5]};
`;
