import { styled } from 'styled-components';
import { color, font, space, weight } from '@standby/shared-ui';

/** Instructions in their order. */
export const Steps = styled.ol`
  display: grid;
  gap: ${space[3]};
  counter-reset: step;
  list-style: none;
  padding: 0;

  li {
    display: grid;
    grid-template-columns: ${space[8]} minmax(0, 1fr);
    counter-increment: step;
  }

  li::before {
    content: counter(step);
    font-family: ${font.figure};
    font-weight: ${weight.strong};
    font-variant-numeric: tabular-nums;
    color: ${color.accent};
  }
`;
