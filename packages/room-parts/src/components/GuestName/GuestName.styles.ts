import { space } from '@standby/shared-ui';
import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: ${space[2]};
  justify-items: start;

  > :first-child {
    inline-size: 100%;
  }
`;

/** The button with its outcome beside it. The row reserves the outcome’s space. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
`;
