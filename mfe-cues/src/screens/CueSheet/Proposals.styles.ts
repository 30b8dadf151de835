import { extent, space, stroke, textStyle } from '@standby/shared-ui';
import { styled } from 'styled-components';
import { mutedText, panel } from '@standby/room-parts/primitives';

export const ProposalRoot = styled.section`
  ${panel}
  display: grid;
  gap: ${space[2]};
  max-block-size: ${extent[20]};
  overflow: auto;
  padding: ${space[4]};

  > h2 {
    ${textStyle('lead')};
  }
`;

export const ProposalList = styled.ol`
  display: grid;
`;

export const ProposalItem = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding-block: ${space[2]};
  border-block-start: ${stroke.hairline};

  > :first-child {
    flex: 1 1 ${extent[14]};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  small {
    ${mutedText}
    display: block;
  }
`;
