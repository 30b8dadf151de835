import { space, Tabs } from 'shared-ui';
import { styled } from 'styled-components';
import { desk } from '../desk-layout';

/** The timers have a row of their own until all three fit beside the buttons: none is out of sight. */
export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[1]};
  min-inline-size: 0;

  ${desk.wide} {
    flex-wrap: nowrap;
  }
`;

export const Strip = styled.div`
  flex: 1 0 100%;
  min-inline-size: 0;

  ${desk.wide} {
    flex: 1;
  }
`;

export const Timers = styled(Tabs)`
  position: relative;

  && > [role='tab'] {
    display: inline-grid;
    grid-template-columns: auto auto 1fr;
    align-content: center;
    gap: 0 ${space[2]};
    min-block-size: ${space[14]};
    max-inline-size: 11rem;
    padding-inline: ${space[3]};
    text-align: start;

    ${desk.wide} {
      padding-inline: ${space[4]};
    }
  }
`;

export const Name = styled.span`
  grid-column: 1 / -1;
  overflow: hidden;
  text-overflow: ellipsis;
`;
