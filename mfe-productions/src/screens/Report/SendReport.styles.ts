import { styled } from 'styled-components';
import { space } from '@standby/shared-ui';

export const Form = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;
