import { color, extent, icon, space, Tabs, text } from '@standby/shared-ui';
import { styled } from 'styled-components';
import { desk } from '../desk-layout';

/**
 * The timers have a row of their own until all three fit beside the buttons, so that none is
 * hidden.
 */
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
    grid-template-columns: auto auto auto 1fr;
    align-content: center;
    gap: 0 ${space[2]};
    min-block-size: ${space[14]};
    max-inline-size: ${extent[13]};
    padding-inline: ${space[3]};
    text-align: start;

    ${desk.wide} {
      padding-inline: ${space[4]};
    }
  }
`;

/** The name, followed by the mark of a timer that starts the next one. */
export const Heading = styled.span`
  display: flex;
  grid-column: 1 / -1;
  align-items: center;
  gap: ${space[1]};
  min-inline-size: 0;

  svg {
    flex-shrink: 0;
    inline-size: ${icon.small};
    block-size: ${icon.small};
  }
`;

export const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;

/** The look of other desks, small because it does not concern the show. */
export const Look = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-inline-size: 0;
  font-size: ${text.micro.size};
  color: ${color.textMuted};
`;
