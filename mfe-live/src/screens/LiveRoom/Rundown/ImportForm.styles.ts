import { color, space, stroke } from '@standby/shared-ui';
import { styled } from 'styled-components';
import { mutedText } from '@standby/room-parts/primitives';

export const Nothing = styled.p`
  color: ${color.textMuted};
`;

export const Preview = styled.ul`
  ${mutedText}

  li {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
    padding-block: ${space[1]};
    border-block-start: ${stroke.hairline};
    overflow-wrap: anywhere;
  }

  li > :last-child {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
`;
