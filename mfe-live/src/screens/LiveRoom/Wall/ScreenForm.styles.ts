import { color, space, textStyle } from '@standby/shared-ui';
import { styled } from 'styled-components';

export const Fields = styled.div`
  display: grid;
  gap: ${space[4]};
`;

export const Line = styled.form`
  display: grid;
  gap: ${space[2]};
`;

export const Refused = styled.p`
  ${textStyle('small')};
  color: ${color.stop};

  &:empty {
    display: none;
  }
`;
