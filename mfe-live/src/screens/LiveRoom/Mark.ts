import { color, weight } from '@standby/shared-ui';
import { styled } from 'styled-components';

/** A word on a panel’s button that reports waiting content. */
export const Mark = styled.mark`
  background: none;
  padding-inline: 0.35em;
  line-height: 1.4;
  border: 1px solid currentcolor;
  color: ${color.text};
  font-weight: ${weight.strong};
`;
