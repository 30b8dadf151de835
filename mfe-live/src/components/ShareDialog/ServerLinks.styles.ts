import { color, space, stroke, text } from '@standby/shared-ui';
import { styled } from 'styled-components';

export const Makers = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[3]};
`;

export const Made = styled.div`
  padding-block: ${space[4]};
  border-block: ${stroke.hairline};
`;

export const Rows = styled.ul`
  display: grid;
`;

export const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding-block: ${space[2]};
  border-block-end: ${stroke.hairline};

  p {
    min-inline-size: 0;
  }

  small {
    display: block;
    font-size: ${text.small.size};
    color: ${color.textMuted};
  }
`;
