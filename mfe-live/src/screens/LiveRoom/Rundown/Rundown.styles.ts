import { color, space, text } from '@standby/shared-ui';
import { styled } from 'styled-components';
import { figureText, List, mutedText } from '@standby/room-parts/primitives';
import { PLAN_WIDTH, planWidth } from './RundownAxis.styles';

export const Actions = styled.div`
  display: flex;
  margin-inline-end: calc(-1 * ${space[2]});
`;

export const DriftRoot = styled.p`
  flex: 1;
  min-inline-size: 0;
  ${mutedText}

  strong {
    margin-inline-end: ${space[1]};
    ${figureText}
    font-size: ${text.section.size};
    line-height: 1;
    color: ${color.text};
  }

  &[data-drift='behind'] strong {
    color: ${color.stop};
  }

  &[data-drift='ahead'] strong {
    color: ${color.info};
  }
`;

export const ListHead = styled.p`
  ${planWidth}
  display: flex;
  gap: calc(2 * ${space[2]} + ${space[1]});
  padding-block-end: ${space[1]};
  font-size: ${text.micro.size};
  color: ${color.textMuted};

  > :first-child {
    inline-size: ${PLAN_WIDTH};
  }
`;

export const Rows = styled(List)`
  ${planWidth}
`;

/** The automatic start of a timer, with its conditions. */
export const ByItself = styled.div`
  p {
    ${mutedText}
  }
`;
