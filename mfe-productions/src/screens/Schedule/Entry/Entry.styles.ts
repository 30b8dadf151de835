import { styled } from 'styled-components';
import { color, extent, icon, space, textStyle } from '@standby/shared-ui';

/** List that scrolls separately, so that the buttons below it stay near. */
export const Choices = styled.div`
  max-block-size: ${extent[22]};
  overflow-y: auto;
  padding: ${space[1]};
`;

/** Conflicts of an entry. */
export const Conflicts = styled.ul`
  display: grid;
  gap: ${space[2]};
  ${textStyle('small')};
  color: ${color.stop};

  li {
    display: flex;
    gap: ${space[2]};
  }

  svg {
    flex-shrink: 0;
    inline-size: ${icon.small};
    block-size: ${icon.small};
  }
`;
