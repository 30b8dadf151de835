import { text } from '@standby/shared-ui';
import { styled } from 'styled-components';

export const Outcome = styled.p`
  min-block-size: 1.5em;
  font-size: ${text.small.size};
`;
