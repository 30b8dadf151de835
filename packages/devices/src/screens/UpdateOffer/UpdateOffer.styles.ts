import { space } from '@standby/shared-ui';
import { styled } from 'styled-components';

export const Offer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[3]};
`;
