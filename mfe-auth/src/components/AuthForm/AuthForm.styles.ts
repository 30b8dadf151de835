import { color, space, textStyle } from '@standby/shared-ui';
import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};

  /* Notice of the fields that the disabled button waits for. */
  > button ~ p {
    ${textStyle('small')};
    color: ${color.textMuted};

    a {
      padding-block: ${space[1]};
    }
  }
`;

export const Legal = styled.p`
  ${textStyle('small')};
  color: ${color.textMuted};

  a {
    color: inherit;
  }

  a:hover {
    color: ${color.text};
  }
`;
