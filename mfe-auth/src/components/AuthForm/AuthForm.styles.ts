import { color, space, text } from 'shared-ui';
import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`;

export const Legal = styled.p`
  font-size: ${text.small.size};
  line-height: ${text.small.line};
  color: ${color.textMuted};

  a {
    color: inherit;
  }

  a:hover {
    color: ${color.text};
  }
`;
