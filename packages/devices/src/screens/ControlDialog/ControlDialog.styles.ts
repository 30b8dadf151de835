import { space } from '@standby/shared-ui';
import { styled } from 'styled-components';

export const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[4]};

  > :not(button) {
    inline-size: 100%;
  }
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
  gap: ${space[4]};
`;
