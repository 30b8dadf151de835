import { color, space, textStyle } from 'shared-ui';
import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: ${space[5]};
`;

export const Note = styled.p`
  ${textStyle('small')};
  color: ${color.textMuted};
`;
