import { styled } from 'styled-components';
import { color, space, text } from 'shared-ui';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
`;

export const Back = styled.div`
  a {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-height: ${space[11]};
    font-size: ${text.small.size};
    color: ${color.textMuted};
  }

  svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;
