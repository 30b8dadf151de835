import { color, space, text } from 'shared-ui';
import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: ${space[5]};
`;

export const Note = styled.p`
  font-size: ${text.small.size};
  line-height: ${text.small.line};
  color: ${color.textMuted};
`;
