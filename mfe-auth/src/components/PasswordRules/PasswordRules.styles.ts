import { color, extent, icon, space, textStyle } from '@standby/shared-ui';
import { styled } from 'styled-components';

export const Rules = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${extent[13]}), 1fr));
  gap: ${space[1]} ${space[4]};
  ${textStyle('small')};
`;

export const Rule = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.textMuted};

  svg {
    flex-shrink: 0;
    inline-size: ${icon.small};
    block-size: ${icon.small};
  }

  &[data-state='met'] {
    color: ${color.text};

    svg {
      color: ${color.go};
    }
  }
`;
