import { color, extent, icon, size, space, text } from '@standby/shared-ui';
import { styled } from 'styled-components';

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-inline-size: 0;
  min-block-size: ${size.target};
  font-size: ${text.small.size};
  color: ${color.textMuted};

  svg {
    flex-shrink: 0;
    inline-size: ${icon.medium};
    block-size: ${icon.medium};
  }
`;

export const Range = styled.input`
  flex: 1 1 ${extent[6]};
  min-inline-size: ${extent[4]};
  max-inline-size: ${extent[16]};
  block-size: ${size.target};
  margin: 0;
  accent-color: ${color.textMuted};
  cursor: pointer;
`;
