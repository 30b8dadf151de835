import { styled } from 'styled-components';
import { color, extent, space, stroke, textStyle } from '@standby/shared-ui';

/** Blocks of facts beside each other where there is room. */
export const Blocks = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${extent[20]}), 1fr));
  gap: ${space[8]} ${space[10]};
  align-items: start;
`;

export const Block = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding-block-start: ${space[4]};
  border-block-start: ${stroke.hairline};

  h2 {
    ${textStyle('heading')};
  }

  > p {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

export const Facts = styled.dl`
  display: grid;
  gap: ${space[3]};

  dt {
    ${textStyle('small')};
    color: ${color.textMuted};
  }

  dd {
    overflow-wrap: anywhere;
  }
`;
