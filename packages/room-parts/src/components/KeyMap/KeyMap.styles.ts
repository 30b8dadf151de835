import { space } from '@standby/shared-ui';
import { styled } from 'styled-components';

export const Keys = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: baseline;
  gap: ${space[3]} ${space[5]};
`;
