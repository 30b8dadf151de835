import { styled } from 'styled-components';
import { space } from '@standby/shared-ui';

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
