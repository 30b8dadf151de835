import { color, size, space, text, weight } from '@standby/shared-ui';
import { styled } from 'styled-components';

/** As high as the clock with its controls. Longer content scrolls. */
export const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr);
  gap: ${space[2]};
  block-size: 0;
  min-inline-size: 0;
  min-block-size: 100%;

  &[data-panel='rundown'] {
    grid-area: rundown;
  }

  &[data-panel='calls'] {
    grid-area: calls;
  }

  &[data-panel='messages'] {
    grid-area: messages;
  }

  &:focus {
    outline: none;
  }

  && > section {
    grid-area: auto;
    block-size: auto;
    min-block-size: 0;
  }
`;

export const Title = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${size.target};
  font-size: ${text.small.size};
  font-weight: ${weight.medium};
  color: ${color.textMuted};
`;
