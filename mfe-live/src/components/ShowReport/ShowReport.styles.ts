import { space } from '@standby/shared-ui';
import { styled } from 'styled-components';

export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  align-items: center;
  justify-content: space-between;
`;
