import { space } from '@standby/shared-ui';
import { styled } from 'styled-components';

export const LightCode = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space[4]};

  > :first-child,
  > :last-child {
    inline-size: 100%;
  }
`;
