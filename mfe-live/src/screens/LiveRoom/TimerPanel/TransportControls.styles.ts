import { space, text } from '@standby/shared-ui';
import { styled } from 'styled-components';
import { ActButton } from '../ActButton';
import { desk, height } from '../desk-layout';

export const Transport = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.7fr) minmax(0, 1fr);
  gap: ${space[2]};
`;

export const Step = styled(ActButton)`
  block-size: ${height.row};
  padding: 0 ${space[1]};
  font-size: ${text.lead.size};
  font-variant-numeric: tabular-nums;
`;

export const Toggle = styled(ActButton)`
  block-size: ${height.row};
  padding: 0 ${space[1]};
  font-size: ${text.lead.size};

  ${desk.narrow} {
    svg {
      display: none;
    }
  }

  /* The panel is narrow here: the longer word keeps clear of the edge. */
  ${desk.tall} {
    ${desk.tablet} {
      font-size: ${text.body.size};
    }

    ${desk.wide} {
      font-size: ${text.lead.size};
    }
  }
`;
